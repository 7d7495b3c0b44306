import * as v from 'valibot';
import {
  date,
  described,
  listOf,
  month,
  name,
  object,
  oneOf,
  text,
  wholeNumber,
} from './fileParts';
import {nameOf} from './names';
import type {ShiwakeDataEntity} from '../../../api-src/interfaces/ShiwakeDataEntity';

const textOrNull = v.optional(v.nullable(text), null);

/** A row of 給与仕訳元データ; the descriptions are those of the reference. */
const JOURNAL_ROW = object({
  shoriNengetsu: month,
  shikyuDate: date,
  shiharaiMasterName: name,
  employeeId: name,
  kyuyoKomokuName: name,
  taishaku: oneOf('借方', '貸方'),
  kanjoKamokuCode: name,
  kanjoKamokuName: name,
  hojoKamokuCode: textOrNull,
  hojoKamokuName: textOrNull,
  bumonCode: name,
  bumonName: name,
  zeiKubunName: textOrNull,
  amount: wholeNumber,
  tekiyo: textOrNull,
} satisfies Record<keyof ShiwakeDataEntity, v.GenericSchema>);

/** Those of a payroll are of employees of the company. */
const REAL_ROW = object({
  ...JOURNAL_ROW.entries,
  shiharaiMasterName: nameOf('支払マスタ'),
  employeeId: nameOf('従業員ID'),
});

/** 給与仕訳元データ of a company. */
export const JOURNAL = {
  real: described(listOf(REAL_ROW), '給与計算でできた仕訳元データ'),
  sample: described(listOf(JOURNAL_ROW), 'テスト実行で返る仕訳元データ'),
};
