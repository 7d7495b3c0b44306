import type {KojinDataEntity} from '../interfaces/KojinDataEntity';
import type {KumiaiinKubun} from './KumiaiinKubun';

// assumption: unknown-kubun-name
/**
 * 組合員区分のコードから、日本語の名称を返す。
 *
 * {@assumption unknown-kubun-name} {@assumption kojin-entity}
 *
 * {@link KojinDataEntity}の`kumiaiinKubun`を、集計や外部に送るデータで名称に置き換えるときに使います。
 * 名称は、{@link KumiaiinKubun}の各メンバーにあるものと同じです。
 *
 * @param kubun - 組合員区分のコード（`KumiaiinKubun.Kumiaiin`のようなメンバー、または`'1'`のような文字列）
 * @returns 名称（`'非組合員'`または`'組合員'`）。どのメンバーのコードとも一致しなければ空の文字列`''`
 *
 * @example
 * 組合員と非組合員の人数を集計します。
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
 *   for (const kubun of [KumiaiinKubun.Kumiaiin, KumiaiinKubun.Hikumiaiin]) {
 *     // 転籍出向で複数件になった従業員を2人と数えないように、従業員IDで数える
 *     const employeeIds = new Set(
 *       kojinList
 *         .filter((kojin) => kojin.kumiaiinKubun === kubun)
 *         .map((kojin) => kojin.employeeId),
 *     );
 *     logger.info(`${getKumiaiinKubunName(kubun)}: ${employeeIds.size}人`);
 *   }
 * }
 * ```
 */
export declare function getKumiaiinKubunName(
  kubun: KumiaiinKubun | string,
): string;
