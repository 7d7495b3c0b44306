/*
 * What is paid once, such as a gift: the run of the next month finds the same
 * data.
 */
import {monthsLater} from '../change';
import {isEnd, isStart} from '../itemNames';
import {amountLine, moneyOf} from '../outcome';
import {confirm, halfDone, isNamed, violation} from '../judging';
import type {Condition, Finding, ProgramFacts} from '../types';
import type {Case, Details} from '../judging';

/** Names of what happens once. */
const ONCE =
  /祝(?!日|祭)|見舞|弔慰|慶弔|一時金|報奨|餞別|支度金|表彰|褒賞|紹介料|立替|精算/;
const SAYS_ONCE =
  /(?:1|１|一)(?:回|度)(?:だけ|限り|かぎり|のみ).*(?:支給|支払|払)|(?:支給|支払|払).*(?:1|１|一)(?:回|度)(?:だけ|限り|かぎり|のみ)/;

function isPaidOnce({paid, source, tables}: ProgramFacts): boolean {
  return (
    SAYS_ONCE.test(source) ||
    [
      ...paid.map(({kyuyoKomokuName}) => kyuyoKomokuName),
      ...tables.map(({table}) => table.definition.definitionName),
    ].some((name) => ONCE.test(name))
  );
}

/** For each employee the day of what is paid for, if the data have one. */
function eventsOf({
  tables,
  scenario,
}: ProgramFacts): ReadonlyMap<string, string> {
  const month = scenario.payroll?.shoriNengetsu ?? '';
  return new Map(
    tables
      .filter(({isCommon}) => !isCommon)
      .flatMap(({table, records}) =>
        table.definition.itemList
          .filter(
            (item) =>
              item.dataType === '日付' && !isStart(item) && !isEnd(item),
          )
          .flatMap(({itemKey, itemName}) =>
            records.flatMap(({values}) => {
              const {employeeId, [itemKey]: date} = values;
              return typeof employeeId === 'string' &&
                typeof date === 'string' &&
                date !== '' &&
                date.slice(0, month.length) <= month
                ? [[employeeId, `${itemName}が${date}`] as const]
                : [];
            }),
          ),
      ),
  );
}

/** Conditions of what is paid once. */
export const onceConditions: readonly Condition[] = [
  {
    id: 'next-month',
    title: '翌月に実行（1回だけの支給）',
    rule: 'month',
    explanation:
      '祝金などのデータが残ったまま、翌月の給与計算を実行します。1回だけの支給なら、翌月にもう一度支給してはいけません。',
    apply: (facts) => {
      const {paid, result, scenario} = facts;
      return paid.length === 0 || !scenario.payroll
        ? '給与計算の対象者に金額を更新しないプログラムです'
        : scenario.dryRun || scenario.payroll.sokyuKeisan
          ? '結果の残らない実行か、遡及計算です'
          : !isPaidOnce(facts)
            ? '1回だけの支給と分かる名前（祝金など）がないプログラムです'
            : [
                {
                  company: result.company,
                  scenario: monthsLater(scenario, 1),
                  description: `同じデータで、翌月（${monthsLater(scenario, 1).payroll?.shoriNengetsu ?? ''}）に実行`,
                  expect: 'once',
                  employeeIds: 'all',
                  events: eventsOf(facts),
                },
              ];
    },
  },
];

/** What is paid once is kept, or paid again, by the run of the next month. */
export function judgeOnce(one: Case): Finding[] {
  const {trial, facts, variant} = one;
  if (trial.result.error) {
    return halfDone(one);
  }
  return facts.paid.flatMap((paid): Finding[] => {
    const {employeeId, kyuyoKomokuName} = paid;
    const {amount, startDate} = moneyOf(trial, paid);
    if (amount === 0 || isNamed(one, employeeId)) {
      return [];
    }
    const event = variant.events?.get(employeeId);
    const what =
      startDate === undefined
        ? `先月の${amount}円のままです（更新なし）`
        : `翌月も${amount}円です`;
    const details: Details = {
      text: `${employeeId} ${kyuyoKomokuName} ${what}。${event === undefined ? '1回だけの支給なら、翌月は0円にします。毎月の支給なら、このままで正しいです。会社の決まりを確認してください' : `${event}の分を、翌月にも支給します。1回だけなら、処理年月と同じ月のものだけを支給し、翌月は0円にします`}`,
      employeeId,
      subject: kyuyoKomokuName,
      expected: '0円',
      actual: `${amount}円`,
      line: amountLine(trial, employeeId),
    };
    return [
      event === undefined
        ? confirm(one, details)
        : violation(one, {...details, isSettleable: true}),
    ];
  });
}
