import type {UserCustomSecretsManager} from '../classes/UserCustomSecretsManager';

// assumption: secrets-manager
/**
 * 登録済みのシークレットの名前と値。
 *
 * {@link UserCustomSecretsManager}が返します。
 * APIキーやパスワードなど、プログラムに書きたくない値を持ちます。
 *
 * @remarks
 * `value`をログやカスタムデータに書くと、値が他の人に見えてしまいます。
 * 登録の方法は[シークレットの説明](/wiki/custom-data-function/custom-secret)で確かめます。
 *
 * @example
 * APIキーをヘッダーに入れて、勤怠システムから残業時間を受け取ります。
 * ```js
 * async function main() {
 *   const apiKey = await secretsManager.getSecret('勤怠APIキー');
 *   const response = await httpRequest.get(
 *     'https://kintai.example.com/v1/overtime',
 *     {
 *       headers: {Authorization: `Bearer ${apiKey.value}`},
 *       query: {month: '2025-04'},
 *     },
 *   );
 *   if (response.status === 401) {
 *     // 値は書かず、いつ登録した鍵かだけを伝える
 *     throw new Error(`${apiKey.name}が無効です（${apiKey.updatedAt}に登録）`);
 *   }
 *   logger.info(`受け取った本文：${response.text().length}文字`);
 * }
 * ```
 */
export interface CustomSecret {
  /** 登録したときのシークレット名。 */
  readonly name: string;

  /**
   * シークレットの値。
   *
   * 登録した文字列がそのまま入ります。
   */
  readonly value: string;

  /** 値を最後に登録または更新した日時（`YYYY/MM/DD HH:mm:ss`、日本時間）。 */
  readonly updatedAt: string;
}
