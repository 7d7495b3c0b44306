/*
 * The same data in the months in which a year begins and ends.
 */
import {monthsLater} from '../change';
import {isBirth} from '../itemNames';
import {confirm, describe, stopped, violation} from '../judging';
import {differences} from '../outcome';
import {usualLater, writtenDates} from './situationJudges';
import type {Condition, Finding} from '../types';
import type {Company} from '../../runtime';
import type {Case} from '../judging';

const MONTHS = [1, 12];

/** How many months a month is after April, in which a school year begins. */
function monthOfYear(month: number): number {
  return (month + 8) % 12;
}

/**
 * The company some months later, but nobody was born then: who leaves school at
 * the end of the same school year has the same right.
 */
function companyLater(company: Company, months: number): Company {
  const later = monthsLater(company, months);
  return {
    ...later,
    employees: later.employees.map((employee, index) => ({
      ...employee,
      kojin: employee.kojin.map((kojin, at) => ({
        ...kojin,
        birthday:
          company.employees[index]?.kojin[at]?.birthday ?? kojin.birthday,
      })),
    })),
    customData: later.customData.map((table, index) => {
      const births = table.definition.itemList.filter(
        (item) => item.dataType === '日付' && isBirth(item),
      );
      const own = company.customData[index]?.records;
      return {
        ...table,
        records: table.records.map((record, at) => ({
          ...record,
          values: {
            ...record.values,
            ...Object.fromEntries(
              births.map(({itemKey}) => [
                itemKey,
                own?.[at]?.values[itemKey] ?? null,
              ]),
            ),
          },
        })),
      };
    }),
  };
}

const otherMonths: Condition = {
  id: 'turn-of-year',
  title: '1月と12月に実行',
  rule: 'month',
  explanation:
    '会社のデータと給与計算の日付を、そろえて1月や12月にします。前の月を「月-1」で求めると、1月に「00月」になります。',
  apply: ({company, paid, scenario}) => {
    const {payroll} = scenario;
    if (paid.length === 0 || !payroll) {
      return '給与計算の対象者に金額を更新しないプログラムです';
    }
    const {shoriNengetsu} = payroll.sokyuKeisan ?? payroll;
    const own = Number(shoriNengetsu.slice(5, 7));
    return MONTHS.filter((month) => month !== own).map((month) => {
      const months = monthOfYear(month) - monthOfYear(own);
      return {
        company: companyLater(company, months),
        scenario: monthsLater(scenario, months),
        description: `生年月日のほかのすべての日付をずらして、${month}月分の給与計算で実行`,
        expect: 'other-month' as const,
        months,
        employeeIds: 'all' as const,
      };
    });
  },
};

/** Conditions of months. */
export const monthConditions: readonly Condition[] = [otherMonths];

export function judgeOtherMonth(one: Case): Finding[] {
  const {trial, facts, variant} = one;
  const {shoriNengetsu = ''} =
    variant.scenario.payroll?.sokyuKeisan ?? variant.scenario.payroll ?? {};
  const impossible = trial.result.notices.find(
    ({messageId}) => messageId === 'month-impossible',
  );
  if (impossible) {
    return [
      violation(one, {
        text: `${shoriNengetsu}に、${impossible.message}`,
        line: impossible.line,
      }),
    ];
  }
  // What is written in the program is told of the next year.
  if (writtenDates(facts.source).length > 0) {
    return [];
  }
  return trial.result.error
    ? [stopped(one, `${shoriNengetsu}には`)]
    : differences(usualLater(facts, variant, variant.months ?? 0), trial)
        .filter(({kind}) => kind === 'amount' || kind === 'start')
        .map((difference) =>
          confirm(one, {
            ...describe(one, difference),
            text: `${difference.employeeId ?? ''} ${difference.subject} ${difference.expected} → ${difference.actual}（${shoriNengetsu}）。月によって変わる理由を、確認してください`,
          }),
        );
}
