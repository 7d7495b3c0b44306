/*
 * What an outside service answers belongs to a month as well: in another one, it
 * answers of that.
 */
import {expect, test} from 'vitest';
import {sampleCompany} from '@combosite-functions/simulator/sample-company';
import {replayBase} from '..';
import {stressOptions, tryCondition} from './support/stressTrial';
import {payroll} from './support/stressPrograms';
import type {Company} from '@combosite-functions/simulator';

const URL = 'https://api.example.com/absences';

/** Pays by what the service says of the month, whose form is an expression. */
function byService(month: string): string {
  return payroll(`
  let days;
  try {
    days = (await httpRequest.get('${URL}?' + ${month})).json().days;
  } catch {
    throw new Error('応答がありません');
  }
  await shikyukojoData.saveAmount(employeeIdList.map((employeeId) => ({
    employeeId, kyuyoKomokuName: 'ペット手当', baseDate, amount: days * 100,
  })));`);
}

function answering(query: string): Company {
  return {
    ...sampleCompany,
    httpAnswers: [
      {
        method: 'GET',
        url: `${URL}?${query}`,
        answers: [
          {
            status: 200,
            body: {
              days: 3,
              month: '2025-04',
              number: '200504',
              on: '2025-04-30',
            },
          },
        ],
      },
    ],
  };
}

test.each([
  ["'month=' + shoriNengetsu.replace('/', '-')", 'month=2025-04'],
  [
    "'month=' + shoriNengetsu.replace('/', '') + '&page=1'",
    'month=202504&page=1',
  ],
  ["'from=' + encodeURIComponent(baseDate)", 'from=2025%2F04%2F01'],
])('in another month it is asked for that: %s', async (month, query) => {
  const company = answering(query);
  for (const id of ['year-later', 'turn-of-year', 'turn-of-fiscal-year']) {
    const result = await tryCondition(id, byService(month), company);
    expect(result.verdict, JSON.stringify(result)).toBe('passed');
  }
});

test('dates of the content are later as well, numbers are what they are', async () => {
  const base = await replayBase(
    stressOptions(byService("'month=2025-04'"), answering('month=2025-04')),
    'turn-of-year-1',
  );
  expect(
    base?.company.httpAnswers.map(({url, answers}) => [url, answers]),
  ).toEqual([
    [
      `${URL}?month=2026-01`,
      [
        {
          status: 200,
          body: {days: 3, month: '2026-01', number: '200504', on: '2026-01-30'},
        },
      ],
    ],
    [`${URL}?month=2025-04`, expect.anything()],
  ]);
});

test('a month of another form can’t be tried, and that is no rule of the company', async () => {
  const source = byService("'of=' + shoriNengetsu.replace('/', '_')");
  const result = await tryCondition(
    'year-later',
    source,
    answering('of=2025_04'),
  );
  expect(result).toMatchObject({
    verdict: 'notApplicable',
    reason:
      '判定できない：api.example.com（GET）の、ずらした月の応答が用意されていません',
  });
});
