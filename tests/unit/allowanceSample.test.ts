import {describe, expect, test} from 'vitest';
import {mdxReader} from '../../src/features/content/build/mdxReader';
import {
  payFor,
  readPayLines,
  withAmount,
} from '../../src/features/home/shared/programText';
import runAllowanceSample from '../../src/features/home/build/runAllowanceSample';

/** Compiles a page whose sample has this program. */
function compile(program: string) {
  const page = `<AllowanceSample>\n\n\`\`\`js scenario="手動実行"\n${program}\n\`\`\`\n\n</AllowanceSample>\n`;
  return mdxReader().use(runAllowanceSample).run(mdxReader.parse(page));
}

describe('the sample of the home page', () => {
  test('is run when the page is compiled', async () => {
    const tree = JSON.stringify(
      await compile(
        'const A = 20;\nasync function main() { logger.info(`0001：犬2匹、${A * 2}円`); }',
      ),
    );
    expect(tree).toContain('"name":"program"');
    expect(tree).toContain('"value":"犬2匹"');
    expect(tree).toContain('"value":40');
  });

  test.each([
    ['ends with an error', "const A = 1;\nthrow new Error('x');"],
    [
      'logs something else',
      "const A = 1;\nasync function main() { logger.info('x'); }",
    ],
    ['has no amount', 'async function main() {}'],
  ])('stops the build if it %s', async (_, program) => {
    await expect(compile(program)).rejects.toThrow(/^AllowanceSampleの/);
  });

  test('gives lines that can be read, or none', () => {
    expect(readPayLines(['0001：犬0匹、0円'])).toEqual([
      {employeeId: '0001', basis: '犬0匹', pay: 0},
    ]);
    expect(readPayLines(['0001：犬1匹、10円', '0002：犬1匹、NaN円'])).toBe(
      undefined,
    );
  });

  test('gives at once what another amount comes to', () => {
    const lines = readPayLines([
      '0001：犬2匹、猫1匹、2500円',
      '0002：犬0匹、0円',
    ]);
    expect(
      payFor(300, {amount: 1000, lines: lines ?? []}).map(({pay}) => pay),
    ).toEqual([1100, 0]);
  });

  test('has the amount that its reader wants, in the first place only', () => {
    expect(withAmount('a = 10; b = 10;', 10, 7)).toBe('a = 7; b = 10;');
    expect(withAmount('a = 10;', 10, undefined)).toBe('a = 10;');
  });
});
