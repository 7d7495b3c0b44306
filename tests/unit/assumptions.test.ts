import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {compareAssumptions, findMarks, parseList} from '../support/assumptions';
import {ROOT, listFiles} from '../support/files';

const list = readFileSync(path.join(ROOT, 'ASSUMPTIONS.md'), 'utf8');
const sources = [
  ...['api-src', 'blog', 'docs', 'src', 'wiki'].flatMap((folder) =>
    listFiles(folder, /\.(?:mdx|ts|tsx|mjs)$/),
  ),
  'docusaurus.config.ts',
  'sidebars.ts',
].map((file) => ({file, text: readFileSync(path.join(ROOT, file), 'utf8')}));

test('the list and the marks in the sources are in step', () => {
  expect(compareAssumptions(parseList(list), findMarks(sources))).toEqual([]);
});

test('every assumption says what, why and how to confirm it', () => {
  const entries = parseList(list);
  expect(entries.size).toBeGreaterThan(50);
  const incomplete = [...entries]
    .filter(([, {text}]) =>
      ['仮定', '理由', '確認の方法'].some(
        (label) => !new RegExp(`^- ${label}：.+`, 'm').test(text),
      ),
    )
    .map(([id]) => id);
  expect(incomplete).toEqual([]);
});

test('a mark without an entry, an entry without a mark and a wrong file are reported', () => {
  const entries = parseList(
    [
      '## only-listed',
      '',
      '- 使っている場所：',
      '  - `docs/a.mdx`',
      '',
      '## both',
      '',
      '- 使っている場所：',
      '  - `docs/a.mdx`',
    ].join('\n'),
  );
  const marks = findMarks([
    {file: 'docs/a.mdx', text: '{/* assumption: only-marked */}'},
    {file: 'wiki/b.mdx', text: '{/* assumption: both */}'},
    {file: 'api-src/C.d.ts', text: '// assumption: both'},
  ]);
  expect(compareAssumptions(entries, marks)).toEqual([
    'docs/a.mdx：仮定「only-marked」がASSUMPTIONS.mdにありません。見出し「## only-marked」を加えてください。',
    'ASSUMPTIONS.md：仮定「only-listed」の印がソースにありません。印を付けるか、見出しを消してください。',
    'ASSUMPTIONS.md：仮定「both」の使っている場所が印と違います。次の一覧にしてください：`api-src/C.d.ts`、`wiki/b.mdx`',
  ]);
});
