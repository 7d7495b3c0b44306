/*
 * What a program touches, seen from its unmodified run.
 */
import {isCount} from './itemNames';
import {CustomDataKindKubun} from '@combosite-functions/simulator';
import type {
  Base,
  NumberUse,
  PaidEmployee,
  ProgramFacts,
  TableUse,
} from './types';
import type {CustomDataRecord, RunResult} from '@combosite-functions/simulator';

/**
 * Gathers what conditions need to know.
 *
 * @param source - the program
 * @param base - what it ran on
 * @param result - of its observed run
 */
export function gatherFacts(
  source: string,
  base: Base,
  result: RunResult,
): ProgramFacts {
  const paid = result.changes.amounts
    .filter(({after}) => after > 0)
    .map(({employeeId, kyuyoKomokuName, startDate, after}): PaidEmployee => ({
      employeeId,
      kyuyoKomokuName,
      startDate,
      amount: after,
    }));
  const tables = tableUses(base, result);
  const {payroll, startedAt} = base.scenario;
  return {
    ...base,
    source,
    result,
    tables,
    numbers: tables.flatMap((use) => numberUses(use, paid)),
    paid,
    targets: targetsOf(base),
    baseDate:
      (payroll?.sokyuKeisan ?? payroll)?.baseDate ?? startedAt.slice(0, 10),
  };
}

/** The employees of a scenario's calculation; `undefined` without one. */
export function targetsOf({
  company,
  scenario: {payroll, trigger},
}: Base): readonly string[] | undefined {
  if (!payroll || trigger !== '給与計算(前)') {
    return undefined;
  }
  return (
    payroll.sokyuKeisan?.employeeIdList ??
    payroll.employeeIdList ??
    company.shiharaiMasters.find(
      ({shiharaiMasterName}) =>
        shiharaiMasterName === payroll.shiharaiMasterName,
    )?.employeeIdList
  );
}

function tableUses({company}: Base, {observations}: RunResult): TableUse[] {
  return company.customData.flatMap((table): TableUse[] => {
    const {definitionName, customDataKindKubun} = table.definition;
    const reads = observations.customDataReads.filter(
      ({definition}) => definition.definitionName === definitionName,
    );
    const dataIds = new Set(
      reads.flatMap(({records}) => records.map(({dataId}) => dataId)),
    );
    return reads.length === 0
      ? []
      : [
          {
            table,
            isCommon: customDataKindKubun === CustomDataKindKubun.KyotsuData,
            records: table.records.filter(({dataId}) => dataIds.has(dataId)),
            itemKeys: observations.usedItems.get(definitionName) ?? new Set(),
            fields: new Set(reads.flatMap(({fields}) => fields)),
          },
        ];
  });
}

/** For each number that is used, the record that most likely decides. */
function numberUses(use: TableUse, paid: readonly PaidEmployee[]): NumberUse[] {
  return use.table.definition.itemList.flatMap(
    ({itemKey, itemName, dataType}) => {
      if (dataType !== '数値' || !use.itemKeys.has(itemKey)) {
        return [];
      }
      const withNumber = use.records.filter(
        ({values}) => typeof values[itemKey] === 'number',
      );
      const record =
        withNumber.find(
          ({values}) =>
            values[itemKey] !== 0 &&
            paid.some(({employeeId}) => employeeId === values.employeeId),
        ) ??
        withNumber.find(({values}) => values[itemKey] !== 0) ??
        withNumber[0];
      return record
        ? [
            {
              use,
              itemKey,
              itemName,
              record,
              value: Number(record.values[itemKey]),
            },
          ]
        : [];
    },
  );
}

/** Why nothing can be said of numbers, if only such ones are used. */
export function withoutNumbers(
  {hasIdleNumbers = false}: ProgramFacts,
  reason: string,
): string {
  return hasIdleNumbers
    ? '判定できない：どの数値を変えても、この実行の結果は変わりません。数値を使う場面で試してください'
    : reason;
}

/** Why a run doesn't tell what a larger number does. */
export const CAPPED =
  '判定できない：上限などのため、数値を増やしても、この実行の結果は変わりません。上限に届かない人がいる場面で試してください';

/** Why a run doesn't tell what a further record does. */
export const IDLE =
  '判定できない：どのデータを除いても、この実行の結果は変わりません';

/** A record as a reader finds it: the employee's ID, or definition and ID. */
export function nameRecord(
  {table, isCommon}: TableUse,
  {dataId, values}: ProgramFacts['tables'][number]['records'][number],
): string {
  return isCommon
    ? `${table.definition.definitionName}（データID ${dataId}）`
    : `${String(values.employeeId)}`;
}

/** The employees whom a record concerns. */
export function employeesOf(
  {isCommon}: TableUse,
  {values}: ProgramFacts['tables'][number]['records'][number],
): readonly string[] | 'all' {
  return isCommon || typeof values.employeeId !== 'string'
    ? 'all'
    : [values.employeeId];
}

/** Records of employees, the one to change being one that counts. */
export function personal(
  facts: ProgramFacts,
): {use: TableUse; record: CustomDataRecord}[] {
  return facts.tables.flatMap((use) => {
    const record = use.isCommon ? undefined : countingRecord(facts, use);
    return record ? [{use, record}] : [];
  });
}

/** The record that decides first; if none does, one of somebody paid. */
export function countingRecord(
  facts: ProgramFacts,
  {records, isIdle}: TableUse,
): CustomDataRecord | undefined {
  return isIdle ? paidFirst(facts, records) : records[0];
}

/** Whether the records of common data are each about somebody. */
export function isOfPersons(
  {company: {employees}}: Base,
  {table}: TableUse,
): boolean {
  return (
    table.records.length > 0 &&
    table.definition.itemList.some(({itemKey}) =>
      table.records.every(({values}) =>
        employees.some(({employeeId}) => employeeId === values[itemKey]),
      ),
    )
  );
}

/** Whether common data hold amounts or rates that decide, and not of somebody. */
export function isPrice(facts: ProgramFacts, use: TableUse): boolean {
  return (
    use.isCommon &&
    facts.numbers.some((one) => one.use === use && !isCount(one)) &&
    !isOfPersons(facts, use)
  );
}

/** A record of somebody paid, or else the first one. */
export function paidFirst(
  {paid}: ProgramFacts,
  records: readonly CustomDataRecord[],
): CustomDataRecord | undefined {
  return (
    records.find(({values}) =>
      paid.some(({employeeId}) => employeeId === values.employeeId),
    ) ?? records[0]
  );
}

/**
 * Whether the program itself registers records of a definition, such as a log of
 * what it has paid; `undefined` if it may do so in another month.
 */
export function keepsItself(
  {result, source}: ProgramFacts,
  {table}: TableUse,
): boolean | undefined {
  const {customData} = result.changes;
  if (customData.length === 0 && /\.createCustomData\b/.test(source)) {
    return undefined;
  }
  return customData.some(
    ({definitionName, before}) =>
      definitionName === table.definition.definitionName && before === null,
  );
}

/** Whether the program looks at an item, or asks for it. */
export function isUsed({itemKeys, fields}: TableUse, itemKey: string): boolean {
  return itemKeys.has(itemKey) || fields.has(itemKey);
}

/** What a log line can name so that its reader finds the record. */
export function wordsOf(
  {table}: TableUse,
  {dataId}: ProgramFacts['tables'][number]['records'][number],
): string[] {
  return [dataId, table.definition.definitionName];
}

/** Whether some employee has several records anyway. */
export function isSeveral({table}: TableUse): boolean {
  const ids = table.records.map(({values}) => values.employeeId);
  return new Set(ids).size < ids.length;
}
