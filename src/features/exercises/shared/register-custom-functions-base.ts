import {describeLog, logsLine} from './programChecks';
import type {ProgramExercise, Situation} from './types';

function situation(
  name: string,
  scenario: string,
  amounts: Readonly<Record<string, number>>,
): Situation {
  const total = Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
  const last = `合計: ${total}円`;
  return {
    name,
    scenario,
    checks: [
      ...Object.entries(amounts).map(([employeeId, amount]) =>
        logsLine(
          `従業員${employeeId}の金額がログに出る`,
          `従業員ID ${employeeId}: ${amount}円`,
        ),
      ),
      {
        name: '合計が最後の行に出る',
        findProblem: ({logs}) =>
          logs.at(-1)?.message === last
            ? null
            : `最後の行が「${last}」になっていません。上限を当てはめた後の金額を足し、繰り返しの後で1回だけ出します。${describeLog(logs)}`,
      },
      {
        name: 'ほかの行が出ない',
        findProblem: ({logs}) =>
          logs.length <= Object.keys(amounts).length + 1
            ? null
            : `ログが${logs.length}行あります。従業員ごとの行と、合計の1行だけにします。`,
      },
    ],
  };
}

/** An upper limit for each employee, a total, and a stop for wrong values. */
export const exercise: ProgramExercise = {
  isStressed: true,
  situations: [
    situation('単価が犬1,000円、猫500円のとき', '手動実行', {
      '0001': 1500,
      '0002': 1500,
    }),
    situation(
      '単価が犬1,200円、猫600円で、上限を超える従業員がいるとき',
      '練習・単価の改定',
      {'0001': 1800, '0004': 2500, '0005': 2400},
    ),
    situation('飼育数が1件もないとき', '練習・飼育数0件', {}),
  ],
};
