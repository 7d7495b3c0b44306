/*
 * What the platform itself refuses.
 */
import type {Condition} from '../types';

const saveFails: Condition = {
  id: 'save-fails',
  title: 'saveAmountが失敗する',
  rule: 'all-at-once',
  explanation:
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
