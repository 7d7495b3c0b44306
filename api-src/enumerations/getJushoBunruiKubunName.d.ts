import type {JushoBunruiKubun} from './JushoBunruiKubun';
import type {JushoDataEntity} from '../interfaces/JushoDataEntity';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 住所分類区分のコードから、日本語の名称を返す。
 *
 * {@assumption kubun-name} {@assumption jusho-entity}
 *
 * {@link JushoDataEntity}の`jushoBunruiKubun`を、集計や外部に送るデータで名称に置き換えるときに使います。
 * 名称は、{@link JushoBunruiKubun}の各メンバーにあるものと同じです。
 *
 * @param kubun - 住所分類区分のコード（`JushoBunruiKubun.Genjusho`のようなメンバー、または`'1'`のような文字列）
 * @returns 名称（`'現住所'`、`'住民票住所'`など）。どのメンバーのコードとも一致しなければ空の文字列`''`
 *
 * @example
 * 郵便番号が登録されていない国内の住所を、分類の名称とともに警告します。
 * ```js scenario="給与計算前・月末払い"
 * async function main() {
 *   const {employeeIdList} = combositeDataService.shikyukojoData;
 *   const {baseDate} = combositeDataService.kyuyoKeisanSettingsData;
 *   const jushoList =
 *     await combositeDataService.jushoData.readByEmployeeIdAndBaseDate(
 *       employeeIdList,
 *       baseDate,
 *     );
 *
 *   for (const jusho of jushoList) {
 *     if (jusho.todofukenCode !== null && jusho.postalCode === null) {
 *       const bunruiName = getJushoBunruiKubunName(jusho.jushoBunruiKubun);
 *       logger.warn(`${jusho.employeeId}: ${bunruiName}の郵便番号がありません`);
 *     }
 *   }
 * }
 * ```
 */
export declare function getJushoBunruiKubunName(
  kubun: JushoBunruiKubun | string,
): string;
