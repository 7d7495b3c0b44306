/*
 * What is odd in a reader's data, though a company may have it: it is used as it
 * is, and told in one sentence each, with the file that has it.
 */
import {findErrorRecords} from '../runtime.mjs';
import type {GivenScenario} from '../../shapes/given';
import type {
  Company,
  CustomDataRecord,
  CustomDataTable,
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
