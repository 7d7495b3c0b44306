import type {CustomDataEntity} from '../helpers/CustomDataEntity';
import type {UserCustomDataService} from './UserCustomDataService';

/**
 * カスタムデータを操作するサービスを作るファクトリー。
 *
 * グローバル変数`baseService`として使います。
 * 実行トリガーによらず使えます。{@assumption trigger-availability}
 *
 * @example
 * 2つのカスタムデータ定義のサービスを作り、登録されている件数を確認します。
 * ```js scenario="手動実行"
 * async function main() {
 *   // サービスはカスタムデータ定義ごとに1つ作る
 *   const [masterService, petService] = await Promise.all([
 *     baseService.createCustomDataServiceByDefinitionName('ペット手当マスタ'),
 *     baseService.createCustomDataServiceByDefinitionName('従業員ペット飼育数'),
 *   ]);
 *   const masters = await masterService.getCustomDataByQuery((qb) => qb);
 *   const pets = await petService.getCustomDataByQuery((qb) => qb);
 *   logger.info(`単価: ${masters.length}件、飼育数: ${pets.length}件`);
 * }
 * ```
 */
export declare class CustomDataServiceFactory {
  private constructor();

  /**
   * 指定したカスタムデータ定義のサービスを作る。
   *
   * カスタムデータ定義1つにつき、{@link UserCustomDataService}のインスタンスを1つ作ります。
   *
   * @typeParam T - カスタムデータ1件の型（このWikiの型定義だけにある）。省略すると、どの項目キーも持てる
   * @param definitionName - カスタムデータ定義名（例：`'ペット手当マスタ'`）。登録した名前と正確に一致させる
   * @returns カスタムデータを操作するサービス
   * @throws 指定した名前のカスタムデータ定義が登録されていないときに`Error`を投げる（メッセージ：`カスタムデータ定義「{definitionName}」がありません`）
   * {@assumption error-messages} {@assumption definition-not-found-error}
   *
   * @example
   * カスタムデータ定義が登録されていないときに、原因が分かるログを残します。
   * ```js scenario="手動実行"
   * async function main() {
   *   try {
   *     const shikakuService =
   *       await baseService.createCustomDataServiceByDefinitionName('従業員資格');
   *     const records = await shikakuService.getCustomDataByQuery((qb) => qb);
   *     logger.info(`登録されている資格: ${records.length}件`);
   *   } catch (error) {
   *     logger.error('「従業員資格」を読み取れません', error);
   *     // 投げ直して、実行を失敗として終わらせる
   *     throw error;
   *   }
   * }
   * ```
   */
  createCustomDataServiceByDefinitionName<
    T extends CustomDataEntity = CustomDataEntity,
  >(definitionName: string): Promise<UserCustomDataService<T>>;
}
