/*
 * What the names of an item say of the values in it. Nothing else tells the month
 * that a record is about from the month in which it begins to hold.
 */
import type {TableUse} from './types';

/** An item of a definition. */
export type Item = TableUse['table']['definition']['itemList'][number];

type Names = Pick<Item, 'itemName' | 'itemKey'>;

const START_NAME =
  /取得|開始|入居|入社|入会|加入|適用|発効|就任|着任|契約|認定|から|以降|以後|施行|改定|改訂|始期/;
const START_KEY = /start|from|since|begin|effective|kaishi|tekiyo/i;
const END_NAME = /期限|終了|満了|退去|退会|脱退|失効|まで|以前|終期|最終/;
const END_KEY = /until|expir|kigen|shuryo/i;

/** Whether an item's names say that something holds from its value on. */
export function isStart({itemName, itemKey}: Names): boolean {
  return START_NAME.test(itemName) || START_KEY.test(itemKey);
}

/** Whether an item's names say that something holds until its value. */
export function isEnd({itemName, itemKey}: Names): boolean {
  return END_NAME.test(itemName) || END_KEY.test(itemKey);
}

const BIRTH_NAME = /生年|誕生/;
const BIRTH_KEY = /birth|seinengappi|tanjobi/i;

/** Whether an item's names say that somebody was born then. */
export function isBirth({itemName, itemKey}: Names): boolean {
  return BIRTH_NAME.test(itemName) || BIRTH_KEY.test(itemKey);
}

const LASTING_NAME = /登録|更新/;

/** Whether an item's names say of a time that stays what it is. */
export function isLasting(names: Names): boolean {
  return isBirth(names) || LASTING_NAME.test(names.itemName);
}

const SUBJECT_NAME =
  /対象|処理|実績|勤務|支給|利用|計上|集計|給与|target|shori|jisseki/i;

/** Whether an item's names say of which month its record is. */
export function isSubject({itemName, itemKey}: Names): boolean {
  return SUBJECT_NAME.test(itemName) || SUBJECT_NAME.test(itemKey);
}

const COUNT_NAME =
  /(?<!係)数$|日数|時間|番号|順|年度|曜日|コード|(?:年|月|日|時|分|歳|年齢)$/;

const AMOUNT_NAME = /額|単価|料|費|金|率|円|係数|レート/;

/** Whether an item's name says that its number is no amount and no rate. */
export function isCount({itemName}: Pick<Names, 'itemName'>): boolean {
  return COUNT_NAME.test(itemName) && !AMOUNT_NAME.test(itemName);
}

const MONTH = /^\d{4}\/\d{2}$/;

/** Items whose values are all months. */
function monthItems({table}: TableUse): Item[] {
  const {definition, records} = table;
  return definition.itemList.filter(
    ({itemKey, dataType}) =>
      dataType === '文字列' &&
      records.length > 0 &&
      records.every(({values}) => MONTH.test(String(values[itemKey]))),
  );
}

/** The item that says to which month a record belongs. */
export function monthItem(use: TableUse): Item | undefined {
  return monthItems(use).find(
    (item) => !isStart(item) && !isEnd(item) && !isLasting(item),
  );
}

/** The item with the month from which a record holds. */
export function startMonthItem(use: TableUse): Item | undefined {
  return monthItems(use).find(isStart);
}

/** The item with the day or the month from which a record holds. */
export function startItem(use: TableUse): Item | undefined {
  const days = use.table.definition.itemList.filter(
    ({dataType}) => dataType === '日付',
  );
  return (
    days.find(isStart) ??
    startMonthItem(use) ??
    // Where one key has several dates, a later one replaces an earlier one.
    days.find((item) => !isEnd(item) && isHistory(use, item))
  );
}

function isHistory(use: TableUse, {itemKey}: Item): boolean {
  const {records} = use.table;
  return newestOfKeys({...use, records}, itemKey).length < records.length;
}

/** Of records that only differ by date and numbers the one of the last date. */
export function newestOfKeys(
  {table, records}: TableUse,
  dateKey: string,
): TableUse['records'][number][] {
  const keys = table.definition.itemList
    .filter(({itemKey, dataType}) => itemKey !== dateKey && dataType !== '数値')
    .map(({itemKey}) => itemKey);
  const newest = new Map<string, TableUse['records'][number]>();
  for (const record of records) {
    const key = JSON.stringify(keys.map((one) => record.values[one]));
    const known = newest.get(key)?.values[dateKey];
    if (String(record.values[dateKey]) >= String(known ?? '')) {
      newest.set(key, record);
    }
  }
  return [...newest.values()];
}
