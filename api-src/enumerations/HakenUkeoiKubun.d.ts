import type {getHakenKubunName} from './getHakenKubunName';
import type {KojinDataEntity} from '../interfaces/KojinDataEntity';

// assumption: enumeration-codes
// assumption: enumeration-labels
/**
 * 外国人の従業員が主に自社以外の場所で働くかどうかを表す、派遣・請負区分。
 *
 * {@link KojinDataEntity}の`hakenUkeoiKubun`が、このコードを持ちます。
 * 日本語の名称は{@link getHakenKubunName}で得られます。
 *
 * @remarks
 * 雇用保険被保険者資格取得届の派遣・請負就労区分は、該当する場合が`1`、該当しない場合が`2`です。
 * この列挙型のコードとは異なるので、届出のデータを作るときは置き換えます。
 *
 * @example
 * 外国人の従業員について、届出の様式で使うコードに置き換えます。
 * ```js
 * async function main() {
 *   const {employeeIdList} = combositeDataService.shikyukojoData;
 *   const {baseDate} = combositeDataService.kyuyoKeisanSettingsData;
 *   const kojinList =
 *     await combositeDataService.kojinData.readByEmployeeIdAndBaseDate(
 *       employeeIdList,
 *       baseDate,
 *     );
 *
 *   for (const kojin of kojinList) {
 *     if (kojin.hakenUkeoiKubun === null) {
 *       continue; // 届出の対象になる外国人ではない
 *     }
 *     const formCode =
 *       kojin.hakenUkeoiKubun === HakenUkeoiKubun.HakenUkeoi ? '1' : '2';
 *     logger.info(`${kojin.employeeId}：派遣・請負就労区分 ${formCode}`);
 *   }
 * }
 * ```
 */
export declare enum HakenUkeoiKubun {
  /**
   * 派遣・請負以外。
   *
   * 主に自社の事業所で働きます。
   *
   * @yomi はけんうけおいいがい
   */
  HakenUkeoiIgai = '0',

  /**
   * 派遣・請負。
   *
   * 派遣労働者または請負労働者として、主に自社以外の事業所で働きます。
   *
   * @yomi はけんうけおい
   */
  HakenUkeoi = '1',
}
