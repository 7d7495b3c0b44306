/*
 * Advice on runs that ended well and yet did nothing, or not what their log
 * says: a wrong name or an error that was caught leaves everybody out.
 */
import {commonForm, dateFormOf, filled} from '../words/dateForms';
import {tableOf} from '../company/find';
import {EMPLOYEE_ID_KEY} from '../platform/definitions';
import {
  isNamed,
  isWarning,
  nameOf,
  readsByDefinition,
  savedAmounts,
} from './hints';
import {nearestNames} from '../words/nearest';
import type {EndedRun} from './hints';

/** Adds to a run's notices what it left out in silence. */
export function adviseOnQuietResults(run: EndedRun): void {
  adviseOnCaughtErrors(run);
  adviseOnUnsavedAmounts(run);
  adviseOnUnknownKomoku(run);
  adviseOnEmptyConditions(run);
  adviseOnMixedForms(run);
  adviseOnNobody(run);
}

/** A call failed, and the log has nothing of it. */
function adviseOnCaughtErrors({context}: EndedRun): void {
  for (const {call, line, reason, logCount} of context.caughtFailures) {
    const isTold = context.logs
      .slice(logCount)
      .some((one) => isWarning(one) || one.message.includes(reason));
    if (!isTold) {
      context.notify('error-caught', {call, reason}, line);
    }
  }
}

/** Whoever looks at the run's end takes amounts for saved, whatever the log has. */
function adviseOnUnsavedAmounts(run: EndedRun): void {
  const {context} = run;
  const saved = new Set(
    savedAmounts(run).map(({record: {employeeId}}) => employeeId),
  );
  for (const {employeeIds, line} of context.observations.amountsRefusals) {
    const unsaved = employeeIds.filter((employeeId) => !saved.has(employeeId));
    const isSilent = context.notices.some(
      (notice) => notice.messageId === 'error-caught' && notice.line === line,
    );
    if (unsaved.length > 0 && !isSilent) {
      context.notify(
        'save-amount-failed',
        {employees: unsaved.join('、')},
        line,
      );
    }
  }
}

/** Calculation patterns were searched for a payroll item that doesn't exist. */
function adviseOnUnknownKomoku({context, company}: EndedRun): void {
  const names = company.kyuyoKomoku.map((one) => one.kyuyoKomokuName);
  for (const {kyuyoKomokuName, line} of context.observations.searchedKomoku) {
    if (!names.includes(kyuyoKomokuName)) {
      context.notify(
        'searched-komoku-unknown',
        {kyuyoKomokuName, nearest: nearestNames(kyuyoKomokuName, names)},
        line,
      );
    }
  }
}

/** Employees were asked for by an empty list, though there are targets. */
function adviseOnEmptyConditions({context, targets = []}: EndedRun): void {
  for (const {emptyFields, line} of context.observations.customDataReads) {
    if (emptyFields.includes(EMPLOYEE_ID_KEY) && targets.length > 0) {
      context.notify('query-list-empty', {itemKey: EMPLOYEE_ID_KEY}, line);
    }
  }
}

/** Months of one item that are written in several ways. */
function adviseOnMixedForms(run: EndedRun): void {
  for (const read of readsByDefinition(run)) {
    const {definitionName, itemList} = read.definition;
    for (const {itemKey, itemName} of itemList) {
      const records = (
        tableOf(run.company, definitionName)?.records ?? []
      ).filter(({values}) => filled([values[itemKey]]).length > 0);
      const [first] = records;
      const odd = records.find(
        ({values}) => !commonForm([first?.values[itemKey], values[itemKey]]),
      );
      const isDated = records.every(
        ({values}) => dateFormOf(values[itemKey]) !== undefined,
      );
      if (first && odd && isDated) {
        const show = (record: typeof odd): string =>
          `${nameOf(record)}：${String(record.values[itemKey])}`;
        run.context.notify(
          'date-forms-mixed',
          {definitionName, itemName, records: `${show(first)}、${show(odd)}`},
          read.line,
        );
      }
    }
  }
}

/** There are targets, but nobody's amount was set, or everybody's to 0. */
function adviseOnNobody(run: EndedRun): void {
  const {context, targets = []} = run;
  const {amountsWrites, customDataReads, personnelReads} = context.observations;
  const write = amountsWrites.at(-1);
  if (!write || targets.length === 0) {
    return;
  }
  const amounts = savedAmounts(run).map(({record}) => record.amount);
  const hasRead = customDataReads.length + personnelReads.length > 0;
  if (!hasDataOfTargets(run) || isNobodyTold(run)) {
    return;
  }
  if (amounts.length === 0) {
    context.notify('nobody-updated', {count: targets.length}, write.line);
  } else if (
    hasRead &&
    amounts.length > 1 &&
    amounts.every((yen) => yen === 0)
  ) {
    context.notify('all-amounts-zero', {count: amounts.length}, write.line);
  }
}

/** Whether a warning is about all, as it names nobody, or about most. */
function isNobodyTold(run: EndedRun): boolean {
  const {context, targets = []} = run;
  const named = targets.filter((id) => isNamed(run, id, {isWarned: true}));
  return (
    named.length * 2 >= targets.length ||
    context.logs.some(
      (line) =>
        isWarning(line) && !targets.some((id) => line.message.includes(id)),
    )
  );
}

/**
 * Whether some target has data, if it is for employees' data that was asked;
 * where nobody at all has any, they have most likely not been imported.
 */
function hasDataOfTargets(run: EndedRun): boolean {
  const {company, targets = []} = run;
  const names = readsByDefinition(run)
    .map(({definition}) => definition)
    .filter(({itemList}) =>
      itemList.some(({itemKey}) => itemKey === EMPLOYEE_ID_KEY),
    )
    .map(({definitionName}) => definitionName);
  const tables = company.customData.filter(({definition}) =>
    names.includes(definition.definitionName),
  );
  return (
    tables.length === 0 ||
    tables.some(
      ({records}) =>
        records.length === 0 ||
        records.some(({values}) =>
          targets.some((target) => target === values[EMPLOYEE_ID_KEY]),
        ),
    )
  );
}
