/*
 * Advice on a whole run that came to its end: what the program read and saved
 * shows that something was left out, or is very likely wrong. Nothing is said
 * of what the program itself has told in its log.
 */
import {keisanPatternOf} from '../platform/hatsurei';
import {EMPLOYEE_ID_KEY} from '../platform/definitions';
import {RequiredKubun} from '../company/enumerations';
import {amountOn, tableOf} from '../company/find';
import {nearestNames} from '../words/nearest';
import type {
  AmountRecord,
  Company,
  CustomDataRecord,
  CustomDataTable,
} from '../company/company';
import type {RunContext} from '../platform/context';
import type {CustomDataRead} from '../platform/observations';

/** A run that came to its end. */
export interface EndedRun {
  readonly context: RunContext;
  /** The data before it. */
  readonly company: Company;
  /** Custom data after it. */
  readonly after: readonly CustomDataTable[];
  /** Employees of the payroll; `undefined` if the trigger has none. */
  readonly targets: readonly string[] | undefined;
}

/**
 * Adds to a run's notices which names it read that nothing has, whether it came
 * to its end or not.
 */
export function adviseOnUnknownNames(context: RunContext): void {
  const {ownNames, unknownNames} = context.observations;
  for (const {kind, owner, name, known, line} of unknownNames) {
    const nearest = nearestNames(name, known);
    if (ownNames.has(name)) {
      continue;
    }
    if (kind === 'list') {
      context.notify('list-name-unknown', {name}, line);
    } else if (kind === 'object') {
      context.notify('name-unknown', {owner, name, nearest}, line);
    } else {
      context.notify(
        'record-item-unknown',
        {definitionName: owner, itemKey: name, nearest},
        line,
      );
    }
  }
}

/** Adds what can be said of a run to its notices. */
export function adviseOnRun(run: EndedRun): void {
  adviseOnEmptyItems(run);
  adviseOnMissingPersonnelData(run);
  adviseOnUnreadRecords(run);
  adviseOnOldAmounts(run);
  adviseOnJournal(run);
}

/** A required item of a record that was read has no value. */
function adviseOnEmptyItems(run: EndedRun): void {
  for (const read of readsByDefinition(run)) {
    const {definitionName, itemList} = read.definition;
    for (const {itemKey, itemName, requiredKubun} of itemList) {
      const isEmpty = ({values}: CustomDataRecord): boolean =>
        (values[itemKey] ?? '') === '';
      const records = allRecordsRead(run, definitionName).filter(
        (record) =>
          requiredKubun === RequiredKubun.Hissu &&
          isEmpty(record) &&
          concernsTargets(run, record) &&
          currentRecords(run, definitionName, [record]).some(isEmpty) &&
          !isTold(run, read, record),
      );
      if (records.length > 0) {
        run.context.notify(
          'required-item-empty',
          {definitionName, itemName, records: records.map(nameOf).join('、')},
          read.line,
        );
      }
    }
  }
}

/** A read by base date gave nothing for a target, and something was written. */
function adviseOnMissingPersonnelData(run: EndedRun): void {
  const {context, targets = []} = run;
  const {hasWritten, personnelReads: reads} = context.observations;
  for (const {baseDate, employeeIds, foundIds, line, service} of reads) {
    const employees = employeeIds.filter(
      (id) =>
        targets.includes(id) &&
        !foundIds.has(id) &&
        !reads.some(
          (other) => other.service === service && other.foundIds.has(id),
        ) &&
        !isNamed(run, id),
    );
    if (hasWritten && baseDate !== undefined && employees.length > 0) {
      context.notify(
        'personnel-data-missing',
        {service, baseDate, employees: employees.join('、')},
        line,
      );
    }
  }
}

/** A target has records of which no read knows, though it is by employee only. */
function adviseOnUnreadRecords(run: EndedRun): void {
  const {context, company, targets = []} = run;
  const {customDataReads, personnelReads} = context.observations;
  const amounts = savedAmounts(run);
  const items = new Set(amounts.map(({record}) => record.kyuyoKomokuName));
  for (const read of readsByDefinition(run)) {
    const {definitionName} = read.definition;
    const isByEmployee = customDataReads
      .filter((other) => other.definition.definitionName === definitionName)
      .every(({fields}) => fields.every((field) => field === EMPLOYEE_ID_KEY));
    const idsOf = (records: readonly CustomDataRecord[]): unknown[] =>
      records.map(({values}) => values[EMPLOYEE_ID_KEY]);
    const known = idsOf(allRecordsRead(run, definitionName));
    const registered = idsOf(tableOf(company, definitionName)?.records ?? []);
    const employees = targets.filter(
      (id) =>
        registered.includes(id) &&
        !known.includes(id) &&
        !amounts.some(({record}) => record.employeeId === id) &&
        !personnelReads.some(({employeeIds}) => employeeIds.includes(id)) &&
        [...items].some((item) => hasItem(run, id, item)) &&
        !isNamed(run, id),
    );
    if (isByEmployee && employees.length > 0) {
      context.notify(
        'target-record-not-read',
        {definitionName, employees: employees.join('、')},
        read.line,
      );
    }
  }
}

/**
 * A target keeps an amount of an item that was updated for others. A program
 * that reads no data updates certain employees on purpose.
 */
function adviseOnOldAmounts(run: EndedRun): void {
  const {context, targets = []} = run;
  const {customDataReads, personnelReads} = context.observations;
  if (customDataReads.length + personnelReads.length === 0) {
    return;
  }
  for (const [kyuyoKomokuName, writes] of amountsByItem(run)) {
    // assumption: amount-stays
    const employees = targets.flatMap((employeeId) => {
      const amount = amountOn(
        run.company.amounts,
        {employeeId, kyuyoKomokuName},
        payrollDate(run),
      );
      return amount &&
        !writes.some(({record}) => record.employeeId === employeeId) &&
        hasItem(run, employeeId, kyuyoKomokuName) &&
        !isNamed(run, employeeId)
        ? [`${employeeId}（${amount}）`]
        : [];
    });
    if (employees.length > 0) {
      context.notify(
        'target-amount-left',
        {kyuyoKomokuName, employees: employees.join('、')},
        writes.at(-1)?.line,
      );
    }
  }
}

// assumption: shiwake-balance
/** Debit and credit of journal data differ, and nothing in the log warns. */
function adviseOnJournal({context}: EndedRun): void {
  const hasWarned = context.logs.some(isWarning);
  for (const {line, records} of context.observations.journalReads) {
    const total = (side: string): number =>
      records
        .filter(({taishaku}) => taishaku === side)
        .reduce((sum, {amount}) => sum + amount, 0);
    const [debit, credit] = (['借方', '貸方'] as const).map(total);
    if (debit !== credit && !hasWarned) {
      context.notify(
        'shiwake-unbalanced',
        {debit: debit ?? 0, credit: credit ?? 0},
        line,
      );
    }
  }
}

/** The first read of each definition. */
export function readsByDefinition({context}: EndedRun): CustomDataRead[] {
  const reads = new Map<string, CustomDataRead>();
  for (const read of context.observations.customDataReads) {
    const {definitionName} = read.definition;
    reads.set(definitionName, reads.get(definitionName) ?? read);
  }
  return [...reads.values()];
}

/** All records of a definition that were read, each as it was first. */
function allRecordsRead(
  {context}: EndedRun,
  definitionName: string,
): CustomDataRecord[] {
  const records = new Map<string, CustomDataRecord>();
  for (const read of context.observations.customDataReads) {
    for (const record of read.records) {
      if (
        read.definition.definitionName === definitionName &&
        !records.has(record.dataId)
      ) {
        records.set(record.dataId, record);
      }
    }
  }
  return [...records.values()];
}

/** Records as they are after the run; deleted ones aren't. */
function currentRecords(
  {after}: EndedRun,
  definitionName: string,
  records: readonly CustomDataRecord[],
): CustomDataRecord[] {
  const {records: all = []} =
    tableOf({customData: after}, definitionName) ?? {};
  return all.filter(({dataId}) =>
    records.some((record) => record.dataId === dataId),
  );
}

/** An amount that was saved, with the line of the program that did it. */
interface SavedAmount {
  readonly record: AmountRecord;
  readonly line: number | undefined;
}

export function savedAmounts({context}: EndedRun): SavedAmount[] {
  return context.observations.amountsWrites.flatMap(({records, line}) =>
    records.map((record) => ({record, line})),
  );
}

function amountsByItem(run: EndedRun): Map<string, SavedAmount[]> {
  const groups = new Map<string, SavedAmount[]>();
  for (const saved of savedAmounts(run)) {
    const {kyuyoKomokuName} = saved.record;
    groups.set(kyuyoKomokuName, [
      ...(groups.get(kyuyoKomokuName) ?? []),
      saved,
    ]);
  }
  return groups;
}

/** Date on which the payroll looks at the masters. */
function payrollDate({context}: EndedRun): string {
  const {payroll} = context.scenario;
  return (payroll?.sokyuKeisan ?? payroll)?.baseDate ?? '';
}

/** Whether the employee's 計算パターン has a payroll item. */
function hasItem(
  run: EndedRun,
  employeeId: string,
  kyuyoKomokuName: string,
): boolean {
  const employee = run.company.employees.find(
    (candidate) => candidate.employeeId === employeeId,
  );
  const pattern =
    employee && keisanPatternOf(run.company, employee, payrollDate(run));
  return pattern?.kyuyoKomokuNameList.includes(kyuyoKomokuName) ?? false;
}

/** Whether a record is of a target, or of nobody. */
function concernsTargets(
  {targets}: EndedRun,
  {values}: CustomDataRecord,
): boolean {
  const employeeId = values[EMPLOYEE_ID_KEY];
  return (
    targets === undefined ||
    employeeId === undefined ||
    targets.some((target) => target === employeeId)
  );
}

/** A record as messages name it. */
export function nameOf({dataId, values}: CustomDataRecord): string {
  const employeeId = values[EMPLOYEE_ID_KEY];
  return typeof employeeId === 'string' ? `${employeeId}（${dataId}）` : dataId;
}

/**
 * Whether the log tells of a record. If its employee got an amount all the
 * same, only a warning does.
 */
function isTold(
  run: EndedRun,
  {definition}: CustomDataRead,
  {dataId, values}: CustomDataRecord,
): boolean {
  const employeeId = values[EMPLOYEE_ID_KEY];
  if (typeof employeeId !== 'string') {
    return [dataId, definition.definitionName].some((name) =>
      isNamed(run, name, {isWarned: true}),
    );
  }
  const isPaid = savedAmounts(run).some(
    ({record}) => record.employeeId === employeeId,
  );
  return [employeeId, dataId].some((name) =>
    isNamed(run, name, {isWarned: isPaid}),
  );
}

/**
 * Whether a line of the log is about something: a warning that names it, or any
 * line that names no other target.
 */
export function isNamed(
  {context, targets = []}: EndedRun,
  name: string,
  {isWarned = false} = {},
): boolean {
  return context.logs.some((line) => {
    const text = [line.message, ...line.details].join(' ');
    return (
      hasWord(text, name) &&
      (isWarning(line) ||
        (!isWarned &&
          !targets.some((target) => target !== name && hasWord(text, target))))
    );
  });
}

export function isWarning({level}: {readonly level: string}): boolean {
  return level === 'warn' || level === 'error';
}

/** Whether a text has a name that isn't a part of a longer one. */
function hasWord(text: string, name: string): boolean {
  return text.split(name).some((before, index, parts) => {
    const next = parts[index + 1];
    return (
      next !== undefined &&
      !/[A-Za-z0-9]$/.test(before) &&
      !/^[A-Za-z0-9]/.test(next)
    );
  });
}
