import path from 'node:path';
import {expect, test} from 'vitest';
import {readOpenQuestions} from '../../../src/features/assumptions/build/openQuestions';
import {letterOf} from '../../../src/features/assumptions/page/letter';
import {BEFORE_PAYDAY} from '../../../src/features/assumptions/shared/labels';
import {
  ASSUMPTIONS,
  parseAssumptions,
  readAssumptions,
} from '../../../src/features/assumptions/build/readAssumptions';
import {readReference} from '../../../src/features/reference/build/stubs/readReference';
import {readStubs} from '../../../src/features/reference/build/stubs/readStubs';
import {examineMarks} from '../../../scripts/content/examineMarks';
import {
  canBeMarked,
  readTexts,
  withCodes,
  withPlaces,
} from '../../../scripts/generated/assumptions';
import {ROOT, readCases, readText} from '../../support/files';
import type {Assumption} from '../../../src/features/assumptions/shared/kinds';

const list = readText(ASSUMPTIONS);
const assumptions = readAssumptions(ROOT);
const reference = readReference(readStubs(path.join(ROOT, 'api-src')));

test('a letter asks kind by kind, what costs most first, without code marks', () => {
  const {asked, letter} = readCases<{asked: Assumption[]; letter: string}>(
    'assumptions',
  );
  const written = letterOf(asked, ['`y`の上限']);
  expect(written).toContain('次の3点');
  expect(written).toContain(letter);
});

test('the letter asks what the tables of both pages leave open', () => {
  const questions = readOpenQuestions(ROOT);
  expect(questions).toContain('前の版のプログラムに戻せるか');
  expect(questions).toContain('上限と制限：使えるJavaScriptの版');
  expect(questions.join()).not.toMatch(/差額|---|尋ねること/);
});

const ENTRY =
  '## a\n\n- 種類：権限と分担\n- 仮定：あ。\n- 違うと：い。\n- 理由：う。\n- 確認の方法：え。\n';

test.each([
  ['権限と分担', 'その他', '「a」の種類「その他」はありません。「給与計算'],
  ['あ。', 'あ。い。', '「a」の仮定を、1つの文で書いて'],
  ['- 違うと：い。\n', '', '「a」に「- 違うと：」の行がありません'],
  ['- 理由：う。\n', '', '「a」に「- 理由：」の行がありません'],
])('an entry with a fault is reported: %s', (right, wrong, message) => {
  expect(parseAssumptions(ENTRY)).toHaveLength(1);
  expect(() => parseAssumptions(ENTRY.replace(right, wrong))).toThrow(message);
});

test('an entry says if it must be known before the first payday', () => {
  const flagged = ENTRY.replace('- 仮定', `- ${BEFORE_PAYDAY}\n- 仮定`);
  expect(
    parseAssumptions(ENTRY + flagged).map(({isBeforePayday}) => isBeforePayday),
  ).toEqual([undefined, true]);
  expect(assumptions.filter(({isBeforePayday}) => isBeforePayday)).toHaveLength(
    list.split(BEFORE_PAYDAY).length - 2,
  );
});

test('every entry can be answered without the site, and each is there once', () => {
  // A letter has neither the page nor the heading to explain it.
  const vague = assumptions.filter(({text}) =>
    /のとおり|不明|このWikiで決め/.test(text),
  );
  expect(vague).toEqual([]);
  const ids = assumptions.map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
  // They are anchors of the page of the list, beside its headings.
  const page = readText('wiki/office/unconfirmed.mdx');
  expect(ids.filter((id) => page.includes(`{/* #${id} */}`))).toEqual([]);
});

test('the codes of an entry are those of the stub', () => {
  const text = '- 仮定：x（`SexKubun`）のメンバーのコードと名称は、不明。\n';
  expect(withCodes(text, reference)).toMatch(
    /^- 仮定：性別区分（`SexKubun`）のメンバーのコードと名称は、`\w+`が`'1'`（男性）、.*である。\n$/,
  );
  expect(() => withCodes(text.replace('Sex', 'X'), reference)).toThrow(
    'ASSUMPTIONS.md：列挙型「XKubun」がありません。',
  );
});

test('the marks and their list agree', () => {
  expect(
    examineMarks(
      {file: ASSUMPTIONS, text: list},
      readTexts(ROOT).filter(canBeMarked),
    ),
  ).toEqual([]);
});

test('a mark without an entry is told with its line, that of a page elsewhere, and an entry without a mark', () => {
  const named = {file: ASSUMPTIONS, text: '# 一覧\n\n## save-button\n'};
  const text = '/**\n * 名前。\n *\n * {@assumption save-buton}\n */';
  expect(
    examineMarks(named, [
      {file: 'api-src/C.d.ts', text},
      {file: 'wiki/a.mdx', text: '{/* assumption: none */}'},
    ]),
  ).toEqual([
    'api-src/C.d.ts:4 仮定「save-buton」がASSUMPTIONS.mdにありません。「save-button」の誤りではありませんか。新しい仮定なら、見出し「## save-buton」を加えてください。',
    'ASSUMPTIONS.md:3 仮定「save-button」の印がどこにもありません。印を付けるか、この仮定を消してください。',
  ]);
});

test('the places are written below each entry, old ones or none before', () => {
  const marked = [
    {file: 'wiki/b.mdx', text: '{/* assumption: both */}'},
    {
      file: 'api-src/C.d.ts',
      text: '// assumption: both\n * {@assumption both}',
    },
  ];
  const places = '- 使っている場所：\n  - `api-src/C.d.ts`\n  - `wiki/b.mdx`\n';
  const before = '## both\n\n- 確認の方法：見る。\n';
  expect(withPlaces(before, marked)).toBe(before + places);
  expect(
    withPlaces(
      `# 一覧\n\n${before}- 使っている場所：\n  - \`old.ts\`\n`,
      marked,
    ),
  ).toBe(`# 一覧\n\n${before}${places}`);
});
