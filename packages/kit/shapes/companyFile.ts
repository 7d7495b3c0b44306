import * as v from 'valibot';
import {ENUMERATIONS} from '@combosite-functions/simulator';
import {ASSIGNED_PATTERN, EMPLOYEE, JUSHO, KOJIN, ORDER} from './employeeFile';
import {
  codeOf,
  date,
  described,
  either,
  listOf,
  name,
  object,
  oneOf,
  partial,
  text,
  timestamp,
  wholeNumber,
} from './fileParts';
import {JOURNAL} from './journalFile';
import {nameOf} from './names';
import {HTTP_ANSWER, RECORDS} from './recordFile';
import {SCHEMA_ITEM} from './scenarioFile';
import type {Company} from '@combosite-functions/simulator';

/** When definitions were registered whose file doesn't say it. */
const REGISTERED_AT = '2025/03/03 10:00:00';

const E = ENUMERATIONS;

const ITEM = object({
  itemName: described(name, '項目名'),
  itemKey: described(name, '項目キー。プログラムで使う名前'),
  dataType: described(
    oneOf('文字列', '数値', '日付', '真偽値', 'カスタム選択肢'),
    'データ型',
  ),
  requiredKubun: described(
    codeOf(E.RequiredKubun, (code) =>
      code === E.RequiredKubun.Hissu ? '必須' : '任意',
    ),
    '必須区分',
  ),
  customSelectOptionName: described(
    v.optional(v.nullable(text), null),
    'データ型がカスタム選択肢のときの、カスタム選択肢マスタの名前',
  ),
});

const DEFINITION = object({
  definitionName: described(name, 'カスタムデータ定義名'),
  customDataKindKubun: described(
    codeOf(E.CustomDataKindKubun, (code) =>
      code === E.CustomDataKindKubun.KojinData ? '個人データ' : '共通データ',
    ),
    'データ種別',
  ),
  itemList: described(listOf(ITEM), '項目の一覧'),
  externalSystemKubun: described(
    v.optional(
      v.nullable(
        codeOf(E.ExternalSystemKubun, (code) =>
          code === E.ExternalSystemKubun.Combosite ? 'Combosite' : '使用しない',
        ),
      ),
      null,
    ),
    '外部システム利用区分',
  ),
  dataId: described(v.exactOptional(name), '定義のデータID'),
  createdAt: described(v.optional(timestamp, REGISTERED_AT), '定義の登録日時'),
  updatedAt: described(v.optional(timestamp, REGISTERED_AT), '定義の更新日時'),
});

const DATA = {
  csv: described(
    v.exactOptional(name),
    'データのCSVファイル。このファイルのフォルダーから見た名前',
  ),
  records: described(
    v.exactOptional(RECORDS),
    'データ。一覧か、従業員IDごとの値',
  ),
};

const PATTERN = object({
  keisanPatternName: described(name, '計算パターンの名前'),
  kyuyoKomokuNameList: described(
    listOf(nameOf('給与項目')),
    '計算パターンに含まれる給与項目',
  ),
});
const KOMOKU = object({
  kyuyoKomokuName: described(name, '給与項目の名前'),
  komokuKubun: described(oneOf('固定支給', '固定控除', 'その他'), '項目区分'),
  sanshutsuHohoKubun: described(
    oneOf('金額直接入力', 'その他'),
    '算出方法区分',
  ),
});
const MASTER = object({
  shiharaiMasterName: described(name, '支払マスタの名前'),
  employeeIdList: described(listOf(nameOf('従業員ID')), '対象者の従業員ID'),
});
const AMOUNT = object({
  employeeId: described(nameOf('従業員ID'), '従業員ID'),
  kyuyoKomokuName: described(nameOf('給与項目'), '給与項目の名前'),
  startDate: described(date, '開始日'),
  amount: described(wholeNumber, '金額（円）'),
});
const OPTIONS = object({
  masterName: described(name, 'カスタム選択肢マスタの名前'),
  options: described(listOf(name), '選択肢'),
});
const TABLE = object({
  definition: described(DEFINITION, 'カスタムデータ定義'),
  ...DATA,
});
const SECRET = object({
  name: described(name, 'シークレットの名前'),
  value: described(text, '値。本物の値は書かないでください'),
  updatedAt: described(v.optional(timestamp, REGISTERED_AT), '更新日時'),
});

/** What each part of a company is, for the editor. */
export const PART_NAMES: Readonly<Record<keyof Company, string>> = {
  name: '会社の名前',
  employees: '従業員',
  keisanPatterns: '計算パターン',
  kyuyoKomoku: '給与項目',
  shiharaiMasters: '支払マスタ',
  amounts: '支給額マスタと控除額マスタの金額',
  selectOptionMasters: 'カスタム選択肢マスタ',
  customData: 'カスタムデータ定義とデータ',
  secrets: 'シークレット',
  shiwake: '給与仕訳元データ',
  httpAnswers: '外部サービスの応答',
};

/** The elements of a company's lists, whole. */
export const WHOLE = {
  employees: EMPLOYEE,
  keisanPatterns: PATTERN,
  kyuyoKomoku: KOMOKU,
  shiharaiMasters: MASTER,
  amounts: AMOUNT,
  selectOptionMasters: OPTIONS,
  customData: TABLE,
  secrets: SECRET,
  httpAnswers: HTTP_ANSWER,
  orders: ORDER,
  kojin: KOJIN,
  jusho: JUSHO,
  keisanPattern: ASSIGNED_PATTERN,
  itemList: ITEM,
} as const;

/** A company that says everything. */
export const WHOLE_COMPANY = object({
  ...SCHEMA_ITEM,
  name: described(name, PART_NAMES.name),
  employees: listed('employees', EMPLOYEE),
  keisanPatterns: listed('keisanPatterns', PATTERN),
  kyuyoKomoku: listed('kyuyoKomoku', KOMOKU),
  shiharaiMasters: listed('shiharaiMasters', MASTER),
  amounts: listed('amounts', AMOUNT),
  selectOptionMasters: listed('selectOptionMasters', OPTIONS),
  customData: listed('customData', TABLE),
  secrets: listed('secrets', SECRET),
  shiwake: described(object(JOURNAL), PART_NAMES.shiwake),
  httpAnswers: listed('httpAnswers', HTTP_ANSWER),
});

const NAMES = listOf(name);

/** A whole element by its name, or some members of one. */
function elementOrMembers<Key extends string, Members extends string>(
  key: Key,
  members: Members,
) {
  return listOf(
    either(
      (content) => typeof content === 'string',
      name,
      object({
        [key]: described(name, '名前'),
        [members]: described(NAMES, 'この中から除くもの'),
      } as Record<Key, typeof name> & Record<Members, typeof NAMES>),
    ),
  );
}

const {method, url} = HTTP_ANSWER.entries;

/** What an extending company takes away. */
const REMOVED = partial({
  employees: described(NAMES, '除く従業員のID。金額や対象者からも除かれます'),
  keisanPatterns: described(
    elementOrMembers('keisanPatternName', 'kyuyoKomokuNameList'),
    '除く計算パターンの名前。給与項目だけを除くときは、両方の項目を書きます',
  ),
  kyuyoKomoku: described(NAMES, '除く給与項目の名前'),
  shiharaiMasters: described(
    elementOrMembers('shiharaiMasterName', 'employeeIdList'),
    '除く支払マスタの名前。対象者だけを除くときは、両方の項目を書きます',
  ),
  amounts: described(
    listOf(partial(AMOUNT.entries, ['employeeId'])),
    '除く金額。書いた項目がすべて同じ金額を除きます',
  ),
  selectOptionMasters: described(
    elementOrMembers('masterName', 'options'),
    '除くカスタム選択肢マスタの名前。選択肢だけを除くときは、両方の項目を書きます',
  ),
  customData: described(NAMES, '除くカスタムデータ定義の名前'),
  secrets: described(NAMES, '除くシークレットの名前'),
  httpAnswers: described(
    listOf(object({method, url})),
    '除く応答のメソッドとURL',
  ),
});

/** What is taken away, as a file has it. */
export type Removed = v.InferOutput<typeof REMOVED>;

const TERM_START = object({
  startDate: date,
  endDate: v.exactOptional(v.nullable(date)),
});
const EMPLOYEE_CHANGE = partial(
  {
    ...EMPLOYEE.entries,
    orders: described(
      listOf(partial(ORDER.entries, ['hatsureiDate', 'hatsureiKubun'])),
      '加える、または変える発令',
    ),
    kojin: described(
      listOf(partial({...KOJIN.entries, term: TERM_START}, ['term'])),
      '加える、または変える個人データ',
    ),
    jusho: described(
      listOf(
        partial({...JUSHO.entries, term: TERM_START}, [
          'term',
          'jushoBunruiKubun',
        ]),
      ),
      '加える、または変える住所データ',
    ),
    keisanPattern: described(
      listOf(
        partial(
          {
            ...ASSIGNED_PATTERN.entries,
            term: described(TERM_START, 'この計算パターンを使う期間'),
          },
          ['term'],
        ),
      ),
      '加える、または変える計算パターン',
    ),
  },
  ['employeeId'],
);

/** A company that takes from the sample company what it doesn't say. */
export const EXTENDING_COMPANY = partial(
  {
    ...SCHEMA_ITEM,
    extends: described(
      oneOf('sample'),
      '見本の会社に、このファイルの内容を加えます',
    ),
    remove: described(REMOVED, '見本の会社から除くもの'),
    name: described(name, PART_NAMES.name),
    employees: listed('employees', EMPLOYEE_CHANGE),
    keisanPatterns: listed(
      'keisanPatterns',
      partial(PATTERN.entries, ['keisanPatternName']),
    ),
    kyuyoKomoku: listed(
      'kyuyoKomoku',
      partial(KOMOKU.entries, ['kyuyoKomokuName']),
    ),
    shiharaiMasters: listed(
      'shiharaiMasters',
      partial(MASTER.entries, ['shiharaiMasterName']),
    ),
    amounts: listed('amounts', AMOUNT),
    selectOptionMasters: listed('selectOptionMasters', OPTIONS),
    customData: listed(
      'customData',
      object({
        definition: described(
          partial(
            {
              ...DEFINITION.entries,
              itemList: described(
                listOf(partial(ITEM.entries, ['itemKey'])),
                '加える、または変える項目',
              ),
            },
            ['definitionName'],
          ),
          '加える、または変えるカスタムデータ定義',
        ),
        ...DATA,
      }),
    ),
    secrets: listed('secrets', SECRET),
    shiwake: described(partial(JOURNAL), PART_NAMES.shiwake),
    httpAnswers: listed('httpAnswers', HTTP_ANSWER),
  },
  ['extends'],
);

function listed<Element extends v.GenericSchema>(
  part: keyof Company,
  element: Element,
) {
  return described(listOf(element), PART_NAMES[part]);
}

/** A file of a company. */
export const COMPANY_FILE = either(
  (content) =>
    typeof content === 'object' && content !== null && 'extends' in content,
  EXTENDING_COMPANY,
  WHOLE_COMPANY,
);

/** A company as its file has it. */
export type GivenCompany = v.InferOutput<typeof WHOLE_COMPANY>;
export type GivenExtension = v.InferOutput<typeof EXTENDING_COMPANY>;
/** A definition as its file may have it. */
export type GivenTable = v.InferOutput<typeof TABLE>;
