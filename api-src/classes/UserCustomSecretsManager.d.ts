import type {CustomSecret} from '../interfaces/CustomSecret';

/**
 * 登録したシークレットを取得するサービス。{@assumption secrets-manager}
 *
 * グローバル変数`secretsManager`として使います。{@assumption runtime-globals}
 * 実行トリガーによらず使えます。{@assumption trigger-availability}
 *
 * @remarks
 * 注意：シークレットの値は、ログにもカスタムデータにも残さないでください。
 *
 * @example
 * シークレットが未登録のときに、必要な作業が分かるログを残します。
 * ```js scenario="手動実行"
 * async function main() {
 *   try {
 *     const token = await secretsManager.getSecret('ACCOUNTING_API_TOKEN');
 *     // 値は出力せず、名前と更新日時だけを残す
 *     logger.info(`${token.name}の更新日時: ${token.updatedAt}`);
 *   } catch (error) {
 *     logger.error('ACCOUNTING_API_TOKENを登録してください', error);
 *     throw error;
 *   }
 * }
 * ```
 */
export declare class UserCustomSecretsManager {
  private constructor();

  // assumption: secrets-manager
  /**
   * 名前を指定して、シークレットを1件取得する。
   *
   * @param name - 登録したシークレットの名前（例：`'ACCOUNTING_API_TOKEN'`）。正確に一致させる
   * @returns シークレット（秘密の値は`value`で参照する）
   * @throws 指定した名前のシークレットが登録されていないときに`Error`を投げる（メッセージ：`シークレット「{name}」が登録されていません。近い名前：{nearest}`）
   * {@assumption error-messages} {@assumption secret-missing-error}
   *
   * @example
   * シークレットに登録したAPIキーを使って、外部サービスに接続します。
   * ```js scenario="手動実行"
   * async function main() {
   *   const apiKey = await secretsManager.getSecret('WEATHER_API_KEY');
   *   const response = await httpRequest.get('https://api.example.com/warnings', {
   *     headers: {'X-Api-Key': apiKey.value},
   *     timeoutMillis: 5000,
   *   });
   *   if (!response.ok) {
   *     throw new Error(`気象警報を取得できません（${response.status}）`);
   *   }
   *   logger.info('気象警報を取得しました');
   * }
   * ```
   */
  getSecret(name: string): Promise<CustomSecret>;
}
