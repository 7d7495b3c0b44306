import {readFileSync} from 'node:fs';
import path from 'node:path';
import {KINDS, KIND_NAMES} from '../shared/kinds';
import {BEFORE_PAYDAY} from '../shared/labels';
import type {Assumption} from '../shared/kinds';

/** The list of assumptions, from the repository's root. */
export const ASSUMPTIONS = 'ASSUMPTIONS.md';

/**
 * Reads the list of assumptions.
 *
 * @param list - the text of ASSUMPTIONS.md
 * @throws Error in Japanese if an entry lacks a part or has an unknown kind
 */
export function parseAssumptions(list: string): Assumption[] {
  return list
    .split(/^## /m)
    .slice(1)
    .map((entry) => {
      const id = entry.split('\n', 1)[0]?.trim() ?? '';
      const fail = (problem: string): never => {
        throw new Error(`${ASSUMPTIONS}：「${id}」${problem}`);
      };
      const part = (label: string): string =>
        new RegExp(`^- ${label}：(.+)$`, 'm').exec(entry)?.[1]?.trim() ??
        fail(`に「- ${label}：」の行がありません。`);
      const kind =
        KIND_NAMES.find((name) => name === part('種類')) ??
        fail(
          `の種類「${part('種類')}」はありません。${KIND_NAMES.map((name) => `「${name}」`).join('')}のどれかを書いてください。`,
        );
      const text = part('仮定');
      if (!/^[^。]+。$/.test(text)) {
        fail('の仮定を、1つの文で書いてください。');
      }
      // Only people read the reason, in the list.
      part('理由');
      return {
        id,
        kind,
        text,
        ...(entry.includes(`\n- ${BEFORE_PAYDAY}\n`) && {isBeforePayday: true}),
        // Words do no harm.
        ...(KINDS[kind].signed !== 'nowhere' && {wrong: part('違うと')}),
        confirmation: part('確認の方法'),
      };
    });
}

/** Finds what marks say. */
export type Explain = ReturnType<typeof createExplain>;

/**
 * Makes a function that finds what the marks of a file say; each once, in their
 * order. It throws an error in Japanese if a mark has no entry.
 *
 * @param list - gives the whole list as it is now
 */
export function createExplain(list: () => readonly Assumption[]) {
  return (ids: readonly string[], file: string): Assumption[] => {
    const assumptions = ids.length === 0 ? [] : list();
    return [...new Set(ids)].map((id) => {
      const assumption = assumptions.find((entry) => entry.id === id);
      if (!assumption) {
        throw new Error(
          `${file}：仮定「${id}」が${ASSUMPTIONS}にありません。見出し「## ${id}」を加えてください。`,
        );
      }
      return assumption;
    });
  };
}

/**
 * Reads the list of assumptions from its file.
 *
 * @param siteDir - the site's folder
 */
export function readAssumptions(siteDir: string): Assumption[] {
  return parseAssumptions(
    readFileSync(path.join(siteDir, ASSUMPTIONS), 'utf8'),
  );
}
