import type {CustomDataDefinitionEntity} from '../interfaces/CustomDataDefinitionEntity';

// assumption: custom-data-kind-kubun
/**
 * カスタムデータ定義が個人データか共通データかを表す、データ種別。
 *
 * 画面の「データ種別」にあたる、{@link CustomDataDefinitionEntity}の`customDataKindKubun`の値です。{@assumption custom-data-definition-entity}
 * 2つの使い分けは[カスタムデータについて](/tutorial/tutorial-basic/about-custom-data)にあります。
 *
 * @example
 * 従業員ごとに数える前に、定義が個人データであることを確認します。
 * ```js scenario="手動実行"
 * async function main() {
 *   const service =
 *     await baseService.createCustomDataServiceByDefinitionName(
 *       '従業員ペット飼育数',
 *     );
 *   const definition = service.getCustomDataDefinition();
 *   if (definition.customDataKindKubun !== CustomDataKindKubun.KojinData) {
 *     throw new Error(`${definition.definitionName}は個人データではありません`);
 *   }
 *
 *   const records = await service.getCustomDataByQuery((qb) => qb);
 *   const employeeIds = new Set(
 *     records.map((record) => String(record.employeeId)),
 *   );
 *   logger.info(`${employeeIds.size}人分の飼育数があります`);
 * }
 * ```
 */
export declare enum CustomDataKindKubun {
  /**
   * 個人データ。
   *
   * 1件ごとに従業員IDを必ず持ちます。
   * 従業員ごとの数量や申請の内容に使います。
   *
   * @yomi こじんでーた
   */
  KojinData = '1',

  /**
   * 共通データ。
   *
   * 全従業員に共通で、必須と決められた項目はありません。
   * 単価表や換算表に使います。
   *
   * @yomi きょうつうでーた
   */
  KyotsuData = '2',
}
