import {setsAmounts} from './programChecks';
import type {ExpectedAmount} from './programChecks';
import type {ProgramCheck, ProgramExercise} from './types';

function sets(
  amounts: Readonly<Record<string, number>>,
  startDate = '2025/04/01',
): ProgramCheck[] {
  const expected = Object.entries(amounts).map(
    ([employeeId, amount]): ExpectedAmount => ({employeeId, amount}),
  );
  return setsAmounts('資格手当', startDate, expected);
}

/** Another allowance for the 支給額マスタ, under the rules for such programs. */
export const exercise: ProgramExercise = {
  isStressed: true,
  situations: [
    {
      name: '従業員0001と0002に、対象の資格が1件ずつあるとき',
      scenario: '給与計算前',
      checks: sets({'0001': 5000, '0002': 5000}),
    },
    {
      name: '0001の資格が2件、0002の資格が手当の対象外で、対象者ではない0004にも資格があるとき',
      scenario: '練習・資格が2件の従業員',
      checks: sets({'0001': 10_000, '0002': 0}),
    },
    {
      name: '0001の有効期限が基準日の当日で、0002の資格が期限切れと、基準日より後の取得だけのとき',
      scenario: '練習・資格の期限',
      checks: sets({'0001': 5000, '0002': 0}),
    },
    {
      name: '0001の同じ資格が、誤って2件登録されているとき',
      scenario: '練習・資格の二重登録',
      mayStopFor: '0001',
      checks: sets({'0001': 5000, '0002': 5000}),
    },
    {
      name: '0001の資格の取得日が空のとき',
      scenario: '練習・資格の空の値',
      mayStopFor: '0001',
      checks: [
        {
          name: '空の取得日のまま更新しない',
          findProblem: () =>
            '取得日が空のまま、最後まで動きました。資格を数える前に空の値を調べ、従業員IDを示してthrowで止めます。',
        },
      ],
    },
    {
      name: '0001の資格の有効期限が「2025/3/1」のとき',
      scenario: '練習・資格の日付の形',
      mayStopFor: '0001',
      checks: [
        {
          name: '形の違う日付のまま更新しない',
          findProblem: () =>
            '有効期限「2025/3/1」のまま、最後まで動きました。文字列のまま比べると、基準日「2025/04/01」より後になり、切れた資格に支給します。日付の形を正規表現で調べ、違えば従業員IDを示してthrowで止めます。',
        },
      ],
    },
    {
      name: '12月分の給与計算のとき',
      scenario: '練習・12月の資格手当',
      checks: sets({'0004': 5000, '0005': 0}, '2025/12/01'),
    },
    {
      name: '資格が1件もないとき',
      scenario: '練習・資格なし',
      checks: sets({'0001': 0, '0002': 0}),
    },
  ],
};
