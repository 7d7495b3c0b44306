import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {
  formatSample,
  samplesOfPage,
  samplesOfStub,
  typeCheck,
} from '../support/codeSamples';
import {ROOT, listFiles} from '../support/files';

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

const pageSamples = ['api-src', 'docs', 'wiki', 'blog', 'src/pages']
  .flatMap((folder) => listFiles(folder, /\.mdx$/))
  .flatMap((file) => samplesOfPage(file, read(file)));
const stubSamples = listFiles('api-src', /\.d\.ts$/).flatMap((file) =>
  samplesOfStub(file, read(file)),
);

describe('the samples of the site', () => {
  test('are found on pages and in stubs', () => {
    expect(pageSamples.length).toBeGreaterThan(20);
    expect(stubSamples.length).toBeGreaterThan(20);
  });

  test('compile against the stubs', () => {
    const checked = [...pageSamples, ...stubSamples].filter(
      ({unchecked}) => unchecked === undefined,
    );
    expect(typeCheck(checked)).toEqual([]);
  });

  test('lose nothing to TypeDoc, which takes the backslash before a slash away', () => {
    expect(stubSamples.length).toBeGreaterThan(20);
    expect(
      stubSamples
        .filter(({code}) => code.includes('\\/'))
        .map(
          ({file, line}) =>
            `${file}:${line} 「\\/」はページで「/」になります。「[/]」と書いてください。`,
        ),
    ).toEqual([]);
  });

  test('give a reason where they are not checked', () => {
    const silent = pageSamples
      .filter(({unchecked}) => unchecked?.trim() === '')
      .map(
        ({file, line}) =>
          `${file}:${line} uncheckedに理由がありません。「unchecked="…"」のように書いてください。`,
      );
    expect(silent).toEqual([]);
  });

  test('are written as Prettier writes them', async () => {
    const problems: string[] = [];
    for (const sample of [...pageSamples, ...stubSamples]) {
      if (sample.unchecked === undefined) {
        const formatted = await formatSample(sample);
        if (formatted !== sample.code) {
          problems.push(
            `${sample.file}:${sample.line} サンプルコードの書式がPrettierと違います。次のように書いてください。\n${formatted}`,
          );
        }
      }
    }
    expect(problems).toEqual([]);
  });
});

describe('a bad sample', () => {
  const page = (code: string, meta = '') =>
    samplesOfPage(
      'docs/bad.mdx',
      ['---', 'title: 例', '---', '', `\`\`\`js ${meta}`, code, '```'].join(
        '\n',
      ),
    );

  test('is reported with its file and line', () => {
    const samples = page(
      "async function main() {\n  await baseService.createService('ペット手当マスタ');\n}",
    );
    expect(typeCheck(samples)).toEqual([
      expect.stringMatching(
        /^docs\/bad\.mdx:7 サンプルコードが型検査を通りません：.*createService/,
      ),
    ]);
  });

  test('cannot use what a custom function does not have', () => {
    expect(typeCheck(page('document.title;'))).toEqual([
      expect.stringContaining('document'),
    ]);
  });

  test('needs a reason to be left out', () => {
    expect(page('x', 'unchecked')[0]?.unchecked).toBe('');
    expect(page('x', 'unchecked="途中の形"')[0]?.unchecked).toBe('途中の形');
    expect(page('x')[0]?.unchecked).toBeUndefined();
  });

  test('has the scenario of its fence, not of a quoted text', () => {
    const meta = 'title="a scenario=b" scenario="給与計算前"';
    expect(page('x', meta)[0]?.scenario).toBe('給与計算前');
    expect(page('x', 'title="a scenario=b"')[0]?.scenario).toBeUndefined();
  });

  test('in a stub is found as well', () => {
    const stub = [
      '/**',
      ' * @example',
      ' * ```js',
      ' * const count = missing;',
      ' * ```',
      ' */',
    ].join('\n');
    expect(typeCheck(samplesOfStub('api-src/Bad.d.ts', stub))).toEqual([
      expect.stringMatching(/^api-src\/Bad\.d\.ts:4 .*missing/),
    ]);
  });
});
