import type {getTanshinFuninKubunName} from './getTanshinFuninKubunName';
import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';

// assumption: enumeration-codes
// assumption: enumeration-labels
/**
 * 単身で赴任しているかどうかを表す、単身赴任区分。
 *
 * {@link HatsureiDataEntity}の`tanshinFuninKubun`が、このコードを持ちます。
 * 日本語の名称は{@link getTanshinFuninKubunName}で得られます。
 *
 * @example
 * 本務が単身赴任の従業員に、単身赴任手当を支給します。
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
 *   const tanshinIds = new Set(
 *     hatsureiList
 *       .filter(
 *         (hatsurei) =>
 *           hatsurei.zaisekiJokyoKubun === ZaisekiJokyoKubun.Zaisekichu,
 *       )
 *       .filter((hatsurei) => hatsurei.honmuKenmuKubun === HonmuKenmuKubun.Honmu)
 *       .filter(
 *         (hatsurei) =>
 *           hatsurei.tanshinFuninKubun === TanshinFuninKubun.TanshinFunin,
 *       )
 *       .map((hatsurei) => hatsurei.employeeId),
 *   );
 *   // 赴任が終わった従業員の手当も止めるため、全員分の金額を更新する
 *   await combositeDataService.shikyukojoData.saveAmount(
 *     employeeIdList.map((employeeId) => ({
 *       employeeId,
 *       kyuyoKomokuName: '単身赴任手当',
 *       amount: tanshinIds.has(employeeId) ? 30000 : 0,
 *       baseDate,
 *     })),
 *   );
 * }
 * ```
 */
export declare enum TanshinFuninKubun {
  /**
   * 対象外。
   *
   * 単身赴任ではありません。
   *
   * @yomi たいしょうがい
   */
  Taishogai = '0',

  /**
   * 単身赴任。
   *
   * 家族と離れて、1人で赴任しています。
   *
   * @yomi たんしんふにん
   */
  TanshinFunin = '1',
}
