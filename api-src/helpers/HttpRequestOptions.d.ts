import type {HttpRequest} from '../classes/HttpRequest';

// assumption: http-options
// assumption: http-headers-first
/**
 * 外部リクエストの設定。
 *
 * {@link HttpRequest}の各メソッドの最後の引数に渡します。
 * どの項目も省略できます。
 */
export interface HttpRequestOptions {
  /**
   * リクエストヘッダー。
   *
   * ヘッダー名をプロパティ名、その値をプロパティの値にします。
   */
  headers?: Record<string, string>;

  /**
   * URLの末尾に加えるクエリパラメーター。
   *
   * 名前と値は自動でエンコードされるため、日本語もそのまま指定できます。
   */
  query?: Record<string, string | number>;

  /**
   * 応答を待つ時間の上限（ミリ秒）。
   *
   * この時間を過ぎると、メソッドはエラーを投げます。
   * 省略すると、Combosite Functionsの既定値を使います。
   */
  timeoutMillis?: number;
}
