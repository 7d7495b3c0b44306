import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {ASSUMPTIONS} from '../../../src/features/assumptions/build/readAssumptions';
import {
  findMarks,
  readSources,
  withPlaces,
} from '../../../scripts/generated/assumptions';
import {ROOT} from '../../support/files';

const list = readFileSync(path.join(ROOT, ASSUMPTIONS), 'utf8');

test('every mark in the sources is listed, and every entry is marked', () => {
  const listed = [...list.matchAll(/^## (.+)$/gm)].map(([, id]) => id);
  expect(
    [...findMarks(readSources(ROOT)).keys()].toSorted(),
    '印と、ASSUMPTIONS.mdの見出しが違います。見出しか印を加えるか、消してください。',
  ).toEqual(listed.toSorted());
});

test('every assumption says what, why and how to confirm it', () => {
  const entries = list.split(/^## /m).slice(1);
  expect(entries.length).toBeGreaterThan(50);
  const incomplete = entries
    .filter((entry) =>
      ['種類', '仮定', '理由', '確認の方法'].some(
        (label) => !new RegExp(`^- ${label}：.+`, 'm').test(entry),
      ),
    )
    .map((entry) => entry.split('\n', 1)[0]);
  expect(incomplete).toEqual([]);
});

const marks = findMarks([
  {file: 'wiki/b.mdx', text: '{/* assumption: both */}'},
  {file: 'api-src/C.d.ts', text: '// assumption: both\n * {@assumption both}'},
]);

test('the places are written below each entry, old ones or none before', () => {
  const places = [
    '- 使っている場所：',
    '  - `api-src/C.d.ts`',
    '  - `wiki/b.mdx`',
    '',
  ].join('\n');
  const before = '## both\n\n- 確認の方法：見る。\n';
  expect(withPlaces(before, marks)).toBe(before + places);
  expect(
    withPlaces(
      `# 一覧\n\n${before}- 使っている場所：\n  - \`old.ts\`\n`,
      marks,
    ),
  ).toBe(`# 一覧\n\n${before}${places}`);
});
