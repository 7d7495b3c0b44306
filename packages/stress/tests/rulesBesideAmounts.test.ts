/*
 * Rules of the company whose words are more than this can judge: they stand beside
 * the amounts, for who knows what they mean.
 */
import {describe, expect, test} from 'vitest';
import {describeReport, runStress} from '..';
import {stressOptions} from './support/stressTrial';
import {payroll} from './support/stressPrograms';

/** The report on one condition of a program that pays by an expression of `id`. */
async function reportOf(id: string, comment: string, amount: string) {
  const source = payroll(`${comment}
  // Who comes later is missed by it, but gets an amount.
  await combositeDataService.keisanPatternData.readByEmployeeIdAndBaseDate(employeeIdList, baseDate);
  const orders = await combositeDataService.hatsureiData.readByEmployeeId(employeeIdList);
  const own = (id) => orders.filter(({employeeId}) => employeeId === id);
  const isOnLeave = (id) => own(id).some(({zaisekiJokyoKubun}) =>
    zaisekiJokyoKubun === ZaisekiJokyoKubun.Kyushokuchu);
  await shikyukojoData.saveAmount(employeeIdList.map((id) => ({
    employeeId: id, kyuyoKomokuName: 'ペット手当', baseDate, amount: ${amount},
  })));`);
  const report = await runStress({
    ...stressOptions(source),
    conditionIds: [id],
  });
  return {
    verdict: report.conditions[0]?.verdict,
    text: describeReport(report).join('\n'),
    saved: source.slice(0, source.indexOf('saveAmount')).split('\n').length,
  };
}

test('an amount that doesn’t change is shown beside the rule', async () => {
  const {verdict, text, saved} = await reportOf(
    'hired-later',
    '// 会社の決まり 基準日より後の入社: 途中の入社は、1か月ずつ払う',
    '60000',
  );
  expect(verdict).toBe('settled');
  expect(text).toContain(
    `・基準日より後の入社 決まり：途中の入社は、1か月ずつ払う\n   ${saved}行目 0001 ペット手当は、通常60000円、この条件で60000円です。`,
  );
  expect((await reportOf('hired-later', '', '60000')).verdict).toBe('passed');
});

describe('a rule', () => {
  const LEAVE = '// 会社の決まり 休職中: ';

  test.each([
    // Of some cases only, and 0 may be one of the others.
    ['休職した日は勤続に数えず、10年に達した月に支給する', 'settled'],
    ['前の月に勤務した記録があれば、その回数を支給する', 'settled'],
    // Of all cases.
    ['休職中の従業員にも支給する', 'confirm'],
  ])('%s', async (rule, verdict) => {
    const report = await reportOf(
      'on-leave',
      LEAVE + rule,
      'isOnLeave(id) ? 0 : 60000',
    );
    expect(report.verdict, report.text).toBe(verdict);
    expect(report.text.includes('と違います')).toBe(verdict === 'confirm');
  });

  test('that has been written isn’t asked for again', async () => {
    const {text} = await reportOf(
      'on-leave',
      `${LEAVE}0円`,
      'isOnLeave(id) ? 0 : 60000',
    );
    expect(text).toContain('この条件で0円です。');
    expect(text).not.toContain('会社の決まりを確認してください');
  });
});
