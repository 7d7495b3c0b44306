/*
 * What amounts come of other numbers: whether a formula, a cap or a rounding is
 * right, only a person can tell.
 */
import {FACTOR, withValue} from './change';
import {keepsItself, nameRecord} from './facts';
import {monthItem} from './itemNames';
import {moneyOf} from './outcome';
import type {Base, NumberUse, ProgramFacts} from './types';
import type {RunResult} from '@combosite-functions/simulator';

/** An item whose number was varied, and what came of it. */
export interface AmountsTried {
  /** Whose item it is, in words. */
  readonly name: string;
  readonly points: readonly AmountTried[];
}

/** What came of one number. */
interface AmountTried {
  readonly value: number;
  /** An amount with its unit, or that there is none. */
  readonly outcome: string;
}

/** How many items are enough to show how to read them. */
const ENOUGH = 4;

/**
 * The amounts of employees whose own numbers are 0, as they are, and large.
 *
 * @param facts - of the program
 * @param runOn - runs the program
 */
export async function tryAmounts(
  facts: ProgramFacts,
  runOn: (base: Base) => Promise<RunResult>,
): Promise<AmountsTried[]> {
  const tried: AmountsTried[] = [];
  const numbers = facts.numbers.filter(({use}) => !use.isCommon);
  for (const number of numbers.slice(0, ENOUGH)) {
    const {use, itemKey, itemName, record, value} = number;
    const points: AmountTried[] = [];
    for (const other of [0, value, (value || 1) * FACTOR]) {
      const company = withValue(
        facts.company,
        use,
        record.dataId,
        itemKey,
        other,
      );
      const base = {company, scenario: facts.scenario};
      if (!points.some((point) => point.value === other)) {
        points.push({
          value: other,
          outcome: outcomeOf(number, base, await runOn(base)),
        });
      }
    }
    tried.push({name: `${nameRecord(use, record)}の${itemName}`, points});
  }
  return tried;
}

function outcomeOf({record}: NumberUse, base: Base, result: RunResult): string {
  if (result.error) {
    return 'エラー';
  }
  const names = result.changes.amounts
    .filter(({employeeId}) => employeeId === record.values.employeeId)
    .map(({employeeId, kyuyoKomokuName}) => {
      const {amount} = moneyOf(
        {...base, result},
        {employeeId, kyuyoKomokuName},
      );
      return `${kyuyoKomokuName}${amount}円`;
    });
  return names.length > 0 ? [...new Set(names)].join('と') : '更新なし';
}

/** A month whose records decide. */
export interface MonthUsed {
  readonly definitionName: string;
  readonly itemName: string;
  readonly month: string;
  readonly shoriNengetsu: string;
}

/**
 * Of which month the records are from which the amounts come: whether it is the
 * one to be paid for, only a person can tell.
 *
 * @param facts - of the program
 */
export function monthsUsed(facts: ProgramFacts): MonthUsed[] {
  const {paid, scenario, tables} = facts;
  const {shoriNengetsu} =
    scenario.payroll?.sokyuKeisan ?? scenario.payroll ?? {};
  return shoriNengetsu === undefined || paid.length === 0
    ? []
    : tables.flatMap((use) => {
        const item = monthItem(use);
        const [record] = use.records;
        const isOwn = use.isCommon || keepsItself(facts, use) === true;
        return !isOwn && !use.isIdle && item && record
          ? [
              {
                definitionName: use.table.definition.definitionName,
                itemName: item.itemName,
                month: String(record.values[item.itemKey]),
                shoriNengetsu,
              },
            ]
          : [];
      });
}
