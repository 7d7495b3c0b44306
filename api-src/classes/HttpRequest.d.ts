import type {HttpRequestOptions} from '../helpers/HttpRequestOptions';
import type {HttpResponse} from '../helpers/HttpResponse';

/**
 * 外部のAPIにHTTPリクエストを送るサービス。{@assumption http-request-shape}
 *
 * グローバル変数`httpRequest`として使います。{@assumption runtime-globals}
 * 実行トリガーによらず使えます。{@assumption trigger-availability}
 * 使い方は[外部リクエストの送信方法](/wiki/custom-data-function/external-request)にあります。
 *
 * メソッドが返す応答です。
 *
 * | 項目 | 型 | 内容 |
 * | --- | --- | --- |
 * | `status` | `number` | HTTPステータスコード |
 * | `ok` | `boolean` | ステータスコードが200から299までのときに`true` |
 * | `headers` | `Record<string, string>` | レスポンスヘッダー（名前は小文字） |
 * | `text()` | `string` | 本文の文字列。本文がなければ空の文字列 |
 * | `json()` | `unknown` | 本文をJSONとして解釈した値。解釈できないときに`SyntaxError`を投げる（メッセージ：`応答の本文をJSONとして読み取れません`）{@assumption error-messages} {@assumption http-response-shape} |
 *
 * 引数`options`の項目です。
 *
 * | 項目 | 型 | 内容 |
 * | --- | --- | --- |
 * | `headers` | `Record<string, string>` | リクエストヘッダー |
 * | `query` | `Record<string, string \| number>` | URLの末尾に加えるクエリパラメーター。値は自動でエンコードされる |
 * | `timeoutMillis` | `number` | 応答を待つ時間の上限（ミリ秒）。省略したときの時間は確認できていない |
 *
 * 例外は、5つのメソッドに共通です。
 *
 * @throws 接続できないときに`Error`を投げる（メッセージ：`{method} {url}に接続できません`）
 * @throws 時間内に応答がないときに`Error`を投げる（メッセージ：`{method} {url}の応答が{timeoutMillis}ミリ秒以内にありません`）
 * @throws `url`、`body`、`options`のどれかに、`NaN`や、文字列の`'null'`、`'undefined'`、`'NaN'`があるときに`Error`を投げる（メッセージ：`値がないことを表すものは送れません：{place}が{value}`）
 * @throws URLが`https://`から始まらないなど、正しくないときに`Error`を投げる（メッセージ：`URLが正しくありません。https://で始まるURLを渡します。渡した値：{url}`）
 * @throws `options`の`timeoutMillis`が1以上の数値でないときに`Error`を投げる（メッセージ：`timeoutMillisは1以上の数値です。渡した値：{value}`）
 * {@assumption error-messages} {@assumption http-https-only} {@assumption http-failure-error} {@assumption nan-not-sent} {@assumption valueless-text}
 *
 * @remarks
 * 注意：テスト実行、事前計算、本計算のどれでも、1回ごとに実際に送信されるものとして備えてください。{@assumption dry-run-writes}
 * 試す間は、送り先を試験用のURLに変えます（[テスト実行の注意点](/wiki/recipes/safe-program#rule-dry-run)）。
 *
 * 注意：404や500では、エラーは投げられません。{@assumption http-status-no-error}
 * `ok`か`status`を見てください。接続できないか応答がないときは、投げられます。
 *
 * 注意：応答の本文は、個人情報や秘密の値を含み得るので、そのままログに出力しません。
 *
 * @example
 * 応答のステータスコードと内容を確認してから、まだ登録されていない研修を登録します。
 * ```js scenario="手動実行"
 * async function main() {
 *   const response = await httpRequest.get('https://api.example.com/courses', {
 *     timeoutMillis: 5000,
 *   });
 *   if (!response.ok) {
 *     throw new Error(`一覧の取得に失敗しました（${response.status}）`);
 *   }
 *   const courses = response.json();
 *   if (!Array.isArray(courses)) {
 *     throw new Error('研修の一覧が配列ではありません');
 *   }
 *   // 登録の前に、全件の内容を確認する。空の文字列も通さない
 *   for (const course of courses) {
 *     const texts = [course?.code, course?.name];
 *     if (!texts.every((one) => typeof one === 'string' && one.trim() !== '')) {
 *       throw new Error('研修コードか研修名がない研修があります');
 *     }
 *   }
 *   const kenshuService =
 *     await baseService.createCustomDataServiceByDefinitionName('研修マスタ');
 *   const registered = await kenshuService.getCustomDataByQuery((qb) => qb);
 *   const codes = new Set(registered.map((record) => record.kenshuCode));
 *   let count = 0;
 *   for (const {code, name} of courses) {
 *     if (!codes.has(code)) {
 *       codes.add(code);
 *       await kenshuService.createCustomData({
 *         kenshuCode: code,
 *         kenshuName: name,
 *       });
 *       count += 1;
 *     }
 *   }
 *   logger.info(`研修を${count}件登録しました`);
 * }
 * ```
 */
export declare class HttpRequest {
  private constructor();

  // assumption: http-request-shape
  /**
   * データを取得するGETリクエストを送る。
   *
   * @param url - 送り先のURL
   * @param options - [`headers`、`query`、`timeoutMillis`](/api/classes/HttpRequest#query)
   * @returns 応答（本文は`text()`か`json()`。[例外](/api/classes/HttpRequest#throws)は共通）
   *
   * @example
   * 指定した月の為替レートを取得します。
   * ```js scenario="手動実行"
   * async function main() {
   *   const url = 'https://api.example.com/rates';
   *   const query = {currency: 'USD', month: '2025-04'};
   *   const options = {query, timeoutMillis: 5000};
   *   const response = await httpRequest.get(url, options);
   *   if (!response.ok) {
   *     throw new Error(`為替レートを取得できません（${response.status}）`);
   *   }
   *   const rate = Number(response.text());
   *   if (!Number.isFinite(rate) || rate <= 0) {
   *     throw new Error('為替レートが正の数値ではありません');
   *   }
   *   logger.info(`為替レート: 1ドル${rate}円`);
   * }
   * ```
   */
  get(url: string, options?: HttpRequestOptions): Promise<HttpResponse>;

  // assumption: http-request-shape
  /**
   * データを削除するDELETEリクエストを送る。
   *
   * @param url - 送り先のURL
   * @param options - [`headers`、`query`、`timeoutMillis`](/api/classes/HttpRequest#query)
   * @returns 応答（本文は`text()`か`json()`。[例外](/api/classes/HttpRequest#throws)は共通）
   *
   * @example
   * 退職した従業員のアカウントを、外部サービスから削除します。
   * ```js scenario="手動実行"
   * // 会社の決まり テスト実行: 試す間は、URLを試験用の送り先に変える
   * // 会社の決まり 送信が届かない: 404は削除済みとみなし、失敗にしない
   * async function main() {
   *   const token = await secretsManager.getSecret('CHAT_API_TOKEN');
   *   const headers = {Authorization: `Bearer ${token.value}`};
   *   const response = await httpRequest.delete(
   *     'https://api.example.com/accounts/FM001275',
   *     {headers, timeoutMillis: 5000},
   *   );
   *   if (!response.ok && response.status !== 404) {
   *     throw new Error(`アカウントを削除できません（${response.status}）`);
   *   }
   *   const result = response.ok ? 'を削除しました' : 'は、すでにありません';
   *   logger.info(`FM001275のアカウント${result}`);
   * }
   * ```
   */
  delete(url: string, options?: HttpRequestOptions): Promise<HttpResponse>;

  // assumption: http-request-shape
  /**
   * データを登録するPOSTリクエストを送る。
   *
   * {@assumption http-body-serialization} {@assumption http-string-body}
   *
   * `body`のオブジェクトと配列はJSONに変わり、`Content-Type`ヘッダーは`application/json`になります（`headers`で指定した値が優先）。
   * 文字列はそのまま送り、省略すると本文なしで送ります。
   *
   * @param url - 送り先のURL
   * @param body - 送る本文
   * @param options - [`headers`、`query`、`timeoutMillis`](/api/classes/HttpRequest#query)
   * @returns 応答（本文は`text()`か`json()`。[例外](/api/classes/HttpRequest#throws)は共通）
   *
   * @example
   * 研修の申し込みを、二重に登録されないように[番号を付けて](/wiki/custom-data-function/external-request#content-key)送り、応答の`ok`を確認します。
   * ```js scenario="手動実行"
   * // 会社の決まり テスト実行: 試す間は、URLを試験用の送り先に変える
   * async function main() {
   *   const url = 'https://api.example.com/v1/requests';
   *   const body = {employeeId: '0001', courseCode: 'K001'};
   *   // 同じ内容なら同じ番号にする
   *   const key = `${body.employeeId}-${body.courseCode}`;
   *   const headers = {'Idempotency-Key': key};
   *   const options = {headers, timeoutMillis: 5000};
   *   const response = await httpRequest.post(url, body, options);
   *   if (!response.ok) {
   *     throw new Error(`申し込みを登録できません（${response.status}）`);
   *   }
   *   logger.info('申し込みが受け付けられました');
   * }
   * ```
   */
  post(
    url: string,
    body?: string | object,
    options?: HttpRequestOptions,
  ): Promise<HttpResponse>;

  // assumption: http-request-shape
  /**
   * データ全体を置き換えるPUTリクエストを送る。
   *
   * 本文の送り方は{@link HttpRequest.post | post}と同じです。
   *
   * @param url - 送り先のURL
   * @param body - 送る本文
   * @param options - [`headers`、`query`、`timeoutMillis`](/api/classes/HttpRequest#query)
   * @returns 応答（本文は`text()`か`json()`。[例外](/api/classes/HttpRequest#throws)は共通）
   *
   * @example
   * 外部サービスに登録されている研修の一覧を、研修マスタの内容で置き換えます。
   * ```js scenario="手動実行"
   * // 会社の決まり テスト実行: 試す間は、URLを試験用の送り先に変える
   * async function main() {
   *   const kenshuService =
   *     await baseService.createCustomDataServiceByDefinitionName('研修マスタ');
   *   const records = await kenshuService.getCustomDataByQuery((qb) =>
   *     qb.orderBy('kenshuCode'),
   *   );
   *   // 空や重複のある一覧で置き換えると、外部サービスの研修が失われる
   *   const codes = new Set(records.map(({kenshuCode}) => kenshuCode));
   *   const isFilled = records.every((one) => one.kenshuCode && one.kenshuName);
   *   if (records.length === 0 || codes.size < records.length || !isFilled) {
   *     throw new Error('研修マスタに、データがないか、空か重複があります');
   *   }
   *   const url = 'https://api.example.com/courses';
   *   const body = records.map(({kenshuCode, kenshuName}) => ({
   *     code: kenshuCode,
   *     name: kenshuName,
   *   }));
   *   const response = await httpRequest.put(url, body, {timeoutMillis: 5000});
   *   if (!response.ok) {
   *     throw new Error(`研修の一覧を置き換えられません（${response.status}）`);
   *   }
   *   logger.info(`研修の一覧を${records.length}件に置き換えました`);
   * }
   * ```
   */
  put(
    url: string,
    body?: string | object,
    options?: HttpRequestOptions,
  ): Promise<HttpResponse>;

  // assumption: http-request-shape
  /**
   * データの一部を変えるPATCHリクエストを送る。
   *
   * 本文の送り方は{@link HttpRequest.post | post}と同じです。
   *
   * @param url - 送り先のURL
   * @param body - 送る本文
   * @param options - [`headers`、`query`、`timeoutMillis`](/api/classes/HttpRequest#query)
   * @returns 応答（本文は`text()`か`json()`。[例外](/api/classes/HttpRequest#throws)は共通）
   *
   * @example
   * 外部サービスのアカウントを、利用停止の状態に変えます。
   * ```js scenario="手動実行"
   * // 会社の決まり テスト実行: 試す間は、URLを試験用の送り先に変える
   * async function main() {
   *   const token = await secretsManager.getSecret('CHAT_API_TOKEN');
   *   const headers = {Authorization: `Bearer ${token.value}`};
   *   const options = {headers, timeoutMillis: 10000};
   *   const url = 'https://api.example.com/accounts/FM001276';
   *   const body = {status: 'suspended'};
   *   const response = await httpRequest.patch(url, body, options);
   *   if (!response.ok) {
   *     throw new Error(`利用停止にできません（${response.status}）`);
   *   }
   *   logger.info('FM001276のアカウントを利用停止にしました');
   * }
   * ```
   */
  patch(
    url: string,
    body?: string | object,
    options?: HttpRequestOptions,
  ): Promise<HttpResponse>;
}
