import {readFileSync} from 'node:fs';
import path from 'node:path';
import {repositoryFiles} from '../../src/features/content/build/repositoryFiles';
import {ASSUMPTIONS} from '../../src/features/assumptions/build/readAssumptions';
import {markedIds} from '../../src/features/assumptions/shared/marks';
import type {Reference} from '../../src/features/reference/build/stubs/readReference';

/** A file that can carry a mark, or a trace of an assumption. */
export interface Source {
  /** Its path from the repository's root. */
  readonly file: string;
  readonly text: string;
}

/** What a person has written, or a program reads, as text. */
const TEXT = /\.(?:js|json|md|mdx|mjs|mts|ts|tsx|tsv|txt|yml)$/;

/** The list itself, and what `npm run assumptions` and `npm run generate` make. */
const MADE = /^ASSUMPTIONS\.md$|\/api-anchors\.txt$/;

/** Where marks are only examples. */
const EXAMPLES = /(?:^|\/)tests\/|^CONTRIBUTING|^src\/.*\/README\.md$/;

/**
 * All texts in which an assumption can have left a trace.
 *
 * @param root - the repository's root
 */
export function readTexts(root: string): Source[] {
  return repositoryFiles(root)
    .filter((file) => TEXT.test(file) && !MADE.test(file))
    .map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')}));
}

export function canBeMarked({file}: Source): boolean {
  return !EXAMPLES.test(file);
}

/** Where an entry's places begin; they end with the entry. */
const PLACES = /^- 使っている場所：\n(?: {2}- `[^`]+`\n)*/m;

/**
 * Writes below each entry of the list in which files its mark is.
 *
 * @param list - ASSUMPTIONS.md
 * @param sources - all files that can carry a mark
 * @returns the list with all places anew
 */
export function withPlaces(list: string, sources: readonly Source[]): string {
  const marked = sources
    .map(({file, text}) => ({file, ids: markedIds(text)}))
    .sort((one, other) => (one.file < other.file ? -1 : 1));
  return `${list
    .split(/^(?=## )/m)
    .map((part) => {
      const id = /^## (.+)/.exec(part)?.[1]?.trim();
      if (id === undefined) {
        return part.trimEnd();
      }
      const places = marked.flatMap(({file, ids}) =>
        ids.includes(id) ? `\n  - \`${file}\`` : [],
      );
      return `${part.replace(PLACES, '').trimEnd()}\n- 使っている場所：${places.join('')}`;
    })
    .join('\n\n')}\n`;
}

/**
 * Writes what the stubs say of an enumeration's codes into the entry of these.
 *
 * @param list - ASSUMPTIONS.md
 * @throws Error in Japanese if there is no such enumeration
 */
export function withCodes(
  list: string,
  {enumerations}: Pick<Reference, 'enumerations'>,
): string {
  return list.replace(
    /^(- 仮定：)[^（\n]+（`(\w+)`）(のメンバーのコードと名称は、).*$/gm,
    (_, start: string, name: string, between: string) => {
      const stub = enumerations.find((one) => one.name === name);
      if (!stub) {
        throw new Error(`${ASSUMPTIONS}：列挙型「${name}」がありません。`);
      }
      const members = stub.members.map(
        (one) => `\`${one.name}\`が\`'${one.code}'\`（${one.label}）`,
      );
      return `${start}${stub.label}（\`${name}\`）${between}${members.join('、')}である。`;
    },
  );
}
