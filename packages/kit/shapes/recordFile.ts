/*
 * Custom data and answers of outside services: in a company and in a scenario.
 */
import * as v from 'valibot';
import {
  described,
  either,
  itemValue,
  listOf,
  mapOf,
  name,
  object,
  oneOf,
  text,
  timestamp,
  wholeNumber,
} from './fileParts';
import {nameOf} from './names';
import type {HttpAnswer} from '@combosite-functions/simulator';

/** The values of a record, by item key. */
export const VALUES = described(
  mapOf(itemValue),
  '項目キーごとの値。空の値はnull',
);

/** Values of a record as a file has them. */
export type GivenValues = v.InferOutput<typeof VALUES>;

export const RECORD = object({
  dataId: described(
    v.exactOptional(name),
    'データID。書かなければ、キットが決めます',
  ),
  createdAt: described(
    v.exactOptional(timestamp),
    '登録日時。書かなければ、定義の登録日時と同じ',
  ),
  updatedAt: described(
    v.exactOptional(timestamp),
    '更新日時。書かなければ、登録日時と同じ',
  ),
  values: VALUES,
});

const isList = (content: unknown): boolean => Array.isArray(content);

/** Data of a definition: a list, or by employee. */
export const RECORDS = either(
  isList,
  listOf(RECORD),
  mapOf(either(isList, listOf(VALUES), VALUES), nameOf('従業員ID')),
);

/** Data of a definition as a file has them. */
export type GivenRecords = v.InferOutput<typeof RECORDS>;

const ANSWER = object({
  status: described(wholeNumber, 'ステータスコード（200、404など）'),
  headers: described(v.exactOptional(mapOf(text)), '応答のヘッダー'),
  body: described(
    v.exactOptional(v.unknown()),
    '応答の本文。文字列はそのまま、ほかはJSONで返します',
  ),
  delayMillis: described(
    v.exactOptional(wholeNumber),
    '応答までの時間（ミリ秒）。timeoutMillisより長ければ、時間切れになります',
  ),
});

const FAILURE = object({
  failure: described(oneOf('connection'), '接続できないことにします'),
});

export const METHOD = oneOf('GET', 'POST', 'PUT', 'PATCH', 'DELETE');

/** How an outside service answers. */
export const HTTP_ANSWER = object({
  method: described(METHOD, 'メソッド'),
  url: described(
    name,
    'URL。「?」より後を書かなければ、どのクエリにも応答します',
  ),
  answers: described(
    v.pipe(
      listOf(
        either(
          (step) =>
            typeof step === 'object' && step !== null && 'failure' in step,
          FAILURE,
          ANSWER,
        ),
      ),
      v.minLength(1, 'には、応答を1つ以上書いてください。'),
    ),
    '1回目から順に返す応答。最後の応答を繰り返します',
  ),
}) satisfies v.GenericSchema<unknown, HttpAnswer>;
