/*
 * Which tables of a company a program reads, as far as its text tells. Apart from
 * the tables, as each page with a sample asks whether there is any.
 */

/**
 * By which name in a program one sees that it reads a table. No keys of an
 * object: the minifier takes off their quotes, and 「・」 is part of a name in
 * young browsers only.
 */
export const READ_BY: ReadonlyMap<string, RegExp> = new Map([
  ['従業員', /\bkojinData\b/],
  ['発令', /\bhatsureiData\b/],
  ['住所', /\bjushoData\b/],
  ['計算パターン', /\bkeisanPatternData\b/],
  ['支払マスタ', /\b(?:employeeIdList|shiharaiMasterName)\b/],
  ['支給額マスタ・控除額マスタ', /\bsaveAmount\b/],
]);

/** Whether a program reads any table. */
export function readsTables(source: string): boolean {
  return [
    /\bcreateCustomDataServiceByDefinitionName\b/,
    ...READ_BY.values(),
  ].some((pattern) => pattern.test(source));
}
