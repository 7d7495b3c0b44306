import {describe, expect, test} from 'vitest';
import {employeeCards} from '../../src/features/company-tables/page/employeeCards';
import {tablesRead} from '../../src/features/company-tables/page/tablesRead';
import {publishedCsvFiles} from '../../src/features/company-tables/build/publishedCsvFiles';
import {companyTables} from '../../src/features/company-tables/shared/tablesOfCompany';
import {findScenario, importCustomData} from '@combosite-functions/simulator';
import {
  sampleCompany,
  scenarios,
} from '@combosite-functions/simulator/sample-company';

const tables = companyTables(sampleCompany);

test('every record of the company is a row', () => {
  const count = (title: string) =>
    tables.find((table) => table.title === title)?.rows.length;
  const {employees} = sampleCompany;
  expect(count('従業員')).toBeGreaterThanOrEqual(employees.length);
  expect(count('発令')).toBe(employees.flatMap(({orders}) => orders).length);
  expect(count('住所')).toBe(employees.flatMap(({jusho}) => jusho).length);
  expect(count('計算パターン')).toBe(sampleCompany.keisanPatterns.length);
  expect(count('給与項目')).toBe(sampleCompany.kyuyoKomoku.length);
  expect(count('支払マスタ')).toBe(sampleCompany.shiharaiMasters.length);
  expect(count('カスタム選択肢マスタ')).toBe(
    sampleCompany.selectOptionMasters.length,
  );
  expect(count('支給額マスタ・控除額マスタ')).toBe(
    sampleCompany.amounts.length,
  );
  for (const {definition, records} of sampleCompany.customData) {
    expect(count(`カスタムデータ「${definition.definitionName}」`)).toBe(
      records.length,
    );
  }
});

test('every row has a cell for each column, and no cell is empty', () => {
  for (const {head, rows, title} of tables) {
    expect(new Set(head).size, title).toBe(head.length);
    for (const row of rows) {
      expect(row, title).toHaveLength(head.length);
      expect(
        row.filter((cell) => cell === ''),
        title,
      ).toEqual([]);
    }
  }
});

test('the row of an employee says what the company has', () => {
  const [table] = tables;
  const row = table?.rows.find(([employeeId]) => employeeId === '0001') ?? [];
  expect(
    Object.fromEntries(row.map((cell, index) => [table?.head[index], cell])),
  ).toMatchObject({
    個人データの開始日: '2010/04/01',
    個人データの終了日: 'なし',
    計算パターン: '正社員計算パターン',
    支払マスタ: '25日払い',
  });
});

test('an order says what it leaves as it was, and a first one what there is not', () => {
  const rows = tables.find(({title}) => title === '発令')?.rows ?? [];
  expect(rows).toContainEqual(
    '0001 2010/04/01 雇用 株式会社サンプル商事 営業部 なし'.split(' '),
  );
  expect(
    rows
      .filter(([, , kubun]) => kubun === '昇格')
      .map(([, , , ...kept]) => kept),
  ).toContainEqual(['前と同じ', '前と同じ', '課長']);
});

describe('the CSV files', () => {
  const files = publishedCsvFiles(sampleCompany);

  test('are those to which the tables link', () => {
    expect(tables.flatMap(({file}) => file ?? [])).toEqual([...files.keys()]);
  });

  test.each(
    sampleCompany.customData.map(
      (table, index) =>
        [table.definition.definitionName, table, index] as const,
    ),
  )(
    'of %s is imported without an error and equals the data',
    (_, table, index) => {
      const text = [...files.values()][index] ?? '';
      const values = ({records}: typeof table) =>
        records.map((record) => [record.dataId, record.values]);
      // Into the definition without data: nothing is left from before.
      const imported = importCustomData(
        {...table, records: []},
        text,
        '2025/04/10 10:00:00',
      );
      expect(values(imported)).toEqual(values(table));
    },
  );
});

test('of a program that reads little, little is shown, as its scenario has it', () => {
  const source = `async function main() {
    const {hatsureiData} = combositeDataService;
    await baseService.createCustomDataServiceByDefinitionName("従業員ペット飼育数");
  }`;
  const read = (name: string) =>
    tablesRead(source, sampleCompany, findScenario(scenarios, name));
  expect(read('手動実行').map(({title}) => title)).toEqual([
    'カスタムデータ「従業員ペット飼育数」',
    '発令',
  ]);
  expect(read('手動実行')[0]?.rows).not.toEqual(
    read('手動実行・飼育数の重複')[0]?.rows,
  );
});

test('each employee has a card', () => {
  for (const {employeeId} of sampleCompany.employees) {
    const card = new Map(employeeCards.get(employeeId));
    expect(card.get('従業員ID')).toBe(employeeId);
    expect(card.get('氏名')).toMatch(/./);
  }
});
