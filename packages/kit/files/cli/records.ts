/*
 * Custom data as a reader's files have them.
 */
import type {References} from './references';
import type {GivenRecord, GivenRecords, GivenValues} from '../../shapes/given';
import type {Path} from '../../shapes/names';
import type {
  CustomDataRecord,
  CustomDataTable,
} from '@combosite-functions/simulator';

/** A record, and where its values stand. */
interface Given {
  readonly record: GivenRecord;
  readonly place: Path;
}

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
  const list: readonly Given[] = isList(given)
    ? given.map((record, index) => ({
        record,
        place: [...path, index, 'values'],
      }))
    : Object.entries(given).flatMap(([employeeId, own]) =>
        (isList(own) ? own : [own]).map((values, index) => ({
          record: {values: {employeeId, ...values}},
          place: [...path, employeeId, ...(isList(own) ? [index] : [])],
        })),
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

function isList<Element>(
  given: readonly Element[] | object,
): given is readonly Element[] {
  return Array.isArray(given);
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
