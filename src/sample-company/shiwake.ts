import type {ShiwakeDataEntity} from '../../api-src/interfaces/ShiwakeDataEntity';

type Account = Pick<
  ShiwakeDataEntity,
  | 'kanjoKamokuCode'
  | 'kanjoKamokuName'
  | 'hojoKamokuCode'
  | 'hojoKamokuName'
  | 'zeiKubunName'
>;

function account(
  kanjoKamokuCode: string,
  kanjoKamokuName: string,
  hojo: readonly [string, string] | null = null,
  zeiKubunName: string | null = null,
): Account {
  return {
    kanjoKamokuCode,
    kanjoKamokuName,
    hojoKamokuCode: hojo?.[0] ?? null,
    hojoKamokuName: hojo?.[1] ?? null,
    zeiKubunName,
  };
}

const SALARIES = account('5110', '給料手当');
const OFFICERS = account('5100', '役員報酬');
const COMMUTING = account(
  '5210',
  '旅費交通費',
  ['01', '通勤費'],
  '課税仕入10%',
);
const HEALTH = account('2150', '預り金', ['01', '健康保険料']);
const PAYABLE = account('2110', '未払金', ['01', '給与']);

const SALES = ['2100', '営業部'] as const;
const ACCOUNTING = ['3100', '経理部'] as const;
const DIRECTORS = ['1000', '役員室'] as const;

/** One line: employee, department, payroll item, account, side, amount. */
type Line = readonly [
  string,
  readonly [string, string],
  string,
  Account,
  ShiwakeDataEntity['taishaku'],
  number,
];

function journal(
  payroll: Pick<
    ShiwakeDataEntity,
    'shoriNengetsu' | 'shikyuDate' | 'shiharaiMasterName'
  >,
  lines: readonly Line[],
): ShiwakeDataEntity[] {
  return lines.map(
    ([
      employeeId,
      [bumonCode, bumonName],
      kyuyoKomokuName,
      kamoku,
      taishaku,
      amount,
    ]) => ({
      ...payroll,
      employeeId,
      kyuyoKomokuName,
      taishaku,
      ...kamoku,
      bumonCode,
      bumonName,
      amount,
      tekiyo: null,
    }),
  );
}

/** 給与仕訳元データ of the payroll 25日払い for April 2025; both sides are equal. */
export const realShiwake = journal(
  {
    shoriNengetsu: '2025/04',
    shikyuDate: '2025/04/25',
    shiharaiMasterName: '25日払い',
  },
  [
    ['0001', SALES, '基本給', SALARIES, '借方', 320_000],
    ['0001', SALES, '住宅手当', SALARIES, '借方', 20_000],
    ['0001', SALES, 'ペット手当', SALARIES, '借方', 1500],
    ['0001', SALES, '通勤手当', COMMUTING, '借方', 12_000],
    ['0001', SALES, '健康保険料', HEALTH, '貸方', 16_000],
    ['0001', SALES, '差引支給額', PAYABLE, '貸方', 337_500],
    ['0002', ACCOUNTING, '基本給', SALARIES, '借方', 280_000],
    ['0002', ACCOUNTING, '住宅手当', SALARIES, '借方', 15_000],
    ['0002', ACCOUNTING, 'ペット手当', SALARIES, '借方', 1500],
    ['0002', ACCOUNTING, '通勤手当', COMMUTING, '借方', 8000],
    ['0002', ACCOUNTING, '健康保険料', HEALTH, '貸方', 14_000],
    ['0002', ACCOUNTING, '差引支給額', PAYABLE, '貸方', 290_500],
    ['0003', DIRECTORS, '役員報酬', OFFICERS, '借方', 800_000],
    ['0003', DIRECTORS, '健康保険料', HEALTH, '貸方', 40_000],
    ['0003', DIRECTORS, '差引支給額', PAYABLE, '貸方', 760_000],
  ],
);

/** What a dry run gets: an invented month of an invented employee. */
export const sampleShiwake = journal(
  {
    shoriNengetsu: '2000/01',
    shikyuDate: '2000/01/25',
    shiharaiMasterName: 'サンプル支払マスタ',
  },
  [
    ['SAMPLE01', SALES, '基本給', SALARIES, '借方', 100_000],
    ['SAMPLE01', SALES, '通勤手当', COMMUTING, '借方', 10_000],
    ['SAMPLE01', SALES, '健康保険料', HEALTH, '貸方', 5000],
    ['SAMPLE01', SALES, '差引支給額', PAYABLE, '貸方', 105_000],
  ],
);
