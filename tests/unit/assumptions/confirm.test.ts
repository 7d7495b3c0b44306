import {expect, test} from 'vitest';
import {
  RELEASE_NOTE,
  removeMarks,
  withFact,
  withoutEntry,
} from '../../../scripts/assumptions/confirm';
import {dependents} from '../../../scripts/assumptions/dependents';
import {readCases, readText} from '../../support/files';

test.each(
  readCases<Record<'what' | 'text' | 'left', string>[]>('removed-marks'),
)('a mark is removed $what', ({text, left}) => {
  expect(removeMarks(text, 'a')).toBe(left);
});

test('the entry leaves the list, with its places', () => {
  const list = '# 一覧\n\n## b\n\n- 仮定：い\n\n## a\n\n- 仮定：あ\n';
  expect(withoutEntry(list, 'a')).toBe('# 一覧\n\n## b\n\n- 仮定：い\n');
  expect(withoutEntry(list, 'b')).toBe('# 一覧\n\n## a\n\n- 仮定：あ\n');
});

test('the newest fact comes first, in a table that the first one begins', () => {
  const page = readText(RELEASE_NOTE);
  const once = withFact(page, ['2026/11/22', '`a|b`。', '担当者']);
  expect(withFact(once, ['2026/11/23', 'い。', '資料'])).toContain(
    [
      '| 確認した日 | 確認したこと | 確認した資料か人 |',
      '| --- | --- | --- |',
      '| 2026/11/23 | い。 | 資料 |',
      '| 2026/11/22 | `a\\|b`。 | 担当者 |',
    ].join('\n'),
  );
});

const TEXTS = [
  {
    file: 'wiki/a.mdx',
    text: [
      '## 一 {/* #one */}',
      'あ。{/* assumption: a */}`saveAmount`い。',
      '```js',
      'first();',
      '```',
      '## 二 {/* #two */}',
      '```js',
      'saveAmount();',
      '```',
    ].join('\n'),
  },
  {
    file: 'packages/simulator/messages/messages.ts',
    text: "  // assumption: a\n  'amount-not-yen': {\n  'employee-unknown': {\n",
  },
  {
    file: 'packages/kit/files/README.md',
    text: '<!-- assumption: a -->\n\n動きません。\n',
  },
  ...Array.from({length: 21}, (_, index) => ({
    file: `src/many-${index}.ts`,
    text: 'readEverything();\n',
  })),
  {
    file: 'tests/a.ts',
    text: "'amount-not-yen'\n'amount-not-yen-x'\n'/x/a'",
  },
  {file: 'src/x/code.ts', text: '// assumption: a\nrun();'},
  {file: 'docs/x.yml', text: '- id: x\n  assumption: a\n  meaning: 意味\n'},
  {
    file: 'packages/kit/tests/b.ts',
    text: "'employee-unknown'\nsaveAmount",
  },
];

test('all that depends on an assumption is found, and common names are not', () => {
  const found = dependents(
    {id: 'a', text: '`saveAmount`と`readEverything`は「保存」。'},
    TEXTS,
  );
  expect(found).toEqual({
    印のある場所: [
      'wiki/a.mdx:2 あ。`saveAmount`い。',
      "packages/simulator/messages/messages.ts:1 'amount-not-yen': {",
      'packages/kit/files/README.md:1 動きません。',
      'src/x/code.ts:1 run();',
      'docs/x.yml:2 meaning: 意味',
    ],
    同じ名前を使っている場所: [
      'wiki/a.mdx:2,8',
      'packages/simulator/messages/messages.ts:2',
      'tests/a.ts:1',
      'packages/kit/tests/b.ts:2',
    ],
  });
});
