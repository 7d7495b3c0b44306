import {
  NONE,
  csvName,
  getHatsureiKubunName,
  getJushoBunruiKubunName,
  getSexKubunName,
} from '@combosite-functions/simulator';
import type {
  CompanyTables,
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
export function companyTables(company: CompanyTables): CompanyTable[] {
  return [
    ...employeeTables(company),
    ...payrollTables(company),
    ...company.customData.map(dataTable),
  ];
}

/** 従業員, 発令, 住所 */
function employeeTables({
  employees,
  shiharaiMasters,
}: CompanyTables): CompanyTable[] {
  return [
    {
      title: '従業員',
      head: [
        '従業員ID',
        '氏名',
        '個人データの開始日',
        '個人データの終了日',
        '生年月日',
        '性別',
        '計算パターン',
        '支払マスタ',
      ],
      rows: employees.flatMap(({employeeId, keisanPattern, kojin}) =>
        kojin.map(({birthday, mei, sei, sexKubun, term}) => [
          employeeId,
          `${sei} ${mei}`,
          term.startDate,
          show(term.endDate),
          show(birthday),
          sexKubun === null ? NONE : getSexKubunName(sexKubun),
          keisanPattern.at(-1)?.keisanPatternName ?? NONE,
          shiharaiMasters
            .filter(({employeeIdList}) => employeeIdList.includes(employeeId))
            .map(({shiharaiMasterName}) => shiharaiMasterName)
            .join('、') || NONE,
        ]),
      ),
    },
    {
      title: '発令',
      head: ['従業員ID', '発令日', '発令区分', '会社', '所属', '役職'],
      rows: employees.flatMap(({employeeId, orders}) =>
        orders.map((order) => [
          employeeId,
          order.hatsureiDate,
          getHatsureiKubunName(order.hatsureiKubun),
          show(order.kaishaName),
          show(order.shozokuName),
          show(order.yakushokuName),
        ]),
      ),
    },
    {
      title: '住所',
      head: [
        '従業員ID',
        '住所分類',
        '開始日',
        '終了日',
        '都道府県',
        '市区町村',
      ],
      rows: employees.flatMap(({employeeId, jusho}) =>
        jusho.map(({jushoBunruiKubun, shikuchoson, term, todofuken}) => [
          employeeId,
          getJushoBunruiKubunName(jushoBunruiKubun),
          term.startDate,
          show(term.endDate),
          show(todofuken),
          show(shikuchoson),
        ]),
      ),
    },
  ];
}

/** Everything that a payroll is made from. */
function payrollTables({
  amounts,
  keisanPatterns,
  kyuyoKomoku,
  selectOptionMasters,
  shiharaiMasters,
}: CompanyTables): CompanyTable[] {
  return [
    {
      title: '計算パターン',
      head: ['計算パターン', '給与項目'],
      rows: keisanPatterns.map(({keisanPatternName, kyuyoKomokuNameList}) => [
        keisanPatternName,
        kyuyoKomokuNameList.join('、'),
      ]),
    },
    {
      title: '給与項目',
      head: ['給与項目', '項目区分', '算出方法区分'],
      rows: kyuyoKomoku.map((komoku) => [
        komoku.kyuyoKomokuName,
        komoku.komokuKubun,
        komoku.sanshutsuHohoKubun,
      ]),
    },
    {
      title: '支払マスタ',
      head: ['支払マスタ', '人数', '従業員ID'],
      rows: shiharaiMasters.map(({employeeIdList, shiharaiMasterName}) => [
        shiharaiMasterName,
        `${employeeIdList.length}人`,
        employeeIdList.join('、'),
      ]),
    },
    {
      title: '支給額マスタ・控除額マスタ',
      head: ['従業員ID', '給与項目', '開始日', '金額'],
      rows: amounts.map(({amount, employeeId, kyuyoKomokuName, startDate}) => [
        employeeId,
        kyuyoKomokuName,
        startDate,
        `${amount.toLocaleString('ja-JP')}円`,
      ]),
    },
    {
      title: 'カスタム選択肢マスタ',
      head: ['カスタム選択肢マスタ', '選択肢'],
      rows: selectOptionMasters.map(({masterName, options}) => [
        masterName,
        options.join('、'),
      ]),
    },
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
