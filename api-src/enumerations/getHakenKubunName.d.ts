import type {HakenUkeoiKubun} from './HakenUkeoiKubun';
import type {KojinDataEntity} from '../interfaces/KojinDataEntity';

// assumption: unknown-kubun-name
/**
 * 派遣・請負区分のコードから、日本語の名称を返す。
 *
 * 名称は、列挙型{@link HakenUkeoiKubun}の各メンバーに示したものと同じです。
 * 関数名に「Ukeoi」は付きません。
 * {@link KojinDataEntity}の`hakenUkeoiKubun`を、ログや外部に送るデータで名称に置き換えるときに使います。
 *
 * @param kubun - 派遣・請負区分のコード（`HakenUkeoiKubun.HakenUkeoi`のようなメンバー、または`'1'`のような文字列）
 * @returns 名称（`'派遣・請負以外'`または`'派遣・請負'`）。どのメンバーのコードとも一致しなければ空の文字列`''`
 *
 * @example
 * 外国人の従業員の一覧を、国籍と派遣・請負区分を添えてログに書きます。
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
 *       continue;
 *     }
 *     const kubunName = getHakenKubunName(kojin.hakenUkeoiKubun);
 *     logger.info(`${kojin.employeeId} ${kojin.kokusekiName ?? ''} ${kubunName}`);
 *   }
 * }
 * ```
 */
export declare function getHakenKubunName(
  kubun: HakenUkeoiKubun | string,
): string;
