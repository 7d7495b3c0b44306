/*
 * Judges of conditions that spoil data, or that may change nothing.
 */
import {
  bothResults,
  compare,
  confirm,
  describe,
  halfDone,
  isNamed,
  isTouched,
  violation,
  sortOf,
} from './judging';
import {moneyOf} from './outcome';
import type {Case} from './judging';
import type {Difference} from './outcome';
import type {Finding, Trial} from './types';

/** Amounts that are more than this times the usual are absurd. */
const FAR = 10;

export function judgeDefect(one: Case): Finding[] {
  const {trial, variant} = one;
  if (trial.result.error) {
    return halfDone(one);
  }
  return compare(one).flatMap((difference): Finding[] => {
    const {kind, amounts, employeeId} = difference;
    if (kind === 'start') {
      return [];
    }
    const details = describe(one, difference);
    if (!isTouched(one, difference)) {
      return [violation(one, details)];
    }
    if (
      isNamed(one, employeeId) ||
      isNamed(one) ||
      (amounts?.[1] === 0 && variant.mayBeZero)
    ) {
      return [];
    }
    if (
      (kind === 'data' && variant.mayChangeData) ||
      (kind !== 'amount' && isHandedOn(one, difference))
    ) {
      return [];
    }
    if (
      (amounts && variant.isDebatable?.(...amounts)) ||
      isQuestion(one, difference)
    ) {
      return [
        confirm(one, {
          ...details,
          sort: sortOf(one, difference),
          text: bothResults(difference, variant.question),
        }),
      ];
    }
    return [
      violation(one, {
        ...details,
        text: details.text + limitOf(one),
        ...(amounts && amounts[0] > 0 && amounts[1] > amounts[0] * FAR
          ? {rule: 'values' as const}
          : {}),
      }),
    ];
  });
}

/** Of a number that is too large, whether there is a limit at all. */
function limitOf({alone, facts, variant}: Case): string {
  const {shoriNengetsu} =
    facts.scenario.payroll?.sokyuKeisan ?? facts.scenario.payroll ?? {};
  const month =
    shoriNengetsu === undefined ? '' : `${shoriNengetsu}の計算では、`;
  return variant.conditionId !== 'huge-number' || !alone
    ? ''
    : alone.result.error
      ? `。${month}もっと大きい数値なら止まるので、上限はありますが、30倍より高いです。いつもの最大の値より少し大きい上限にします`
      : `。${month}もっと大きい数値でも止まらないので、上限がありません`;
}

/** Whether whoever gets the changed value sees for himself that it is odd. */
function isHandedOn(
  {variant: {handedOn}}: Case,
  {actual}: Difference,
): boolean {
  return handedOn !== undefined && actual.includes(handedOn);
}

/** Whether a difference can be right, and the variant says how. */
function isQuestion(
  {variant, alone, trial, reference}: Case,
  {kind, employeeId = '', subject, amounts}: Difference,
): boolean {
  // A service that gets an empty list may delete all that it has.
  if (variant.expect === 'emptied' && kind === 'request') {
    return false;
  }
  if (variant.question === undefined || !variant.alone) {
    return variant.question !== undefined;
  }
  if (!alone || !amounts) {
    return false;
  }
  if (!alone.result.error) {
    const key = {employeeId, kyuyoKomokuName: subject};
    return moneyOf(alone, key).amount === moneyOf(trial, key).amount;
  }
  // It stops where nobody has any data: others without any tell as much.
  return (
    alone.result.error.messageId === 'program-stopped' &&
    reference.result.changes.amounts.some(
      (change) =>
        change.after === amounts[1] &&
        change.kyuyoKomokuName === subject &&
        !hasRecords(alone, reference, change.employeeId),
    )
  );
}

/** Whether somebody has records that a run was without. */
function hasRecords(
  {company}: Trial,
  {company: {customData}}: Trial,
  employeeId: string,
): boolean {
  return customData.some(({records}, index) =>
    records.some(
      (record) =>
        record.values.employeeId === employeeId &&
        !company.customData[index]?.records.includes(record),
    ),
  );
}

export function judgeSame(one: Case): Finding[] {
  const {error} = one.trial.result;
  if (error && !one.reference.result.error) {
    return [
      violation(one, {
        text: `エラーで止まりました：${error.message}`,
        line: error.line,
      }),
      ...halfDone(one),
    ];
  }
  const {alone, facts, trial} = one;
  const isExplained = ({
    employeeId = '',
    kind,
    subject,
  }: Difference): boolean => {
    const key = {employeeId, kyuyoKomokuName: subject};
    const amountBy = (by: Trial): number => moneyOf(by, key).amount;
    return (
      kind === 'amount' &&
      alone?.result.error === null &&
      amountBy(alone) === amountBy(trial) &&
      amountBy(alone) !== amountBy(facts)
    );
  };
  return compare(one)
    .filter((difference) => !isExplained(difference))
    .map((difference) => violation(one, describe(one, difference)));
}
