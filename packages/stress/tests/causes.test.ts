/*
 * What a report says is the cause, and nothing that has nothing to do with it.
 */
import {describe, expect, test} from 'vitest';
import {CONDITIONS, outlineReport, runStress} from '..';
import {stressOptions, tryCondition} from './support/stressTrial';
import {companyWith} from './support/stressCompanies';
import {payroll} from './support/stressPrograms';
import type {ConditionResult} from '..';

/** Pays by an expression of `own` records and `post`, of an employee. */
function pays(amount: string, read: string): string {
  return payroll(`
  const records = ${read};
  const orders = await combositeDataService.hatsureiData
    .readByEmployeeIdAndBaseDate(employeeIdList, baseDate);
  const amountOf = (id) => {
    const own = records.filter(({employeeId}) => employeeId === id);
    const post = orders.find(({employeeId}) => employeeId === id);
    return ${amount};
  };
  await shikyukojoData.saveAmount(employeeIdList.map((employeeId) => ({
    employeeId, kyuyoKomokuName: 'ペット手当', baseDate, amount: amountOf(employeeId),
  })));`);
}

function textsOf({variants}: ConditionResult): string {
  return variants
    .flatMap(({findings}) => findings.map(({text}) => text))
    .join('\n');
}

describe('the first of several months', () => {
  const company = companyWith({
    深夜回数: {
      items: {month: ['対象月', '文字列'], count: ['回数', '数値']},
      rows: [
        ['0001', '2025/03', 4],
        ['0001', '2025/02', 3],
        ['0002', '2025/03', 5],
      ],
    },
  });
  const FIRST = pays('(own[0]?.count ?? 0) * 100', "await read('深夜回数')");

  test('is told of the month, not of a second post', async () => {
    const month = await tryCondition('last-month', FIRST, company);
    expect(month.verdict).toBe('violation');
    const post = await tryCondition('concurrent-first', FIRST, company);
    expect(post.verdict, textsOf(post)).toBe('passed');
    const real = pays("(post?.shozokuName ?? '').length * 100", '[]');
    expect((await tryCondition('concurrent-first', real)).verdict).toBe(
      'violation',
    );
  });

  test('comes before what follows from it', () => {
    const ids = CONDITIONS.map(({id}) => id);
    for (const later of ['second-record', 'concurrent-first', 'reversed']) {
      expect(ids.indexOf('last-month')).toBeLessThan(ids.indexOf(later));
    }
  });
});

describe('a start that is later than the base date anyway', () => {
  const company = companyWith({
    通勤定期: {
      items: {startsOn: ['適用開始日', '日付'], yen: ['定期代', '数値']},
      rows: [
        ['0001', '2025/04/15', 12_000],
        ['0002', '2025/04/15', 12_000],
      ],
    },
  });

  test.each([
    // Nothing changes, so nothing is asked.
    ['own[0].yen', 'passed'],
    ["own[0].startsOn > '2025/04/12' ? own[0].yen : 0", 'confirm'],
  ])('%s', async (amount, verdict) => {
    const result = await tryCondition(
      'early-record',
      pays(amount, "await read('通勤定期')"),
      company,
    );
    expect(result.verdict, textsOf(result)).toBe(verdict);
  });

  test('is asked of where it had begun, however little changes', async () => {
    const begun = companyWith({
      通勤定期: {
        items: {startsOn: ['適用開始日', '日付'], yen: ['定期代', '数値']},
        rows: [
          ['0001', '2025/03/15', 12_000],
          ['0002', '2025/03/15', 12_000],
        ],
      },
    });
    const result = await tryCondition(
      'early-record',
      pays('own[0].yen', "await read('通勤定期')"),
      begun,
    );
    expect(result.verdict).toBe('confirm');
  });
});

describe('a number that is too large', () => {
  const company = companyWith({
    回数: {
      items: {count: ['回数', '数値']},
      rows: [
        ['0001', 4],
        ['0002', 5],
      ],
    },
  });

  test.each([
    [
      '',
      /2025\/04の計算では、もっと大きい数値でも止まらないので、上限がありません/,
    ],
    [
      "if (own[0].count > 1000) { throw new Error('多すぎます'); }",
      /上限はありますが、30倍より高いです/,
    ],
  ])('with the check %j', async (check, text) => {
    const source = pays('own[0].count * 100', "await read('回数')").replace(
      'const post',
      `${check}\n    const post`,
    );
    const result = await tryCondition('huge-number', source, company);
    expect(result.verdict).toBe('violation');
    expect(textsOf(result)).toMatch(text);
  });
});

test('a table that is read, but is empty, is no reason to say that none is read', async () => {
  const company = companyWith({
    支給の記録: {items: {month: ['支給年月', '文字列']}, rows: []},
  });
  const source = pays('own.length === 0 ? 100 : 0', "await read('支給の記録')");
  for (const [id, reason] of [
    [
      'second-record',
      '読み取った従業員ごとのカスタムデータが、この実行では0件です',
    ],
    [
      'no-record',
      '読み取ったカスタムデータに、0円より多い金額になった従業員のものがありません',
    ],
  ] as const) {
    const result = await tryCondition(id, source, company);
    expect(result).toMatchObject({verdict: 'notApplicable', reason});
  }
});

test('the month whose records decide is shown beside that of the payroll', async () => {
  const company = companyWith({
    深夜回数: {
      items: {month: ['対象月', '文字列'], count: ['回数', '数値']},
      rows: [
        ['0001', '2025/03', 4],
        ['0001', '2025/04', 3],
        ['0002', '2025/03', 5],
      ],
    },
  });
  for (const month of ['2025/03', '2025/04']) {
    const report = await runStress(
      stressOptions(
        pays(
          '(own[0]?.count ?? 0) * 100',
          `(await read('深夜回数')).filter((one) => one.month === '${month}')`,
        ),
        company,
      ),
    );
    expect(outlineReport(report).amounts).toContain(
      `処理年月2025/04の計算に、「深夜回数」の対象月が${month}のデータを使いました（当月払いか翌月払いかと比べます）`,
    );
  }
});
