import {describe, expect, test} from 'vitest';
import {
  fencesOfPage,
  fencesOfStub,
  findUnformatted,
  findUnsafe,
  samplesOf,
  typeCheck,
} from '../../scripts/content/codeSamples';

describe('a bad sample', () => {
  const page = (code: string, meta = '') =>
    samplesOf(
      'docs/bad.mdx',
      fencesOfPage(
        ['---', 'title: 例', '---', '', `\`\`\`js ${meta}`, code, '```'].join(
          '\n',
        ),
      ),
    );

  const one = (code: string, meta = '') => {
    const [sample] = page(code, meta);
    if (!sample) {
      throw new Error('no sample');
    }
    return sample;
  };

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
    expect(findUnsafe(one('x', 'unchecked'))).toEqual([
      'docs/bad.mdx:6 uncheckedに理由がありません。「unchecked="…"」のように書いてください。',
    ]);
    expect(findUnsafe(one('x', 'unchecked="途中の形"'))).toEqual([]);
    expect(findUnsafe(one('x'))).toEqual([]);
  });

  test('in another form than that of Prettier is told with the right one', async () => {
    expect(await findUnformatted(one('main( );\n'))).toEqual([
      'docs/bad.mdx:6 サンプルコードの書式がPrettierと違います。次のように書いてください。\nmain();',
    ]);
    expect(await findUnformatted(one('main();'))).toEqual([]);
    // The types tell it.
    expect(await findUnformatted(one('main(;'))).toEqual([]);
  });

  test('in a stub loses a backslash to TypeDoc', () => {
    const stub = '/**\n * ```js\n * /a\\/b/.test(x);\n * ```\n */';
    const [bad = one('')] = samplesOf('api-src/Bad.d.ts', fencesOfStub(stub));
    expect(findUnsafe(bad)).toEqual([
      expect.stringMatching(/^api-src\/Bad\.d\.ts:3 「\\\/」はページで/),
    ]);
    expect(findUnsafe(one('/a\\/b/.test(x);'))).toEqual([]);
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
    expect(
      typeCheck(samplesOf('api-src/Bad.d.ts', fencesOfStub(stub))),
    ).toEqual([expect.stringMatching(/^api-src\/Bad\.d\.ts:4 .*missing/)]);
  });
});
