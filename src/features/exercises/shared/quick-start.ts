import {describeLog} from './programChecks';
import type {ProgramExercise} from './types';

const FIRST = 'はじめてのカスタムファンクションです';
const SECOND = '2行目も出せました';

/** A second line in the log. */
export const exercise: ProgramExercise = {
  situations: [
    {
      name: '「実行」を押したとき',
      scenario: '手動実行',
      checks: [
        {
          name: `1行目が「${FIRST}」のままである`,
          findProblem: ({logs}) =>
            logs[0]?.message === FIRST
              ? null
              : `1行目が違います。初めからある行は、変えずに残します。${describeLog(logs)}`,
        },
        {
          name: `2行目に「${SECOND}」が出る`,
          findProblem: ({logs}) => {
            if (logs[1]?.message === SECOND) {
              return null;
            }
            return logs[1]
              ? `2行目が「${logs[1].message}」になっています。「${SECOND}」と1文字ずつ見比べます。`
              : '2行目がありません。「logger.info」で始まる行を写し、その下にもう1行加えます。';
          },
        },
        {
          name: 'ほかの行が出ない',
          findProblem: ({logs}) =>
            logs.length <= 2
              ? null
              : `ログが${logs.length}行あります。「logger.info」で始まる行を2つだけにします。`,
        },
      ],
    },
  ],
};
