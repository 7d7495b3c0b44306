import type {HttpRequest} from '../classes/HttpRequest';

// assumption: http-response-shape
/**
 * 外部リクエストの応答。
 *
 * {@link HttpRequest}の各メソッドの戻り値です。
 *
 * @example
 * 応答のステータスで処理を分け、成功したときだけ本文を読みます。
 * ```js scenario="手動実行"
 * async function main() {
 *   const response = await httpRequest.get('https://api.example.com/status', {
 *     timeoutMillis: 5000,
 *   });
 *   if (!response.ok) {
 *     logger.error(`確認に失敗しました（ステータス${response.status}）`);
 *     return;
 *   }
 *   logger.info(`応答の種類: ${response.headers['content-type']}`);
 *   logger.info(`応答の文字数: ${response.text().length}`);
 * }
 * ```
 */
export interface HttpResponse {
  /**
   * HTTPステータスコード。
   *
   * `200`や`404`のような3桁の整数です。
   */
  readonly status: number;

  /**
   * ステータスコードが200から299までのときに`true`。
   */
  readonly ok: boolean;

  /**
   * レスポンスヘッダー。
   *
   * ヘッダー名は小文字です（例：`content-type`）。
   * 応答にないヘッダー名を指定すると、値は`undefined`です。
   */
  readonly headers: Readonly<Record<string, string>>;

  /**
   * 本文を文字列で返す。
   *
   * @returns 本文の文字列。本文がなければ空の文字列
   *
   * @example
   * CSVの応答を行に分けます。
   * ```js scenario="手動実行"
   * async function main() {
   *   const response = await httpRequest.get('https://api.example.com/rates.csv', {
   *     timeoutMillis: 5000,
   *   });
   *   if (!response.ok) {
   *     throw new Error(`為替レートを取得できません（${response.status}）`);
   *   }
   *   const [header, ...rows] = response.text().trim().split('\n');
   *   if (header !== 'currency,rate') {
   *     throw new Error('為替レートの見出しが、想定と違います');
   *   }
   *   logger.info(`為替レートを${rows.length}件受け取りました`);
   * }
   * ```
   */
  text(): string;

  // assumption: http-json-error
  /**
   * 本文をJSONとして解釈した値を返す。
   *
   * 戻り値の型は`unknown`です。
   * 期待する形かどうかを確認してから使います。
   *
   * @returns 本文を解釈した値
   * @throws 本文が空か、JSONとして正しくないときに`SyntaxError`を投げる（メッセージ：`応答の本文をJSONとして読み取れません`）
   * {@assumption error-messages}
   *
   * @example
   * 配列であることを確認してから使います。
   * ```js scenario="手動実行"
   * async function main() {
   *   const response = await httpRequest.get(
   *     'https://api.example.com/dormitories',
   *     {timeoutMillis: 5000},
   *   );
   *   const dormitories = response.json();
   *   if (!Array.isArray(dormitories)) {
   *     throw new Error('寮の一覧が配列ではありません');
   *   }
   *   const names = dormitories.map((dormitory) => String(dormitory.name));
   *   logger.info(`受け取った寮: ${names.join('、')}`);
   * }
   * ```
   */
  json(): unknown;
}
