import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {ASSUMPTIONS} from '../../../src/features/assumptions/build/readAssumptions';
import {examineMarks} from '../../../scripts/content/examineMarks';
import {findMarks, withPlaces} from '../../../scripts/generated/assumptions';
import {ROOT} from '../../support/files';

const list = readFileSync(path.join(ROOT, ASSUMPTIONS), 'utf8');

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

describe('marks and their list', () => {
  const list = {file: ASSUMPTIONS, text: '# 一覧\n\n## save-button\n'};
  const marked = {file: 'src/x.ts', text: '// assumption: save-button'};

  test('may agree', () => {
    expect(examineMarks(list, [marked])).toEqual([]);
  });

  test('a mark without an entry is told with its line, that of a page elsewhere', () => {
    const text = '/**\n * 名前。\n *\n * {@assumption save-buton}\n */';
    expect(
      examineMarks(list, [
        marked,
        {file: 'api-src/C.d.ts', text},
        {file: 'wiki/a.mdx', text: '{/* assumption: none */}'},
      ]),
    ).toEqual([
      'api-src/C.d.ts:4 仮定「save-buton」がASSUMPTIONS.mdにありません。「save-button」の誤りではありませんか。新しい仮定なら、見出し「## save-buton」を加えてください。',
    ]);
  });

  test('an entry without a mark is told', () => {
    expect(examineMarks(list, [])).toEqual([
      'ASSUMPTIONS.md:3 仮定「save-button」の印がどこにもありません。印を付けるか、この仮定を消してください。',
    ]);
  });
});
