import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';
import type {TanshinFuninKubun} from './TanshinFuninKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 単身赴任区分のコードから、日本語の名称を返す。
 *
 * {@assumption kubun-name} {@assumption hatsurei-entity}
 *
 * {@link HatsureiDataEntity}の`tanshinFuninKubun`を、集計や外部に送るデータで名称に置き換えるときに使います。
 * 名称は、{@link TanshinFuninKubun}の各メンバーにあるものと同じです。
 *
 * @param kubun - 単身赴任区分のコード（`TanshinFuninKubun.TanshinFunin`のようなメンバー、または`'1'`のような文字列）
 * @returns 名称（`'対象外'`または`'単身赴任'`）。どのメンバーのコードとも一致しなければ空の文字列`''`
 *
 * @example
 * 在籍中の従業員から、単身赴任なのに留守宅住所がない人を探します。休職中の従業員は含みません。
 * ```js scenario="給与計算前・月末払い"
 * async function main() {
 *   const {employeeIdList} = combositeDataService.shikyukojoData;
 *   const {baseDate} = combositeDataService.kyuyoKeisanSettingsData;
 *   const hatsureiList =
 *     await combositeDataService.hatsureiData.readByEmployeeIdAndBaseDate(
 *       employeeIdList,
 *       baseDate,
 *     );
 *   const jushoList =
 *     await combositeDataService.jushoData.readByEmployeeIdAndBaseDate(
 *       employeeIdList,
 *       baseDate,
 *     );
 *
 *   const rusutakuIds = new Set(
 *     jushoList
 *       .filter(
 *         (jusho) => jusho.jushoBunruiKubun === JushoBunruiKubun.RusutakuJusho,
 *       )
 *       .map((jusho) => jusho.employeeId),
 *   );
 *   const kubunName = getTanshinFuninKubunName(TanshinFuninKubun.TanshinFunin);
 *   // 兼務で2回知らせないように、本務だけを見る
 *   const honmuList = hatsureiList
 *     .filter(
 *       ({zaisekiJokyoKubun}) =>
 *         zaisekiJokyoKubun === ZaisekiJokyoKubun.Zaisekichu,
 *     )
 *     .filter(({honmuKenmuKubun}) => honmuKenmuKubun === HonmuKenmuKubun.Honmu);
 *   for (const {employeeId, tanshinFuninKubun} of honmuList) {
 *     if (
 *       tanshinFuninKubun === TanshinFuninKubun.TanshinFunin &&
 *       !rusutakuIds.has(employeeId)
 *     ) {
 *       logger.warn(`${employeeId}: ${kubunName}で、留守宅住所がありません`);
 *     }
 *   }
 * }
 * ```
 */
export declare function getTanshinFuninKubunName(
  kubun: TanshinFuninKubun | string,
): string;
