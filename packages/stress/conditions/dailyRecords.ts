/*
 * Records of single days, such as uses of something: those of an earlier month.
 */
import {addMonths, copyId, withRecords} from '../change';
import {
  employeesOf,
  isSeveral,
  isUsed,
  keepsItself,
  nameRecord,
} from '../facts';
import {isEnd, isLasting, isStart} from '../itemNames';
import type {Item} from '../itemNames';
import type {ProgramFacts, TableUse, VariantDraft} from '../types';

const DAY = /^\d{4}\/\d{2}\/\d{2}$/;

/**
 * The data of employees with a record of an earlier month, where records belong
 * to the month of their day.
 *
 * @param facts - of the program
 */
export function earlierDays(facts: ProgramFacts): VariantDraft[] {
  return facts.tables.flatMap((use) => {
    const item = dayItem(facts, use);
    const record =
      use.records.find(({values}) =>
        facts.paid.some(({employeeId}) => employeeId === values.employeeId),
      ) ?? use.records[0];
    const isOwn = keepsItself(facts, use);
    if (use.isCommon || isOwn === true || !item || !record) {
      return [];
    }
    // Before the first day that was read: of no month that any of them is of.
    const [first = ''] = daysOf(use, item).sort();
    const date = `${addMonths(first, -1)}${first.slice(7).replace(/29|30|31/, '28')}`;
    const copy = {
      ...record,
      dataId: copyId(record.dataId),
      values: {...record.values, [item.itemKey]: date},
    };
    const isOfMonth =
      isOwn === false && (isSeveral(use) || isUsed(use, item.itemKey));
    return [
      {
        company: withRecords(
          facts.company,
          use.table.definition.definitionName,
          (records) => [copy, ...records],
        ),
        scenario: facts.scenario,
        description: `${nameRecord(use, record)}に、${item.itemName}が${date}のデータもある`,
        employeeIds: employeesOf(use, record),
        addedIds: [copy.dataId],
        ...(isOfMonth
          ? {expect: 'same'}
          : {expect: 'defect', isDebatable: () => true, mayChangeData: true}),
      },
    ];
  });
}

/** The item with the day of a record, some of which are of the payroll's month. */
export function dayItem(facts: ProgramFacts, use: TableUse): Item | undefined {
  const months = [-1, 0].map((count) => addMonths(facts.baseDate, count));
  return use.table.definition.itemList.find((item) => {
    const days = daysOf(use, item);
    return (
      !isStart(item) &&
      !isEnd(item) &&
      !isLasting(item) &&
      days.length > 0 &&
      days.every((day) => DAY.test(day)) &&
      days.some((day) => months.includes(day.slice(0, 7)))
    );
  });
}

function daysOf({records}: TableUse, {itemKey}: Item): string[] {
  return records.flatMap(({values}) =>
    typeof values[itemKey] === 'string' ? [values[itemKey]] : [],
  );
}
