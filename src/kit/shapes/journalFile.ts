import * as v from 'valibot';
import {
  date,
  listOf,
  month,
  name,
  object,
  oneOf,
  text,
  wholeNumber,
} from './fileParts';
import type {ShiwakeDataEntity} from '../../../api-src/interfaces/ShiwakeDataEntity';

const textOrNull = v.optional(v.nullable(text), null);

/** A row of 給与仕訳元データ; the descriptions are those of the reference. */
export const JOURNAL_ROW = object({
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

/** Rows of 給与仕訳元データ. */
export const JOURNAL_ROWS = listOf(JOURNAL_ROW);
