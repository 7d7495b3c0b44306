import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';
import type {ShukkoKubun} from './ShukkoKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 出向区分のコードから、日本語の名称を返す。
 *
 * {@assumption kubun-name} {@assumption hatsurei-entity}
 *
 * {@link HatsureiDataEntity}の`shukkoKubun`を、集計や外部に送るデータで名称に置き換えるときに使います。
 * 名称は、{@link ShukkoKubun}の各メンバーにあるものと同じです。
 *
 * @param kubun - 出向区分のコード（`ShukkoKubun.ZaisekiShukko`のようなメンバー、または`'1'`のような文字列）
 * @returns 名称（`'対象外'`、`'在籍出向'`、`'転籍出向'`、`'出向受入'`）。どのメンバーのコードとも一致しなければ空の文字列`''`
 *
 * @example
 * 退職済の従業員を除き、出向に該当する発令を、出向区分の名称とともにログに出力します。
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
 *   // 兼務のデータにも出向区分があるので、同じ行は1回にする
 *   const lines = new Set(
 *     hatsureiList
 *       .filter(
 *         ({zaisekiJokyoKubun}) =>
 *           zaisekiJokyoKubun !== ZaisekiJokyoKubun.Taishokuzumi,
 *       )
 *       .filter(({shukkoKubun}) => shukkoKubun !== ShukkoKubun.Taishogai)
 *       .map(
 *         ({employeeId, shukkoKubun, shukkoSakiName}) =>
 *           `${employeeId}: ${getShukkoKubunName(shukkoKubun)} ${shukkoSakiName ?? ''}`,
 *       ),
 *   );
 *   for (const line of lines) {
 *     logger.info(line);
 *   }
 * }
 * ```
 */
export declare function getShukkoKubunName(kubun: ShukkoKubun | string): string;
