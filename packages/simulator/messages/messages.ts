/*
 * Everything that the runtime can say, but for why a syntax is wrong (the `{reason}`
 * of syntax-error: ../syntax). Cause and remedy stand in explanations.json. What a
 * host says of a run that it ended is its own.
 */
// assumption: error-messages
/** What the runtime says, by the message's id, grouped by topic. */
export const TEMPLATES = {
  // Programs

  'syntax-error': 'プログラムの構文に誤りがあります：{reason}',
  // assumption: host-globals
  'import-unavailable':
    '「{statement}」は使えません。プログラムは1つのファイルに書きます',
  // assumption: top-level-await
  'await-outside-async': 'awaitは、asyncを付けた関数の中でだけ使えます',
  'main-duplicate': 'main関数が2つあります。1つだけにします',
  'main-missing': 'プログラムにmain関数がありません',
  'main-called':
    '関数の外で、mainを呼び出しています。mainは自動で動きます。この行を消します',
  // assumption: uncaught-error-result
  'program-stopped': 'プログラムのthrowで止まりました：{reason}',
  // assumption: uncaught-error-result
  'uncaught-error': 'mainからエラーが投げられました：{reason}',
  // assumption: unhandled-rejection-result
  'unhandled-rejection':
    'awaitを付けていない処理でエラーが起きました：{reason}',
  // assumption: host-globals
  'console-unavailable': 'console.{method}は使えません。loggerを使ってください',
  // assumption: host-globals
  'host-name-unavailable': '「{name}」は使えません。{instead}',
  // assumption: program-strict-mode
  'not-changeable': '書き換えられないものを、書き換えようとしました：{reason}',
  'name-undefined': '「{name}」という名前がありません。近い名前：{nearest}',
  'recursion-endless': '関数が、自分自身を呼び出し続けたため、止まりました',
  'not-awaited': '{call}の前にawaitがありません。awaitを付けてください',
  'used-without-await':
    '{call}の前にawaitがないため、結果を使えません。起きたエラー：{reason}',
  // assumption: run-ends-with-main
  'not-finished':
    '{call}が終わる前にmainが終わりました。呼び出しをたどって、awaitを付けてください',

  // Limits of this runtime

  'log-limit': 'ログが{limit}行を超えたため、実行を止めました',
  'log-size-limit': 'ログが合わせて{limit}文字を超えたため、実行を止めました',
  'operation-limit': 'データの操作が{limit}回を超えたため、実行を止めました',
  'http-call-limit': '外部リクエストが{limit}回を超えたため、実行を止めました',
  'run-time-limit': '実行が{seconds}秒を超えたため、止めました',

  // Scenarios and company data

  'scenario-unknown': '場面「{scenario}」がありません。使える場面：{known}',
  'shiharai-master-unknown': '支払マスタ「{shiharaiMasterName}」がありません',

  // Custom select options and custom data definitions

  'select-option-master-duplicate':
    'カスタム選択肢マスタ「{masterName}」は登録済みです',
  'select-option-duplicate':
    'カスタム選択肢マスタ「{masterName}」に「{option}」が2つあります',
  'select-option-master-missing':
    '項目「{itemName}」のカスタム選択肢マスタ「{masterName}」がありません',
  'definition-name-duplicate':
    'カスタムデータ定義名「{definitionName}」は使われています',
  'definition-name-empty': 'カスタムデータ定義名がありません',
  // assumption: personal-data-employee-id-item
  'employee-id-item-missing':
    '個人データの定義「{definitionName}」に従業員IDの項目がありません',
  // assumption: item-key-field
  'item-key-duplicate':
    '定義「{definitionName}」に項目キー「{itemKey}」が2つあります',
  // assumption: item-key-field
  'item-key-invalid':
    '項目キー「{itemKey}」は使えません：英字で始まる英数字にします',
  // assumption: reserved-words-list
  'item-key-reserved': '項目キー「{itemKey}」は使えません：{reason}',
  // assumption: reserved-words-list
  'item-key-discouraged':
    '項目キー「{itemKey}」は避けたほうがよい名前です：{reason}',

  // Custom data

  // assumption: definition-not-found-error
  'definition-not-found': 'カスタムデータ定義「{definitionName}」がありません',
  // assumption: custom-data-argument-check
  'custom-data-not-object':
    'カスタムデータの内容は、項目キーと値のオブジェクトで渡します',
  // assumption: custom-data-argument-check
  // assumption: query-unknown-field-error
  'unknown-item-key':
    '定義「{definitionName}」に項目キー「{itemKey}」がありません。近い名前：{nearest}',
  // assumption: custom-data-argument-check
  'meta-field-write': '「{itemKey}」は書き換えられません',
  // assumption: service-errors
  'required-item-missing':
    '必須の項目「{itemName}」（{itemKey}）に値がありません',
  // assumption: service-errors
  'data-type-mismatch':
    '項目「{itemName}」（{itemKey}）は{dataType}です。渡した値：{value}',
  // assumption: valueless-text
  'text-without-value':
    '項目「{itemName}」（{itemKey}）に、値がないことを表す文字列は登録できません。渡した値：{value}',
  // assumption: service-errors
  'date-format':
    '項目「{itemName}」（{itemKey}）の日付はYYYY/MM/DDの形で渡します。渡した値：{value}',
  // assumption: service-errors
  'select-option-unknown':
    '項目「{itemName}」（{itemKey}）の選択肢に「{value}」がありません',
  // assumption: service-errors
  'data-id-not-found':
    '定義「{definitionName}」にデータID「{dataId}」のデータがありません',

  // Files of custom data

  // assumption: csv-import-unit
  'csv-item-missing':
    'ファイルに、定義「{definitionName}」の項目「{itemName}」の列がありません',
  // assumption: csv-import-unit
  'csv-broken': 'ファイルの{row}行目をCSVとして読み取れません',
  // assumption: csv-blank-data-id
  'data-id-invalid': 'データID「{dataId}」は使えません：英数字にします',
  // assumption: csv-import-unit
  'data-id-duplicate': 'データID「{dataId}」がファイルに2つあります',

  // Queries

  // assumption: query-argument-check
  'query-function-result':
    '検索条件の関数は、受け取ったqbか、条件を加えたqbを返します',
  // assumption: query-argument-check
  'query-operator-unknown':
    'whereの演算子「{operator}」は使えません。使える演算子：{known}',
  // assumption: query-argument-check
  'query-value-not-array':
    'whereの演算子「{operator}」には、値の配列を渡します',
  // assumption: query-argument-check
  'query-direction-invalid':
    "orderByの方向は'asc'か'desc'です。渡した値：{value}",
  // assumption: query-argument-check
  'query-limit-invalid': 'limitの件数は1以上の整数です。渡した値：{value}',
  // assumption: query-value-type
  'query-value-type':
    '項目「{itemKey}」は{dataType}ですが、検索条件の値は{value}です',
  'query-value-missing':
    '検索条件「{itemKey} {operator}」の値が{value}のため、正しく絞り込めません',
  'query-list-empty':
    '対象者がいるのに、検索条件「{itemKey} in」の一覧が空です。1件も一致しません',
  // assumption: custom-data-values
  'date-form-differs':
    '「{name}」は「{example}」の形ですが、{value}と比べています。書き方が違うと、正しく比べられません',
  'month-impossible': '「{name}」を{value}と比べています。この年月はありません',
  'date-forms-mixed':
    '「{definitionName}」の項目「{itemName}」に、形の違う年月か日付があります：{records}',
  'compared-value-unknown':
    '「{name}」が{value}になることはありません。使える値：{nearest}',
  'width-differs':
    '「{value}」は、{place}にある「{known}」と、全角と半角か、空白だけが違います。同じ値としては扱われません',
  'compared-type-differs':
    '「{name}」は{dataType}ですが、{value}と比べています',
  'error-caught': '{call}のエラーが、ログに残らないまま続きました：{reason}',
  'for-each-async':
    'forEachにasyncの関数を渡しています。forEachは待たないので、awaitを書いても、終わる前に次へ進みます',
  // assumption: uncaught-error-result
  'save-amount-failed':
    'saveAmountが失敗して金額が変わらなかったのに、エラーで終わっていません：{employees}',
  // assumption: query-builder-immutable
  'query-condition-dropped':
    '加えた検索条件が使われていません。条件を加えたqbを返してください',

  'record-item-unknown':
    '定義「{definitionName}」のデータに「{itemKey}」がないため、値はundefinedです。近い名前：{nearest}',
  'name-unknown':
    '{owner}に「{name}」がないため、値はundefinedです。近い名前：{nearest}',
  'list-name-unknown': '一覧（配列）に「{name}」はないため、値はundefinedです',
  'required-item-empty':
    '「{definitionName}」の必須の項目「{itemName}」が空のデータを読みました：{records}',
  'target-record-not-read':
    '「{definitionName}」にデータがあるのに、読んでいない対象者がいます：{employees}',

  // Combosite's data

  // assumption: payroll-only-services
  // assumption: unavailable-service-error
  'service-not-available':
    '{service}は、{trigger}では使えません。使える実行トリガー：{available}',
  // assumption: argument-type-errors
  'employee-id-list-invalid':
    '従業員IDは文字列の配列で渡します。渡した値：{value}',
  // assumption: read-valid-on-base-date
  'personnel-data-missing':
    '{service}に、基準日{baseDate}のデータがない対象者がいます：{employees}',
  // assumption: shiwake-balance
  'shiwake-unbalanced':
    '取得した仕訳元データの借方の合計{debit}と貸方の合計{credit}が一致しません',
  // assumption: service-errors
  'base-date-invalid': '基準日が日付として正しくありません。渡した値：{value}',

  // Payment and deduction masters

  // assumption: amount-item-errors
  'amount-list-invalid':
    'saveAmountには、更新する金額の配列を渡します。渡した値：{value}',
  // assumption: amount-item-errors
  'amount-item-invalid': 'saveAmountに渡した値が正しくありません：{problems}',
  // assumption: save-amount-refuses-negative
  // assumption: save-amount-whole-yen
  'amount-not-yen': '金額は0以上の整数で渡します：{problems}',
  // assumption: save-amount-targets-only
  'employee-unknown': '従業員ID「{employeeId}」の従業員がいません',
  // assumption: save-amount-targets-only
  'employee-not-target':
    '従業員ID「{employeeId}」は、実行中の給与計算の対象ではありません',
  // assumption: service-errors
  'kyuyo-komoku-not-found': '給与項目「{kyuyoKomokuName}」がありません',
  // assumption: service-errors
  'kyuyo-komoku-not-updatable':
    '給与項目「{kyuyoKomokuName}」は更新できません。固定支給か固定控除で、金額直接入力の給与項目だけを更新できます',
  'kyuyo-komoku-not-in-pattern':
    '従業員ID「{employeeId}」の{keisanPatternName}に、給与項目「{kyuyoKomokuName}」がありません',
  // assumption: service-errors
  'keisan-pattern-missing':
    '従業員ID「{employeeId}」に、{baseDate}の時点の計算パターンがありません',
  // assumption: request-is-run
  'amount-already-updated':
    '従業員ID「{employeeId}」の「{kyuyoKomokuName}」は、1回の実行で2度更新できません',
  'base-date-moved':
    '従業員ID「{employeeId}」の開始日を、{baseDate}から発令日の{startDate}に置き換えました',
  // assumption: amount-stays
  'target-amount-left':
    '給与項目「{kyuyoKomokuName}」に、前の金額のままの対象者がいます：{employees}',
  'searched-komoku-unknown':
    '計算パターンから探した給与項目「{kyuyoKomokuName}」がありません。近い名前：{nearest}',
  'nobody-updated':
    '対象者が{count}人いますが、saveAmountに渡した一覧は空です。誰の金額も変わりません',
  'all-amounts-zero': '更新した{count}件の金額が、すべて0円です',
  // assumption: dry-run-no-update
  // assumption: dry-run-no-data
  'dry-run-not-written': 'テスト実行のため、変更は保存していません',

  // Secrets

  // assumption: secret-missing-error
  'secret-not-found':
    'シークレット「{name}」が登録されていません。近い名前：{nearest}',
  // assumption: logger-details-format
  'secret-in-log': 'シークレット「{name}」の値がログに出ています',

  // External requests

  // assumption: http-https-only
  'http-url-invalid':
    'URLが正しくありません。https://で始まるURLを渡します。渡した値：{url}',
  // assumption: valueless-text
  // assumption: nan-not-sent
  'http-without-value': '値がないことを表すものは送れません：{place}が{value}',
  // assumption: http-options
  'http-timeout-invalid': 'timeoutMillisは1以上の数値です。渡した値：{value}',
  // assumption: http-failure-error
  'http-timeout': '{method} {url}の応答が{timeoutMillis}ミリ秒以内にありません',
  // assumption: http-failure-error
  'http-connection-failed': '{method} {url}に接続できません',
  'http-answer-missing':
    '{method} {url}の応答が用意されていません。用意した応答（近い順）：{nearest}',
  // assumption: http-json-error
  'http-json-invalid': '応答の本文をJSONとして読み取れません',
} as const;

/** Id of a message of the catalogue. */
export type MessageId = keyof typeof TEMPLATES;

/** What there is instead of any other host's names. */
export const ABSENT_OTHERWISE = 'JavaScriptの言語にあるものだけで書きます';

/** Advice that only explains: the reader has nothing to mend. */
const HARMLESS: ReadonlySet<MessageId> = new Set([
  'base-date-moved',
  'dry-run-not-written',
]);

/** Advice that asks whether it is right who gets which amount. */
const ABOUT_AMOUNTS: ReadonlySet<MessageId> = new Set([
  'all-amounts-zero',
  'nobody-updated',
  'target-amount-left',
  'target-record-not-read',
]);

/**
 * Whether a reader has something to do because of a message.
 *
 * @param options - `areAmountsKnown`: whether somebody has written down every
 *   amount, and they came
 */
export function needsCare(
  id: MessageId,
  {areAmountsKnown = false} = {},
): boolean {
  return !HARMLESS.has(id) && !(areAmountsKnown && ABOUT_AMOUNTS.has(id));
}

/** The names that stand in braces in a template. */
type Placeholder<Template extends string> =
  Template extends `${string}{${infer Name}}${infer Rest}`
    ? Name | Placeholder<Rest>
    : never;

/** Every name that is in braces in some message. */
export type PlaceholderName = {
  [Id in MessageId]: Placeholder<(typeof TEMPLATES)[Id]>;
}[MessageId];

/** The values that a message needs. */
export type MessageValues<Id extends MessageId> = Record<
  Placeholder<(typeof TEMPLATES)[Id]>,
  string | number
>;

/**
 * A wrong value among the elements given to `saveAmount`, for the list in a
 * message.
 *
 * @param position - of the element, from 1
 * @param employeeId - of the element, if it has any
 * @param field - the wrong one
 * @param value - ready to be shown
 */
export function describeElement(
  position: number,
  employeeId: unknown,
  field: string,
  value: string,
): string {
  const whose =
    typeof employeeId === 'string' && field !== 'employeeId'
      ? `（従業員ID ${employeeId}）`
      : '';
  return `${position}件目${whose}の${field}は${value}`;
}

/**
 * A message of the catalogue with its values.
 *
 * @param values - what stands for the names in braces
 */
export function formatMessage<Id extends MessageId>(
  id: Id,
  values: MessageValues<Id>,
): string {
  const byName: Readonly<Record<string, string | number>> = values;
  return TEMPLATES[id].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = byName[name];
    // Only limits are whole and large; a reader's own numbers stay as they are.
    return name === 'limit' && typeof value === 'number'
      ? value.toLocaleString('ja-JP')
      : String(value);
  });
}
