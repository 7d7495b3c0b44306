import type {CustomDataKindKubun} from '../enumerations/CustomDataKindKubun';
import type {ExternalSystemKubun} from '../enumerations/ExternalSystemKubun';
import type {RequiredKubun} from '../enumerations/RequiredKubun';
import type {UserCustomDataService} from '../classes/UserCustomDataService';

// assumption: custom-data-definition-entity
// assumption: definition-external-null
/**
 * カスタムデータ定義の名前、種別、項目の一覧。
 *
 * {@link UserCustomDataService.getCustomDataDefinition | getCustomDataDefinition}が返します。
 * 次の表は、`itemList`の要素1つの値です。{@assumption definition-items} {@assumption definition-item-order}
 *
 * {@assumption definition-items} {@assumption data-types}
 *
 * | 項目 | 型 | 内容 | 例 |
 * | --- | --- | --- | --- |
 * | `itemName` | `string` | 画面の「項目名」 | `'犬飼育数'` |
 * | `itemKey` | `string` | プログラムで使う項目キー | `'dogCount'` |
 * | `dataType` | `string` | 画面の「データ型」。`'文字列'`、`'数値'`、`'日付'`、`'真偽値'`、`'カスタム選択肢'`のどれか | `'数値'` |
 * | `requiredKubun` | {@link RequiredKubun} | 必須区分 | `'1'` |
 * | `customSelectOptionName` | `string \| null` | 項目に紐づけたカスタム選択肢マスタの名前。データ型がカスタム選択肢でないときは`null` | `'ペットの種類'` |
 *
 * @example
 * 定義の項目を、必須かどうかとともにログに出力します。
 * ```js scenario="手動実行"
 * async function main() {
 *   const service =
 *     await baseService.createCustomDataServiceByDefinitionName(
 *       '従業員ペット飼育数',
 *     );
 *   const {definitionName, itemList} = service.getCustomDataDefinition();
 *
 *   logger.info(`${definitionName}: ${itemList.length}項目`);
 *   for (const {itemName, itemKey, dataType, requiredKubun} of itemList) {
 *     const required = requiredKubun === RequiredKubun.Hissu ? '必須' : '任意';
 *     logger.info(`${itemName}（${itemKey}）: ${dataType}、${required}`);
 *   }
 * }
 * ```
 */
export interface CustomDataDefinitionEntity {
  /** カスタムデータ定義名。 */
  readonly definitionName: string;

  /** データ種別。 */
  readonly customDataKindKubun: CustomDataKindKubun;

  /**
   * 外部システム利用区分。
   *
   * 共通データの定義では`null`です。
   */
  readonly externalSystemKubun: ExternalSystemKubun | null;

  /**
   * 項目の一覧。
   *
   * 画面で登録した順に並びます。
   */
  readonly itemList: readonly {
    /**
     * 画面の「項目名」。
     *
     * 犬飼育数のような、日本語の見出しです。
     */
    readonly itemName: string;

    /**
     * プログラムで使う項目キー。
     *
     * `dogCount`のような名前で、`record.dogCount`のように値を読みます。
     */
    readonly itemKey: string;

    /** 画面の「データ型」で選んだ型の名前。 */
    readonly dataType: '文字列' | '数値' | '日付' | '真偽値' | 'カスタム選択肢';

    /** 必須区分。 */
    readonly requiredKubun: RequiredKubun;

    /**
     * 項目に紐づけたカスタム選択肢マスタの名前。
     *
     * データ型がカスタム選択肢でないときは`null`です。
     */
    readonly customSelectOptionName: string | null;
  }[];
}
