import {describe, expect, test} from 'vitest';
import {sampleCompany, scenarios} from '../sample-company';
import {CustomDataStore} from '../platform/customData';
import {evaluate} from './support/runtime';

const {employees, keisanPatterns, kyuyoKomoku, shiharaiMasters} = sampleCompany;
const employeeIds = employees.map(({employeeId}) => employeeId);

describe('the sample company', () => {
  test('has about 20 employees with IDs of their own', () => {
    expect(employeeIds).toHaveLength(20);
    expect(new Set(employeeIds).size).toBe(20);
    expect(employeeIds).toEqual(
      expect.arrayContaining(['0001', '0002', '0003', 'FM001275', '100000']),
    );
  });

  test('pays everybody but the retired one by one 支払マスタ', () => {
    const paid = shiharaiMasters.flatMap(({employeeIdList}) => employeeIdList);
    expect([...paid, 'FM001275'].sort()).toEqual([...employeeIds].sort());
  });

  test('names only patterns, payroll items and employees that exist', () => {
    const patternNames = keisanPatterns.map((one) => one.keisanPatternName);
    const komokuNames = kyuyoKomoku.map((one) => one.kyuyoKomokuName);
    expect(patternNames).toEqual(
      expect.arrayContaining(
        employees.flatMap(({keisanPattern}) =>
          keisanPattern.map((one) => one.keisanPatternName),
        ),
      ),
    );
    expect(komokuNames).toEqual(
      expect.arrayContaining([
        ...keisanPatterns.flatMap((one) => one.kyuyoKomokuNameList),
        ...sampleCompany.amounts.map((one) => one.kyuyoKomokuName),
      ]),
    );
    expect(employeeIds).toEqual(
      expect.arrayContaining(
        sampleCompany.amounts.map(({employeeId}) => employeeId),
      ),
    );
  });

  // The table of the page best-practice-updating-shikyugaku-master.
  test.each([
    ['基本給', true, true],
    ['残業代', true, false],
    ['通勤手当', true, false],
    ['住宅手当', true, false],
    ['役員報酬', false, true],
  ])('has %s in the patterns of the page', (name, seishain, yakuin) => {
    const has = (patternName: string): boolean | undefined =>
      keisanPatterns
        .find((one) => one.keisanPatternName === patternName)
        ?.kyuyoKomokuNameList.includes(name);
    expect([has('正社員計算パターン'), has('役員計算パターン')]).toEqual([
      seishain,
      yakuin,
    ]);
  });

  test('has definitions that can be registered', () => {
    expect(() => new CustomDataStore(sampleCompany)).not.toThrow();
  });

  test('has custom data that agree with their definitions', () => {
    for (const {definition, records} of sampleCompany.customData) {
      for (const {values} of records) {
        expect(Object.keys(values)).toEqual(
          definition.itemList.map(({itemKey}) => itemKey),
        );
        if (values.employeeId !== undefined) {
          expect(employeeIds).toContain(values.employeeId);
        }
      }
    }
  });

  test('has data IDs of letters and digits, none of them twice', () => {
    const ids = sampleCompany.customData.flatMap(({records}) =>
      records.map(({dataId}) => dataId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      expect(id).toMatch(/^[A-Za-z0-9]+$/);
    }
  });

  test.each(['real', 'sample'] as const)(
    'has journals that balance for each employee (%s)',
    (kind) => {
      const lines = sampleCompany.shiwake[kind];
      expect(lines).not.toEqual([]);
      for (const employeeId of new Set(lines.map((one) => one.employeeId))) {
        const total = (side: string): number =>
          lines
            .filter((one) => one.employeeId === employeeId)
            .filter(({taishaku}) => taishaku === side)
            .reduce((sum, {amount}) => sum + amount, 0);
        expect(total('借方'), employeeId).toBe(total('貸方'));
      }
    },
  );

  test('books each salary on the department of the employee', () => {
    for (const {employeeId, bumonCode, bumonName} of sampleCompany.shiwake
      .real) {
      const departments = employees
        .find((one) => one.employeeId === employeeId)
        ?.orders.filter((order) => order.shozokuCode !== undefined);
      expect(departments?.at(-1)).toMatchObject({
        shozokuCode: bumonCode,
        shozokuName: bumonName,
      });
    }
  });

  test('has a journal of items in the 計算パターン, beside the net pay', () => {
    for (const {employeeId, kyuyoKomokuName} of sampleCompany.shiwake.real) {
      const patternName = employees
        .find((one) => one.employeeId === employeeId)
        ?.keisanPattern.at(-1)?.keisanPatternName;
      const items = keisanPatterns.find(
        (one) => one.keisanPatternName === patternName,
      )?.kyuyoKomokuNameList;
      expect(['差引支給額', ...(items ?? [])], employeeId).toContain(
        kyuyoKomokuName,
      );
    }
  });

  test('has municipality codes with the right check digit', () => {
    const codes = employees
      .flatMap(({jusho}) => jusho.map(({shikuchosonCode}) => shikuchosonCode))
      .filter((code) => code !== null);
    for (const code of codes) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, check] = [...code].map(Number);
      const sum = a * 6 + b * 5 + c * 4 + d * 3 + e * 2;
      expect(check, code).toBe((11 - (sum % 11)) % 10);
    }
  });

  test('has no real address, mail or service', () => {
    const text = JSON.stringify([sampleCompany, scenarios]);
    for (const [, host = ''] of text.matchAll(/(?:https:\/\/|@)([\w.-]+)/g)) {
      expect(host).toMatch(/(?:^|\.)example\.com$/);
    }
  });
});

test('every scenario of a Combosite trigger has a payroll, by its own name', () => {
  expect(new Set(scenarios.map(({name}) => name)).size).toBe(scenarios.length);
  for (const {trigger, payroll} of scenarios) {
    expect(payroll === undefined).toBe(trigger === '手動実行トリガー');
  }
});

test('a scenario may have data of its own', async () => {
  expect(
    await evaluate(
      "(await (await baseService.createCustomDataServiceByDefinitionName('従業員ペット飼育数')).getCustomDataByQuery((qb) => qb)).map((r) => [r.employeeId, r.dogCount])",
      {scenario: '給与計算前・飼育数の未入力'},
    ),
  ).toEqual([
    ['0004', 2],
    ['0005', null],
    ['0006', 1],
    ['0011', 0],
  ]);
});
