/*
 * What the platform itself refuses.
 */
import {confirm, firstWarning, unfinished, violation} from '../judging';
import {hasWritten} from '../outcome';
import type {Condition, Finding} from '../types';
import type {Case} from '../judging';

const saveFails: Condition = {
  id: 'save-fails',
  title: 'saveAmountが失敗する',
  rule: 'all-at-once',
  explanation:
    // assumption: save-amount-all-or-nothing
    '計算パターンが外れた人がいるなどで、saveAmountがエラーになります。受け止めて続けると、誰の金額も変わらないまま、正常に終わります。',
  apply: ({company, scenario, result, source}) =>
    result.changes.amounts.length === 0
      ? '金額を更新しないプログラムです'
      : !/\bcatch\b/.test(source)
        ? 'エラーをcatchで受け止めないプログラムです'
        : [
            {
              company,
              scenario: {...scenario, refusesAmounts: true},
              description:
                'saveAmountが、渡した一覧のどれかのためにエラーになる',
              expect: 'unsaved',
              employeeIds: 'all',
            },
          ],
};

/** Conditions of failing operations. */
export const failureConditions: readonly Condition[] = [saveFails];

/** `saveAmount` was refused, and nobody's amount has changed. */
export function judgeUnsaved(one: Case): Finding[] {
  const {result} = one.trial;
  if (result.error) {
    return unfinished(one);
  }
  const {line} = result.observations.amountsRefusals[0] ?? {};
  const isTold = firstWarning(one) !== undefined;
  return isTold && !hasWritten(result)
    ? [
        confirm(one, {
          text: '誰の金額も変わっていませんが、ログに残すだけで、正常に終わります。エラーで止めるかを、確認してください',
          line,
        }),
      ]
    : [
        violation(one, {
          text: `誰の金額も変わっていないのに、${isTold ? 'ほかの書き込みや送信をして' : '警告もエラーもなく'}、正常に終わります`,
          line,
        }),
      ];
}
