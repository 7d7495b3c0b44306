import {describe, expect, test} from 'vitest';
import {findErrorRecords, formatMessage} from '..';
import {sampleCompany} from '../sample-company';
import {RequiredKubun} from '../company/enumerations';
import {sampleTable, withItem} from './support/runtime';

const masters = sampleCompany.selectOptionMasters;

describe('records with errors', () => {
  test('are none among the data of the sample company', () => {
    expect(
      sampleCompany.customData.flatMap((one) => findErrorRecords(one, masters)),
    ).toEqual([]);
  });

  test('come from an item that became required', () => {
    const pets = sampleTable('従業員ペット');
    const definition = withItem(pets, 'petKind', {
      requiredKubun: RequiredKubun.Hissu,
    });
    const errors = findErrorRecords({...pets, definition}, masters);
    expect(errors.map(({record}) => record.values.employeeId)).toEqual([
      '100002',
    ]);
    expect(errors[0]?.messages).toEqual([
      formatMessage('required-item-missing', {
        itemName: 'ペットの種類',
        itemKey: 'petKind',
      }),
    ]);
  });

  test('come from a select option that is gone, or its master', () => {
    const pets = sampleTable('従業員ペット');
    const [master] = masters;
    const options = master?.options.filter((option) => option !== 'うさぎ');
    const shorter = [{masterName: 'ペットの種類', options: options ?? []}];
    expect(findErrorRecords(pets, shorter)).toHaveLength(1);
    expect(findErrorRecords(pets, [])).toHaveLength(21);
  });
});
