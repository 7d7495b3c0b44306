import {
  HonmuKenmuKubun,
  NONE,
  csvName,
  getHatsureiKubunName,
  getJushoBunruiKubunName,
  getSexKubunName,
  yen,
} from '@combosite-functions/simulator';
import type {
  ShownCompany,
  CustomDataTable,
} from '@combosite-functions/simulator';

/** One table of a company. */
export interface CompanyTable {
  /** What the table holds. */
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The file with the same rows in the form of the import, if there is one. */
  readonly file?: string;
}

/** How the names of the site's CSV files start, beside those of the kit. */
export const PUBLISHED_PREFIX = 'sample-company-';

/**
 * A company as tables for readers, with every row.
 *
 * @param company - the company
 */
export function companyTables(company: ShownCompany): CompanyTable[] {
  return [
    ...employeeTables(company),
    ...payrollTables(company),
    ...company.customData.map(dataTable),
  ];
}

/** A table of rows, by the names of its columns. */
function tableOf<Row>(
  title: string,
  rows: readonly Row[],
  columns: Readonly<Record<string, (row: Row) => string>>,
): CompanyTable {
  const cells = Object.values(columns);
  return {
    title,
    head: Object.keys(columns),
    rows: rows.map((row) => cells.map((cell) => cell(row))),
  };
}

/** 従業員, 発令, 住所 */
function employeeTables({
  employees,
  shiharaiMasters,
}: ShownCompany): CompanyTable[] {
  const kojin = employees.flatMap(({kojin: terms, ...one}) =>
    terms.map((term) => ({...one, ...term})),
  );
  const orders = employees.flatMap(({employeeId, orders: own}) =>
    own.map((order, index) => ({
      employeeId,
      // What an order doesn't say, stays as in the one before of the same post.
      unsaid: own
        .slice(0, index)
        .some(({honmuKenmuKubun: post}) => post === order.honmuKenmuKubun)
        ? '前と同じ'
        : NONE,
      ...order,
    })),
  );
  const jusho = employees.flatMap(({employeeId, jusho: own}) =>
    own.map((one) => ({employeeId, ...one})),
  );
  return [
    tableOf('従業員', kojin, {
      従業員ID: (one) => one.employeeId,
      氏名: ({mei, sei}) => `${sei} ${mei}`,
      個人データの開始日: ({term}) => term.startDate,
      個人データの終了日: ({term}) => show(term.endDate),
      生年月日: ({birthday}) => show(birthday),
      性別: ({sexKubun}) =>
        sexKubun === null ? NONE : getSexKubunName(sexKubun),
      計算パターン: ({keisanPattern}) =>
        keisanPattern.at(-1)?.keisanPatternName ?? NONE,
      支払マスタ: ({employeeId}) =>
        shiharaiMasters
          .filter(({employeeIdList}) => employeeIdList.includes(employeeId))
          .map(({shiharaiMasterName}) => shiharaiMasterName)
          .join('、') || NONE,
    }),
    tableOf('発令', orders, {
      従業員ID: (order) => order.employeeId,
      発令日: (order) => order.hatsureiDate,
      発令区分: ({hatsureiKubun, honmuKenmuKubun}) =>
        getHatsureiKubunName(hatsureiKubun) +
        (honmuKenmuKubun === HonmuKenmuKubun.Kenmu ? '（兼務）' : ''),
      会社: (order) => order.kaishaName ?? order.unsaid,
      所属: (order) => order.shozokuName ?? order.unsaid,
      役職: (order) => order.yakushokuName ?? order.unsaid,
    }),
    tableOf('住所', jusho, {
      従業員ID: (one) => one.employeeId,
      住所分類: (one) => getJushoBunruiKubunName(one.jushoBunruiKubun),
      開始日: ({term}) => term.startDate,
      終了日: ({term}) => show(term.endDate),
      都道府県: (one) => show(one.todofuken),
      市区町村: (one) => show(one.shikuchoson),
    }),
  ];
}

/** Everything that a payroll is made from. */
function payrollTables(company: ShownCompany): CompanyTable[] {
  return [
    tableOf('計算パターン', company.keisanPatterns, {
      計算パターン: (one) => one.keisanPatternName,
      給与項目: (one) => one.kyuyoKomokuNameList.join('、'),
    }),
    tableOf('給与項目', company.kyuyoKomoku, {
      給与項目: (one) => one.kyuyoKomokuName,
      項目区分: (one) => one.komokuKubun,
      算出方法区分: (one) => one.sanshutsuHohoKubun,
    }),
    tableOf('支払マスタ', company.shiharaiMasters, {
      支払マスタ: (one) => one.shiharaiMasterName,
      人数: (one) => `${one.employeeIdList.length}人`,
      従業員ID: (one) => one.employeeIdList.join('、'),
    }),
    tableOf('支給額マスタ・控除額マスタ', company.amounts, {
      従業員ID: (one) => one.employeeId,
      給与項目: (one) => one.kyuyoKomokuName,
      開始日: (one) => one.startDate,
      金額: (one) => yen(one.amount),
    }),
    tableOf('カスタム選択肢マスタ', company.selectOptionMasters, {
      カスタム選択肢マスタ: (one) => one.masterName,
      選択肢: (one) => one.options.join('、'),
    }),
  ];
}

/** カスタムデータ of one definition. */
function dataTable(table: CustomDataTable): CompanyTable {
  const {itemList} = table.definition;
  return {
    title: `カスタムデータ「${table.definition.definitionName}」`,
    head: ['データID', ...itemList.map(({itemName}) => itemName)],
    rows: table.records.map(({dataId, values}) => [
      dataId,
      ...itemList.map(({itemKey}) => show(values[itemKey])),
    ]),
    file: PUBLISHED_PREFIX + csvName(table),
  };
}

function show(value: string | number | boolean | null | undefined): string {
  return value === null || value === undefined || value === ''
    ? NONE
    : String(value);
}
