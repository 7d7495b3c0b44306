/*
 * Conditions spoil what decides: of several prices the one that holds.
 */
import {expect, test} from 'vitest';
import {findScenario} from '@combosite-functions/simulator';
import {
  sampleCompany,
  scenarios,
} from '@combosite-functions/simulator/sample-company';
import {runStress} from '..';
import {
  cappedPet,
  dailyAllowance,
  payroll,
  workAtHome,
} from './support/stressPrograms';
import type {Verdict} from '..';

async function verdicts(
  source: string,
  scenario: string,
  conditionIds: readonly string[],
): Promise<Record<string, Verdict>> {
  const {conditions} = await runStress({
    source,
    scenario: findScenario(scenarios, scenario),
    company: sampleCompany,
    conditionIds,
  });
  return Object.fromEntries(
    conditions.map(({condition, verdict}) => [condition.id, verdict]),
  );
}

const NUMBERS = ['empty-number', 'huge-number', 'second-master'];

test('of several prices the one that holds is spoilt', async () => {
  // The first price is the oldest one, the last one holds.
  const source = dailyAllowance(
    'find(({tekiyoKaishiDate}) => tekiyoKaishiDate <= baseDate)',
  ).replace('price.', '+price.');
  expect(await verdicts(source, '給与計算前', NUMBERS)).toEqual({
    'empty-number': 'violation',
    'huge-number': 'violation',
    'second-master': 'violation',
  });
});

test('numbers that change nothing are not judged', async () => {
  const source = payroll(`
  for (const {shokujiTeateAmount} of await read('食事手当単価')) {
    logger.debug(shokujiTeateAmount > 0 ? '単価があります' : '単価がありません');
  }
  await shikyukojoData.saveAmount([{
    employeeId: employeeIdList[0], kyuyoKomokuName: '食事手当', amount: 3500, baseDate,
  }]);`);
  expect(await verdicts(source, '給与計算前', NUMBERS)).toEqual({
    'empty-number': 'notApplicable',
    'huge-number': 'notApplicable',
    'second-master': 'notApplicable',
  });
});

const MONTHLY = ".where('targetMonth', '==', shoriNengetsu)";

test.each([
  ['the sum', workAtHome(MONTHLY), 'confirm'],
  [
    'the last one',
    workAtHome(MONTHLY).replace(
      '(days.get(employeeId) ?? 0) + zaitaku',
      'zaitaku',
    ),
    'violation',
  ],
])('two records where several are usual: %s', async (_, source, verdict) => {
  expect(
    await verdicts(source, '給与計算前・15日払い', ['second-record']),
  ).toEqual({'second-record': verdict});
});

const LARGER = ['huge-number', 'second-record'];

test.each([
  ['nobody', '9999', ['confirm', 'violation'], '0001'],
  [
    'the first one',
    "employeeId === '0001' ? 1500 : 9999",
    ['confirm', 'violation'],
    '0002',
  ],
  ['everybody', '1500', ['notApplicable', 'notApplicable'], '0001'],
])('with %s at the cap', async (_, cap, expected, employeeId) => {
  const {conditions} = await runStress({
    source: cappedPet(cap),
    scenario: findScenario(scenarios, '給与計算前・2人'),
    company: sampleCompany,
    conditionIds: LARGER,
  });
  const own = conditions.map(({variants, verdict, reason = ''}) => [
    verdict,
    variants[0]?.description.slice(0, 4),
    reason.includes('上限'),
  ]);
  expect(own).toEqual(
    expected.map((verdict) => [
      verdict,
      employeeId,
      verdict === 'notApplicable',
    ]),
  );
});

test('a second record is that of somebody whose amount it can change', async () => {
  const source = cappedPet("employeeId === '0001' ? 500 : 9999").replace(
    'Math.min(dogCount * 1000 + ',
    "(employeeId === '0001' && dogCount > 0 ? 500 : 0) + Math.min(",
  );
  const {conditions} = await runStress({
    source,
    scenario: findScenario(scenarios, '給与計算前・2人'),
    company: sampleCompany,
    conditionIds: ['second-record'],
  });
  expect(conditions[0]?.variants[0]).toMatchObject({
    description: expect.stringMatching(/^0002/) as string,
    verdict: 'violation',
  });
});
