import type {HakenUkeoiKubun} from './HakenUkeoiKubun';
import type {KojinDataEntity} from '../interfaces/KojinDataEntity';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 派遣・請負区分のコードから、日本語の名称を返す。
 *
 * {@assumption kubun-name} {@assumption kojin-entity}
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
 *   const counts = new Map();
 *   for (const employeeId of employeeIdList) {
 *     const own = kojinList.filter((kojin) => kojin.employeeId === employeeId);
 *     if (own.length !== 1) {
 *       // 入社の前は0件、転籍出向の後は2件になる
 *       logger.warn(`${employeeId}: 個人データが${own.length}件のため除きました`);
 *       continue;
 *     }
 *     const {hakenUkeoiKubun} = own[0];
 *     // 派遣・請負区分がnullの従業員は、届出の対象ではないとみなす
 *     if (hakenUkeoiKubun === null) {
 *       continue;
 *     }
 *     const kubunName = getHakenKubunName(hakenUkeoiKubun);
 *     counts.set(kubunName, (counts.get(kubunName) ?? 0) + 1);
 *   }
 *   for (const [kubunName, count] of counts) {
 *     // 国籍が分かる情報なので、人数だけを残す
 *     logger.info(`${kubunName}: ${count}人`);
 *   }
 * }
 * ```
 */
export declare function getHakenKubunName(
  kubun: HakenUkeoiKubun | string,
): string;
