import type {
  AmountRecord,
  KeisanPattern,
  KyuyoKomoku,
  SelectOptionMaster,
  ShiharaiMaster,
} from '../company/company';

const DIRECT_PAYMENTS = [
  '基本給',
  '通勤手当',
  '住宅手当',
  'ペット手当',
  '在宅勤務手当',
  '資格手当',
  '役職手当',
  '兼務手当',
  '配偶者手当',
  '家族手当',
  '食事手当',
  '単身赴任手当',
  '寒冷地手当',
  '誕生月手当',
  '夜勤手当',
  '祝金',
  '住宅補助',
  '固定支給',
] as const;

const DIRECT_DEDUCTIONS = [
  '組合費',
  '互助会費',
  '欠勤控除',
  '定期代の戻し',
] as const;

/** Deductions by law, which Combosite calculates. */
const STATUTORY_DEDUCTIONS = [
  '健康保険料',
  '厚生年金保険料',
  '雇用保険料',
  '源泉所得税',
  '住民税',
] as const;

/** 給与項目: those after the direct ones can't be updated by a program. */
export const kyuyoKomoku: readonly KyuyoKomoku[] = [
  ...DIRECT_PAYMENTS.map((kyuyoKomokuName) => ({
    kyuyoKomokuName,
    komokuKubun: '固定支給' as const,
    sanshutsuHohoKubun: '金額直接入力' as const,
  })),
  ...DIRECT_DEDUCTIONS.map((kyuyoKomokuName) => ({
    kyuyoKomokuName,
    komokuKubun: '固定控除' as const,
    sanshutsuHohoKubun: '金額直接入力' as const,
  })),
  {
    kyuyoKomokuName: '勤続手当',
    komokuKubun: '固定支給',
    sanshutsuHohoKubun: 'その他',
  },
  {
    kyuyoKomokuName: '財形貯蓄',
    komokuKubun: '固定控除',
    sanshutsuHohoKubun: 'その他',
  },
  {
    kyuyoKomokuName: '残業代',
    komokuKubun: 'その他',
    sanshutsuHohoKubun: 'その他',
  },
  // The tax law demands the same amount in each month of a term.
  {
    kyuyoKomokuName: '役員報酬',
    komokuKubun: '固定支給',
    sanshutsuHohoKubun: 'その他',
  },
  ...STATUTORY_DEDUCTIONS.map((kyuyoKomokuName) => ({
    kyuyoKomokuName,
    komokuKubun: 'その他' as const,
    sanshutsuHohoKubun: 'その他' as const,
  })),
  {
    kyuyoKomokuName: '精算金',
    komokuKubun: 'その他',
    sanshutsuHohoKubun: '金額直接入力',
  },
];

/** 計算パターン */
export const keisanPatterns: readonly KeisanPattern[] = [
  {
    keisanPatternName: '正社員計算パターン',
    kyuyoKomokuNameList: [
      '基本給',
      '残業代',
      '通勤手当',
      '住宅手当',
      'ペット手当',
      '在宅勤務手当',
      '資格手当',
      '役職手当',
      '兼務手当',
      '配偶者手当',
      '家族手当',
      '食事手当',
      '単身赴任手当',
      '寒冷地手当',
      '誕生月手当',
      '夜勤手当',
      '祝金',
      '勤続手当',
      '組合費',
      '互助会費',
      '欠勤控除',
      '定期代の戻し',
      '財形貯蓄',
      ...STATUTORY_DEDUCTIONS,
      '精算金',
    ],
  },
  {
    keisanPatternName: '役員計算パターン',
    kyuyoKomokuNameList: [
      '基本給',
      '役員報酬',
      // A director is not an employee in the sense of the employment insurance.
      ...STATUTORY_DEDUCTIONS.filter((name) => name !== '雇用保険料'),
    ],
  },
  {
    keisanPatternName: '契約社員計算パターン',
    kyuyoKomokuNameList: [
      '基本給',
      '残業代',
      '通勤手当',
      '在宅勤務手当',
      '資格手当',
      '夜勤手当',
      '住宅補助',
      '固定支給',
      ...STATUTORY_DEDUCTIONS,
    ],
  },
];

/** 支払マスタ */
export const shiharaiMasters: readonly ShiharaiMaster[] = [
  {
    shiharaiMasterName: '25日払い',
    employeeIdList: ['0001', '0002', '0003'],
  },
  {
    shiharaiMasterName: '月末払い',
    employeeIdList: [
      '0004',
      '0005',
      '0006',
      '0007',
      '0008',
      '0009',
      '0010',
      '0011',
      '0012',
      'FM001276',
      'FM001277',
      'FM001278',
      'FM001279',
    ],
  },
  {
    shiharaiMasterName: '15日払い',
    employeeIdList: ['100000', '100001', '100002'],
  },
];

/** 支給額マスタ and 控除額マスタ */
export const amounts: readonly AmountRecord[] = [
  ['0001', '基本給', '2024/04/01', 320_000],
  ['0001', '住宅手当', '2024/04/01', 20_000],
  ['0002', '基本給', '2024/04/01', 280_000],
  ['0002', '住宅手当', '2024/04/01', 15_000],
  ['0002', 'ペット手当', '2024/10/01', 1000],
  ['0002', '資格手当', '2024/10/01', 5000],
  ['0002', '祝金', '2025/03/01', 20_000],
  ['0003', '役員報酬', '2020/04/01', 800_000],
  ['0007', '単身赴任手当', '2024/04/01', 30_000],
  ['FM001277', '組合費', '2024/04/01', 2500],
  ['100000', '固定支給', '2024/04/01', 45_000],
].map(([employeeId, kyuyoKomokuName, startDate, amount]) => ({
  employeeId: String(employeeId),
  kyuyoKomokuName: String(kyuyoKomokuName),
  startDate: String(startDate),
  amount: Number(amount),
}));

/** カスタム選択肢マスタ */
export const selectOptionMasters: readonly SelectOptionMaster[] = [
  {masterName: 'ペットの種類', options: ['犬', '猫', 'うさぎ']},
];
