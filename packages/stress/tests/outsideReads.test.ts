/*
 * What a program reads from an outside service, and from which it calculates: a
 * warning in the log doesn't undo an amount.
 */
import {describe, expect, test} from 'vitest';
import {sampleCompany} from '@combosite-functions/simulator/sample-company';
import {tryCondition} from './support/stressTrial';
import {payroll, readsPages} from './support/stressPrograms';
import type {Company, HttpAnswer} from '@combosite-functions/simulator';

const URL = 'https://api.example.com/absences';

function answering(...httpAnswers: readonly HttpAnswer[]): Company {
  return {...sampleCompany, httpAnswers};
}

const DAYS = answering({
  method: 'GET',
  url: URL,
  answers: [{status: 200, body: {'0001': 3, '0002': 2}}],
});

/** Deducts days; `otherwise` is what it does without an answer. */
function deducts(otherwise: string): string {
  return payroll(`
  const readDays = async () => {
    try {
      const response = await httpRequest.get('${URL}');
      if (response.ok) {
        return response.json();
      }
    } catch {}
    ${otherwise}
  };
  const days = await readDays();
  if (!days) {
    return;
  }
  await shikyukojoData.saveAmount(employeeIdList.map((employeeId) => ({
    employeeId, kyuyoKomokuName: 'ペット手当', baseDate,
    amount: (days[employeeId] ?? 0) * 1000,
  })));`);
}

const EACH_NAMED = `for (const id of employeeIdList) {
      logger.warn('従業員ID ' + id + ': 日数がないため0円にします');
    }
    return {};`;

describe.each(['outside-500', 'outside-silent', 'outside-429'])('%s', (id) => {
  test.each([
    ["logger.warn('取得できません'); return {};", 'violation'],
    [EACH_NAMED, 'violation'],
    [
      "logger.warn('前月の日数を使います'); return {'0001': 4, '0002': 2};",
      'confirm',
    ],
    [
      "logger.warn('同じ日数を使います'); return {'0001': 3, '0002': 2};",
      'passed',
    ],
    [
      "logger.warn('取得できないので、何も書きません'); return undefined;",
      'passed',
    ],
    ["throw new Error('取得できません');", 'passed'],
  ])('%s', async (otherwise, verdict) => {
    const result = await tryCondition(id, deducts(otherwise), DAYS);
    expect(result.verdict, JSON.stringify(result)).toBe(verdict);
    for (const {findings} of result.variants) {
      for (const {text} of findings) {
        expect(text).toMatch(/3000円.*(?:0円|4000円)|2000円.*0円/);
      }
    }
  });
});

test('somebody’s own request that failed, with the name, is a matter of the company', async () => {
  const source = payroll(`
  const amounts = [];
  for (const employeeId of employeeIdList) {
    const response = await httpRequest.get('${URL}/' + employeeId);
    if (!response.ok) {
      logger.warn('従業員ID ' + employeeId + ': 取得できないため0円にします');
    }
    const amount = response.ok ? response.json().days * 1000 : 0;
    amounts.push({employeeId, kyuyoKomokuName: 'ペット手当', baseDate, amount});
  }
  await shikyukojoData.saveAmount(amounts);`);
  const company = answering(
    ...['0001', '0002'].map((employeeId): HttpAnswer => ({
      method: 'GET',
      url: `${URL}/${employeeId}`,
      answers: [{status: 200, body: {days: 2}}],
    })),
  );
  const result = await tryCondition('outside-500', source, company);
  expect(result.verdict, JSON.stringify(result)).toBe('confirm');
});

describe('a list of several pages', () => {
  const paged = (body: object): Company =>
    answering({
      method: 'GET',
      url: 'https://api.example.com/items',
      answers: [{status: 200, body: {page: 1, items: [], ...body}}],
    });

  test.each([
    [{totalPages: 1}, '1', 'confirm'],
    [{totalPages: 1}, 'body.totalPages', 'passed'],
    [{hasNext: false}, '1', 'confirm'],
    [{hasNext: false}, 'body.hasNext ? page + 1 : page', 'passed'],
    [{nextPage: null}, 'body.nextPage ?? page', 'passed'],
    // Pages that are there already, and nobody reads.
    [{totalPages: 2}, '1', 'violation'],
    [{}, '1', 'notApplicable'],
  ])('that says %j, of which %s is the last', async (body, total, verdict) => {
    const result = await tryCondition(
      'outside-pages',
      readsPages(total),
      paged(body),
      '手動実行',
    );
    expect(result.verdict, JSON.stringify(result)).toBe(verdict);
  });
});
