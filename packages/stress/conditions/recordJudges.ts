/*
 * Judges of records that are missing.
 */
import {SORTS} from '../types';
import {amountLine, moneyOf} from '../outcome';
import {
  confirm,
  firstWarning,
  halfDone,
  othersChanged,
  violation,
} from '../judging';
import {judgeDefect} from '../judgeDefect';
import type {Case} from '../judging';
import type {Finding} from '../types';

/** Nothing is registered of what decides: a list may be empty, no price. */
export function judgeEmptied(one: Case): Finding[] {
  const {trial, facts, variant} = one;
  if (trial.result.error) {
    return halfDone(one);
  }
  const lost = facts.paid.filter((paid) => {
    const {amount, startDate} = moneyOf(trial, paid);
    return amount === 0 || startDate === undefined;
  });
  const isAll = facts.paid.length > 0 && lost.length === facts.paid.length;
  const warning = firstWarning(one);
  if (warning) {
    return isAll
      ? [
          confirm(one, {
            sort: SORTS.warns,
            text: `${variant.description}でも、ログに残すだけで、正常に終わります。支給していた${lost.length}件のすべてが、0円か更新なしです。ログを見落とすと、支給の漏れに気づけません。エラーで止めるかを、確認してください`,
            line: warning.line,
          }),
        ]
      : [];
  }
  return judgeDefect(
    isAll && !variant.mayBeZero
      ? {...one, variant: {...variant, question: undefined}}
      : {...one, variant: {...variant, mayBeZero: undefined}},
  );
}

export function judgeStale(one: Case): Finding[] {
  const {trial, variant, facts} = one;
  if (trial.result.error) {
    return halfDone(one);
  }
  const [employeeId = ''] =
    variant.employeeIds === 'all' ? [] : variant.employeeIds;
  const stale = facts.paid
    .filter((paid) => paid.employeeId === employeeId)
    .filter((paid) => {
      const {amount, startDate} = moneyOf(trial, paid);
      return amount > 0 && startDate === undefined;
    });
  return [
    ...othersChanged(one),
    ...stale.map((paid) =>
      violation(one, {
        text: `${employeeId} ${paid.kyuyoKomokuName} 先月の${moneyOf(trial, paid).amount}円のまま`,
        employeeId,
        subject: paid.kyuyoKomokuName,
        expected: '0円',
        actual: `${moneyOf(trial, paid).amount}円`,
        line: amountLine(trial, employeeId),
      }),
    ),
  ];
}
