import type {CustomDataDefinitionEntity} from '../interfaces/CustomDataDefinitionEntity';

// assumption: required-kubun
/**
 * カスタムデータ定義の項目に値が必要かどうかを表す、必須区分。{@assumption required-kubun}
 *
 * {@link CustomDataDefinitionEntity}の`itemList`にある`requiredKubun`の値です。{@assumption custom-data-definition-entity}
 *
 * @example
 * 登録する前に、足りない必須項目をまとめて知らせます。
 * 続けて登録するときは、同じ従業員のデータが登録済みかどうかを先に調べます。
 * ```js scenario="手動実行"
 * async function main() {
 *   const data = {employeeId: '0001', dogCount: 1, catCount: null};
 *   const values = new Map(Object.entries(data));
 *   const service =
 *     await baseService.createCustomDataServiceByDefinitionName(
 *       '従業員ペット飼育数',
 *     );
 *
 *   const {itemList} = service.getCustomDataDefinition();
 *   const requiredItems = itemList.filter(
 *     (item) => item.requiredKubun === RequiredKubun.Hissu,
 *   );
 *   const missingNames = requiredItems
 *     .filter((item) => (values.get(item.itemKey) ?? '') === '')
 *     .map((item) => item.itemName);
 *   if (missingNames.length > 0) {
 *     throw new Error(`必須の項目に値がありません: ${missingNames.join('、')}`);
 *   }
 *   logger.info('必須の項目に、値がすべてあります');
 * }
 * ```
 * ```text title="エラー"
 * 17行目 プログラムのthrowで止まりました：Error: 必須の項目に値がありません: 猫飼育数
 * ```
 */
export declare enum RequiredKubun {
  /**
   * 任意。{@assumption required-kubun}
   *
   * @yomi にんい
   */
  Nini = '0',

  /**
   * 必須。
   *
   * ファイル取り込みで値が空のままだと、カスタムデータの一覧にエラーが表示されます。
   *
   * @yomi ひっす
   */
  Hissu = '1',
}
