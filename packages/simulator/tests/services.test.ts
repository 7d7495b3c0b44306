import {describe, expect, test} from 'vitest';
import {runCustomFunction} from '..';
import {sampleCompany, scenarios} from '../sample-company';
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
        'combositeDataService.shiwakeDataは、手動実行トリガーでは使えません。使える実行トリガー：給与仕訳元データ連携',
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

const SETTINGS = 'combositeDataService.kyuyoKeisanSettingsData';
const APRIL = {
  shiharaiMasterName: '25日払い',
  shoriNengetsu: '2025/04',
  baseDate: '2025/04/01',
  shikyuDate: '2025/04/25',
  isSokyuKeisan: false,
};
const FEBRUARY = {
  shiharaiMasterName: '25日払い',
  shoriNengetsu: '2025/02',
  baseDate: '2025/02/01',
  shikyuDate: '2025/02/25',
  isSokyuKeisan: true,
};

describe('the running payroll', () => {
  test.each([
    ['給与計算前', ['0001', '0002', '0003'], APRIL],
    ['遡及計算', ['0002'], FEBRUARY],
    [
      '給与計算前・15日払い',
      ['100000', '100001', '100002'],
      {...APRIL, shiharaiMasterName: '15日払い', shikyuDate: '2025/04/15'},
    ],
    ['給与計算前・対象者なし', [], expect.anything()],
  ])('of %s has its employees and its dates', async (name, ids, settings) => {
    const where = {scenario: name};
    const list = 'combositeDataService.shikyukojoData.employeeIdList';
    expect(await evaluate(list, where)).toEqual(ids);
    expect(await evaluate(SETTINGS, where)).toEqual(settings);
  });

  test('is of the month in which it is paid', () => {
    expect(
      scenarios.filter(
        ({payroll}) => !payroll?.shikyuDate.startsWith(payroll.shoriNengetsu),
      ),
    ).toEqual(scenarios.filter(({payroll}) => !payroll));
  });

  test('cannot be changed', async () => {
    const where = {scenario: '給与計算前'};
    const body = `${SETTINGS}.baseDate = '2000/01/01';`;
    expect(await failure(body, where)).toBe('not-changeable');
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
            shikyuDate: '2025/04/15',
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
