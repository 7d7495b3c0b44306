import type {ShiwakeDataEntity} from '../../../api-src/interfaces/ShiwakeDataEntity';

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
/** What is withheld: each payroll item has a subaccount of its name. */
const WITHHELD = [
  '健康保険料',
  '厚生年金保険料',
  '雇用保険料',
  '源泉所得税',
  '住民税',
] as const;
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

/** Deductions of an employee, in the order of `WITHHELD`; those of 0 have no line. */
function withheld(
  employeeId: string,
  department: readonly [string, string],
  amounts: readonly number[],
): Line[] {
  return WITHHELD.flatMap((name, index): Line[] => {
    const amount = amounts[index] ?? 0;
    const hojo = [`0${index + 1}`, name] as const;
    const kamoku = account('2150', '預り金', hojo);
    return amount === 0
      ? []
      : [[employeeId, department, name, kamoku, '貸方', amount]];
  });
}

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

/**
 * 給与仕訳元データ of the payroll 25日払い for April 2025; both sides are equal.
 * Deductions follow the wages: 標準報酬月額 of 360,000, 300,000 and 790,000
 * (650,000 for the pension), no 雇用保険 of the officer, no 介護保険 of anyone
 * because nobody is between 40 and 64.
 */
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
    ...withheld('0001', SALES, [17_838, 32_940, 1944, 4700, 13_200]),
    ['0001', SALES, '差引支給額', PAYABLE, '貸方', 282_878],
    ['0002', ACCOUNTING, '基本給', SALARIES, '借方', 280_000],
    ['0002', ACCOUNTING, '住宅手当', SALARIES, '借方', 15_000],
    ['0002', ACCOUNTING, 'ペット手当', SALARIES, '借方', 1500],
    ['0002', ACCOUNTING, '資格手当', SALARIES, '借方', 5000],
    ['0002', ACCOUNTING, '通勤手当', COMMUTING, '借方', 8000],
    ...withheld('0002', ACCOUNTING, [14_865, 27_450, 1702, 6820, 11_500]),
    ['0002', ACCOUNTING, '差引支給額', PAYABLE, '貸方', 247_163],
    ['0003', DIRECTORS, '役員報酬', OFFICERS, '借方', 800_000],
    ...withheld('0003', DIRECTORS, [39_144, 59_475, 0, 65_640, 42_000]),
    ['0003', DIRECTORS, '差引支給額', PAYABLE, '貸方', 593_741],
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
    ...withheld('SAMPLE01', SALES, [5000]),
    ['SAMPLE01', SALES, '差引支給額', PAYABLE, '貸方', 105_000],
  ],
);
