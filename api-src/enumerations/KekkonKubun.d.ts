import type {getKekkonKubunName} from './getKekkonKubunName';
import type {KojinDataEntity} from '../interfaces/KojinDataEntity';

// assumption: enumeration-codes
// assumption: enumeration-labels
/**
 * 配偶者の有無を表す、結婚区分。
 *
 * {@link KojinDataEntity}の`kekkonKubun`が、このコードを持ちます。
 * 日本語の名称は{@link getKekkonKubunName}で得られます。
 *
 * @remarks
 * 配偶者が税法上の控除の対象かどうかは、この区分だけでは決まりません。
 *
 * @example
 * 既婚の従業員に配偶者手当を支給します。
 * ```js scenario="給与計算前・月末払い"
 * async function main() {
 *   const {employeeIdList} = combositeDataService.shikyukojoData;
 *   const {baseDate} = combositeDataService.kyuyoKeisanSettingsData;
 *   const kojinList =
 *     await combositeDataService.kojinData.readByEmployeeIdAndBaseDate(
 *       employeeIdList,
 *       baseDate,
 *     );
 *
 *   // 転籍出向があると1人が複数件になるので、従業員IDでまとめて判定する
 *   const amountList = employeeIdList.map((employeeId) => {
 *     const isKikon = kojinList.some(
 *       (kojin) =>
 *         kojin.employeeId === employeeId &&
 *         kojin.kekkonKubun === KekkonKubun.Kikon,
 *     );
 *     return {
 *       employeeId,
 *       kyuyoKomokuName: '配偶者手当',
 *       amount: isKikon ? 15000 : 0,
 *       baseDate,
 *     };
 *   });
 *   await combositeDataService.shikyukojoData.saveAmount(amountList);
 * }
 * ```
 */
export declare enum KekkonKubun {
  /**
   * 未婚。
   *
   * 離別と死別を含めて、配偶者がいません。
   *
   * @yomi みこん
   */
  Mikon = '1',

  /**
   * 既婚。
   *
   * 配偶者がいます。
   *
   * @yomi きこん
   */
  Kikon = '2',
}
