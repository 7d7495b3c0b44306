import type {HakenUkeoiKubun} from './HakenUkeoiKubun';
import type {KojinDataEntity} from '../interfaces/KojinDataEntity';

// assumption: unknown-kubun-name
/**
 * 派遣・請負区分のコードから、日本語の名称を返す。
 *
 * {@assumption unknown-kubun-name} {@assumption kojin-entity}
 *
 * {@link KojinDataEntity}の`hakenUkeoiKubun`を、集計や外部に送るデータで名称に置き換えるときに使います。
 * 名称は、{@link HakenUkeoiKubun}の各メンバーにあるものと同じです。
 * この項目は`null`のことがあるため、`null`でないことを確認してから渡します。
 *
 * 関数名に「Ukeoi」は付きません。
 *
 * @param kubun - 派遣・請負区分のコード（`HakenUkeoiKubun.HakenUkeoi`のようなメンバー、または`'1'`のような文字列）
 * @returns 名称（`'派遣・請負以外'`または`'派遣・請負'`）。どのメンバーのコードとも一致しなければ空の文字列`''`
 *
 * @example
 * 外国人雇用状況の届出を準備するときに、従業員を派遣・請負区分ごとに数えます。
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
 *   for (const kubun of [
 *     HakenUkeoiKubun.HakenUkeoi,
 *     HakenUkeoiKubun.HakenUkeoiIgai,
 *   ]) {
 *     // 転籍出向で複数件になった従業員を2人と数えないように、従業員IDで数える
 *     const employeeIds = new Set(
 *       kojinList
 *         .filter((kojin) => kojin.hakenUkeoiKubun === kubun)
 *         .map((kojin) => kojin.employeeId),
 *     );
 *     logger.info(`${getHakenKubunName(kubun)}: ${employeeIds.size}人`);
 *   }
 * }
 * ```
 */
export declare function getHakenKubunName(
  kubun: HakenUkeoiKubun | string,
): string;
