/*
 * Dates of a scenario that hardly any payroll has together: mostly a year that
 * was forgotten.
 */
import type {GivenScenario} from '../../shapes/scenarioFile';

/** Months that may lie between what belongs to one payroll. */
const MOST_MONTHS = 3;

/**
 * Says which dates of a scenario lie far from its month.
 *
 * @param file - that has the scenario
 * @param scenario - as the file has it
 * @returns one sentence each
 */
export function oddDates(
  file: string,
  {name, startedAt, payroll}: GivenScenario,
): string[] {
  if (!payroll) {
    return [];
  }
  const {sokyuKeisan} = payroll;
  const compared = [
    ...datesOf(payroll),
    [payroll.shoriNengetsu, '動き始める日時', startedAt],
    ...(sokyuKeisan ? datesOf(sokyuKeisan) : []),
  ] as const;
  return compared.flatMap(([month, label, date]) => {
    const apart = Math.abs(monthsOf(date) - monthsOf(month));
    return apart > MOST_MONTHS
      ? [
          `${file}の場面「${name}」：処理年月（${month}）と${label}（${date}）が、${apart}か月離れています。年と月を確かめてください`,
        ]
      : [];
  });
}

function datesOf({
  shoriNengetsu,
  baseDate,
  shikyuDate,
}: Pick<
  NonNullable<GivenScenario['payroll']>,
  'shoriNengetsu' | 'baseDate' | 'shikyuDate'
>) {
  return [
    [shoriNengetsu, '基準日', baseDate],
    [shoriNengetsu, '支給日', shikyuDate],
  ] as const;
}

/** Months since the year 0. */
function monthsOf(date: string): number {
  const [year = 0, month = 0] = date.split('/').map(Number);
  return year * 12 + month;
}
