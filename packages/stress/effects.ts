/*
 * Which records decide: a condition that spoils a price of last year, or a route
 * that ended long ago, tells nothing of the program.
 */
import {FACTOR, withRecords} from './change';
import {differences, hasWritten} from './outcome';
import type {
  Base,
  NumberEffect,
  NumberUse,
  ProgramFacts,
  TableUse,
  Trial,
} from './types';
import type {CustomDataRecord, RunResult} from '@combosite-functions/simulator';

type RunOn = (base: Base) => Promise<RunResult>;
type Change = (record: CustomDataRecord) => CustomDataRecord | undefined;

/**
 * The facts with those numbers only that change the result, each with a record
 * that does; and with such a record first in its table.
 *
 * @param facts - with any records
 * @param runOn - runs the program
 */
export async function keepEffects(
  facts: ProgramFacts,
  runOn: RunOn,
): Promise<ProgramFacts> {
  const numbers: NumberUse[] = [];
  for (const number of facts.numbers) {
    const found = await recordOfNumber(facts, number, runOn);
    // A program that only checks has nothing that a good number changes.
    const {record, effect} =
      found ?? (hasWritten(facts.result) ? {} : {record: number.record});
    if (record) {
      const value = Number(record.values[number.itemKey]);
      const paying = await payingRecord(facts, number, record, runOn);
      numbers.push({...number, record, value, effect, paying});
    }
  }
  const tables = new Map<TableUse, TableUse>();
  for (const use of facts.tables) {
    const own = numbers.find((number) => number.use === use);
    const known = own?.paying ?? own?.record;
    const record =
      known && (use.isCommon || isOfPaid(facts, known))
        ? known
        : ((await recordOfTable(facts, use, runOn)) ?? known);
    const records = record ? startingWith(record, use.records) : use.records;
    tables.set(use, {...use, records, isIdle: record === undefined});
  }
  return {
    ...facts,
    tables: [...tables.values()],
    numbers: numbers.map((number) => ({
      ...number,
      use: tables.get(number.use) ?? number.use,
    })),
    hasIdleNumbers: facts.numbers.length > numbers.length,
  };
}

/** Small changes first: a large one can be refused wherever it stands. */
const OTHER_NUMBERS: readonly (readonly [
  effect: NumberEffect,
  other: (value: number) => number,
])[] = [
  ['twice', (value) => value + 1],
  ['twice', (value) => value * 2 + 1],
  ['huge', (value) => (value === 0 ? 1000 : value * FACTOR)],
  ['zero', () => 0],
];

async function recordOfNumber(
  facts: ProgramFacts,
  {use, itemKey, record}: NumberUse,
  runOn: RunOn,
): Promise<Required<Pick<NumberUse, 'record' | 'effect'>> | undefined> {
  const candidates = startingWith(
    record,
    use.records.filter(({values}) => typeof values[itemKey] === 'number'),
  );
  for (const [effect, other] of OTHER_NUMBERS) {
    const found = await findDeciding(candidates, (records) =>
      hasEffect(facts, use, records, runOn, (one) => ({
        ...one,
        values: {...one.values, [itemKey]: other(Number(one.values[itemKey]))},
      })),
    );
    if (found) {
      return {record: found, effect};
    }
  }
  return undefined;
}

/** Below a threshold a small change decides, but there is nothing to lose. */
function payingRecord(
  facts: ProgramFacts,
  {use, itemKey}: NumberUse,
  record: CustomDataRecord,
  runOn: RunOn,
): Promise<CustomDataRecord | undefined> {
  const isPaid = (one: CustomDataRecord): boolean =>
    isOfPaid(facts, one) && (one.values[itemKey] ?? 0) !== 0;
  return findDeciding(
    use.isCommon || isPaid(record) ? [] : use.records.filter(isPaid),
    (records) =>
      hasEffect(facts, use, records, runOn, (one) => ({
        ...one,
        values: {...one.values, [itemKey]: 0},
      })),
  );
}

/** A record without which the result is another; first those of who is paid. */
function recordOfTable(
  facts: ProgramFacts,
  use: TableUse,
  runOn: RunOn,
): Promise<CustomDataRecord | undefined> {
  const own = use.records.filter((record) => isOfPaid(facts, record));
  return findDeciding(use.isCommon ? [] : own, (records) =>
    hasEffect(facts, use, records, runOn, () => undefined),
  );
}

function isOfPaid({paid}: ProgramFacts, {values}: CustomDataRecord): boolean {
  return paid.some(({employeeId}) => employeeId === values.employeeId);
}

function startingWith(
  record: CustomDataRecord,
  records: readonly CustomDataRecord[],
): CustomDataRecord[] {
  return [record, ...records.filter((one) => one !== record)];
}

/** One that decides: the first, or else by halves, so that many cost little. */
async function findDeciding(
  records: readonly CustomDataRecord[],
  decide: (records: readonly CustomDataRecord[]) => Promise<boolean>,
): Promise<CustomDataRecord | undefined> {
  const [first] = records;
  if (!first || (await decide([first]))) {
    return first;
  }
  let rest = records.slice(1);
  if (rest.length === 0 || !(await decide(rest))) {
    return undefined;
  }
  while (rest.length > 1) {
    const half = rest.slice(0, Math.ceil(rest.length / 2));
    rest = (await decide(half)) ? half : rest.slice(half.length);
  }
  return rest[0];
}

async function hasEffect(
  facts: ProgramFacts,
  {table}: TableUse,
  records: readonly CustomDataRecord[],
  runOn: RunOn,
  change: Change,
): Promise<boolean> {
  const ids = new Set(records.map(({dataId}) => dataId));
  const company = withRecords(
    facts.company,
    table.definition.definitionName,
    (all) =>
      all.flatMap((one) => (ids.has(one.dataId) ? (change(one) ?? []) : one)),
  );
  const base = {company, scenario: facts.scenario};
  let result: RunResult;
  try {
    result = await runOn(base);
  } catch {
    // The host had to end it.
    return true;
  }
  const trial: Trial = {...base, result};
  return result.error !== null || differences(facts, trial).length > 0;
}
