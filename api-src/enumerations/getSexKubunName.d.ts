import type {KojinDataEntity} from '../interfaces/KojinDataEntity';
import type {SexKubun} from './SexKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 性別区分のコードから、日本語の名称を返す。
 *
 * {@assumption kubun-name} {@assumption kojin-entity}
 *
 * {@link KojinDataEntity}の`sexKubun`を、集計や外部に送るデータで名称に置き換えるときに使います。
 * 名称は、{@link SexKubun}の各メンバーにあるものと同じです。
 *
 * @param kubun - 性別区分のコード（`SexKubun.Dansei`のようなメンバー、または`'1'`のような文字列）
 * @returns 名称（`'男性'`または`'女性'`）。どのメンバーのコードとも一致しなければ空の文字列`''`
 *
 * @example
 * 給与計算の対象の従業員を、支給日の個人データで、性別ごとに数えます。
 * ```js scenario="給与計算前・月末払い"
 * async function main() {
 *   const {employeeIdList} = combositeDataService.shikyukojoData;
 *   const {shikyuDate} = combositeDataService.kyuyoKeisanSettingsData;
 *   const kojinList =
 *     await combositeDataService.kojinData.readByEmployeeIdAndBaseDate(
 *       employeeIdList,
 *       shikyuDate,
 *     );
 *   for (const employeeId of employeeIdList) {
 *     if (!kojinList.some((kojin) => kojin.employeeId === employeeId)) {
 *       logger.warn(`従業員ID ${employeeId}: 個人データがないため除きました`);
 *     }
 *   }
 *   // 転籍出向があると1人が複数件になるので、従業員IDの種類を数える
 *   for (const kubun of [SexKubun.Dansei, SexKubun.Josei]) {
 *     const employeeIds = new Set(
 *       kojinList
 *         .filter((kojin) => kojin.sexKubun === kubun)
 *         .map((kojin) => kojin.employeeId),
 *     );
 *     logger.info(`${getSexKubunName(kubun)}: ${employeeIds.size}人`);
 *   }
 * }
 * ```
 */
export declare function getSexKubunName(kubun: SexKubun | string): string;
