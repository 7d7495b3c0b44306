/*
 * What the conditions change is what could be: a person without a future after the
 * retirement, a second record that counts, a refusal that a program can notice.
 */
import {describe, expect, test} from 'vitest';
import {HatsureiKubun} from '../../../src/runtime/enumerations';
import {sampleCompany} from '../../../src/sample-company';
import {outlineReport, replayBase, runStress} from '../../../src/stress';
import {stressOptions, tryCondition} from '../../support/stress';
import {companyWith} from '../../support/stressCompanies';
import {
  NAIVE_PET,
  payroll,
  program,
  sends,
  sendsByDepartment,
  sendsJournals,
} from '../../support/stressPrograms';
import type {Company} from '../../../src/runtime';

/** The sample company, of whose employees 0001 has further orders. */
function withOrders(
  ...orders: Company['employees'][number]['orders'][number][]
): Company {
  return {
    ...sampleCompany,
    employees: sampleCompany.employees.map((employee) =>
      employee.employeeId === '0001'
        ? {...employee, orders: [...employee.orders, ...orders]}
        : employee,
    ),
  };
}

describe('a person', () => {
  test.each([
    ['retired', '2025/05/01', ['2025/03/31']],
    // An order of the future doesn't end a leave.
    ['on-leave', '2025/05/01', ['2025/03/12', '2025/05/01']],
    ['on-leave', '2025/03/25', ['2025/03/12']],
  ])('%s has no order of %s that contradicts it', async (id, date, left) => {
    const company = withOrders({
      hatsureiDate: date,
      hatsureiKubun: HatsureiKubun.Fukushoku,
    });
    // Of the two, only 0001 is paid.
    const source = NAIVE_PET.replace(
      'pets.map(',
      "pets.filter(({employeeId}) => employeeId === '0001').map(",
    );
    const base = await replayBase(stressOptions(source, company), `${id}-1`);
    const orders = base?.company.employees
      .find(({employeeId}) => employeeId === '0001')
      ?.orders.map(({hatsureiDate}) => hatsureiDate);
    expect(orders?.filter((day) => day >= '2025')).toEqual(left);
  });

  test('goes on leave, and comes back, before the pay day as well', async () => {
    const {variants, verdict} = await tryCondition('on-leave', NAIVE_PET);
    expect(verdict).toBe('confirm');
    expect(variants.map(({description}) => description)).toEqual([
      '0001が、2025/03/12から休職',
      '0001が、基準日より後の2025/04/15から休職',
      '0001が、2025/03/12から休職し、基準日より後の2025/04/15に復職',
    ]);
    const [, , back] = await Promise.all(
      variants.map(({id}) => replayBase(stressOptions(NAIVE_PET), id)),
    );
    expect(
      back?.company.employees
        .find(({employeeId}) => employeeId === '0001')
        ?.orders.slice(-2),
    ).toEqual([
      {hatsureiDate: '2025/03/12', hatsureiKubun: HatsureiKubun.Kyushoku},
      {hatsureiDate: '2025/04/15', hatsureiKubun: HatsureiKubun.Fukushoku},
    ]);
  });

  test('who is there for half a month contradicts no decision on leave', async () => {
    const source = `// 会社の決まり 休職中: 0円にする\n${NAIVE_PET}`;
    const {variants} = await tryCondition('on-leave', source);
    expect(variants.map(({verdict}) => verdict)).toEqual([
      'confirm',
      'settled',
      'settled',
    ]);
  });

  test('who came later does not retire before', async () => {
    const company: Company = {
      ...sampleCompany,
      employees: sampleCompany.employees.map((employee) => ({
        ...employee,
        orders: employee.orders
          .slice(0, 1)
          .map((order) => ({...order, hatsureiDate: '2025/04/01'})),
      })),
    };
    const result = await tryCondition('retired', NAIVE_PET, company);
    expect(result).toMatchObject({
      verdict: 'notApplicable',
      reason:
        '作れない：2025/03/31より前からいる従業員に、金額を更新していません',
    });
  });
});

describe('a second record', () => {
  const company = companyWith({
    夜勤: {
      items: {
        place: ['場所', '文字列'],
        count: ['回数', '数値'],
        isValid: ['有効', '真偽値'],
      },
      rows: [
        ['0001', '東', 4, false],
        ['0002', '西', 3, true],
      ],
    },
  });
  const flat = (filter: string): string =>
    payroll(`
  const all = await read('夜勤');
  const own = (id) => all.filter((one) => one.employeeId === id && ${filter});
  await shikyukojoData.saveAmount(employeeIdList.map((employeeId) => ({
    employeeId, kyuyoKomokuName: 'ペット手当', baseDate,
    amount: 1000 + own(employeeId).length * 500,
  })));`);

  test('is one that the program counts', async () => {
    const result = await tryCondition(
      'second-record',
      flat('one.isValid'),
      company,
    );
    expect(result).toMatchObject({
      verdict: 'violation',
      variants: [
        {description: '0002の「夜勤」が2件'},
        {description: '0002の「夜勤」が2件（一覧の先頭）'},
      ],
    });
  });

  describe('of another date', () => {
    const held = companyWith({
      保有資格: {
        items: {name: ['資格名', '文字列'], on: ['取得日', '日付']},
        rows: [
          ['0001', '簿記', '2024/10/10'],
          ['0002', '簿記', '2024/11/10'],
          ['0002', '英語', '2024/11/20'],
        ],
      },
    });
    /** Stops for what `key` tells to be the same. */
    const pays = (key: string): string =>
      payroll(`
  const all = await read('保有資格');
  const keys = new Set(all.map((one) => ${key}));
  if (keys.size < all.length) { throw new Error('二重の登録です'); }
  await shikyukojoData.saveAmount(employeeIdList.map((employeeId) => ({
    employeeId, kyuyoKomokuName: 'ペット手当', baseDate,
    amount: all.filter((one) => one.employeeId === employeeId).length * 5000,
  })));`);

    test.each([
      ['one.employeeId + one.name + one.on', 'confirm'],
      ['one.employeeId + one.name', 'passed'],
    ])('may be the same: by %s', async (key, verdict) => {
      const result = await tryCondition('second-record', pays(key), held);
      expect(result.verdict, JSON.stringify(result.variants)).toBe(verdict);
    });
  });

  test('of those that do not count tells nothing', async () => {
    const result = await tryCondition(
      'second-record',
      flat("one.place === '北'"),
      company,
    );
    expect(result).toMatchObject({
      verdict: 'notApplicable',
      reason:
        '判定できない：どのデータを除いても、この実行の結果は変わりません',
    });
  });
});

test('a list in another order is the same request', async () => {
  const result = await tryCondition(
    'reversed',
    program(`
  const service = await baseService.createCustomDataServiceByDefinitionName('従業員ペット飼育数');
  const pets = await service.getCustomDataByQuery((qb) => qb);
  await httpRequest.post('https://api.example.com/v1/requests',
    {pets: pets.map(({employeeId, dogCount}) => ({employeeId, dogCount}))});`),
  );
  expect(result.verdict, JSON.stringify(result.variants)).toBe('passed');
});

test('a journal is lost on either side', async () => {
  const {variants, verdict} = await tryCondition(
    'unbalanced-journal',
    // Looks at one side only.
    sendsJournals(
      "if (credit !== 1463000) { throw new Error('貸方が合いません'); }",
    ),
    sampleCompany,
    '給与仕訳元データ連携',
  );
  expect(variants.map(({description}) => description)).toEqual([
    expect.stringMatching(/（貸方\d+円）が欠けている$/),
    expect.stringMatching(/（借方\d+円）が欠けている$/),
  ]);
  expect(verdict).toBe('violation');
});

test.each([
  ['', 'confirm'],
  [
    "if (!bumonCode) { logger.warn('従業員ID ' + employeeId + ': 部門がありません'); }",
    'passed',
  ],
])('a journal without a department, and %j', async (check, verdict) => {
  const result = await tryCondition(
    'no-department',
    sendsByDepartment(check),
    sampleCompany,
    '給与仕訳元データ連携',
  );
  expect(result.verdict, JSON.stringify(result.variants)).toBe(verdict);
});

describe('a journal that changes after it was sent', () => {
  const sendJournals = (key: string, after: string): string =>
    sendsJournals('').replace("'april'", key).replace('!response.ok', after);
  /** Sends each month once, and tells of the second time. */
  const remembers = (level: string): string =>
    program(`
  const service = await baseService.createCustomDataServiceByDefinitionName('送信記録');
  const sent = await service.getCustomDataByQuery((qb) => qb.where('sendKey', '==', '4月'));
  const journals = await combositeDataService.shiwakeData.read();
  if (sent.length > 0) {
    logger.${level}('4月分は送信済みです');
    return;
  }
  const response = await httpRequest.post('https://api.example.com/v1/journals',
    {amounts: journals.map(({amount}) => amount)}, {headers: {'Idempotency-Key': 'april'}});
  if (response.status !== 201) { throw new Error('送れません'); }
  await service.createCustomData({sendKey: '4月', sendStatus: '送信済'});`);
  const PUTS = sendsJournals('')
    .replace('httpRequest.post', 'httpRequest.put')
    .replace("'Idempotency-Key': 'april'", '');

  test.each([
    ['taken for new', sendJournals("'april'", '!response.ok'), 'violation'],
    [
      'refused, and taken for done',
      sendJournals("'april'", '![201, 409].includes(response.status)'),
      'violation',
    ],
    ['told of', sendJournals("'april'", 'response.status !== 201'), 'passed'],
    [
      'sent beside the other',
      sendJournals("'april-' + debit", 'response.status !== 201'),
      'confirm',
    ],
    ['not sent, without a warning', remembers('info'), 'confirm'],
    ['not sent, with a warning', remembers('warn'), 'passed'],
    ['sent in place of the other', PUTS, 'passed'],
    [
      'not what is sent',
      sendsJournals('').replace('{debit, credit}', '{count: journals.length}'),
      'passed',
    ],
  ])('is %s', async (_, source, verdict) => {
    const result = await tryCondition(
      'changed-journal',
      source,
      {
        ...sampleCompany,
        httpAnswers: [
          ...sampleCompany.httpAnswers,
          {
            method: 'PUT',
            url: 'https://api.example.com/v1/journals',
            answers: [{status: 200}],
          },
        ],
      },
      '給与仕訳元データ連携',
    );
    expect(result.verdict, JSON.stringify(result.variants)).toBe(verdict);
  });
});

describe('a refusal', () => {
  const stopsAt = (codes: string): string =>
    `if (!response.ok && ${codes}) { throw new Error('送れません'); }`;

  test.each([
    // A service may say so that it has got it.
    [stopsAt('[401, 422].includes(response.status)'), 'confirm'],
    [stopsAt('response.status !== 409'), 'passed'],
    [
      "if (!response.ok) { logger.warn('届きません: ' + response.status); }",
      'passed',
    ],
    [
      "if (!response.ok) { logger.warn('届きません: ' + response.status); } logger.info('送信しました');",
      'violation',
    ],
  ])('is noticed, or not: %s', async (after, verdict) => {
    const result = await tryCondition(
      'outside-refused',
      sends(after),
      sampleCompany,
      '手動実行',
    );
    expect(result.verdict, JSON.stringify(result.variants)).toBe(verdict);
  });

  test('of a notice says nothing against amounts that were updated', async () => {
    const source = payroll(`
  await shikyukojoData.saveAmount([{employeeId: '0001', kyuyoKomokuName: 'ペット手当', amount: 1000, baseDate}]);
  const response = await httpRequest.post('https://api.example.com/v1/requests', {});
  if (!response.ok) { logger.warn('お知らせが届きません'); }
  logger.info('更新しました');`);
    const result = await tryCondition('outside-refused', source);
    expect(result.verdict, JSON.stringify(result.variants)).toBe('passed');
  });

  test('is not recorded as a success', async () => {
    const source = program(`
  const service = await baseService.createCustomDataServiceByDefinitionName('送信記録');
  const response = await httpRequest.post('https://api.example.com/v1/requests', {});
  if (!response.ok) { logger.warn('ステータスコード' + response.status); }
  await service.createCustomData({sendKey: '4月', sendStatus: '送信済'});`);
    const result = await tryCondition(
      'outside-refused',
      source,
      sampleCompany,
      '手動実行',
    );
    expect(result.variants[0]?.findings[0]).toMatchObject({
      verdict: 'violation',
      text: expect.stringMatching(
        /何も届いていません。「送信記録」に、届いたと記録しました$/,
      ) as string,
      line: 6,
    });
  });
});

test('what belongs to holidays is not paid once', async () => {
  const company = companyWith({
    祝日出勤: {
      items: {day: ['出勤日', '日付']},
      rows: [['0001', '2025/04/29']],
    },
  });
  const source = payroll(`
  const days = await read('祝日出勤');
  await shikyukojoData.saveAmount(employeeIdList.map((employeeId) => ({
    employeeId, kyuyoKomokuName: 'ペット手当', baseDate,
    amount: days.some((one) => one.employeeId === employeeId) ? 3000 : 0,
  })));`);
  const result = await tryCondition('next-month', source, company);
  expect(result.verdict, JSON.stringify(result.variants)).toBe('notApplicable');
  // What its comment says counts as well; without a date in the data it asks.
  const once = `// 1回だけ支給する\n${NAIVE_PET}`;
  expect((await tryCondition('next-month', once)).verdict).toBe('confirm');
});

describe('the log of the usual run', () => {
  const logs = (text: string): string =>
    payroll(`
  const kojin = await combositeDataService.kojinData.readByEmployeeIdAndBaseDate(employeeIdList, baseDate);
  for (const one of kojin) {
    logger.info(${text});
  }`);

  test.each([
    ["one.sei + ' ' + one.mei + 'に支給'", '氏名'],
    ['one.seiKana + one.meiKana', '氏名'],
    ["one.employeeId + 'に1000円を支給'", undefined],
  ])('with %s', async (text, what) => {
    const {notes} = outlineReport(await runStress(stressOptions(logs(text))));
    const told = notes.filter((note) => note.includes('個人情報'));
    expect(told).toEqual(
      what === undefined
        ? []
        : [
            expect.stringMatching(
              new RegExp(
                `^条件を変えない実行のログに、従業員ID 0001の${what}が出ます（個人情報）。\\d+行目 ログの文から`,
              ),
            ),
          ],
    );
  });
});
