import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';
import type {HatsureiKubun} from './HatsureiKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 発令区分のコードから、日本語の名称を返す。
 *
 * {@assumption kubun-name} {@assumption hatsurei-entity}
 *
 * {@link HatsureiDataEntity}の`hatsureiKubun`を、集計や外部に送るデータで名称に置き換えるときに使います。
 * 名称は、{@link HatsureiKubun}の各メンバーにあるものと同じです。
 *
 * @param kubun - 発令区分のコード（`HatsureiKubun.Koyo`のようなメンバー、または`'1'`のような文字列）
 * @returns 名称（`'雇用'`、`'異動'`、`'退職'`など）。どのメンバーのコードとも一致しなければ空の文字列`''`
 *
 * @example
 * 処理年月にあった発令を、発令日の順にログに出力します。
 * ```js scenario="給与計算前・月末払い"
 * async function main() {
 *   const {employeeIdList} = combositeDataService.shikyukojoData;
 *   const {shoriNengetsu} = combositeDataService.kyuyoKeisanSettingsData;
 *   const hatsureiList =
 *     await combositeDataService.hatsureiData.readByEmployeeId(employeeIdList);
 *
 *   // 退職の発令は2件になり、兼務も別のデータなので、同じ行は1回にする
 *   const lines = new Set(
 *     hatsureiList
 *       .filter(({hatsureiDate}) => hatsureiDate.startsWith(`${shoriNengetsu}/`))
 *       .map(
 *         ({hatsureiDate, employeeId, hatsureiKubun}) =>
 *           `${hatsureiDate} ${employeeId} ${getHatsureiKubunName(hatsureiKubun)}`,
 *       ),
 *   );
 *   for (const line of [...lines].sort()) {
 *     logger.info(line);
 *   }
 * }
 * ```
 */
export declare function getHatsureiKubunName(
  kubun: HatsureiKubun | string,
): string;
