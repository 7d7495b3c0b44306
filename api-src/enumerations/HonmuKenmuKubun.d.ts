import type {getHonmuKenmuKubunName} from './getHonmuKenmuKubunName';
import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';

// assumption: enumeration-codes
// assumption: enumeration-labels
/**
 * 発令が本務と兼務のどちらであるかを表す、本務兼務区分。
 *
 * {@link HatsureiDataEntity}の`honmuKenmuKubun`が、このコードを持ちます。
 * 日本語の名称は{@link getHonmuKenmuKubunName}で得られます。
 *
 * @remarks
 * 兼務のある従業員は、同じ基準日に本務と兼務のデータを持ちます。
 * 1人1件で処理するときは、本務だけに絞り込みます。
 *
 * @example
 * 在籍中の従業員に、兼務の数に応じた手当を支給します。
 * ```js scenario="給与計算前・月末払い"
 * async function main() {
 *   const {employeeIdList} = combositeDataService.shikyukojoData;
 *   const {baseDate} = combositeDataService.kyuyoKeisanSettingsData;
 *   const hatsureiList =
 *     await combositeDataService.hatsureiData.readByEmployeeIdAndBaseDate(
 *       employeeIdList,
 *       baseDate,
 *     );
 *
 *   const amountList = employeeIdList.map((employeeId) => {
 *     const kenmuCount = hatsureiList.filter(
 *       (hatsurei) =>
 *         hatsurei.employeeId === employeeId &&
 *         hatsurei.zaisekiJokyoKubun === ZaisekiJokyoKubun.Zaisekichu &&
 *         hatsurei.honmuKenmuKubun === HonmuKenmuKubun.Kenmu,
 *     ).length;
 *     return {
 *       employeeId,
 *       kyuyoKomokuName: '兼務手当',
 *       amount: kenmuCount * 10000,
 *       baseDate,
 *     };
 *   });
 *   await combositeDataService.shikyukojoData.saveAmount(amountList);
 * }
 * ```
 */
export declare enum HonmuKenmuKubun {
  /**
   * 本務。
   *
   * 主な職務です。
   *
   * @yomi ほんむ
   */
  Honmu = '1',

  /**
   * 兼務。
   *
   * 本務のほかに兼ねている職務です。
   *
   * @yomi けんむ
   */
  Kenmu = '2',
}
