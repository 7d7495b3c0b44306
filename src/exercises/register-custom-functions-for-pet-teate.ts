import {setsAmounts} from './programChecks';
import type {ProgramExercise} from './types';

const KOMOKU = '資格手当';

/** Another allowance for the 支給額マスタ: several records for one employee. */
export const exercise: ProgramExercise = {
  situations: [
    {
      name: '従業員0001と0002に、対象の資格が1件ずつあるとき',
      scenario: '給与計算前',
      checks: setsAmounts(KOMOKU, '2025/04/01', [
        {employeeId: '0001', amount: 5000},
        {employeeId: '0002', amount: 5000},
      ]),
    },
    {
      name: '0001の資格が2件、0002の資格が手当の対象外で、対象者ではない0004にも資格があるとき',
      scenario: '練習・資格が2件の従業員',
      checks: setsAmounts(KOMOKU, '2025/04/01', [
        {employeeId: '0001', amount: 10_000},
      ]),
    },
    {
      name: '12月分の給与計算のとき',
      scenario: '練習・12月の資格手当',
      checks: setsAmounts(KOMOKU, '2025/12/01', [
        {employeeId: '0004', amount: 5000},
      ]),
    },
    {
      name: '資格が1件もないとき',
      scenario: '練習・資格なし',
      checks: setsAmounts(KOMOKU, '2025/04/01', []),
    },
  ],
};
