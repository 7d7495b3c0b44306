/*
 * The same data in the months in which a year or a 年度 begins and ends, and who
 * was born where a school year begins.
 */
import {companyLater, monthsLater} from '../change';
import {isBirth} from '../itemNames';
import {
  compare,
  confirm,
  describe,
  halfDone,
  isNamed,
  stopped,
  violation,
} from '../judging';
import {amountLine, differences} from '../outcome';
import {usualLater, writtenDates} from './situationJudges';
import {nodesOf} from '@combosite-functions/simulator';
import type {
  Base,
  Condition,
  Finding,
  ProgramFacts,
  VariantDraft,
} from '../types';
import type {Company} from '@combosite-functions/simulator';
import type {Case} from '../judging';

/** How many months a month is after April, in which a school year begins. */
function monthOfYear(month: number): number {
  return (month + 8) % 12;
}

/**
 * The company some months later, but nobody was born then: who leaves school at
 * the end of the same school year has the same right.
 */
function withBirthsKept(company: Company, months: number): Company {
  const later = companyLater(company, months);
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

/** A month, perhaps compared with another one that has as many days. */
interface OtherMonth {
  readonly month: number;
  readonly like?: number;
}

/** The payroll of other months, on the same data. */
function inMonths(
  texts: Pick<Condition, 'id' | 'title' | 'explanation'>,
  others: readonly OtherMonth[],
): Condition {
  return {
    ...texts,
    rule: 'month',
    apply: ({company, paid, scenario}) => {
      const {payroll} = scenario;
      if (paid.length === 0 || !payroll) {
        return '給与計算の対象者に金額を更新しないプログラムです';
      }
      const {shoriNengetsu} = payroll.sokyuKeisan ?? payroll;
      const own = Number(shoriNengetsu.slice(5, 7));
      const later = (month: number): number =>
        monthOfYear(month) - monthOfYear(own);
      const baseOf = (month: number): Base => ({
        company: withBirthsKept(company, later(month)),
        scenario: monthsLater(scenario, later(month)),
      });
      return others
        .filter(({month}) => month !== own)
        .map(({month, like}) => ({
          ...baseOf(month),
          description: `生年月日のほかのすべての日付をずらして、${month}月分の給与計算で実行${like === undefined ? '' : `（左は、日数の同じ${like}月分）`}`,
          expect: 'other-month' as const,
          reference: like === undefined ? undefined : baseOf(like),
          months: later(month) - (like === undefined ? 0 : later(like)),
          employeeIds: 'all' as const,
        }));
    },
  };
}

const bornInApril: Condition = {
  id: 'born-april-first',
  title: '4月1日生まれ',
  rule: 'targets',
  explanation:
    '法律では、年齢は誕生日の前日に1つ増えます。4月1日生まれは3月31日に年をとるので、3月31日生まれと同じ学年で、4月2日生まれの1つ上の学年です。',
  apply: ({births = [], scenario}) => {
    if (births.length === 0) {
      return '生年月日を使わないプログラムです';
    }
    const drafts = births.flatMap(({name, employeeIds, words, bornOn, years}) =>
      years.map((year): VariantDraft => ({
        company: bornOn(`${year}/04/01`),
        scenario,
        reference: {company: bornOn(`${year}/03/31`), scenario},
        description: `${name}が${year}/04/01（左は、${year}/03/31のとき）`,
        expect: 'same-age',
        employeeIds,
        words,
      })),
    );
    return drafts.length > 0
      ? drafts
      : 'この月の計算では、3月31日生まれと4月2日生まれで、結果が変わらないプログラムです';
  },
};

/** Conditions of months. */
export const monthConditions: readonly Condition[] = [
  inMonths(
    {
      id: 'turn-of-year',
      title: '1月と12月に実行',
      explanation:
        '会社のデータと給与計算の日付を、そろえて1月や12月にします。前の月を「月-1」で求めると、1月に「00月」になります。',
    },
    [{month: 1}, {month: 12}],
  ),
  inMonths(
    {
      id: 'turn-of-fiscal-year',
      title: '3月と4月に実行',
      explanation:
        '会社のデータと給与計算の日付を、そろえて3月や4月にします。年度や学年の区切りの月を1つ間違えると、3月か4月だけ、別の年度の単価や日数になります。',
    },
    [
      {month: 3, like: 1},
      {month: 4, like: 6},
    ],
  ),
  bornInApril,
];

export function judgeOtherMonth(one: Case): Finding[] {
  const {trial, reference, facts, variant} = one;
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
  const {error} = trial.result;
  const wrongDate = error ? impossibleDate(error.message) : undefined;
  if (error && wrongDate !== undefined) {
    return [
      violation(one, {
        text: `${shoriNengetsu}には、プログラムの作った「${wrongDate}」が暦にないため、エラーで止まります：${error.message}`,
        line: error.line,
      }),
    ];
  }
  const over = overFull(one);
  // What is written in the program is told of the next year, and a reference
  // that stops is told of its own month.
  if (writtenDates(facts.source).length > 0 || reference.result.error) {
    return over;
  }
  return error
    ? [stopped(one, `${shoriNengetsu}には`)]
    : [
        ...over,
        ...differences(
          usualLater(reference, variant, variant.months ?? 0),
          trial,
        )
          .filter(({kind}) => kind === 'amount' || kind === 'start')
          .filter(
            ({employeeId}) =>
              !over.some((other) => other.employeeId === employeeId),
          )
          .map((difference) =>
            confirm(one, {
              ...describe(one, difference),
              text: `${difference.employeeId ?? ''} ${difference.subject} ${difference.expected} → ${difference.actual}（${shoriNengetsu}）。月によって変わる理由を、確認してください`,
            }),
          ),
      ];
}

/** A month or a day in a text that no calendar has, such as 2026/00. */
function impossibleDate(text: string): string | undefined {
  return [
    ...text.matchAll(
      /(?<!\d)((?:19|20)\d\d)[-/](\d{1,2})(?:[-/](\d{1,2}))?(?!\d)/g,
    ),
  ]
    .find(([, year, month, day = '1']) => {
      const date = new Date(
        Date.UTC(Number(year), Number(month) - 1, Number(day)),
      );
      return date.getUTCMonth() + 1 !== Number(month);
    })
    ?.at(0);
}

/** A thirtieth for each day is more than the whole in a month of 31 days. */
function overFull(one: Case): Finding[] {
  const prices = pricesOf(one.facts);
  return one.trial.result.changes.amounts.flatMap(
    ({employeeId, kyuyoKomokuName, after}): Finding[] => {
      const full = [...prices].find((price) => {
        const more = (price / 30) * 31;
        return (
          after === Math.floor(more) ||
          after === Math.ceil(more) ||
          after === Math.floor(price / 30) * 31
        );
      });
      return full === undefined || prices.has(after)
        ? []
        : [
            violation(one, {
              rule: 'rounding',
              text: `${employeeId} ${kyuyoKomokuName} ${after}円。日割りが、1か月分の${full}円を超えます。その月の日数で割ります`,
              employeeId,
              subject: kyuyoKomokuName,
              expected: `${full}円`,
              actual: `${after}円`,
              line: amountLine(one.trial, employeeId),
              isSettleable: true,
            }),
          ];
    },
  );
}

/** Numbers below are no monthly amounts, but counts or amounts of a day. */
const LEAST = 1000;

/** The numbers from which a program calculates: its own, and those it uses. */
function pricesOf({numbers, source}: ProgramFacts): ReadonlySet<number> {
  return new Set(
    [
      ...nodesOf(source).map((node) =>
        node.type === 'Literal' ? node.value : undefined,
      ),
      ...numbers.flatMap(({use, itemKey}) =>
        use.records.map(({values}) => values[itemKey]),
      ),
    ]
      .filter((value) => typeof value === 'number')
      .filter((value) => value >= LEAST),
  );
}

/** Nobody is a year younger for being born on April 1. */
export function judgeSameAge(one: Case): Finding[] {
  if (one.trial.result.error) {
    return halfDone(one);
  }
  return compare(one)
    .filter(({kind}) => kind === 'amount' || kind === 'log')
    .filter(({employeeId}) => !isNamed(one, employeeId) && !isNamed(one))
    .map((difference) =>
      confirm(one, {
        ...describe(one, difference),
        text: `${difference.employeeId ?? ''} ${difference.subject}は、3月31日生まれで${difference.expected}、4月1日生まれで${difference.actual}です。学年や年齢で区切るなら、4月2日生まれから変えます。会社の決まりを確認してください`,
      }),
    );
}
