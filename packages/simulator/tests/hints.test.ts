import {describe, expect, test} from 'vitest';
import {sampleCompany, scenarios} from '../sample-company';
import {messages, runMain, scenario} from './support/runtime';
import type {
  AmountRecord,
  Company,
  CustomDataRecord,
  RunResult,
  Scenario,
} from '..';

type Values = CustomDataRecord['values'];

/** Records with data IDs r1, r2, …, registered on 2025/01/10. */
function records(
  rows: readonly Values[],
  updatedAt = '2025/01/10 09:00:00',
): CustomDataRecord[] {
  return rows.map((values, index) => ({
    dataId: `r${index + 1}`,
    createdAt: '2025/01/10 09:00:00',
    updatedAt,
    values,
  }));
}

/** The payroll of 0001, 0002 and 0003 with records of one definition. */
function payroll(
  definitionName: string,
  rows: readonly Values[],
  name = '給与計算前',
): Scenario {
  return scenario(name, {customData: {[definitionName]: records(rows)}});
}

function hintsOf({notices}: RunResult): [string, string][] {
  return notices.map(({messageId, message}) => [messageId, message]);
}

const PETS = '従業員ペット飼育数';
const MASTER = 'ペット手当マスタ';

function service(definitionName: string): string {
  return `await baseService.createCustomDataServiceByDefinitionName('${definitionName}')`;
}

/** Reads all pets as `records`; what `rest` does with them follows. */
function withPets(rest: string, query = 'qb'): string {
  return `const records = await (${service(PETS)}).getCustomDataByQuery((qb) => ${query});\n${rest}`;
}

/** Saves an amount for each of the records. */
function pay(amount = '1000', kyuyoKomokuName = 'ペット手当'): string {
  return `await combositeDataService.shikyukojoData.saveAmount(records.map((r) => ({employeeId: r.employeeId, kyuyoKomokuName: '${kyuyoKomokuName}', amount: ${amount}, baseDate: '2025/04/01'})));`;
}

/** The sample company with other amounts. */
function paid(...amounts: readonly (readonly [string, number])[]): Company {
  return {
    ...sampleCompany,
    amounts: amounts.map(([employeeId, amount]): AmountRecord => ({
      employeeId,
      kyuyoKomokuName: 'ペット手当',
      startDate: '2024/04/01',
      amount,
    })),
  };
}

const NOBODY_PAID = paid();

describe('a required item without a value', () => {
  const empty = payroll(PETS, [
    {employeeId: '0001', dogCount: 1, catCount: 0},
    {employeeId: '0002', dogCount: null, catCount: 0},
    {employeeId: '0004', dogCount: null, catCount: 0},
  ]);
  const settings = {scenario: empty, company: NOBODY_PAID};

  test('of a target is told, with employee and data ID', async () => {
    const result = await runMain(
      withPets(
        pay('Number(r.dogCount) * 1000'),
        "qb.where('employeeId', 'in', ['0001', '0002'])",
      ),
      settings,
    );
    expect(result.notices).toEqual([
      {
        messageId: 'required-item-empty',
        message:
          '「従業員ペット飼育数」の必須の項目「犬飼育数」が空のデータを読みました：0002（r2）',
        line: 2,
      },
    ]);
  });

  test('of somebody else is of no interest', async () => {
    const result = await runMain(
      withPets("logger.info('a');", "qb.where('employeeId', '!=', '0002')"),
      settings,
    );
    expect(hintsOf(result)).toEqual([]);
  });

  test('is told of anybody where there are no targets', async () => {
    const result = await runMain(withPets("logger.info('a');"), {
      scenario: {...scenario('手動実行'), customData: empty.customData ?? {}},
    });
    expect(hintsOf(result)).toEqual([
      [
        'required-item-empty',
        expect.stringContaining('0002（r2）、0004（r3）'),
      ],
    ]);
  });

  test.each([
    ['a warning', "logger.warn('0002は空のため対象外');"],
    ['a line with the data ID', "logger.info('r2は空のため対象外');"],
    ['an error', "throw new Error('空です');"],
    [
      'filling it',
      `await (${service(PETS)}).updateCustomData('r2', {dogCount: 0});`,
    ],
  ])('is not told after %s', async (_, rest) => {
    expect(hintsOf(await runMain(withPets(rest), settings))).toEqual([]);
  });

  test('is told though an ordinary line names who is paid all the same', async () => {
    const result = await runMain(
      withPets(
        `${pay('Number(r.dogCount)')}\nlogger.info('0002に支給');`,
        "qb.where('employeeId', 'in', ['0001', '0002'])",
      ),
      settings,
    );
    expect(hintsOf(result)[0]?.[0]).toBe('required-item-empty');
  });
});

describe('an amount from before', () => {
  const settings = {
    scenario: payroll(PETS, [{employeeId: '0001', dogCount: 1, catCount: 0}]),
    company: paid(['0002', 1000], ['0003', 500], ['0004', 700]),
  };

  test('of a target who is left out is told', async () => {
    const result = await runMain(withPets(pay()), settings);
    expect(result.notices).toEqual([
      {
        messageId: 'target-amount-left',
        // 0003 can't have the item, 0004 is no target.
        message:
          '給与項目「ペット手当」に、前の金額のままの対象者がいます：0002（1000）',
        line: 3,
      },
    ]);
  });

  test.each([
    ['is 0', paid(['0002', 0]), ''],
    ['is named in the log', settings.company, "logger.info('0002は対象外');"],
  ])('that %s is not told', async (_, company, rest) => {
    const result = await runMain(withPets(`${pay()}\n${rest}`), {
      ...settings,
      company,
    });
    expect(hintsOf(result)).toEqual([]);
  });

  test('is told though one line names all targets', async () => {
    const result = await runMain(
      withPets(
        `logger.info(combositeDataService.shikyukojoData.employeeIdList.join());\n${pay()}`,
      ),
      settings,
    );
    expect(hintsOf(result)).toHaveLength(1);
  });

  test('is not told by a program that updates one employee without any data', async () => {
    const result = await runMain(
      `const records = [{employeeId: '0001'}];\n${pay()}`,
      settings,
    );
    expect(result.changes.amounts).toHaveLength(1);
    expect(hintsOf(result)).toEqual([]);
  });

  test('is not told if the run fails', async () => {
    const result = await runMain(
      withPets(`${pay()}\nthrow new Error('x');`),
      settings,
    );
    expect(hintsOf(result)).toEqual([]);
  });
});

describe('personnel data by a base date', () => {
  const READ =
    "const {kojinData, shikyukojoData} = combositeDataService;\nconst found = await kojinData.readByEmployeeIdAndBaseDate(shikyukojoData.employeeIdList, '2025/04/01');";
  const SAVE =
    "await shikyukojoData.saveAmount(found.map(({employeeId}) => ({employeeId, kyuyoKomokuName: '資格手当', amount: 1, baseDate: '2025/04/01'})));";
  const settings = {scenario: '給与計算前・15日払い'};

  test('that miss a target are told', async () => {
    const {notices} = await runMain(`${READ}\n${SAVE}`, settings);
    expect(notices).toEqual([
      {
        messageId: 'personnel-data-missing',
        message:
          'kojinDataに、基準日2025/04/01のデータがない対象者がいます：100002',
        line: 3,
      },
    ]);
  });

  test.each([
    ['nothing is written', ''],
    ['the log names them', `${SAVE}\nlogger.info('100002は雇用前');`],
    [
      'they are read otherwise',
      `${SAVE}\nawait kojinData.readByEmployeeId(['100002']);`,
    ],
  ])('are not told if %s', async (_, rest) => {
    expect(hintsOf(await runMain(`${READ}\n${rest}`, settings))).toEqual([]);
  });

  test.each(['hatsureiData', 'jushoData', 'keisanPatternData'])(
    'of %s are looked at as well',
    async (name) => {
      const result = await runMain(
        `await combositeDataService.${name}.readByEmployeeIdAndBaseDate(['0001', '0002'], '1990/01/01');\nawait combositeDataService.shikyukojoData.saveAmount([]);`,
        {scenario: '給与計算前'},
      );
      expect(hintsOf(result)).toContainEqual([
        'personnel-data-missing',
        `${name}に、基準日1990/01/01のデータがない対象者がいます：0001、0002`,
      ]);
    },
  );
});

describe('an amount far above the others', () => {
  const rows = [
    {employeeId: '0001', dogCount: 1, catCount: 0},
    {employeeId: '0002', dogCount: 11, catCount: 0},
  ];
  const PAY = pay('Number(r.dogCount) * 1000');

  test('is told', async () => {
    const {notices} = await runMain(withPets(PAY), {
      scenario: payroll(PETS, rows),
      company: NOBODY_PAID,
    });
    expect(notices).toEqual([
      {
        messageId: 'amount-outlier',
        message:
          '給与項目「ペット手当」の金額が、ほかの全員の10倍を超えています：0002（11000）',
        line: 3,
      },
    ]);
  });

  test.each([
    ['ten times as high', [{...rows[0], dogCount: 1.1}, rows[1]], '', []],
    ['the only one', [rows[1]], '', []],
    ['as high as before', rows, '', [['0002', 10_000]]],
    ['warned of', rows, "logger.warn('0002は高額');", []],
  ] as const)('that is %s is not', async (_, given, rest, before) => {
    const result = await runMain(withPets(`${PAY}\n${rest}`), {
      scenario: payroll(PETS, given as readonly Values[]),
      company: paid(...before),
    });
    expect(result.error).toBeNull();
    expect(hintsOf(result)).toEqual([]);
  });
});

describe('common data', () => {
  const PRICES = [
    {dogTeateAmount: 1000, catTeateAmount: 500},
    {dogTeateAmount: 1200, catTeateAmount: 600},
  ];
  const read = (definitionName: string, query = 'qb'): string =>
    `const service = ${service(definitionName)};\nconst list = await service.getCustomDataByQuery((qb) => ${query});`;

  test('that nothing tells apart are told', async () => {
    const {notices} = await runMain(read(MASTER), {
      scenario: payroll(MASTER, PRICES),
    });
    expect(notices).toEqual([
      {
        messageId: 'common-data-ambiguous',
        message:
          '共通データ「ペット手当マスタ」に、どれを使うか決められないデータがあります：r1、r2',
        line: 3,
      },
    ]);
  });

  test.each([
    ['sorted', read(MASTER, "qb.orderBy('createdAt', 'desc')")],
    [
      'asked for by a condition',
      read(MASTER, "qb.where('dogTeateAmount', '>', 0)"),
    ],
    ['warned of', `${read(MASTER)}\nlogger.warn('ペット手当マスタが2件');`],
    ['refused', `${read(MASTER)}\nthrow new Error('2件');`],
    [
      'reduced to one',
      `${read(MASTER)}\nawait service.deleteCustomData('r1');`,
    ],
  ])('that are %s are not', async (_, body) => {
    expect(
      hintsOf(await runMain(body, {scenario: payroll(MASTER, PRICES)})),
    ).toEqual([]);
  });

  test('that differ by a date or a name are not', async () => {
    expect(hintsOf(await runMain(read('食事手当単価')))).toEqual([]);
  });

  test('of which two have the same date are', async () => {
    const twice = payroll('食事手当単価', [
      {tekiyoKaishiDate: '2025/04/01', shokujiTeateAmount: 1},
      {tekiyoKaishiDate: '2025/04/01', shokujiTeateAmount: 2},
      {tekiyoKaishiDate: '2024/04/01', shokujiTeateAmount: 1},
    ]);
    expect(
      hintsOf(await runMain(read('食事手当単価'), {scenario: twice})),
    ).toEqual([['common-data-ambiguous', expect.stringMatching(/：r1、r2$/)]]);
  });
});

describe('a record of a target that was not read', () => {
  const settings = {
    scenario: payroll(PETS, [
      {employeeId: '0001', dogCount: 1, catCount: 0},
      {employeeId: '0002', dogCount: 1, catCount: 0},
      {employeeId: '0004', dogCount: 1, catCount: 0},
    ]),
    company: NOBODY_PAID,
  };

  test.each(["qb.where('employeeId', '==', '0001')", 'qb.limit(1)'])(
    'is told after %s',
    async (query) => {
      const {notices} = await runMain(withPets(pay(), query), settings);
      expect(notices).toEqual([
        {
          messageId: 'target-record-not-read',
          message:
            '「従業員ペット飼育数」にデータがあるのに、読んでいない対象者がいます：0002',
          line: 2,
        },
      ]);
    },
  );

  test.each([
    [
      'a condition on another item',
      pay(),
      "qb.where('employeeId', '==', '0001').where('dogCount', '>', 0)",
    ],
    ['no amount', '', 'qb.limit(1)'],
    [
      'the employee in the log',
      `${pay()}\nlogger.info('0002は対象外');`,
      'qb.limit(1)',
    ],
    [
      'a look at the personnel data',
      `${pay()}\nawait combositeDataService.hatsureiData.readByEmployeeId(['0002']);`,
      'qb.limit(1)',
    ],
  ])('is not told with %s', async (_, rest, query) => {
    expect(hintsOf(await runMain(withPets(rest, query), settings))).toEqual([]);
  });
});

describe('a retroactive run', () => {
  const changed = (updatedAt: string): Scenario =>
    scenario('遡及計算', {
      customData: {
        [PETS]: records(
          [{employeeId: '0002', dogCount: 1, catCount: 0}],
          updatedAt,
        ),
      },
    });

  test('that reads data changed since is told', async () => {
    const {notices} = await runMain(withPets(pay()), {
      scenario: changed('2025/03/01 09:00:00'),
    });
    expect(notices).toEqual([
      {
        messageId: 'retroactive-data-changed',
        message:
          '遡及計算で、2025/02/25の支給より後に変わった「従業員ペット飼育数」のデータを読みました：0002（r1）',
        line: 2,
      },
    ]);
  });

  test('is not told of data changed before the payment', async () => {
    const result = await runMain(withPets(pay()), {
      scenario: changed('2025/02/25 09:00:00'),
    });
    expect(result.changes.amounts).toHaveLength(1);
    expect(hintsOf(result)).toEqual([]);
  });

  test('is not told if it pays nothing or has a date to choose by', async () => {
    expect(
      hintsOf(
        await runMain(withPets(''), {
          scenario: changed('2025/03/01 09:00:00'),
        }),
      ),
    ).toEqual([]);
    const dated = scenario('遡及計算', {
      customData: {
        食事手当単価: records(
          [{tekiyoKaishiDate: '2025/01/01', shokujiTeateAmount: 1}],
          '2025/03/01 09:00:00',
        ),
      },
    });
    expect(
      hintsOf(
        await runMain(
          `await (${service('食事手当単価')}).getCustomDataByQuery((qb) => qb);\nconst records = [{employeeId: '0002'}];\n${pay()}`,
          {scenario: dated},
        ),
      ),
    ).toEqual([]);
  });
});

describe('journal data', () => {
  const company: Company = {
    ...sampleCompany,
    shiwake: {
      ...sampleCompany.shiwake,
      real: sampleCompany.shiwake.real.slice(1),
    },
  };
  const READ = 'await combositeDataService.shiwakeData.read();';

  test('whose sides differ are told', async () => {
    const {notices} = await runMain(READ, {
      scenario: '給与仕訳元データ連携',
      company,
    });
    expect(notices).toEqual([
      {
        messageId: 'shiwake-unbalanced',
        message:
          '取得した仕訳元データの借方の合計1143000と貸方の合計1463000が一致しません',
        line: 2,
      },
    ]);
  });

  test('are not told if they are equal or the program warns', async () => {
    const scenarioName = '給与仕訳元データ連携';
    expect(hintsOf(await runMain(READ, {scenario: scenarioName}))).toEqual([]);
    expect(
      hintsOf(
        await runMain(`${READ}\nlogger.warn('一致しません');`, {
          scenario: scenarioName,
          company,
        }),
      ),
    ).toEqual([]);
  });
});

describe('a record', () => {
  const ONE = "qb.where('employeeId', '==', '0001')";
  const show = (expression: string): string =>
    withPets(`const [r] = records;\nlogger.info(String(${expression}));`, ONE);

  test('that lacks a name which is read is told, with near names', async () => {
    const {notices} = await runMain(show('r.dogCuont * 1000'));
    expect(notices).toEqual([
      {
        messageId: 'record-item-unknown',
        message:
          '定義「従業員ペット飼育数」のデータに「dogCuont」がないため、値はundefinedです。近い名前：dogCount、catCount、dataId',
        line: 4,
      },
    ]);
  });

  test('tells it also if that ends the run', async () => {
    const {error, notices} = await runMain(withPets(pay('r.dogs * 1'), ONE), {
      scenario: '給与計算前',
    });
    expect(error?.messageId).toBe('amount-item-invalid');
    expect(notices[0]?.messageId).toBe('record-item-unknown');
  });

  test('can get names of the program’s own', async () => {
    const result = await runMain(
      show('(r.total = (r.total ?? 0) + 1, r.total, Object.keys(r).length)'),
    );
    expect(messages(result)).toEqual(['7']);
    expect(hintsOf(result)).toEqual([]);
  });

  test.each([
    [
      'JSON.stringify(r)',
      '{"employeeId":"0001","dogCount":1,"catCount":1,"dataId":"a1B2c3D4e5","createdAt":"2025/03/03 10:00:00","updatedAt":"2025/03/03 10:00:00"}',
    ],
    ['JSON.stringify({...r}) === JSON.stringify(r)', 'true'],
    ['JSON.stringify({...r}) === JSON.stringify(r)', 'true'],
    ['Object.getPrototypeOf({...r}) === Object.prototype', 'true'],
    [
      'Object.keys(r).join()',
      'employeeId,dogCount,catCount,dataId,createdAt,updatedAt',
    ],
    ['Object.entries(r).length', '6'],
    [
      '(() => { const names = []; for (const name in r) names.push(name); return names.length; })()',
      '6',
    ],
    ["'birdCount' in r", 'false'],
    ["Object.hasOwn(r, 'birdCount')", 'false'],
    ["r.hasOwnProperty('dogCount')", 'true'],
    ['r instanceof Object', 'true'],
    ['r.constructor === Object', 'true'],
    ['r', '[object Object]'],
    ['Array.isArray([r].flat())', 'true'],
    ['await r === r', 'true'],
  ])('is an ordinary object: %s', async (expression, expected) => {
    const result = await runMain(show(expression));
    expect(result.error).toBeNull();
    expect(messages(result)).toEqual([expected]);
    expect(hintsOf(result)).toEqual([]);
  });
});

test('a correct program gets no hint in any scenario of a payroll', async () => {
  const names = scenarios
    .filter(({trigger, dryRun}) => trigger === '給与計算(前)' && !dryRun)
    .map(({name}) => name);
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    const result = await runMain(
      `const {shikyukojoData, kyuyoKeisanSettingsData, keisanPatternData} = combositeDataService;
const {employeeIdList} = shikyukojoData;
const {baseDate} = kyuyoKeisanSettingsData;
const patterns = await keisanPatternData.readByEmployeeIdAndBaseDate(employeeIdList, baseDate);
const payable = new Set(patterns.filter((p) => p.kyuyoKomokuNameList.includes('ペット手当')).map((p) => p.employeeId));
const pets = await (${service(PETS)}).getCustomDataByQuery((qb) => qb.where('employeeId', 'in', employeeIdList));
const amounts = [];
for (const employeeId of employeeIdList) {
  if (!payable.has(employeeId)) { logger.info(\`\${employeeId}は対象外\`); continue; }
  const pet = pets.find((one) => one.employeeId === employeeId);
  if (pet && (pet.dogCount === null || pet.catCount === null)) { logger.warn(\`\${employeeId}は未入力\`); continue; }
  amounts.push({employeeId, kyuyoKomokuName: 'ペット手当', amount: pet ? pet.dogCount * 1000 + pet.catCount * 500 : 0, baseDate});
}
await shikyukojoData.saveAmount(amounts);`,
      {scenario: name},
    );
    expect(result.error).toBeNull();
    expect(hintsOf(result), name).toEqual([]);
  }
});
