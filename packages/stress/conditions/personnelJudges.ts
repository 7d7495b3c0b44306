/*
 * Judges of what happens to employees.
 */
import {SORTS} from '../types';
import {amountLine, moneyOf} from '../outcome';
import {
  bothResults,
  compare,
  confirm,
  describe,
  halfDone,
  isNamed,
  isRefusal,
  moneyText,
  othersChanged,
  stopsAll,
  violation,
} from '../judging';
import type {Case} from '../judging';
import type {Difference} from '../outcome';
import type {Finding} from '../types';

export function judgeNamed(one: Case): Finding[] {
  const {trial, reference, variant} = one;
  const {error, changes} = trial.result;
  const [employeeId = ''] =
    variant.employeeIds === 'all' ? [] : variant.employeeIds;
  if (error) {
    const half = halfDone(one);
    return half.length > 0 || reference.result.error
      ? half
      : isRefusal(one) || !error.message.includes(employeeId)
        ? stopsAll(one)
        : [];
  }
  const others = othersChanged(one);
  const own = compare(one).filter(
    ({kind, ...rest}) => kind === 'amount' && rest.employeeId === employeeId,
  );
  const usual = new Set(
    reference.result.changes.amounts
      .filter((change) => change.employeeId === employeeId)
      .map(({kyuyoKomokuName}) => kyuyoKomokuName),
  );
  // Another payroll item instead: the program has decided.
  const hasOther = changes.amounts.some(
    (change) =>
      change.employeeId === employeeId && !usual.has(change.kyuyoKomokuName),
  );
  if (own.length === 0 || hasOther || isNamed(one, employeeId)) {
    return others;
  }
  return [
    ...others,
    ...own.map((difference) =>
      difference.amounts && difference.amounts[1] > 0
        ? confirm(one, {
            ...describe(one, difference),
            text: bothResults(difference),
          })
        : isZeroOnPurpose(one, difference)
          ? confirm(one, {
              ...describe(one, difference),
              text: bothResults(difference),
            })
          : violation(one, {
              ...describe(one, difference),
              line: personnelLine(one, employeeId) ?? difference.line,
              text: `${employeeId} ${difference.subject} ${difference.expected} → ${difference.actual}（知らせずに漏れます）`,
            }),
    ),
  ];
}

/** Whether the program found who may get nothing, and set the amount to 0. */
function isZeroOnPurpose(
  {trial, variant}: Case,
  {employeeId = '', subject}: Difference,
): boolean {
  return (
    variant.mayBeZero === true &&
    trial.result.changes.amounts.some(
      (change) =>
        change.employeeId === employeeId &&
        change.kyuyoKomokuName === subject &&
        change.after === 0,
    ) &&
    trial.result.observations.personnelReads.some(({foundIds}) =>
      foundIds.has(employeeId),
    )
  );
}

/** The base-date read to whose result the program trusted. */
function personnelLine({trial}: Case, employeeId: string): number | undefined {
  const reads = trial.result.observations.personnelReads.filter(
    ({baseDate, employeeIds}) =>
      baseDate !== undefined && employeeIds.includes(employeeId),
  );
  const missed = reads.find(({foundIds}) => !foundIds.has(employeeId));
  return (missed ?? reads[0])?.line;
}

export function judgePolicy(one: Case): Finding[] {
  const {trial, reference, variant, facts} = one;
  const {error} = trial.result;
  if (error) {
    const half = halfDone(one);
    return half.length > 0
      ? half
      : isRefusal(one)
        ? stopsAll(one)
        : [
            confirm(one, {
              sort: SORTS.stops,
              text: `エラーで止まります：${error.message}。会社の決まりを確認してください`,
              line: error.line,
            }),
          ];
  }
  const [employeeId = ''] =
    variant.employeeIds === 'all' ? [] : variant.employeeIds;
  const own = facts.paid.filter((paid) => paid.employeeId === employeeId);
  return [
    ...othersChanged(one),
    ...own.flatMap((paid): Finding[] => {
      const both = {
        employeeId,
        subject: paid.kyuyoKomokuName,
        expected: moneyText(reference, paid),
        actual: moneyText(trial, paid),
      };
      return variant.isUsual && both.expected === both.actual
        ? []
        : [
            confirm(one, {
              ...both,
              sort:
                moneyOf(trial, paid).amount > moneyOf(reference, paid).amount
                  ? SORTS.more
                  : undefined,
              text: bothResults(both),
              line: amountLine(trial, employeeId),
            }),
          ];
    }),
  ];
}

export function judgeNoTargets(one: Case): Finding[] {
  const {trial} = one;
  const {error, changes} = trial.result;
  if (error) {
    return halfDone(one);
  }
  return changes.amounts.map(({employeeId, kyuyoKomokuName, after}) =>
    violation(one, {
      rule: 'targets',
      text: `対象者ではない${employeeId}の${kyuyoKomokuName}を${after}円で更新しました`,
      employeeId,
      subject: kyuyoKomokuName,
      expected: '更新なし',
      actual: `${after}円`,
      line: amountLine(trial, employeeId),
    }),
  );
}
