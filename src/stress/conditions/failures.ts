/*
 * What the platform itself refuses, or doesn't have.
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

const noJournals: Condition = {
  id: 'no-journals',
  title: '仕訳が0件',
  rule: 'order',
  explanation:
    '仕訳元データが1件もありません。空の仕訳を会計システムに送ったり、登録したりしてはいけません。',
  apply: ({company, scenario, source}) => {
    const kind = scenario.dryRun ? 'sample' : 'real';
    return !/\bshiwakeData\b/.test(source)
      ? '仕訳元データを読まないプログラムです'
      : company.shiwake[kind].length === 0
        ? '作れない：仕訳元データがありません'
        : [
            {
              company: {
                ...company,
                shiwake: {...company.shiwake, [kind]: []},
              },
              scenario,
              description: '仕訳元データが0件',
              expect: 'nothing-to-do',
              employeeIds: 'all',
            },
          ];
  },
};

/** Conditions of failing operations, and of nothing to operate on. */
export const failureConditions: readonly Condition[] = [saveFails, noJournals];
