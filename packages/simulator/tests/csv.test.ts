import {describe, expect, test} from 'vitest';
import {exportCustomData, importCustomData, isCatalogueError} from '..';
import {sampleCompany} from '../sample-company';
import {cases} from './support/cases';
import {sampleTable} from './support/runtime';

const NOW = '2025/04/10 10:00:00';

const pets = sampleTable('従業員ペット飼育数');

function failure(csv: string): string | undefined {
  try {
    importCustomData(pets, csv, NOW);
    return undefined;
  } catch (error) {
    return isCatalogueError(error) ? error.messageId : String(error);
  }
}

describe('the export', () => {
  test('is the file of the page custom-data-file-input', () => {
    expect(exportCustomData(pets)).toBe(
      '従業員ID,犬飼育数,猫飼育数,データID\r\n0001,1,1,a1B2c3D4e5\r\n0002,0,3,f6G7h8I9j0\r\n',
    );
  });

  test('can be imported as it is', () => {
    for (const one of sampleCompany.customData) {
      const {records} = importCustomData(one, exportCustomData(one), NOW);
      expect(records.map(({dataId, values}) => [dataId, values])).toEqual(
        one.records.map(({dataId, values}) => [dataId, values]),
      );
    }
  });

  test('quotes what would break a row', () => {
    const one = sampleTable('研修マスタ');
    const values = {kenshuCode: 'a,b', kenshuName: '"c"\n'};
    const [record] = one.records;
    const csv = exportCustomData({
      ...one,
      records: record ? [{...record, values}] : [],
    });
    expect(csv).toContain('"a,b","""c""\n",');
    expect(importCustomData(one, csv, NOW).records[0]?.values).toEqual(values);
  });
});

describe('the import', () => {
  test('replaces known records and adds others', () => {
    const {records} = importCustomData(
      pets,
      '\uFEFF従業員ID,犬飼育数,猫飼育数,データID\n0002,5,5,f6G7h8I9j0\n0004,1,0,own1\n0006,0,1,\n',
      NOW,
    );
    expect(
      records.map(({dataId, values}) => [dataId, values.employeeId]),
    ).toEqual([
      ['a1B2c3D4e5', '0001'],
      ['f6G7h8I9j0', '0002'],
      ['own1', '0004'],
      [expect.stringMatching(/^[A-Za-z0-9]{10}$/), '0006'],
    ]);
    expect(records[1]).toMatchObject({
      createdAt: '2025/03/03 10:00:00',
      updatedAt: NOW,
      values: {dogCount: 5},
    });
    expect(records[2]).toMatchObject({createdAt: NOW, updatedAt: NOW});
  });

  test('finds columns by their names, in any order', () => {
    const {records} = importCustomData(
      pets,
      '猫飼育数,備考,犬飼育数,従業員ID\n3,x,2,0007\n\n',
      NOW,
    );
    expect(records[2]?.values).toEqual({
      employeeId: '0007',
      dogCount: 2,
      catCount: 3,
    });
    expect(records).toHaveLength(3);
  });

  test('takes blank required items and odd values as they are', () => {
    const {records} = importCustomData(
      pets,
      '従業員ID,犬飼育数,猫飼育数,データID\n0005,,2匹,x1\n',
      NOW,
    );
    expect(records[2]?.values).toEqual({
      employeeId: '0005',
      dogCount: null,
      catCount: '2匹',
    });
  });

  test.each(cases<Record<'id' | 'csv', string>>('csv', 'failures'))(
    'fails with $id',
    ({id, csv}) => {
      expect(failure(csv)).toBe(id);
    },
  );
});
