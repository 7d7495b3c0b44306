/*
 * Situations of the exercises beside those of the sample company: other data,
 * so that a program with the results written into it doesn't pass.
 */
import {scenarios} from './scenarios';
import {findScenario} from '../platform/scenario';
import type {CustomDataEntity} from '../../../api-src/helpers/CustomDataEntity';
import type {CustomDataRecord} from '../company/company';
import type {Scenario} from '../platform/scenario';

const IMPORTED_AT = '2025/04/05 09:00:00';

const MANUAL = findScenario(scenarios, '手動実行');
const PAYROLL = findScenario(scenarios, '給与計算前');
const DECEMBER = findScenario(scenarios, '給与計算前・12月');

function records(
  idPrefix: string,
  rows: readonly CustomDataEntity[],
): CustomDataRecord[] {
  return rows.map((values, index) => ({
    dataId: `${idPrefix}${index + 1}`,
    createdAt: IMPORTED_AT,
    updatedAt: IMPORTED_AT,
    values,
  }));
}

/** All of them; their names start with 「練習」. */
export const exerciseScenarios: readonly Scenario[] = [
  {
    ...MANUAL,
    name: '練習・飼育数3件',
    description: '飼育数が3件で、1件の猫飼育数が空です。',
    customData: {
      従業員ペット飼育数: records('petThree', [
        {employeeId: '0004', dogCount: 2, catCount: 0},
        {employeeId: '0005', dogCount: 1, catCount: null},
        {employeeId: '0006', dogCount: 0, catCount: 4},
      ]),
    },
  },
  {
    ...MANUAL,
    name: '練習・飼育数0件',
    description: '飼育数が1件も登録されていません。',
    customData: {従業員ペット飼育数: []},
  },
  {
    ...MANUAL,
    name: '練習・単価の改定',
    description: '単価が犬1,200円、猫600円で、3人の飼育数があります。',
    customData: {
      ペット手当マスタ: records('petTeateRevised', [
        {dogTeateAmount: 1200, catTeateAmount: 600},
      ]),
      従業員ペット飼育数: records('petRevised', [
        {employeeId: '0001', dogCount: 1, catCount: 1},
        {employeeId: '0004', dogCount: 3, catCount: 0},
        {employeeId: '0005', dogCount: 2, catCount: 0},
      ]),
    },
  },
  {
    ...PAYROLL,
    name: '練習・資格が2件の従業員',
    description:
      '従業員0001の資格が2件、0002の資格は手当の対象外です。対象者ではない0004の資格もあります。',
    customData: {
      従業員資格: records('shikakuTwo', [
        {
          employeeId: '0001',
          shikakuName: '第一種衛生管理者',
          shutokuDate: '2015/08/01',
          isTeateTarget: true,
          yukoKigenDate: null,
        },
        {
          employeeId: '0004',
          shikakuName: '日商簿記検定2級',
          shutokuDate: '2020/06/14',
          isTeateTarget: true,
          yukoKigenDate: null,
        },
        {
          employeeId: '0001',
          shikakuName: '日商簿記検定1級',
          shutokuDate: '2022/06/12',
          isTeateTarget: true,
          yukoKigenDate: null,
        },
        {
          employeeId: '0002',
          shikakuName: '普通自動車免許',
          shutokuDate: '2010/03/01',
          isTeateTarget: false,
          yukoKigenDate: null,
        },
      ]),
    },
  },
  {
    ...DECEMBER,
    name: '練習・12月の資格手当',
    description: '支払マスタ「月末払い」の12月分で、0004に資格が1件あります。',
    customData: {
      従業員資格: records('shikakuDecember', [
        {
          employeeId: '0004',
          shikakuName: '日商簿記検定2級',
          shutokuDate: '2020/06/14',
          isTeateTarget: true,
          yukoKigenDate: null,
        },
      ]),
    },
  },
  {
    ...PAYROLL,
    name: '練習・資格の期限',
    description:
      '従業員0001の有効期限は基準日の当日です。0002の資格は、期限切れと、基準日より後の取得の2件です。',
    customData: {
      従業員資格: records('shikakuTerm', [
        {
          employeeId: '0001',
          shikakuName: 'フォークリフト運転技能講習',
          shutokuDate: '2025/04/01',
          isTeateTarget: true,
          yukoKigenDate: '2025/04/01',
        },
        {
          employeeId: '0002',
          shikakuName: '日商簿記検定1級',
          shutokuDate: '2014/11/20',
          isTeateTarget: true,
          yukoKigenDate: '2025/03/31',
        },
        {
          employeeId: '0002',
          shikakuName: '第一種衛生管理者',
          shutokuDate: '2025/04/02',
          isTeateTarget: true,
          yukoKigenDate: null,
        },
      ]),
    },
  },
  {
    ...PAYROLL,
    name: '練習・資格の二重登録',
    description: '従業員0001の同じ資格が、2件登録されています。',
    customData: {
      従業員資格: records(
        'shikakuDouble',
        ['0001', '0002', '0001'].map((employeeId) => ({
          employeeId,
          shikakuName: '第一種衛生管理者',
          shutokuDate: '2015/08/01',
          isTeateTarget: true,
          yukoKigenDate: null,
        })),
      ),
    },
  },
  {
    ...PAYROLL,
    name: '練習・資格の空の値',
    description: '従業員0001の資格1件で、取得日が空です。',
    customData: {
      従業員資格: records(
        'shikakuEmpty',
        ['0001', '0002'].map((employeeId) => ({
          employeeId,
          shikakuName: '第一種衛生管理者',
          shutokuDate: employeeId === '0001' ? null : '2015/08/01',
          isTeateTarget: true,
          yukoKigenDate: null,
        })),
      ),
    },
  },
  {
    ...PAYROLL,
    name: '練習・資格の日付の形',
    description: '従業員0001の資格1件で、有効期限の月と日が1桁です。',
    customData: {
      従業員資格: records(
        'shikakuDateForm',
        ['0001', '0002'].map((employeeId) => ({
          employeeId,
          shikakuName: '第一種衛生管理者',
          shutokuDate: '2015/08/01',
          isTeateTarget: true,
          yukoKigenDate: employeeId === '0001' ? '2025/3/1' : null,
        })),
      ),
    },
  },
  {
    ...PAYROLL,
    name: '練習・資格なし',
    description: '従業員資格が1件も登録されていません。',
    customData: {従業員資格: []},
  },
];
