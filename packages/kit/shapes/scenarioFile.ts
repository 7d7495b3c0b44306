import * as v from 'valibot';
import {EXPECT} from './expectFile';
import {
  date,
  described,
  either,
  flag,
  listOf,
  mapOf,
  month,
  name,
  object,
  oneOf,
  partial,
  text,
  timestamp,
} from './fileParts';
import {JOURNAL} from './journalFile';
import {nameOf} from './names';
import {HTTP_ANSWER, RECORDS} from './recordFile';

const DATES = {
  shoriNengetsu: described(month, '処理年月'),
  baseDate: described(date, '基準日'),
  shikyuDate: described(date, '支給日'),
};

/** The payroll in which a program runs. */
export const PAYROLL = object({
  shiharaiMasterName: described(nameOf('支払マスタ'), '支払マスタの名前'),
  ...DATES,
  employeeIdList: described(
    v.exactOptional(listOf(nameOf('従業員ID'))),
    '対象者の従業員ID。書かなければ、支払マスタの全員',
  ),
  sokyuKeisan: described(
    v.exactOptional(
      object({
        ...DATES,
        employeeIdList: described(
          listOf(nameOf('従業員ID')),
          '対象者の従業員ID',
        ),
      }),
    ),
    '遡及計算として動くときに書きます',
  ),
});

const BY_HAND = '手動実行トリガー';

const EXTENDS =
  'このファイルにある、もとにする場面の名前。書かない項目は、その場面と同じになります。payrollは、書いた項目だけが変わります。description、expect、expectSecond、afterは引き継ぎません。afterを書くと、customDataも引き継ぎません';

/** The items of a scenario. */
const ENTRIES = {
  name: described(name, '場面の名前'),
  extends: described(v.exactOptional(name), EXTENDS),
  after: described(
    v.exactOptional(name),
    'このファイルにある、先に動かす場面の名前。その場面が残した金額とカスタムデータから始めます',
  ),
  description: described(v.optional(text, ''), '場面の説明'),
  trigger: described(
    oneOf(BY_HAND, '給与計算(前)', '給与仕訳元データ連携'),
    'プログラムが動くきっかけ',
  ),
  dryRun: described(v.optional(flag, false), 'テスト実行(ドライラン)ならtrue'),
  startedAt: described(timestamp, '動き始める日時'),
  payroll: described(
    v.exactOptional(PAYROLL),
    '行われている給与計算。手動実行トリガーでは書きません',
  ),
  customData: described(
    v.exactOptional(mapOf(RECORDS, nameOf('カスタムデータ定義'))),
    'この場面だけで使うカスタムデータ。定義ごとに、会社のデータと置き換わります',
  ),
  shiwake: described(
    v.exactOptional(partial(JOURNAL)),
    'この場面だけで使う、給与仕訳元データ。書いたほうが、会社のものと置き換わります',
  ),
  httpAnswers: described(
    v.exactOptional(listOf(HTTP_ANSWER)),
    'この場面だけで使う、外部サービスの応答',
  ),
  expect: described(
    v.exactOptional(EXPECT),
    '期待する結果。書いたものだけを、実行した結果と比べます',
  ),
  expectSecond: described(
    v.exactOptional(EXPECT),
    '--twiceの2回目に期待する結果。書かなければ、何も変わらないことを期待します',
  ),
};

/** A scenario that takes what it doesn't say from another one. */
const EXTENDING_SCENARIO = object({
  ...partial(ENTRIES, ['name']).entries,
  extends: described(name, EXTENDS),
  payroll: described(
    v.exactOptional(partial(PAYROLL.entries)),
    '行われている給与計算のうち、もとの場面と違う項目',
  ),
});

/** A scenario. */
export const SCENARIO = v.pipe(
  object(ENTRIES),
  v.check(
    ({trigger, payroll}) => (trigger === BY_HAND) === (payroll === undefined),
    ({input: {trigger}}) =>
      trigger === BY_HAND
        ? 'のpayrollを消してください。手動実行トリガーでは、給与計算は行われていません。'
        : `にpayrollを加えてください。「${trigger}」には、給与計算の内容が要ります。`,
  ),
);

/** A scenario as a file has it. */
export type GivenScenario = v.InferOutput<typeof SCENARIO>;

/** The name of the item with which a file names its own schema. */
export const SCHEMA_ITEM = {
  $schema: described(
    v.exactOptional(text),
    'エディターが補完と検査に使うファイル',
  ),
};

/** A scenario as a file may have it: whole, or with what differs. */
export const ANY_SCENARIO = either(
  (content) =>
    typeof content === 'object' && content !== null && 'extends' in content,
  EXTENDING_SCENARIO,
  SCENARIO,
);

/** Several scenarios, and the company in which they happen. */
export const SCENARIO_LIST = object({
  ...SCHEMA_ITEM,
  company: described(
    v.exactOptional(name),
    '会社のJSONファイル。このファイルのフォルダーから見た名前。書かなければ、見本の会社',
  ),
  scenarios: described(listOf(ANY_SCENARIO), '場面の一覧'),
});

/** A file of scenarios: with a head, a list alone, or one alone. */
export const SCENARIO_FILE = either(
  (content) =>
    typeof content === 'object' && content !== null && 'scenarios' in content,
  SCENARIO_LIST,
  either(
    (content) => Array.isArray(content),
    listOf(ANY_SCENARIO),
    ANY_SCENARIO,
  ),
);
