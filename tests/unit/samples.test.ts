import {describe, expect, test} from 'vitest';
import {examineSample, typeCheck} from '../../scripts/content/examineSamples';
import {samplesOf} from '../../scripts/content/samples';

const SCENARIO = 'scenario="給与計算前"';

/** A page with one program, and what stands below it. */
function page(code: string, meta = SCENARIO, ...below: readonly string[]) {
  const lines = ['---', 'title: 例', '---', '', `\`\`\`js ${meta}`, code];
  return samplesOf('wiki/x.mdx', [...lines, '```', ...below].join('\n'));
}

/** A program of one line. */
const main = (line: string) => `async function main() {\n  ${line}\n}`;

/** What is said of a file's first program. */
async function examine([sample]: ReturnType<typeof samplesOf>) {
  return sample ? examineSample(sample) : ['no sample'];
}

describe('the types of a bad sample', () => {
  test('are reported with file and line', () => {
    const code =
      "async function main() {\n  await baseService.createService('ペット手当マスタ');\n}";
    expect(typeCheck(page(code))).toEqual([
      expect.stringMatching(
        /^wiki\/x\.mdx:7 サンプルコードが型検査を通りません：.*createService/,
      ),
    ]);
  });

  test('are those that a custom function has', () => {
    expect(typeCheck(page('document.title;'))).toEqual([
      expect.stringContaining('document'),
    ]);
  });

  test('are JavaScript', () => {
    const fence = '```ts\nconst a: number = 1;\n```';
    expect(typeCheck(samplesOf('wiki/x.mdx', fence))).toHaveLength(1);
  });

  test('are examined in a stub as well', () => {
    const stub =
      '/**\n * @example\n * ```js\n * const x = missing;\n * ```\n */';
    expect(typeCheck(samplesOf('api-src/Bad.d.ts', stub))).toEqual([
      expect.stringMatching(/^api-src\/Bad\.d\.ts:4 .*missing/),
    ]);
  });
});

test('a sample has the scenario of its fence, not of a quoted text', () => {
  const meta = 'title="a scenario=b"';
  expect(page('x', `${meta} ${SCENARIO}`)[0]?.scenario).toBe('給与計算前');
  expect(page('x', meta)[0]?.scenario).toBeUndefined();
});

test('a block of output belongs to the sample before it', () => {
  const log = ['```text title="ログ（例）"', '1行目', '```'];
  const other = ['```text title="予約語"', 'class', '```'];
  const second = ['```js', 'second();', '```'];
  const samples = page('first();', '', ...log, ...second, ...other);
  expect(samples).toMatchObject([
    {id: 'wiki/x.mdx#0', outputs: {log: {text: '1行目'}}},
    {id: 'wiki/x.mdx#1'},
  ]);
  expect(samples[1]?.outputs).toEqual({});
});

test.each([
  ['without a reason', 'unchecked', '6 uncheckedに理由がありません。'],
  ['that is left out', 'unchecked="断片"', undefined],
  [
    'that is left out, with a situation',
    `unchecked="断片" ${SCENARIO}`,
    '6 検査しないコードは実行できないため、場面「給与計算前」を',
  ],
  ['without a situation', '', '6 jsのコードに場面がありません。'],
])('a sample %s', async (_, meta, says) => {
  expect(await examine(page("'x';", meta))).toEqual(
    says ? [expect.stringContaining(`wiki/x.mdx:${says}`)] : [],
  );
});

test('another form than that of Prettier is told with the right one', async () => {
  expect(await examine(page(main("logger.info( 'x' );")))).toEqual([
    "wiki/x.mdx:6 サンプルコードの書式がPrettierと違います。次のように書いてください。\nasync function main() {\n  logger.info('x');\n}",
  ]);
  expect(await examine(page(main("logger.info('x');")))).toEqual([]);
  // The types tell it.
  expect((await examine(page('main(;'))).join()).not.toContain('Prettier');
});

test('a backslash in a stub is lost to TypeDoc', async () => {
  const stub = `/**\n * \`\`\`js ${SCENARIO}\n * async function main() {\n *   /a\\/b/.test('x');\n * }\n * \`\`\`\n */`;
  expect(await examine(samplesOf('api-src/Bad.d.ts', stub))).toEqual([
    expect.stringMatching(/^api-src\/Bad\.d\.ts:3 「\\\/」はページで/),
  ]);
  expect(await examine(page(main("/a\\/b/.test('x');")))).toEqual([]);
});

describe('what a page says of a run', () => {
  const LOG = ['```text title="ログ"', '対象者：3人', '終わり', '```'];

  test.each([
    ['may be right', LOG, '3人\\n終わり', undefined],
    ['may be left out', [], '2人', undefined],
    [
      'is told with its line: another line',
      LOG,
      '2人\\n終わり',
      '11 ログが、実行した結果と違います。ページ：「対象者：3人」、実行：「対象者：2人」。\n実行した結果の全体：\n対象者：2人\n終わり',
    ],
    [
      'is told with its line: a line more',
      LOG,
      '3人',
      '12 ログが、実行した結果と違います。ページ：「終わり」、実行：なし。\n実行した結果の全体：\n対象者：3人',
    ],
    [
      'is told with its line: a line less',
      LOG,
      '3人\\n終わり\\n次',
      '12 ログが、実行した結果と違います。ページ：なし、実行：「次」。\n実行した結果の全体：\n対象者：3人\n終わり\n次',
    ],
  ])('%s', async (_, log, logged, says) => {
    const samples = page(
      main(`logger.info('対象者：${logged}');`),
      SCENARIO,
      ...log,
    );
    expect(await examine(samples)).toEqual(says ? [`wiki/x.mdx:${says}`] : []);
  });

  test('is told where it has to be said: an error', async () => {
    expect(await examine(page(main("throw new Error('だめ');")))).toEqual([
      expect.stringMatching(
        /^wiki\/x\.mdx:6 実行するとエラーが出ます：「.*だめ.*」。/,
      ),
    ]);
  });
});
