/*
 * What a scenario says of the result that its author expects.
 */
import * as v from 'valibot';
import {
  date,
  described,
  either,
  listOf,
  mapOf,
  name,
  object,
  oneOf,
  partial,
  text,
  wholeNumber,
} from './fileParts';
import {nameOf} from './names';
import {METHOD, VALUES} from './recordFile';

const DATED_AMOUNT = object({
  amount: described(wholeNumber, '金額（円）'),
  startDate: described(
    v.exactOptional(date),
    '開始日。書かなければ、問いません',
  ),
});

const AMOUNT = either(
  (content) => typeof content !== 'object',
  wholeNumber,
  either(
    (content) => Array.isArray(content),
    listOf(DATED_AMOUNT),
    DATED_AMOUNT,
  ),
);

const LOG_LINE = v.pipe(
  partial({
    level: described(
      oneOf('debug', 'info', 'warn', 'error'),
      'ログのレベル。書かなければ、問いません',
    ),
    message: described(text, '行の全体。containsとは、どちらか1つを書きます'),
    contains: described(name, '行に含まれる文字列'),
  }),
  v.check(
    ({message, contains}) =>
      (message === undefined) !== (contains === undefined),
    'には、message（行の全体）かcontains（行の一部）の、どちらか1つを書きます。',
  ),
);

const REQUEST = object({
  method: described(METHOD, 'メソッド'),
  url: described(name, 'URL。「?」より後を書かなければ、クエリは問いません'),
  body: described(
    v.exactOptional(v.unknown()),
    '送る内容の全体。JSONの値か文字列。書かなければ、問いません',
  ),
  headers: described(
    v.exactOptional(mapOf(text)),
    '送るヘッダー。書いたものだけを比べます。名前の大文字と小文字は区別しません',
  ),
});

/** The result that a scenario expects; what isn't said isn't compared. */
export const EXPECT = partial({
  error: described(
    v.nullable(text),
    'エラーの説明に含まれる文字列。書かなければ、エラーなしで終わることを期待します',
  ),
  amounts: described(
    mapOf(mapOf(AMOUNT, nameOf('給与項目')), nameOf('従業員ID')),
    'saveAmountで書き込む金額を、従業員IDと給与項目ごとに、すべて書きます。書き込みがなければ{}',
  ),
  customData: described(
    mapOf(
      partial({
        created: described(listOf(VALUES), '登録するデータ'),
        updated: described(listOf(VALUES), '更新するデータ。更新した後の値'),
        deleted: described(listOf(VALUES), '削除するデータ。削除する前の値'),
      }),
      nameOf('カスタムデータ定義'),
    ),
    'カスタムデータの変更を、定義ごとに、すべて書きます。値は、書いた項目だけを比べます。変更がなければ{}',
  ),
  logs: described(
    listOf(either((line) => typeof line === 'string', text, LOG_LINE)),
    'ログの行を、出る順に書きます。行の全体が同じものだけが合います。一部だけを比べるときは、{"contains": "2人の"}と書きます。ほかの行があってもかまいません',
  ),
  requests: described(
    listOf(REQUEST),
    '外部リクエスト（method、url、body、headers）を、送る順に、すべて書きます。送らなければ[]',
  ),
});

/** The expected result. */
export type Expect = v.InferOutput<typeof EXPECT>;
