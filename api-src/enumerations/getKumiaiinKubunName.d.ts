import type {KojinDataEntity} from '../interfaces/KojinDataEntity';
import type {KumiaiinKubun} from './KumiaiinKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 組合員区分のコードから、日本語の名称を返す。
 *
 * {@assumption kubun-name} {@assumption kojin-entity}
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
 *   const counts = new Map();
 *   for (const employeeId of employeeIdList) {
 *     const own = kojinList.filter((kojin) => kojin.employeeId === employeeId);
 *     if (own.length !== 1) {
 *       // 入社の前は0件、転籍出向の後は2件になる
 *       logger.warn(`${employeeId}: 個人データが${own.length}件のため除きました`);
 *       continue;
 *     }
 *     const kubunName = getKumiaiinKubunName(own[0].kumiaiinKubun);
 *     counts.set(kubunName, (counts.get(kubunName) ?? 0) + 1);
 *   }
 *   for (const [kubunName, count] of counts) {
 *     // 誰が組合員かは個人情報なので、人数だけを残す
 *     logger.info(`${kubunName}: ${count}人`);
 *   }
 * }
 * ```
 */
export declare function getKumiaiinKubunName(
  kubun: KumiaiinKubun | string,
): string;
