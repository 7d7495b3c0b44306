import type {CustomDataDefinitionEntity} from '../interfaces/CustomDataDefinitionEntity';
import type {CustomDataKindKubun} from './CustomDataKindKubun';

// assumption: external-system-kubun
/**
 * 個人データの定義でCombositeの情報を使うかどうかを表す、外部システム利用区分。
 *
 * 画面の「外部システム利用区分」にあたる、{@link CustomDataDefinitionEntity}の`externalSystemKubun`の値です。{@assumption custom-data-definition-entity} {@assumption definition-external-null}
 * 選べるのは、[個人データの定義](/tutorial/tutorial-basic/register-custom-data-definition)だけです。
 *
 * @example
 * 定義の設定が、設計と同じかどうかをログで確認します。
 * ```js scenario="手動実行"
 * async function main() {
 *   const service =
 *     await baseService.createCustomDataServiceByDefinitionName('資格手当申請');
 *   const {definitionName, externalSystemKubun} =
 *     service.getCustomDataDefinition();
 *
 *   // Combositeに登録された情報を使う設計なので、違っていれば知らせる
 *   if (externalSystemKubun === ExternalSystemKubun.Combosite) {
 *     logger.info(`${definitionName}はCombositeの情報を使います`);
 *   } else {
 *     logger.warn(`${definitionName}の外部システム利用区分を見直してください`);
 *   }
 * }
 * ```
 */
export declare enum ExternalSystemKubun {
  /**
   * 使用しない。
   *
   * Combositeの情報に関係なく、任意のデータを登録します。
   *
   * @yomi しようしない
   */
  ShiyoShinai = '0',

  /**
   * Combosite。
   *
   * Combositeに登録された情報を使います。
   *
   * @yomi こんぼさいと{@assumption combosite-yomi}
   */
  Combosite = '1',
}
