import * as v from 'valibot';
import {
  date,
  listOf,
  number,
  object,
  objectWith,
  oneOf,
  partial,
  text,
  timestamp,
} from './fileParts';
import {HTTP_ANSWER, RECORD} from './scenarioFile';
import type {Company} from '../../runtime';

/** When definitions were registered whose file doesn't say it. */
const REGISTERED_AT = '2025/03/03 10:00:00';

const TERM = object({startDate: date, endDate: v.nullable(date)});

// The personnel data have many items; only those that the runtime reads count.
const EMPLOYEE = object({
  employeeId: text,
  orders: listOf(objectWith({hatsureiDate: date, hatsureiKubun: text})),
  kojin: listOf(objectWith({term: TERM})),
  jusho: listOf(objectWith({term: TERM, jushoBunruiKubun: text})),
  keisanPattern: listOf(object({term: TERM, keisanPatternName: text})),
});

const ITEM = object({
  itemName: text,
  itemKey: text,
  dataType: oneOf('文字列', '数値', '日付', '真偽値', 'カスタム選択肢'),
  requiredKubun: oneOf('0', '1'),
  customSelectOptionName: v.optional(v.nullable(text), null),
});

const TABLE = object({
  definition: object({
    definitionName: text,
    customDataKindKubun: oneOf('1', '2'),
    itemList: listOf(ITEM),
    externalSystemKubun: v.optional(v.nullable(text), null),
    dataId: v.optional(text),
    createdAt: v.optional(timestamp, REGISTERED_AT),
    updatedAt: v.optional(timestamp, REGISTERED_AT),
  }),
  /** CSV file with the data, from the folder of the company's file. */
  csv: v.optional(text),
  records: v.optional(listOf(RECORD)),
});

const PARTS = {
  name: text,
  employees: listOf(EMPLOYEE),
  keisanPatterns: listOf(
    object({keisanPatternName: text, kyuyoKomokuNameList: listOf(text)}),
  ),
  kyuyoKomoku: listOf(
    object({
      kyuyoKomokuName: text,
      komokuKubun: oneOf('固定支給', '固定控除', 'その他'),
      sanshutsuHohoKubun: oneOf('金額直接入力', 'その他'),
    }),
  ),
  shiharaiMasters: listOf(
    object({shiharaiMasterName: text, employeeIdList: listOf(text)}),
  ),
  amounts: listOf(
    object({
      employeeId: text,
      kyuyoKomokuName: text,
      startDate: date,
      amount: number,
    }),
  ),
  selectOptionMasters: listOf(
    object({masterName: text, options: listOf(text)}),
  ),
  customData: listOf(TABLE),
  secrets: listOf(object({name: text, value: text, updatedAt: timestamp})),
  shiwake: object({real: listOf(v.unknown()), sample: listOf(v.unknown())}),
  httpAnswers: listOf(HTTP_ANSWER),
} satisfies Record<keyof Company, v.GenericSchema>;

/** A company that says everything. */
export const WHOLE_COMPANY = object(PARTS);

/** A company that takes from another what it doesn't say. */
export const PARTIAL_COMPANY = partial(PARTS);

/** A definition as its file may have it. */
export type GivenTable = v.InferOutput<typeof TABLE>;
