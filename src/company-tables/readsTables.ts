/*
 * Which tables of a company a program reads, as far as its text tells. Apart from
 * the tables, as each page with a sample asks whether there is any.
 */

/** By which name in a program one sees that it reads a table. */
export const READ_BY: Readonly<Record<string, RegExp>> = {
  従業員: /\bkojinData\b/,
  発令: /\bhatsureiData\b/,
  住所: /\bjushoData\b/,
  計算パターン: /\bkeisanPatternData\b/,
  支払マスタ: /\b(?:employeeIdList|shiharaiMasterName)\b/,
  '支給額マスタ・控除額マスタ': /\bsaveAmount\b/,
};

/** Whether a program reads any table. */
export function readsTables(source: string): boolean {
  return [
    /\bcreateCustomDataServiceByDefinitionName\b/,
    ...Object.values(READ_BY),
  ].some((pattern) => pattern.test(source));
}
