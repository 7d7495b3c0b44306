/*
 * What is odd in a reader's data, though a company may have it: it is used as it
 * is, and told in one sentence each, with the file that has it.
 */
import {findErrorRecords, misspeltName} from '../runtime.mjs';
import {NAMED} from '../../shapes/shape';
import type {NamedKind} from '../../shapes/shape';
import type {GivenScenario} from '../../shapes/given';
import type {
  Company,
  CustomDataRecord,
  CustomDataTable,
  Scenario,
} from '@combosite-functions/simulator';

/** A month or a date with a number of one digit: `2025/4`. */
const LOOSE_DATE = /^\d{4}\/(?:\d|\d\/\d\d?|\d\d\/\d)$/;

/** Records that the product shows as errors, or that nothing will match. */
export function oddRecords(
  file: string,
  table: CustomDataTable,
  {selectOptionMasters, employees}: Company,
): string[] {
  const ids = new Set(employees.map(({employeeId}) => employeeId));
  const ofValues = (
    record: CustomDataRecord,
    isOdd: (value: string) => boolean,
    problem: string,
  ): string[] =>
    Object.entries(record.values)
      .filter(([, value]) => typeof value === 'string' && isOdd(value))
      .map(([key, value]) => `${key}の「${String(value)}」は、${problem}`);
  const errors = findErrorRecords(table, selectOptionMasters);
  const questions: ((record: CustomDataRecord) => readonly string[])[] = [
    (record) => errors.find((one) => one.record === record)?.messages ?? [],
    ({values: {employeeId}}) =>
      typeof employeeId === 'string' && !ids.has(employeeId)
        ? [`従業員ID「${employeeId}」が、会社のデータにありません`]
        : [],
    (record) =>
      ofValues(
        record,
        (value) => LOOSE_DATE.test(value),
        '月や日が2桁ではありません。処理年月や基準日（2025/04、2025/04/01の形）と比べても、同じになりません',
      ),
    (record) =>
      ofValues(
        record,
        (value) => value.trim() !== value,
        '前か後に空白があります。空白のない文字列と比べても、同じになりません',
      ),
  ];
  return questions.flatMap((ask) =>
    table.records.flatMap((record, index) =>
      ask(record).map(
        (problem) =>
          `${file}の「${table.definition.definitionName}」の${index + 1}件目（データID ${record.dataId}）：${problem}`,
      ),
    ),
  );
}

/** A program's surroundings that name parts of a company. */
interface Uses {
  readonly company: Company;
  /** Text of the program. */
  readonly source: string;
  readonly scenarios: readonly Pick<Scenario, 'payroll'>[];
}

/** Who has to use a name for an effect; `user`, if no part of the company does. */
const USES: readonly {
  readonly kind: NamedKind;
  readonly isUsed: (name: string, uses: Uses) => boolean;
  readonly user?: string;
}[] = [
  {
    kind: '給与項目',
    isUsed: (name, {company: {keisanPatterns}}) =>
      keisanPatterns.some((one) => one.kyuyoKomokuNameList.includes(name)),
    user: '計算パターンにも入っていません',
  },
  {
    kind: '計算パターン',
    isUsed: (name, {company: {employees}}) =>
      employees.some(({keisanPattern}) =>
        keisanPattern.some((one) => one.keisanPatternName === name),
      ),
    user: '従業員も使っていません',
  },
  {
    kind: '支払マスタ',
    isUsed: (name, {scenarios}) =>
      scenarios.some(({payroll}) => payroll?.shiharaiMasterName === name),
  },
  {
    kind: 'カスタムデータ定義',
    isUsed: (name, {source}) => source.includes(name),
  },
];

/**
 * What a company adds and nobody uses: mostly a name that was meant to be the
 * sample company's.
 *
 * @param file - that adds it
 * @param base - the company without the file
 * @param uses - what may use the additions
 */
export function oddNames(file: string, base: Company, uses: Uses): string[] {
  return USES.flatMap(({kind, isUsed, user}) => {
    const known = NAMED[kind](base);
    return NAMED[kind](uses.company)
      .filter((name) => !known.includes(name) && !isUsed(name, uses))
      .flatMap((name) => {
        const meant = misspeltName(name, known);
        const problem =
          meant === undefined
            ? user && `どの${user}`
            : `見本の会社の「${meant}」を変えるなら、名前を直します`;
        return problem === undefined
          ? []
          : `${file}の${kind}「${name}」は、見本の会社にない名前のため、新しく加わりました。${problem}`;
      });
  });
}

/** Months that may lie between what belongs to one payroll. */
const MOST_MONTHS = 3;

/**
 * Dates of a scenario far from its month: mostly a year that was forgotten.
 *
 * @param file - that has the scenario
 * @param scenario - as the file has it
 */
export function oddDates(
  file: string,
  {name, startedAt, payroll}: GivenScenario,
): string[] {
  const dates = [payroll, payroll?.sokyuKeisan].flatMap((one) =>
    one
      ? [
          [one.shoriNengetsu, '基準日', one.baseDate],
          [one.shoriNengetsu, '支給日', one.shikyuDate],
          ...(one === payroll
            ? [[one.shoriNengetsu, '動き始める日時', startedAt]]
            : []),
        ]
      : [],
  );
  return dates.flatMap(([month = '', label, date = '']) => {
    const apart = Math.abs(monthsOf(date) - monthsOf(month));
    return apart > MOST_MONTHS
      ? `${file}の場面「${name}」：処理年月（${month}）と${label}（${date}）が、${apart}か月離れています。年と月を確認してください`
      : [];
  });
}

/** Months since the year 0. */
function monthsOf(date: string): number {
  const [year = 0, month = 0] = date.split('/').map(Number);
  return year * 12 + month;
}

/** Which journal rows a scenario doesn't show to a program. */
export function leftOutRows(
  {trigger, dryRun, payroll}: GivenScenario,
  {shiwake: {real}}: Company,
): string[] {
  if (trigger !== '給与仕訳元データ連携' || dryRun || !payroll) {
    return [];
  }
  const {shiharaiMasterName, shoriNengetsu} = payroll;
  const own = real.filter(
    (row) => row.shiharaiMasterName === shiharaiMasterName,
  );
  const months = own.filter((row) => row.shoriNengetsu !== shoriNengetsu);
  const reasons = [
    [`支払マスタが「${shiharaiMasterName}」でない`, real.length - own.length],
    [`処理年月が${shoriNengetsu}でない`, months.length],
  ].flatMap(([reason = '', count = 0]) =>
    Number(count) > 0 ? `${reason}${count}行` : [],
  );
  return reasons.length === 0
    ? []
    : [
        `仕訳元データ${real.length}行のうち、この場面で読まれないもの：${reasons.join('、')}`,
      ];
}
