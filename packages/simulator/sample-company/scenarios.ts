import type {CustomDataRecord} from '../company/company';
import type {PayrollRun, Scenario} from '../platform/scenario';

const APRIL_25: PayrollRun = {
  shiharaiMasterName: '25日払い',
  shoriNengetsu: '2025/04',
  baseDate: '2025/04/01',
  shikyuDate: '2025/04/25',
};

/** Pets of the employees of 月末払い: 0005 was imported without counts. */
const PET_COUNTS: readonly CustomDataRecord[] = [
  {employeeId: '0004', dogCount: 2, catCount: 0},
  {employeeId: '0005', dogCount: null, catCount: null},
  {employeeId: '0006', dogCount: 1, catCount: 0},
  {employeeId: '0011', dogCount: 0, catCount: 1},
].map((values, index) => ({
  dataId: `petCountImported${index + 1}`,
  createdAt: '2025/04/15 09:00:00',
  updatedAt: '2025/04/15 09:00:00',
  values,
}));

/** The counts of 0001 were registered twice, a month apart. */
const DOUBLED_PET_COUNTS: readonly CustomDataRecord[] = [
  {month: '04', employeeId: '0001', dogCount: 1, catCount: 1},
  {month: '03', employeeId: '0001', dogCount: 1, catCount: 0},
  {month: '03', employeeId: '0002', dogCount: 0, catCount: 3},
].map(({month, ...values}, index) => ({
  dataId: `petCountDoubled${index + 1}`,
  createdAt: `2025/${month}/01 09:00:00`,
  updatedAt: `2025/${month}/01 09:00:00`,
  values,
}));

const MANUAL: Scenario = {
  name: '手動実行',
  description: '「実行」を押して動かします。給与計算は行われていません。',
  trigger: '手動実行トリガー',
  dryRun: false,
  startedAt: '2025/04/10 10:00:00',
};

const PAYROLL: Scenario = {
  name: '給与計算前',
  description: '支払マスタ「25日払い」の2025年4月分の給与計算の前に動きます。',
  trigger: '給与計算(前)',
  dryRun: false,
  payroll: APRIL_25,
  startedAt: '2025/04/18 10:00:00',
};

const JOURNAL: Scenario = {
  name: '給与仕訳元データ連携',
  description:
    '支払マスタ「25日払い」の2025年4月分の仕訳元データを連携します。',
  trigger: '給与仕訳元データ連携',
  dryRun: false,
  payroll: APRIL_25,
  startedAt: '2025/04/28 10:00:00',
};

/** The situations that pages, tests and readers choose from. */
export const scenarios: readonly Scenario[] = [
  MANUAL,
  {
    ...MANUAL,
    name: '手動実行・テスト実行',
    description: '手動実行のプログラムを、テスト実行(ドライラン)で動かします。',
    dryRun: true,
  },
  {
    ...MANUAL,
    name: '手動実行・一時的な障害',
    description:
      '係数のAPIが、1回目は時間内に応答せず、2回目は503、3回目は成功します。',
    httpAnswers: [
      {
        method: 'GET',
        url: 'https://api.example.com/v1/rates',
        answers: [
          {status: 200, body: {rate: 1.2}, delayMillis: 60_000},
          {status: 503},
          {status: 200, body: {rate: 1.2}},
        ],
      },
    ],
  },
  {
    ...MANUAL,
    name: '手動実行・飼育数の重複',
    description:
      '従業員0001の飼育数が、3月1日と4月1日に1件ずつ登録されています。',
    customData: {
      従業員ペット飼育数: DOUBLED_PET_COUNTS,
    },
  },
  PAYROLL,
  {
    ...PAYROLL,
    name: '給与計算前・テスト実行',
    description:
      '給与計算前のプログラムを、テスト実行(ドライラン)で動かします。',
    dryRun: true,
  },
  {
    ...PAYROLL,
    name: '給与計算前・2人',
    description: '給与計算前と同じ時点で、従業員0001と0002だけが対象です。',
    payroll: {...APRIL_25, employeeIdList: ['0001', '0002']},
  },
  {
    ...PAYROLL,
    name: '給与計算前・送信の一部失敗',
    description:
      '3人分の送信のうち、2人目は1回目だけ503、3人目は登録済みの409が返ります。',
    httpAnswers: [
      {
        method: 'POST',
        url: 'https://api.example.com/v1/requests',
        answers: [
          {status: 201, body: {id: 'R001'}},
          {status: 503},
          {status: 409, body: {message: 'Conflict'}},
          {status: 201, body: {id: 'R002'}},
        ],
      },
    ],
  },
  {
    ...PAYROLL,
    name: '給与計算前・正社員と契約社員',
    description:
      '正社員計算パターンの2人と、契約社員計算パターンの1人が対象です。',
    payroll: {...APRIL_25, employeeIdList: ['0001', '0002', '100000']},
  },
  {
    ...PAYROLL,
    name: '給与計算前・対象者なし',
    description: '給与計算の対象の従業員が1人もいません。',
    payroll: {...APRIL_25, employeeIdList: []},
  },
  {
    ...PAYROLL,
    name: '給与計算前・月末払い',
    description:
      '支払マスタ「月末払い」の13人が対象で、全員が正社員計算パターンです。',
    payroll: {
      ...APRIL_25,
      shiharaiMasterName: '月末払い',
      shikyuDate: '2025/04/30',
    },
  },
  {
    ...PAYROLL,
    name: '給与計算前・飼育数の未入力',
    description:
      '支払マスタ「月末払い」の13人が対象で、1人の飼育数が未入力です。',
    payroll: {
      ...APRIL_25,
      shiharaiMasterName: '月末払い',
      shikyuDate: '2025/04/30',
    },
    customData: {従業員ペット飼育数: PET_COUNTS},
  },
  {
    ...PAYROLL,
    name: '給与計算前・12月',
    description:
      '支払マスタ「月末払い」の2025年12月分の給与計算の前に動きます。',
    payroll: {
      shiharaiMasterName: '月末払い',
      shoriNengetsu: '2025/12',
      baseDate: '2025/12/01',
      shikyuDate: '2025/12/31',
    },
    startedAt: '2025/12/22 10:00:00',
  },
  {
    ...PAYROLL,
    name: '給与計算前・15日払い',
    description:
      '支払マスタ「15日払い」の3人が対象で、全員が契約社員計算パターンです。',
    payroll: {
      ...APRIL_25,
      shiharaiMasterName: '15日払い',
      shikyuDate: '2025/05/15',
    },
  },
  {
    ...PAYROLL,
    name: '遡及計算',
    description:
      '4月分の給与計算の中で、従業員0002の2025年2月分を計算し直します。',
    payroll: {
      ...APRIL_25,
      sokyuKeisan: {
        shoriNengetsu: '2025/02',
        baseDate: '2025/02/01',
        shikyuDate: '2025/02/25',
        employeeIdList: ['0002'],
      },
    },
  },
  JOURNAL,
  {
    ...JOURNAL,
    name: '給与仕訳元データ連携・テスト実行',
    description:
      'テスト実行(ドライラン)なので、サンプルの仕訳元データが返ります。',
    dryRun: true,
  },
];
