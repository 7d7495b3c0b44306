/*
 * What a program touches, seen from its unmodified run.
 */
import {effectsOf} from './effects';
import {CustomDataKindKubun} from '@combosite-functions/simulator';
import type {Base, Draft, Effect, Facts, TableUse} from './types';
import type {CustomDataRecord, RunResult} from '@combosite-functions/simulator';

/**
 * Gathers what relations need to know.
 *
 * @param source - the program
 * @param base - what it ran on
 * @param result - of its observed run
 */
export function gatherFacts(
  source: string,
  base: Base,
  result: RunResult,
): Facts {
  const effects = effectsOf({...base, result});
  const affected = affectedOf(effects);
  const {payroll, startedAt} = base.scenario;
  return {
    ...base,
    source,
    result,
    effects,
    affected,
    tables: tableUses(base, result, affected),
    targets: targetsOf(base),
    baseDate:
      (payroll?.sokyuKeisan ?? payroll)?.baseDate ?? startedAt.slice(0, 10),
  };
}

/** Employees with an effect, those with money first. */
function affectedOf(effects: readonly Effect[]): string[] {
  const rich = effects.filter(({amount = 0}) => amount > 0);
  const ids = [...rich, ...effects].flatMap(({employeeId}) => employeeId ?? []);
  return [...new Set(ids)];
}

/** The employees of a scenario's calculation; `undefined` without one. */
function targetsOf({
  company,
  scenario: {payroll, trigger},
}: Base): readonly string[] | undefined {
  return payroll && trigger === '給与計算(前)'
    ? (payroll.sokyuKeisan?.employeeIdList ??
        payroll.employeeIdList ??
        company.shiharaiMasters.find(
          ({shiharaiMasterName}) =>
            shiharaiMasterName === payroll.shiharaiMasterName,
        )?.employeeIdList)
    : undefined;
}

function tableUses(
  {company}: Base,
  {observations}: RunResult,
  affected: readonly string[],
): TableUse[] {
  return company.customData.flatMap((table): TableUse | [] => {
    const {definitionName, customDataKindKubun} = table.definition;
    const reads = observations.customDataReads.filter(
      ({definition}) => definition.definitionName === definitionName,
    );
    if (reads.length === 0) {
      return [];
    }
    const dataIds = new Set(
      reads.flatMap(({records}) => records.map(({dataId}) => dataId)),
    );
    const read = table.records.filter(({dataId}) => dataIds.has(dataId));
    const valueKeys = new Set(
      observations.usedItems.get(definitionName)?.keys(),
    );
    const rank = ({values}: CustomDataRecord): number => {
      const index = affected.indexOf(String(values.employeeId));
      return index < 0 ? affected.length : index;
    };
    return {
      table,
      name: definitionName,
      isCommon: customDataKindKubun === CustomDataKindKubun.KyotsuData,
      records: read.sort((a, b) => rank(a) - rank(b)),
      valueKeys,
      itemKeys: new Set([...valueKeys, ...reads.flatMap(({fields}) => fields)]),
    };
  });
}

/** The items of a table that are days or months, by their values. */
export function timeItems({table: {definition, records}}: TableUse) {
  return definition.itemList.filter(({itemKey}) => {
    const own = records.flatMap(({values}) => values[itemKey] || []);
    return own.length > 0 && own.every(isTime);
  });
}

/** The items of a table that a program uses. */
export function usedItems({table: {definition}, itemKeys}: TableUse) {
  return definition.itemList.filter(({itemKey}) => itemKeys.has(itemKey));
}

/** Those of them that are days or months. */
export function usedTimes(use: TableUse) {
  return timeItems(use).filter(({itemKey}) => use.itemKeys.has(itemKey));
}

/** Names of the services of personnel data that a program reads. */
export function personnelServices({result}: Facts): Set<string> {
  const {personnelReads} = result.observations;
  return new Set(personnelReads.map(({service}) => service));
}

/** Whether a value is a month or a day: `2025/04`, `2025-04-01`. */
export function isTime(value: unknown): value is string {
  return (
    typeof value === 'string' && /^\d{4}([/-])\d{2}(?:\1\d{2})?$/.test(value)
  );
}

/** Whom a change of a record concerns, and what a log line can name it by. */
export function touching(
  {name, isCommon}: TableUse,
  {dataId, values: {employeeId: own}}: CustomDataRecord,
  ...words: readonly string[]
): Pick<Draft, 'employeeIds' | 'words'> {
  return {
    employeeIds: isCommon || typeof own !== 'string' ? 'all' : [own],
    words: [dataId, ...(isCommon ? [name] : []), ...words],
  };
}

/** Whether a program does anything. */
export function isActive({effects}: Facts): boolean {
  return effects.length > 0;
}

/** Names of the definitions whose data the program writes. */
export function writtenTables({result}: Facts): string[] {
  return result.observations.customDataWrites.map(
    ({definitionName}) => definitionName,
  );
}
