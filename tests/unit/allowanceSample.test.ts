import {describe, expect, test} from 'vitest';
import {
  amountLine,
  amountOf,
  belowComments,
  readAmount,
  withAmount,
} from '../../src/features/home/shared/programText';
import {petLine} from '../../src/features/pay-slip/shared/paySlip';
import {findScenario, runCustomFunction} from '@combosite-functions/simulator';
import {
  sampleCompany,
  scenarios,
} from '@combosite-functions/simulator/sample-company';
import {readText} from '../support/files';
import {samplesOf} from '../../scripts/content/samples';

const file = 'docs/index.mdx';
const [{code = '', scenario = ''} = {}] = samplesOf(file, readText(file));

describe('the sample of the home page', () => {
  test.each([1000, 0, 1250])(
    'pays what the page says before it runs, for %i yen',
    async (amount) => {
      const source = withAmount(code, amount);
      expect(amountOf(source)).toBe(amount);
      const {amounts} = (
        await runCustomFunction({
          source,
          scenario: findScenario(scenarios, scenario),
          company: sampleCompany,
        })
      ).company;
      const {amount: after, name: kyuyoKomokuName} = petLine(amount);
      const expected = {employeeId: '0001', kyuyoKomokuName, amount: after};
      expect(amounts).toContainEqual(expect.objectContaining(expected));
    },
  );

  test('has the amount that its reader wants, below what the company decided', () => {
    const decided = `// 会社の決まり 10 #1\n${code}`;
    expect(belowComments(withAmount(decided, 7))).toBe(withAmount(code, 7));
    expect(amountLine(decided)?.number).toBe(2);
    expect(amountOf('const CAT_AMOUNT = 5;')).toBe(undefined);
  });

  test.each([
    ['2,000', 2000],
    ['２，０００', 2000],
    ['100000', 100_000],
    ['100001', undefined],
    ['2000.', undefined],
    ['-1', undefined],
    ['', undefined],
  ])('takes “%s” for %s', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });
});
