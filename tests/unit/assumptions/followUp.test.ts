import {expect, test} from 'vitest';
import {followUp} from '../../../scripts/assumptions/followUp';
import {describeOpen, weigh} from '../../../scripts/assumptions/weigh';

/** An assumption with marks at some places. */
function assumed(id: string, text: string, ...places: readonly string[]) {
  return {
    id,
    kind: '画面と操作' as const,
    text,
    reason: '',
    confirmation: '',
    places,
  };
}

test('money comes first, then what is on more pages', () => {
  const kind = '給与計算と仕訳';
  const open = weigh([
    assumed('code', '題名。', 'src/x.ts', 'src/y.ts'),
    assumed('page', 'ボタンの名前。', 'wiki/a.mdx', 'src/x.ts'),
    {...assumed('money', '金額。', 'src/x.ts'), kind},
    {...assumed('payday', 'いつ。', 'wiki/a.mdx', 'api-src/A.d.ts'), kind},
  ]);
  expect(open.map(({id, pages}) => [id, pages])).toEqual([
    ['payday', 2],
    ['money', 0],
    ['page', 1],
    ['code', 0],
  ]);
  expect(describeOpen(open)).toContain(
    '金額に関わるもの（2件）\n  payday（ページ2、場所2）：いつ。\n',
  );
});

const TEXTS = [
  {
    file: 'wiki/a.mdx',
    text: [
      '## 一 {/* #one */}',
      'あ。{/* assumption: a */}',
      '```js',
      'first();',
      '```',
      '## 二 {/* #two */}',
      '```js',
      'saveAmount();',
      '```',
      '金額は0以上の整数で渡します：x',
    ].join('\n'),
  },
  {
    file: 'packages/simulator/messages/messages.ts',
    text: "  // assumption: a\n  'amount-not-yen': {\n  'employee-unknown': {\n",
  },
  {file: 'packages/kit/files/README.md', text: 'キットの`saveAmount`'},
  {file: 'src/many.ts', text: '「保存」\n'.repeat(200)},
  {file: 'tests/a.ts', text: "'amount-not-yen'\n'amount-not-yen-x'"},
  {file: 'src/x/code.ts', text: '// assumption: a\nrun();'},
  {file: 'docs/x.yml', text: '- id: x\n  assumption: a\n  meaning: 意味\n'},
  {
    file: 'tests/b.ts',
    text: "import {run} from '../src/x/code';\n'employee-unknown'\nsaveAmount",
  },
];

test('places, samples, messages, kit, tests and words of a wrong one are found', () => {
  expect(followUp(assumed('a', '`saveAmount`は「保存」。'), TEXTS)).toEqual({
    places: [
      'wiki/a.mdx:2 あ。',
      "packages/simulator/messages/messages.ts:1 'amount-not-yen': {",
      'src/x/code.ts:1 run();',
      'docs/x.yml:2 meaning: 意味',
    ],
    samples: ['wiki/a.mdx:3'],
    messages: ['amount-not-yen：金額は0以上の整数で渡します：{problems}'],
    quotes: ['wiki/a.mdx:10'],
    testsOfCode: ['tests/b.ts:1'],
    tests: ['tests/a.ts:1'],
    words: ['wiki/a.mdx:8', 'packages/kit/files/README.md:1'],
    wordsOfTests: ['tests/b.ts:3'],
    common: ['保存'],
  });
});
