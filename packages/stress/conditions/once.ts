/*
 * What is paid once, such as a gift: the run of the next month finds the same
 * data.
 */
import {copyId, monthsLater, withAmounts, withRecords} from '../change';
import {isEnd, isStart} from '../itemNames';
import {amountLine, moneyOf} from '../outcome';
import {confirm, halfDone, isNamed, violation} from '../judging';
import {keepsItself} from '../facts';
import {ONCE} from '../onceWords';
import type {
  Condition,
  Finding,
  ProgramFacts,
  TableUse,
  VariantDraft,
} from '../types';
import type {Case, Details} from '../judging';

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

/** Definitions that the program reads, and in which it registers what it did. */
function logsOf(facts: ProgramFacts): TableUse[] {
  return facts.tables.filter((use) => keepsItself(facts, use) === true);
}

/** As if the program had paid in the month before, and registered it then. */
function paidBefore(facts: ProgramFacts): VariantDraft[] {
  const {baseDate, company, paid, result, scenario} = facts;
  return logsOf(facts).flatMap(({table}): VariantDraft[] => {
    const {definitionName} = table.definition;
    const records = result.changes.customData.flatMap(
      ({definitionName: name, before, after}) =>
        name === definitionName &&
        before === null &&
        after &&
        paid.some(({employeeId}) => employeeId === after.values.employeeId)
          ? [after]
          : [],
    );
    const [first] = records;
    const earlier = monthsLater(records, -1);
    const isDated =
      JSON.stringify(first?.values) !== JSON.stringify(earlier[0]?.values);
    if (!first || !isDated) {
      return [];
    }
    const employeeIds = records.map(({values}) => String(values.employeeId));
    return [
      {
        company: withAmounts(
          withRecords(company, definitionName, (all) => [
            ...all,
            ...earlier.map((one) => ({...one, dataId: copyId(one.dataId)})),
          ]),
          paid
            .filter(({employeeId}) => employeeIds.includes(employeeId))
            .map((one) => ({
              ...one,
              startDate: monthsLater([baseDate], -1)[0] ?? baseDate,
            })),
        ),
        scenario,
        description: `${employeeIds[0] ?? ''}${employeeIds.length > 1 ? `など${employeeIds.length}人` : ''}に、先月も支給した記録が「${definitionName}」にある`,
        expect: 'once',
        employeeIds,
        hasRecord: true,
      },
    ];
  });
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
      '祝金などのデータが残ったまま、翌月の給与計算を実行します。1回だけの支給なら、翌月にもう一度支給してはいけません。支給の記録を残すプログラムでは、先月の記録がある人の今月の分も試します。',
    apply: (facts) => {
      const {paid, result, scenario} = facts;
      const hasLog = logsOf(facts).length > 0;
      return paid.length === 0 || !scenario.payroll
        ? '給与計算の対象者に金額を更新しないプログラムです'
        : scenario.dryRun || scenario.payroll.sokyuKeisan
          ? '結果の残らない実行か、遡及計算です'
          : !isPaidOnce(facts) && !hasLog
            ? '1回だけの支給と分かる名前（祝金など）も、自分で登録して読む記録もないプログラムです'
            : [
                {
                  company: result.company,
                  scenario: monthsLater(scenario, 1),
                  description: `同じデータで、翌月（${monthsLater(scenario, 1).payroll?.shoriNengetsu ?? ''}）に実行`,
                  expect: 'once',
                  employeeIds: 'all',
                  events: eventsOf(facts),
                },
                ...paidBefore(facts),
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
  const {employeeIds, hasRecord} = variant;
  return facts.paid.flatMap((paid): Finding[] => {
    const {employeeId, kyuyoKomokuName} = paid;
    const {amount, startDate} = moneyOf(trial, paid);
    if (
      amount === 0 ||
      isNamed(one, employeeId) ||
      (employeeIds !== 'all' && !employeeIds.includes(employeeId))
    ) {
      return [];
    }
    const event = variant.events?.get(employeeId);
    const what =
      startDate === undefined
        ? `先月の${amount}円のままです（更新なし）`
        : hasRecord
          ? `先月に支給した記録があっても、今月${amount}円です`
          : `翌月も${amount}円です`;
    const month = hasRecord ? '今月' : '翌月';
    // Who has a record of a payment that the name says is a single one.
    const isRecorded =
      !hasRecord && isPaidOnce(facts) && logsOf(facts).length > 0;
    const reason = isRecorded
      ? '支給の記録があっても、もう一度支給します。前の月までの記録も調べてから支給します'
      : event === undefined
        ? `1回だけの支給なら、${month}は0円にします。毎月の支給なら、このままで正しいです。会社の決まりを確認してください`
        : `${event}の分を、翌月にも支給します。1回だけなら、処理年月と同じ月のものだけを支給し、翌月は0円にします`;
    const details: Details = {
      // A log is read in all its months, so no month is missing in a query.
      ...(isRecorded ? {rule: 'twice'} : {}),
      text: `${employeeId} ${kyuyoKomokuName} ${what}。${reason}`,
      employeeId,
      subject: kyuyoKomokuName,
      expected: '0円',
      actual: `${amount}円`,
      line: amountLine(trial, employeeId),
    };
    return [
      isRecorded || event !== undefined
        ? violation(one, {...details, isSettleable: true})
        : confirm(one, details),
    ];
  });
}
