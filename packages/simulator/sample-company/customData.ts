import {
  CustomDataKindKubun,
  ExternalSystemKubun,
  RequiredKubun,
} from '../company/enumerations';
import type {CustomDataRecord, CustomDataTable} from '../company/company';
import type {DefinitionItem} from '../platform/definitions';
import type {CustomDataEntity} from '../../../api-src/helpers/CustomDataEntity';
import type {CustomDataValue} from '../../../api-src/helpers/CustomDataValue';

const REGISTERED_AT = '2025/03/03 10:00:00';

type ItemSpec = readonly [
  itemName: string,
  itemKey: string,
  dataType: DefinitionItem['dataType'],
  isRequired?: '必須',
  customSelectOptionName?: string,
];

const EMPLOYEE_ID: ItemSpec = ['従業員ID', 'employeeId', '文字列', '必須'];

function item([
  itemName,
  itemKey,
  dataType,
  isRequired,
  customSelectOptionName = '',
]: ItemSpec): DefinitionItem {
  return {
    itemName,
    itemKey,
    dataType,
    requiredKubun: isRequired ? RequiredKubun.Hissu : RequiredKubun.Nini,
    customSelectOptionName: customSelectOptionName || null,
  };
}

/** A definition and its data: each row is a data ID and the items' values. */
function table(
  definitionName: string,
  idPrefix: string,
  items: readonly ItemSpec[],
  rows: readonly (readonly CustomDataValue[])[],
  externalSystemKubun: ExternalSystemKubun | null,
): CustomDataTable {
  const itemList = items.map(item);
  return {
    definition: {
      definitionName,
      customDataKindKubun:
        externalSystemKubun === null
          ? CustomDataKindKubun.KyotsuData
          : CustomDataKindKubun.KojinData,
      externalSystemKubun,
      itemList,
      dataId: `${idPrefix}Definition`,
      createdAt: REGISTERED_AT,
      updatedAt: REGISTERED_AT,
    },
    records: rows.map((row, index): CustomDataRecord => {
      const values: CustomDataEntity = {};
      itemList.forEach(({itemKey}, column) => {
        values[itemKey] = row[column] ?? null;
      });
      return {
        dataId: `${idPrefix}${String(index + 1).padStart(3, '0')}`,
        createdAt: REGISTERED_AT,
        updatedAt: REGISTERED_AT,
        values,
      };
    }),
  };
}

/** 共通データ */
function common(
  definitionName: string,
  idPrefix: string,
  items: readonly ItemSpec[],
  rows: readonly (readonly CustomDataValue[])[],
): CustomDataTable {
  return table(definitionName, idPrefix, items, rows, null);
}

/** 個人データ, whose first item is the employee ID. */
function personal(
  definitionName: string,
  idPrefix: string,
  items: readonly ItemSpec[],
  rows: readonly (readonly CustomDataValue[])[],
  externalSystemKubun: ExternalSystemKubun = ExternalSystemKubun.ShiyoShinai,
): CustomDataTable {
  return table(
    definitionName,
    idPrefix,
    [EMPLOYEE_ID, ...items],
    rows,
    externalSystemKubun,
  );
}

/** Gives records the data IDs that a page shows. */
function withDataIds(
  {definition, records}: CustomDataTable,
  dataIds: readonly string[],
): CustomDataTable {
  return {
    definition,
    records: records.map((record, index) => ({
      ...record,
      dataId: dataIds[index] ?? record.dataId,
    })),
  };
}

/** All custom data definitions with their data. */
export const customData: readonly CustomDataTable[] = [
  // The tutorial
  common(
    'ペット手当マスタ',
    'petTeate',
    [
      ['犬手当額', 'dogTeateAmount', '数値', '必須'],
      ['猫手当額', 'catTeateAmount', '数値', '必須'],
    ],
    [[1000, 500]],
  ),
  withDataIds(
    personal(
      '従業員ペット飼育数',
      'petCount',
      [
        ['犬飼育数', 'dogCount', '数値', '必須'],
        ['猫飼育数', 'catCount', '数値', '必須'],
      ],
      [
        ['0001', 1, 1],
        ['0002', 0, 3],
      ],
    ),
    ['a1B2c3D4e5', 'f6G7h8I9j0'],
  ),

  // Select options; `class` shows a name that is awkward in programs.
  personal(
    '従業員ペット',
    'pet',
    [
      ['ペットの種類', 'petKind', 'カスタム選択肢', undefined, 'ペットの種類'],
      ['分類', 'class', '文字列'],
    ],
    [
      ['0001', '犬', '小型'],
      ['0001', '猫', null],
      ['0002', '猫', null],
      ['0002', '猫', null],
      ['0002', '猫', '長毛'],
      ['0004', '犬', '大型'],
      ['0004', '犬', '大型'],
      ['0005', '猫', null],
      ['0006', '犬', '中型'],
      ['0007', '犬', '小型'],
      ['0007', 'うさぎ', null],
      ['0008', '猫', '短毛'],
      ['0009', '犬', '小型'],
      ['0010', '犬', '中型'],
      ['0011', '猫', null],
      ['0012', '犬', '大型'],
      ['FM001277', '犬', '小型'],
      ['FM001277', '犬', '小型'],
      ['FM001279', '猫', '長毛'],
      ['100000', '犬', '中型'],
      ['100000', '犬', '中型'],
      ['100002', null, null],
    ],
  ),

  common(
    'ペット種類別手当',
    'petKindTeate',
    [
      ['ペットの種類', 'petKind', 'カスタム選択肢', '必須', 'ペットの種類'],
      ['手当額', 'teateAmount', '数値', '必須'],
    ],
    [
      ['犬', 1000],
      ['猫', 500],
      ['うさぎ', 300],
    ],
  ),

  // Allowances and deductions
  personal(
    '従業員住宅手当',
    'jutaku',
    [['住宅手当額', 'jutakuTeateAmount', '数値', '必須']],
    [
      ['0001', 22_000],
      ['0002', 18_000],
      ['0004', 30_000],
    ],
  ),
  personal(
    '従業員世帯',
    'setai',
    [
      ['世帯主', 'isSetainushi', '真偽値', '必須'],
      ['扶養人数', 'fuyoNinzu', '数値', '必須'],
    ],
    [
      ['0001', true, 2],
      ['0002', true, 0],
      ['0004', true, 3],
      ['0005', false, 0],
    ],
  ),
  personal(
    '従業員家賃',
    'yachin',
    [['家賃', 'yachinAmount', '数値', '必須']],
    [
      ['0001', 68_500],
      ['0002', 52_300],
      ['0004', 120_000],
    ],
  ),
  personal(
    '在宅勤務実績',
    'zaitaku',
    [
      ['対象年月', 'targetMonth', '文字列', '必須'],
      ['在宅勤務日数', 'zaitakuDays', '数値', '必須'],
    ],
    [
      ['100000', '2025/03', 12],
      ['100000', '2025/04', 5],
      ['100000', '2025/04', 3],
      ['100001', '2025/04', 10],
    ],
  ),
  personal(
    '在宅勤務日数',
    'zaitakuNissu',
    [
      ['対象年月', 'targetMonth', '文字列', '必須'],
      ['在宅勤務日数', 'zaitakuNissu', '数値', '必須'],
    ],
    [['FM001275', '2024/12', 8]],
  ),
  // A day that was imported twice, and one of the month before.
  personal(
    '日別勤怠',
    'kintai',
    [
      ['勤務日', 'kinmuDate', '日付', '必須'],
      ['勤務区分', 'kinmuKubun', '文字列', '必須'],
    ],
    [
      ['100000', '2025/03/31', '出社'],
      ['100000', '2025/04/01', '出社'],
      ['100000', '2025/04/01', '出社'],
      ['100000', '2025/04/02', '在宅'],
      ['100000', '2025/04/03', '出社'],
      ['100001', '2025/04/01', '出社'],
      ['100001', '2025/04/02', '休暇'],
    ],
  ),
  // Paid once each: 0002's was paid last month.
  personal(
    '祝金支給',
    'iwaikin',
    [
      ['祝い事', 'iwaiName', '文字列', '必須'],
      ['支給年月', 'shikyuMonth', '文字列', '必須'],
      ['祝金額', 'iwaiAmount', '数値', '必須'],
    ],
    [
      ['0001', '結婚', '2025/04', 30_000],
      ['0002', '第1子の出生', '2025/03', 20_000],
    ],
  ),
  // Paid once, and written down: 0006 had it last month, 0005 is on leave.
  personal(
    '祝金申請',
    'iwaiShinsei',
    [['祝金額', 'iwaiAmount', '数値', '必須']],
    [
      ['0004', 30_000],
      ['0005', 20_000],
      ['0006', 20_000],
    ],
  ),
  personal(
    '祝金の支給記録',
    'iwaiKiroku',
    [
      ['支給年月', 'shikyuMonth', '文字列', '必須'],
      ['支給額', 'shikyuAmount', '数値', '必須'],
    ],
    [['0006', '2025/03', 20_000]],
  ),
  // 0002 moved in March, in the last month of a pass of which two are left.
  personal(
    '従業員定期代',
    'teiki',
    [
      ['利用開始年月', 'kaishiMonth', '文字列', '必須'],
      ['月数', 'kikanMonths', '数値', '必須'],
      ['定期代', 'teikiAmount', '数値', '必須'],
      ['最終利用年月', 'saishuMonth', '文字列'],
    ],
    [
      ['0001', '2025/04', 6, 60_000, null],
      ['0002', '2024/12', 6, 48_000, '2025/03'],
      ['0002', '2025/04', 3, 22_000, null],
    ],
  ),
  // The basic pay as of a day, and the days of absence of a month.
  personal(
    '従業員基本給',
    'kihonkyu',
    [
      ['適用開始日', 'tekiyoKaishiDate', '日付', '必須'],
      ['基本給', 'kihonkyuAmount', '数値', '必須'],
    ],
    [
      ['0001', '2024/04/01', 320_000],
      ['0002', '2024/04/01', 280_000],
      ['0002', '2025/04/01', 285_000],
    ],
  ),
  personal(
    '欠勤実績',
    'kekkin',
    [
      ['対象年月', 'targetMonth', '文字列', '必須'],
      ['欠勤日数', 'kekkinDays', '数値', '必須'],
    ],
    [
      ['0001', '2025/03', 1],
      ['0002', '2025/04', 2],
    ],
  ),
  personal(
    '通勤経路',
    'tsukin',
    [['通勤距離', 'tsukinKyoriKm', '数値']],
    [
      ['0001', 12.5],
      ['0002', 3.2],
      ['0004', 28],
      ['0005', null],
      ['0006', 60.4],
    ],
  ),
  common(
    '食事手当単価',
    'shokujiTanka',
    [
      ['適用開始日', 'tekiyoKaishiDate', '日付', '必須'],
      ['食事手当額', 'shokujiTeateAmount', '数値', '必須'],
    ],
    [
      ['2023/04/01', 2000],
      ['2025/04/01', 2500],
      ['2024/04/01', 2200],
    ],
  ),
  common(
    '組合費マスタ',
    'kumiaihi',
    [['組合費', 'kumiaihiAmount', '数値', '必須']],
    [[2500]],
  ),

  // Other records about employees
  personal(
    '従業員資格',
    'shikaku',
    [
      ['資格名', 'shikakuName', '文字列', '必須'],
      ['取得日', 'shutokuDate', '日付', '必須'],
      ['手当の対象', 'isTeateTarget', '真偽値', '必須'],
      ['有効期限', 'yukoKigenDate', '日付'],
    ],
    [
      ['0001', '第一種衛生管理者', '2015/08/01', true, null],
      ['0002', '日商簿記検定1級', '2014/11/20', true, null],
      ['0009', '日本語能力試験N1', '2020/01/31', false, null],
      ['0012', 'フォークリフト運転技能講習', '2020/03/01', true, '2025/02/28'],
    ],
  ),
  personal(
    '資格手当申請',
    'shikakuShinsei',
    [['資格名', 'shikakuName', '文字列', '必須']],
    [['0001', '第一種衛生管理者']],
    ExternalSystemKubun.Combosite,
  ),
  personal(
    '家族手当申請',
    'kazoku',
    [['配偶者あり', 'haigushaAri', '真偽値', '必須']],
    [
      ['0004', true],
      ['0005', true],
      ['0006', true],
      ['0010', false],
    ],
  ),
  personal(
    '週労働時間',
    'hours',
    [['週の労働時間', 'weeklyHours', '数値', '必須']],
    [
      ['100000', 37.5],
      ['100001', 30],
    ],
  ),
  // What has been sent to an outside service; nothing so far.
  common(
    '送信記録',
    'soshin',
    [
      ['送信番号', 'sendKey', '文字列', '必須'],
      ['状態', 'sendStatus', '文字列', '必須'],
    ],
    [],
  ),
  common(
    '研修マスタ',
    'kenshu',
    [
      ['研修コード', 'kenshuCode', '文字列', '必須'],
      ['研修名', 'kenshuName', '文字列', '必須'],
    ],
    [['K001', '情報セキュリティ']],
  ),
  personal(
    '研修受講状況',
    'juko',
    [
      ['年度', 'nendo', '数値', '必須'],
      ['研修名', 'kenshuName', '文字列', '必須'],
      ['開催日', 'kaisaiDate', '日付', '必須'],
      ['修了', 'isCompleted', '真偽値', '必須'],
    ],
    [
      ['0001', 2024, '情報セキュリティ', '2024/06/10', true],
      ['0002', 2025, '評価者', '2025/09/01', false],
      ['0001', 2025, '情報セキュリティ', '2025/06/09', false],
      ['0004', 2025, '情報セキュリティ', '2025/06/09', true],
    ],
  ),
  personal(
    '夜勤実績',
    'yakin',
    [
      ['対象月', 'targetMonth', '文字列', '必須'],
      ['夜勤回数', 'yakinCount', '数値', '必須'],
    ],
    [
      ['0001', '2025/03', 4],
      ['0002', '2025/03', 0],
      ['0002', '2025/02', 6],
    ],
  ),
  common(
    '為替レート',
    'kawase',
    [
      ['通貨', 'currency', '文字列', '必須'],
      ['レート', 'rate', '数値', '必須'],
    ],
    [['USD', 151.2]],
  ),
];
