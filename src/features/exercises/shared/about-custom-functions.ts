import {logsLine, warnsOf} from './programChecks';
import type {ProgramCheck, ProgramExercise, Situation} from './types';

function situation(
  name: string,
  scenario: string,
  count: number,
  total: number,
  more: readonly ProgramCheck[] = [],
): Situation {
  return {
    name,
    scenario,
    checks: [
      logsLine('件数がログに出る', `飼育数の件数: ${count}`),
      logsLine('合計がログに出る', `ペットの合計: ${total}匹`),
      ...more,
    ],
  };
}

/** Reading custom data, counting and adding. */
export const exercise: ProgramExercise = {
  situations: [
    situation('飼育数が2件のとき', '手動実行', 2, 5),
    situation(
      '飼育数が3件で、1件の猫飼育数が空のとき',
      '練習・飼育数3件',
      3,
      7,
      [warnsOf('0005')],
    ),
    situation('飼育数が1件もないとき', '練習・飼育数0件', 0, 0),
  ],
};
