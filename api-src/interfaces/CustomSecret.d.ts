import type {UserCustomSecretsManager} from '../classes/UserCustomSecretsManager';

// assumption: secret-fields
/**
 * 登録済みのシークレットの名前と値。
 *
 * {@link UserCustomSecretsManager}が返します。{@assumption secrets-manager}
 *
 * @example
 * APIキーをヘッダーに入れて、勤怠システムから残業時間を受け取ります。
 * ```js scenario="手動実行"
 * async function main() {
 *   const apiKey = await secretsManager.getSecret('KINTAI_API_KEY');
 *   const headers = {Authorization: `Bearer ${apiKey.value}`};
 *   const response = await httpRequest.get(
 *     'https://kintai.example.com/v1/overtime',
 *     {headers, query: {month: '2025-04'}, timeoutMillis: 5000},
 *   );
 *   if (response.status === 401) {
 *     // 値は出力せず、名前と更新日時だけを残す
 *     throw new Error(`${apiKey.name}が無効です（${apiKey.updatedAt}更新）`);
 *   }
 *   if (!response.ok) {
 *     throw new Error(`残業時間を取得できません（${response.status}）`);
 *   }
 *   logger.info(`受け取った本文: ${response.text().length}文字`);
 * }
 * ```
 */
export interface CustomSecret {
  /** 登録したときのシークレット名。 */
  readonly name: string;

  /** 秘密の値。登録した文字列のまま。 */
  readonly value: string;

  // assumption: meta-field-dates
  /** 値を最後に登録または更新した日時（`YYYY/MM/DD HH:mm:ss`、日本時間）。 */
  readonly updatedAt: string;
}
