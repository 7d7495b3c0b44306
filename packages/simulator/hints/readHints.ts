/*
 * Advice on what a run read: records that are left out because an item is
 * blank, employee IDs of nobody, and data of the day of the run.
 */
import {dateFormOf, filled} from '../words/dateForms';
import {EMPLOYEE_ID_KEY} from '../platform/definitions';
import {NAME_LABELS} from '../messages/labels';
import {foldWidth} from '../words/width';
import {
  allRecordsRead,
  concernsTargets,
  isTold,
  nameOf,
  payrollDate,
  readsByDefinition,
} from './hints';
import type {DefinitionItem} from '../platform/definitions';
import type {EndedRun} from './hints';

/**
 * Adds to a run's notices what is odd in what it read.
 *
 * @param run - one without an error
 */
export function adviseOnReads(run: EndedRun): void {
  adviseOnBlanks(run);
  adviseOnEmployeeIds(run);
  adviseOnWidths(run);
  adviseOnToday(run);
}

/** A range has left out records, as their item is blank. */
function adviseOnBlanks(run: EndedRun): void {
  const {context} = run;
  for (const read of context.observations.customDataReads) {
    for (const {condition, records} of read.blanks) {
      const {field, operator} = condition;
      const {definitionName, itemList} = read.definition;
      const known = allRecordsRead(run, definitionName);
      const left = records.filter(
        (record) =>
          concernsTargets(run, record) &&
          !known.some(({dataId}) => dataId === record.dataId) &&
          !isTold(run, read, record),
      );
      if (left.length > 0) {
        context.notify(
          'query-blank-left-out',
          {
            itemKey: field,
            operator,
            itemName:
              itemList.find(({itemKey}) => itemKey === field)?.itemName ??
              field,
            count: left.length,
            records: left.map(nameOf).join('、'),
          },
          read.line,
        );
      }
    }
  }
}

/** An item besides the record's own employee holds the ID of nobody. */
function adviseOnEmployeeIds(run: EndedRun): void {
  const ids = run.company.employees.map(({employeeId}) => employeeId);
  for (const [read, items] of readsByDefinition(run)) {
    const {definitionName} = read.definition;
    const records = allRecordsRead(run, definitionName);
    for (const item of items.filter(isText)) {
      const {itemKey, itemName} = item;
      const values = filled(records.map(({values: one}) => one[itemKey]));
      const isOdd = oddIdTest(item, values, ids);
      const odd = records.filter(
        (record) =>
          isOdd(record.values[itemKey]) &&
          concernsTargets(run, record) &&
          !isTold(run, read, record),
      );
      if (odd.length > 0) {
        const show = (record: (typeof odd)[number]): string =>
          `${nameOf(record)}：${String(record.values[itemKey])}`;
        run.context.notify(
          'employee-id-odd',
          {definitionName, itemName, records: odd.map(show).join('、')},
          read.line,
        );
      }
    }
  }
}

/** A text as an item of a definition has it. */
interface FoundText {
  readonly definitionName: string;
  readonly text: string;
}

/**
 * Two definitions have texts that only their width or blanks tell apart: what
 * joins them finds nothing. A program that makes them alike knows of it.
 */
function adviseOnWidths(run: EndedRun): void {
  if (/normalize\(['"`]NFK/.test(run.source)) {
    return;
  }
  const byLook = new Map<string, FoundText>(
    run.company.employees.map(({employeeId: text}) => [
      foldWidth(text),
      {definitionName: NAME_LABELS.employee, text},
    ]),
  );
  for (const [read, items] of readsByDefinition(run)) {
    const {definitionName} = read.definition;
    const keys = items.filter(({dataType}) =>
      ['文字列', 'カスタム選択肢'].includes(dataType),
    );
    const records = allRecordsRead(run, definitionName).filter(
      (record) => !isTold(run, read, record),
    );
    for (const {values} of records) {
      for (const {itemKey} of keys) {
        const text = values[itemKey];
        if (typeof text !== 'string' || text.length > LONGEST_KEY) {
          continue;
        }
        const look = foldWidth(text);
        const other = byLook.get(look) ?? {definitionName, text};
        byLook.set(look, other);
        if (
          look !== '' &&
          other.text !== text &&
          other.definitionName !== definitionName &&
          // An ID of nobody elsewhere is told above.
          (other.definitionName !== NAME_LABELS.employee ||
            itemKey === EMPLOYEE_ID_KEY) &&
          !dateFormOf(text)
        ) {
          run.context.notify(
            'width-differs',
            {
              value: text,
              place: `「${other.definitionName}」`,
              known: other.text,
            },
            read.line,
          );
        }
      }
    }
  }
}

function isText({itemKey, dataType}: DefinitionItem): boolean {
  return itemKey !== EMPLOYEE_ID_KEY && dataType === '文字列';
}

/** Longer texts are remarks, by which nobody looks anything up. */
const LONGEST_KEY = 30;

const ID_NAME = /(?:従業員|社員)(?:ID|番号|コード)/;
const OTHER_NAME = /コード|番号|区分|年月/;

/** Says of values of an item whether they seem to be the ID of nobody. */
function oddIdTest(
  {itemName}: DefinitionItem,
  values: readonly unknown[],
  ids: readonly string[],
): (value: unknown) => boolean {
  const known = new Set<unknown>(ids);
  const alike = new Set(ids.map(foldId));
  const count = values.filter((value) => known.has(value)).length;
  const isForIds =
    ID_NAME.test(itemName) ||
    (count > 0 && count * 2 >= values.length && !OTHER_NAME.test(itemName));
  return (value) =>
    typeof value === 'string' &&
    value !== '' &&
    !known.has(value) &&
    (alike.has(foldId(value)) ||
      (isForIds && /^[\w-]+$/.test(value.normalize('NFKC').trim())));
}

/** An ID without what is easily mistyped. */
function foldId(id: string): string {
  return id
    .normalize('NFKC')
    .trim()
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

/** The day of the run is the base date of what a payroll reads. */
function adviseOnToday(run: EndedRun): void {
  const {context, targets} = run;
  const {payroll, startedAt} = context.scenario;
  const today = startedAt.slice(0, 10);
  const own = [payroll, payroll?.sokyuKeisan].flatMap((one) =>
    one ? [one.baseDate, one.shikyuDate] : [],
  );
  if (targets === undefined || own.includes(today)) {
    return;
  }
  for (const {service, baseDate, line} of context.observations.personnelReads) {
    if (baseDate === today) {
      context.notify(
        'base-date-today',
        {service, today, baseDate: payrollDate(run)},
        line,
      );
    }
  }
}
