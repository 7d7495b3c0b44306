import {describe, expect, test} from 'vitest';
import {findWrongOutput, sampleRunsOf} from '../../scripts/content/sampleRuns';

describe('a log block', () => {
  const page = [
    '```js',
    'first();',
    '```',
    '',
    '```text title="ログ（例）"',
    '1行目',
    '```',
    '',
    '```js',
    'second();',
    '```',
    '',
    '```text title="予約語"',
    'class',
    '```',
  ].join('\n');

  test('belongs to the sample before it', () => {
    const [first, second] = sampleRunsOf('docs/x.mdx', page);
    expect(first?.outputs).toMatchObject({log: {text: '1行目'}});
    expect(second).toMatchObject({id: 'docs/x.mdx#1'});
    expect(second?.outputs).toEqual({});
  });
});

describe('what a page says of a run', () => {
  const LOG = ['```text title="ログ"', '対象者：3人', '終わり', '```'];
  const page = (code: string, output: readonly string[] = LOG) => {
    const [run] = sampleRunsOf(
      'wiki/x.mdx',
      [
        '```js scenario="給与計算前"',
        'async function main() {',
        code,
        '}',
        '```',
        '',
        ...output,
      ].join('\n'),
    );
    return run ? findWrongOutput(run) : Promise.reject(new Error('no sample'));
  };

  test('may be right, or left out', async () => {
    expect(await page("logger.info('対象者：3人\\n終わり');")).toEqual([]);
    expect(await page("logger.info('対象者：2人');", [])).toEqual([]);
  });

  test.each([
    [
      'another line',
      "logger.info('対象者：2人\\n終わり');",
      'wiki/x.mdx:8 ログが、実行した結果と違います。ページ：「対象者：3人」、実行：「対象者：2人」。\n実行した結果の全体：\n対象者：2人\n終わり',
    ],
    [
      'a line more',
      "logger.info('対象者：3人');",
      'wiki/x.mdx:9 ログが、実行した結果と違います。ページ：「終わり」、実行：なし。\n実行した結果の全体：\n対象者：3人',
    ],
    [
      'a line less',
      "logger.info('対象者：3人\\n終わり\\n次');",
      'wiki/x.mdx:9 ログが、実行した結果と違います。ページ：なし、実行：「次」。\n実行した結果の全体：\n対象者：3人\n終わり\n次',
    ],
  ])('is told with its line: %s', async (_, code, says) => {
    expect(await page(code)).toEqual([says]);
  });

  test('is told where it has to be said: an error', async () => {
    expect(await page("throw new Error('だめ');", [])).toEqual([
      expect.stringMatching(
        /^wiki\/x\.mdx:2 実行するとエラーが出ます：「.*だめ.*」。/,
      ),
    ]);
  });

  test('needs a situation, or a reason why it is not run', async () => {
    const first = (meta: string) => {
      const [run] = sampleRunsOf('wiki/x.mdx', `\`\`\`js${meta}\n1;\n\`\`\``);
      return run && findWrongOutput(run);
    };
    expect(await first('')).toEqual([
      expect.stringMatching(/^wiki\/x\.mdx:2 jsのコードに場面がありません。/),
    ]);
    expect(await first(' unchecked="断片"')).toEqual([]);
    expect(await first(' unchecked="断片" scenario="給与計算前"')).toEqual([
      expect.stringMatching(/^wiki\/x\.mdx:2 検査しないコードは実行できない/),
    ]);
  });
});
