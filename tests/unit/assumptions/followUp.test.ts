import {expect, test} from 'vitest';
import {followUp} from '../../../scripts/assumptions/followUp';
import {describeOpen} from '../../../scripts/assumptions/weigh';

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
  const open = describeOpen([
    assumed('code', '題名。', 'src/x.ts', 'src/y.ts'),
    assumed('page', 'ボタンの名前。', 'wiki/a.mdx', 'src/x.ts'),
    {...assumed('money', '金額。', 'src/x.ts'), kind},
    {...assumed('payday', 'いつ。', 'wiki/a.mdx', 'api-src/A.d.ts'), kind},
  ]);
  expect(open).toBe(
    [
      '金額に関わるもの（2件）',
      '  payday（ページ2、場所2）：いつ。',
      '  money（ページ0、場所1）：金額。',
      '',
      'そのほか（2件）',
      '  page（ページ1、場所2）：ボタンの名前。',
      '  code（ページ0、場所2）：題名。',
    ].join('\n'),
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
  expect(
    Object.fromEntries(
      followUp(assumed('a', '`saveAmount`は「保存」。'), TEXTS),
    ),
  ).toEqual({
    印のある場所: [
      'wiki/a.mdx:2 あ。',
      "packages/simulator/messages/messages.ts:1 'amount-not-yen': {",
      'src/x/code.ts:1 run();',
      'docs/x.yml:2 meaning: 意味',
    ],
    印のある節のサンプル: ['wiki/a.mdx:3'],
    メッセージ: ['amount-not-yen：金額は0以上の整数で渡します：{problems}'],
    メッセージを引用している場所: ['wiki/a.mdx:10'],
    印のあるコードを使っているテスト: ['tests/b.ts:1'],
    IDやメッセージを使っているテストと手引き: ['tests/a.ts:1'],
    '同じ言葉のあるページ、図、練習問題、キットなど': [
      'wiki/a.mdx:8',
      'packages/kit/files/README.md:1',
    ],
    同じ言葉のあるテスト: ['tests/b.ts:3'],
    多すぎるため探さなかった言葉: ['保存'],
  });
});
