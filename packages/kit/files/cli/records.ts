/*
 * Custom data as a reader's files have them, and what is odd in them.
 */
import {findErrorRecords} from '../runtime.mjs';
import type {Path} from './jsonFile';
import type {References} from './references';
import type {
  Company,
  CustomDataRecord,
  CustomDataTable,
} from '@combosite-functions/simulator';
import type {GivenRecords, GivenValues} from '../../shapes/recordFile';

const EMPLOYEE_ID = 'employeeId';

/** A month or a date with a number of one digit: `2025/4`. */
const LOOSE_DATE = /^\d{4}\/(?:\d|\d\/\d\d?|\d\d\/\d)$/;

/**
 * Data of a definition, with what a file needn't say.
 *
 * @param given - as the file has them: a list, or by employee
 * @param definition - of these data
 * @param references - told of names that don't exist
 * @param path - where the data stand in the file
 */
export function completeRecords(
  given: GivenRecords,
  definition: CustomDataTable['definition'],
  references: References,
  path: Path,
): CustomDataRecord[] {
  const list = Array.isArray(given)
    ? given.map((record, index) => ({
        record,
        place: [...path, index, 'values'],
      }))
    : Object.entries(given).flatMap(([employeeId, values]) =>
        byEmployee(employeeId, values, references, path),
      );
  const taken = new Set(list.map(({record}) => record.dataId));
  references.checkDoubled(
    path,
    list.map(({record}, index) => record.dataId ?? `${index + 1}件目`),
  );
  let number = 0;
  const nextId = (): string => {
    do {
      number += 1;
    } while (taken.has(`record${number}`));
    return `record${number}`;
  };
  return list.map(({record, place}) => {
    checkKeys(record.values, definition, references, place);
    const createdAt = record.createdAt ?? definition.createdAt;
    return {
      dataId: record.dataId ?? nextId(),
      createdAt,
      updatedAt: record.updatedAt ?? createdAt,
      values: {
        ...Object.fromEntries(
          definition.itemList.map(({itemKey}) => [itemKey, null]),
        ),
        ...record.values,
      },
    };
  });
}

/** One or several records of an employee. */
function byEmployee(
  employeeId: string,
  given: GivenValues | readonly GivenValues[],
  references: References,
  path: Path,
): {
  readonly record: Partial<CustomDataRecord> & {values: GivenValues};
  readonly place: Path;
}[] {
  const place = [...path, employeeId];
  references.check(place, '従業員ID', employeeId);
  const isList = Array.isArray(given);
  return (isList ? given : [given]).map((values: GivenValues, index) => ({
    record: {values: {[EMPLOYEE_ID]: employeeId, ...values}},
    place: isList ? [...place, index] : place,
  }));
}

/**
 * Tells of item keys that a definition doesn't have.
 *
 * @param values - by item key
 * @param definition - of these values
 * @param references - told of keys that don't exist
 * @param path - where the values stand
 */
export function checkKeys(
  values: GivenValues,
  {itemList, definitionName}: CustomDataTable['definition'],
  references: References,
  path: Path,
): void {
  const keys = itemList.map(({itemKey}) => itemKey);
  for (const key of Object.keys(values)) {
    references.checkIn(
      [...path, key],
      `項目キー（「${definitionName}」の項目）`,
      key,
      keys,
    );
  }
}

/**
 * What is odd in data, though a company may have them: they are used as they
 * are, and the product shows them as errors.
 *
 * @param file - where they come from
 * @param table - the definition with its data
 * @param company - the rest of the data
 * @returns one sentence each
 */
export function oddRecords(
  file: string,
  table: CustomDataTable,
  {selectOptionMasters, employees}: Company,
): string[] {
  const placeOf = (record: CustomDataRecord): string =>
    `${file}の「${table.definition.definitionName}」の${table.records.indexOf(record) + 1}件目（データID ${record.dataId}）`;
  const ids = new Set(employees.map(({employeeId}) => employeeId));
  return [
    ...findErrorRecords(table, selectOptionMasters).flatMap(
      ({record, messages}) =>
        messages.map((message) => `${placeOf(record)}：${message}`),
    ),
    ...table.records.flatMap((record) => {
      const id = record.values[EMPLOYEE_ID];
      return typeof id === 'string' && !ids.has(id)
        ? [`${placeOf(record)}：従業員ID「${id}」が、会社のデータにありません`]
        : [];
    }),
    ...table.records.flatMap((record) =>
      Object.entries(record.values)
        .filter(([, value]) => LOOSE_DATE.test(String(value)))
        .map(
          ([key, value]) =>
            `${placeOf(record)}：${key}の「${String(value)}」は、月や日が2桁ではありません。処理年月や基準日（2025/04、2025/04/01の形）と比べても、同じになりません`,
        ),
    ),
    ...table.records.flatMap((record) =>
      Object.entries(record.values)
        .filter(
          ([, value]) => typeof value === 'string' && value.trim() !== value,
        )
        .map(
          ([key, value]) =>
            `${placeOf(record)}：${key}の「${String(value)}」は、前か後に空白があります。空白のない文字列と比べても、同じになりません`,
        ),
    ),
  ];
}
