import {describe, expect, test} from 'vitest';
import {
  exportCustomData,
  findErrorRecords,
  importCustomData,
} from '@combosite-functions/simulator';
import {sampleCompany} from '@combosite-functions/simulator/sample-company';
import {readText} from '../support/files';
import {sampleTable} from '../../packages/simulator/tests/support/runtime';
import type {CustomDataTable} from '@combosite-functions/simulator';

const NOW = '2025/04/10 10:00:00';
const COUNT = 5000;

const page = readText('wiki/office/import-example.mdx');
const formats = readText(
  'wiki/custom-data-function/custom-data-file-input.mdx',
);

/** The page's file of this title, as saved on Windows. */
function file(title: string): string {
  const start = page.indexOf(`\`\`\`csv title="${title}"\n`);
  if (start === -1) {
    throw new Error(title);
  }
  const first = page.indexOf('\n', start) + 1;
  return page.slice(first, page.indexOf('```', first)).replaceAll('\n', '\r\n');
}

const errorFile = file('従業員資格（エラーデータのみ）.csv');
const correctedFile = file('従業員資格（直した12件）.csv');

/** The definition of the example before the import. */
const empty: CustomDataTable = {...sampleTable('従業員資格'), records: []};

/** The example's 5,000 rows, as the page describes them, with its 12 faults. */
function wholeFile(withDataIds = true): string {
  const [head = '', ...faults] = errorFile.trimEnd().split('\r\n');
  const faultById = new Map(faults.map((row) => [row.slice(-6), row]));
  const rows = Array.from({length: COUNT}, (_, index) => {
    const number = index + 1;
    const dataId = `S${pad(number, 5)}`;
    const isLicence = number % 2 === 1;
    const row = [
      pad(Math.ceil(number / 2), 4),
      isLicence ? '普通自動車第一種運転免許' : '第一種衛生管理者',
      `${2010 + (number % 14)}/${pad((number % 12) + 1, 2)}/${pad((number % 28) + 1, 2)}`,
      String(!isLicence),
      '',
      dataId,
    ].join(',');
    const line = faultById.get(dataId) ?? row;
    return withDataIds ? line : line.slice(0, -dataId.length);
  });
  return [head, ...rows, ''].join('\r\n');
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

function errorsOf(table: CustomDataTable): (readonly [string, string])[] {
  return findErrorRecords(table, sampleCompany.selectOptionMasters).flatMap(
    ({record, messages}) =>
      messages.map((message) => [record.dataId, message] as const),
  );
}

describe('the example of 5,000 records', () => {
  const imported = importCustomData(empty, wholeFile(), NOW);

  test('begins as the page shows, and has the errors of the page', () => {
    expect(wholeFile().indexOf(file('従業員資格（先頭の3件）.csv'))).toBe(0);
    expect(imported.records).toHaveLength(COUNT);
    const shown = [...page.matchAll(/^\| `(S\d{5})` \| `([^`]+)` \|/gm)].map(
      ([, dataId, message]) => [dataId, message],
    );
    expect(errorsOf(imported)).toEqual(shown);
    expect(new Set(shown.map(([dataId]) => dataId)).size).toBe(12);
  });

  test('exports only the records with errors as the file of the page', () => {
    const records = findErrorRecords(
      imported,
      sampleCompany.selectOptionMasters,
    ).map(({record}) => record);
    expect(exportCustomData({...imported, records})).toBe(errorFile);
  });

  test('is corrected by the second file of the page, without new records', () => {
    const corrected = importCustomData(imported, correctedFile, NOW);
    expect(errorsOf(corrected)).toEqual([]);
    expect(corrected.records).toHaveLength(COUNT);
  });

  test('corrects nothing but the values that the page names', () => {
    const shown = [
      ...page.matchAll(/^\| `(S\d{5})` \| `[^`]+` \| `([^`]+)` \|/gm),
    ].map(([, dataId, value]) => `${dataId} ${value}`);
    const before = errorFile.split('\r\n').map((row) => row.split(','));
    const changed = correctedFile
      .split('\r\n')
      .map((row) => row.split(','))
      .flatMap((fields, row) =>
        fields
          .filter((value, column) => value !== before[row]?.[column])
          .map((value) => `${fields.at(-1)} ${value}`),
      );
    expect(changed).toEqual(shown);
  });

  test('can be imported again without doubling, unlike rows without IDs', () => {
    const counts = [wholeFile(), wholeFile(false)].map(
      (text) => importCustomData(imported, text, NOW).records.length,
    );
    expect(counts).toEqual([COUNT, 2 * COUNT]);
  });
});

describe('a value in a file', () => {
  const everyType = sampleTable('従業員資格');
  const counts = sampleTable('従業員ペット飼育数');
  const pets = sampleTable('従業員ペット');

  /** Values that the page gives for a data type, in a column of its table. */
  function shown(dataType: string, column: number): string[] {
    const row = formats
      .split('\n')
      .find((line) => line.startsWith(`| ${dataType} | `));
    return [...(row?.split(' | ')[column] ?? '').matchAll(/`([^`]+)`/g)].map(
      ([, value = '']) => value,
    );
  }

  /** The errors of a record that has the value in the item. */
  function errors(
    table: CustomDataTable,
    valid: readonly string[],
    column: number,
    value: string,
  ): string[] {
    const csv = [
      table.definition.itemList.map(({itemName}) => itemName),
      valid.map((one, index) => (index === column ? `"${value}"` : one)),
    ]
      .map((fields) => fields.join(','))
      .join('\n');
    return errorsOf(importCustomData({...table, records: []}, csv, NOW)).map(
      ([, message]) => message,
    );
  }

  const licence = ['0001', '免許', '2025/04/01', 'true', ''];
  const cases = [
    ['文字列', everyType, licence, 0],
    ['数値', counts, ['0001', '1', '1'], 1],
    ['日付', everyType, licence, 2],
    ['真偽値', everyType, licence, 3],
    ['カスタム選択肢', pets, ['0001', '犬', ''], 1],
  ] as const;

  test.each(cases)(
    'of the type %s is taken and refused as the page says',
    (dataType, table, valid, column) => {
      const good = shown(dataType, 2);
      expect(good).not.toEqual([]);
      expect(
        good.flatMap((value) => errors(table, valid, column, value)),
      ).toEqual([]);
      const bad = shown(dataType, 3);
      expect(bad.length > 0).toBe(dataType !== '文字列');
      expect(
        bad.filter((value) => errors(table, valid, column, value).length === 0),
      ).toEqual([]);
    },
  );
});
