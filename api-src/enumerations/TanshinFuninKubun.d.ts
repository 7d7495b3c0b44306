import type {getTanshinFuninKubunName} from './getTanshinFuninKubunName';
import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';

// assumption: tanshin-funin-kubun
/**
 * 単身で赴任しているかどうかを表す、単身赴任区分。{@assumption tanshin-funin-kubun}
 *
 * {@link HatsureiDataEntity}の`tanshinFuninKubun`の値です。名称は{@link getTanshinFuninKubunName}で得られます。{@assumption hatsurei-entity} {@assumption kubun-name}
 * 手当の期間と帰省旅費の扱いは、賃金規程や旅費規程で決めます。
 *
 * @example
 * 本務が単身赴任の、在籍中の従業員を数えます。休職中の従業員は含みません。
 * ```js scenario="給与計算前・月末払い"
 * async function main() {
 *   const {employeeIdList} = combositeDataService.shikyukojoData;
 *   const {baseDate} = combositeDataService.kyuyoKeisanSettingsData;
 *   const hatsureiList =
 *     await combositeDataService.hatsureiData.readByEmployeeIdAndBaseDate(
 *       employeeIdList,
 *       baseDate,
 *     );
 *   const honmuList = hatsureiList
 *     .filter((one) => one.zaisekiJokyoKubun === ZaisekiJokyoKubun.Zaisekichu)
 *     .filter((one) => one.honmuKenmuKubun === HonmuKenmuKubun.Honmu);
 *   const tanshinList = honmuList.filter(
 *     (one) => one.tanshinFuninKubun === TanshinFuninKubun.TanshinFunin,
 *   );
 *   const tanshinIds = new Set(tanshinList.map(({employeeId}) => employeeId));
 *   logger.info(`単身赴任の従業員: ${tanshinIds.size}人`);
 * }
 * ```
 */
export declare enum TanshinFuninKubun {
  /**
   * 対象外。{@assumption tanshin-funin-kubun}
   *
   * @yomi たいしょうがい
   */
  Taishogai = '0',

  /**
   * 単身赴任。{@assumption tanshin-funin-kubun}
   *
   * 家族と離れて、1人で赴任しています。
   *
   * @yomi たんしんふにん
   */
  TanshinFunin = '1',
}
