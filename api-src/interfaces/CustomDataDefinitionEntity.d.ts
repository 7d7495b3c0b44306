import type {CustomDataKindKubun} from '../enumerations/CustomDataKindKubun';
import type {CustomDataServiceFactory} from '../classes/CustomDataServiceFactory';
import type {ExternalSystemKubun} from '../enumerations/ExternalSystemKubun';
import type {RequiredKubun} from '../enumerations/RequiredKubun';
import type {UserCustomDataService} from '../classes/UserCustomDataService';

// assumption: custom-data-definition-entity
// assumption: data-types
/**
 * カスタムデータ定義の名前、種別、項目の一覧。
 *
 * {@link UserCustomDataService}の`getCustomDataDefinition`で得られます。
 *
 * @remarks
 * 定義の考え方は[カスタムデータについて](/tutorial/tutorial-basic/about-custom-data)で説明しています。
 *
 * @example
 * 定義の項目を、必須かどうかとともにログに書き出します。
 * ```js
 * async function main() {
 *   const service =
 *     await baseService.createCustomDataServiceByDefinitionName(
 *       '従業員ペット飼育数',
 *     );
 *   const {definitionName, itemList} = service.getCustomDataDefinition();
 *
 *   logger.info(`${definitionName}：${itemList.length}項目`);
 *   for (const {itemName, itemKey, dataType, requiredKubun} of itemList) {
 *     const required = requiredKubun === RequiredKubun.Hissu ? '必須' : '任意';
 *     logger.info(`${itemName}（${itemKey}）：${dataType}、${required}`);
 *   }
 * }
 * ```
 */
export interface CustomDataDefinitionEntity {
  /**
   * カスタムデータ定義名。
   *
   * 定義ごとに異なり、{@link CustomDataServiceFactory}にサービスを作らせるときに使う名前と同じです。
   */
  readonly definitionName: string;

  /**
   * データ種別（個人データまたは共通データ）。
   *
   * コードは{@link CustomDataKindKubun}で定めます。
   */
  readonly customDataKindKubun: CustomDataKindKubun;

  /**
   * 外部システム利用区分。
   *
   * コードは{@link ExternalSystemKubun}で定めます。
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

    /**
     * 値が必要かどうか。
     *
     * コードは{@link RequiredKubun}で定めます。
     */
    readonly requiredKubun: RequiredKubun;

    /**
     * 項目に結び付けたカスタム選択肢マスタの名前。
     *
     * データ型がカスタム選択肢でないときは`null`です。
     */
    readonly customSelectOptionName: string | null;
  }[];
}
