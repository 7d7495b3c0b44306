import {describe, expect, test} from 'vitest';
import {runCustomFunction} from '..';
import {sampleCompany} from '../sample-company';
import {
  evaluate,
  failure,
  messages,
  runMain,
  scenario,
} from './support/runtime';

const ALWAYS = ['hatsureiData', 'jushoData', 'keisanPatternData', 'kojinData'];
const PAYROLL = ['kyuyoKeisanSettingsData', 'shikyukojoData'];

describe('the services under a trigger', () => {
  test.each([
    ['手動実行', ALWAYS, [...PAYROLL, 'shiwakeData']],
    ['給与計算前', [...ALWAYS, ...PAYROLL], ['shiwakeData']],
    ['給与仕訳元データ連携', [...ALWAYS, 'shiwakeData'], PAYROLL],
  ])('%s', async (name, offered, refused) => {
    for (const service of offered) {
      expect(
        await evaluate(`typeof combositeDataService.${service}`, {
          scenario: name,
        }),
      ).toBe('object');
    }
    for (const service of refused) {
      expect(
        await failure(`combositeDataService.${service};`, {scenario: name}),
      ).toBe('service-not-available');
    }
  });

  test('are all listed', async () => {
    expect(await evaluate('Object.keys(combositeDataService).sort()')).toEqual(
      [...ALWAYS, ...PAYROLL, 'shiwakeData'].sort(),
    );
  });

  test('say under which trigger they can be used', async () => {
    const result = await runMain('\ncombositeDataService.shiwakeData.read();');
    expect(result.error).toMatchObject({
      message:
        'combositeDataService.shiwakeDataは、手動実行トリガーでは使えません。使える場面：給与仕訳元データ連携',
      line: 3,
    });
  });

  test('include custom data, log, requests and secrets everywhere', async () => {
    for (const name of ['手動実行', '給与計算前', '給与仕訳元データ連携']) {
      const result = await runMain(
        "await baseService.createCustomDataServiceByDefinitionName('ペット手当マスタ');\nawait secretsManager.getSecret('CHAT_API_TOKEN');\nawait httpRequest.get('https://api.example.com/status');\nlogger.info('済');",
        {scenario: name},
      );
      expect(messages(result)).toEqual(['済']);
    }
  });
});

describe('employeeIdList', () => {
  const LIST = 'combositeDataService.shikyukojoData.employeeIdList';

  test('holds the employees of the 支払マスタ', async () => {
    expect(await evaluate(LIST, {scenario: '給与計算前'})).toEqual([
      '0001',
      '0002',
      '0003',
    ]);
    expect(await evaluate(LIST, {scenario: '給与計算前・15日払い'})).toEqual([
      '100000',
      '100001',
      '100002',
    ]);
  });

  test('may be empty', async () => {
    expect(await evaluate(LIST, {scenario: '給与計算前・対象者なし'})).toEqual(
      [],
    );
  });

  test('holds those under 遡及計算 then', async () => {
    expect(await evaluate(LIST, {scenario: '遡及計算'})).toEqual(['0002']);
  });

  test('needs a 支払マスタ of the company', async () => {
    const {payroll, ...rest} = scenario('給与計算前');
    await expect(
      runCustomFunction({
        source: 'async function main() {}',
        company: sampleCompany,
        scenario: {
          ...rest,
          payroll: payroll && {...payroll, shiharaiMasterName: 'ない'},
        },
      }),
    ).rejects.toThrow('支払マスタ「ない」がありません');
  });
});

describe('kyuyoKeisanSettingsData', () => {
  const SETTINGS = 'combositeDataService.kyuyoKeisanSettingsData';

  test('describes the running payroll', async () => {
    expect(await evaluate(SETTINGS, {scenario: '給与計算前'})).toEqual({
      shiharaiMasterName: '25日払い',
      shoriNengetsu: '2025/04',
      baseDate: '2025/04/01',
      shikyuDate: '2025/04/25',
      isSokyuKeisan: false,
    });
  });

  test('has the values of the 遡及計算 then', async () => {
    expect(await evaluate(SETTINGS, {scenario: '遡及計算'})).toEqual({
      shiharaiMasterName: '25日払い',
      shoriNengetsu: '2025/02',
      baseDate: '2025/02/01',
      shikyuDate: '2025/02/25',
      isSokyuKeisan: true,
    });
  });

  test('cannot be changed', async () => {
    expect(
      await failure(`${SETTINGS}.baseDate = '2000/01/01';`, {
        scenario: '給与計算前',
      }),
    ).toBe('not-changeable');
  });
});

describe('shiwakeData.read', () => {
  const READ = 'await combositeDataService.shiwakeData.read()';

  test('gives the records of the running 支払マスタ', async () => {
    const records = (await evaluate(READ, {
      scenario: '給与仕訳元データ連携',
    })) as {shiharaiMasterName: string}[];
    expect(records).toHaveLength(27);
    expect(new Set(records.map((r) => r.shiharaiMasterName))).toEqual(
      new Set(['25日払い']),
    );
  });

  test('gives nothing for a 支払マスタ without records', async () => {
    expect(
      await evaluate(READ, {
        scenario: scenario('給与仕訳元データ連携', {
          payroll: {
            shiharaiMasterName: '15日払い',
            shoriNengetsu: '2025/04',
            baseDate: '2025/04/01',
            shikyuDate: '2025/05/15',
          },
        }),
      }),
    ).toEqual([]);
  });

  test('gives samples in a dry run', async () => {
    expect(
      await evaluate(READ, {scenario: '給与仕訳元データ連携・テスト実行'}),
    ).toEqual(sampleCompany.shiwake.sample);
  });
});

test('an unknown scenario is refused with the names of all', () => {
  expect(() => scenario('給与計算')).toThrow(
    /^場面「給与計算」がありません。使える場面：手動実行、/,
  );
});
