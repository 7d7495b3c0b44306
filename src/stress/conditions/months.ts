/*
 * The same data in the months in which a year begins and ends.
 */
import {monthsLater} from '../change';
import type {Condition} from '../types';

const MONTHS = [1, 12];

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
      const months = (month - own + 12) % 12;
      return {
        company: monthsLater(company, months),
        scenario: monthsLater(scenario, months),
        description: `すべての日付をずらして、${month}月分の給与計算で実行`,
        expect: 'other-month' as const,
        months,
        employeeIds: 'all' as const,
      };
    });
  },
};

/** Conditions of months. */
export const monthConditions: readonly Condition[] = [otherMonths];
