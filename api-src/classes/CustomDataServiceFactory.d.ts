import type {CustomDataEntity} from '../helpers/CustomDataEntity';
import type {UserCustomDataService} from './UserCustomDataService';

/**
 * カスタムデータを操作するサービスを作るファクトリー。
 *
 * プログラムからカスタムデータを読み書きするときに、初めに使います。
 * グローバル変数`baseService`として利用できます。
 * 実行トリガーによらず使えます。{@assumption trigger-availability}
 * 使い方は[カスタムファンクションでのカスタムデータ定義・カスタムデータの使用方法](/wiki/custom-data-function/custom-data-for-custom-function)で説明しています。
 *
 * @remarks
 * 注意：`new`で作らずに、用意されている`baseService`を使ってください。
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
   * @typeParam T - カスタムデータ1件の型。このWikiの型定義だけにあり、省略すると、項目キーと値の組を自由に持つ型（`CustomDataEntity`）になる
   * @param definitionName - カスタムデータ定義名（例：`'ペット手当マスタ'`）
   * @returns カスタムデータを操作するサービス
   * @throws 指定した名前のカスタムデータ定義が登録されていないときに`Error`を投げる（メッセージ：`カスタムデータ定義「{definitionName}」がありません`）
   * {@assumption error-messages} {@assumption definition-not-found-error}
   *
   * @remarks
   * 注意：カスタムデータ定義名は、登録した名前と正確に一致させてください。
   *
   * 注意：この操作は非同期です。
   * 必ず`await`を付けて呼び出してください。
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
