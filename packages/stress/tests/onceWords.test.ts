import {describe, expect, test} from 'vitest';
import {findScenario} from '@combosite-functions/simulator';
import {
  sampleCompany,
  scenarios,
} from '@combosite-functions/simulator/sample-company';
import {runStress} from '..';
import {ONCE_WORDS} from '../onceWords';
import {payroll} from './support/stressPrograms';

/** Whether the next month is tried of a program that pays an item. */
async function isTried(
  kyuyoKomokuName: string,
  comment = '',
): Promise<boolean> {
  const item = {
    kyuyoKomokuName,
    komokuKubun: '固定支給' as const,
    sanshutsuHohoKubun: '金額直接入力' as const,
  };
  const {conditions} = await runStress({
    source: payroll(`${comment}
      await shikyukojoData.saveAmount(employeeIdList.map((employeeId) => (
        {employeeId, kyuyoKomokuName: '${kyuyoKomokuName}', amount: 1, baseDate})));`),
    scenario: findScenario(scenarios, '給与計算前・2人'),
    company: {
      ...sampleCompany,
      kyuyoKomoku: [...sampleCompany.kyuyoKomoku, item],
      keisanPatterns: sampleCompany.keisanPatterns.map((one) => ({
        ...one,
        kyuyoKomokuNameList: [...one.kyuyoKomokuNameList, kyuyoKomokuName],
      })),
    },
    conditionIds: ['next-month'],
  });
  return conditions.some(({verdict}) => verdict !== 'notApplicable');
}

describe('the words by which a payment is taken for a single one', () => {
  test.each(ONCE_WORDS)('%s has the next month tried', async (word) => {
    expect(await isTried(`${word}の支給`)).toBe(true);
  });

  test('are no other words, unless the program says so', async () => {
    expect(await isTried('奨励手当')).toBe(false);
    expect(await isTried('祝日手当')).toBe(false);
    expect(await isTried('奨励手当', '// 1回だけ支給する')).toBe(true);
  });
});
