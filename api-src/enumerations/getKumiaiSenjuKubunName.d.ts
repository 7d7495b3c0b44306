import type {KojinDataEntity} from '../interfaces/KojinDataEntity';
import type {KumiaiSenjuKubun} from './KumiaiSenjuKubun';

// assumption: unknown-kubun-name
/**
 * 組合専従区分のコードから、日本語の名称を返す。
 *
 * {@assumption unknown-kubun-name} {@assumption kojin-entity}
 *
 * {@link KojinDataEntity}の`kumiaiSenjuKubun`を、集計や外部に送るデータで名称に置き換えるときに使います。
 * 名称は、{@link KumiaiSenjuKubun}の各メンバーにあるものと同じです。
 *
 * @param kubun - 組合専従区分のコード（`KumiaiSenjuKubun.KumiaiSenju`のようなメンバー、または`'1'`のような文字列）
 * @returns 名称（`'対象外'`または`'組合専従'`）。どのメンバーのコードとも一致しなければ空の文字列`''`
 *
 * @example
 * 非組合員なのに組合専従になっている、矛盾した登録を探します。
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
 *   const kubunName = getKumiaiSenjuKubunName(KumiaiSenjuKubun.KumiaiSenju);
 *   for (const {employeeId, kumiaiinKubun, kumiaiSenjuKubun} of kojinList) {
 *     if (
 *       kumiaiinKubun === KumiaiinKubun.Hikumiaiin &&
 *       kumiaiSenjuKubun === KumiaiSenjuKubun.KumiaiSenju
 *     ) {
 *       logger.warn(`${employeeId}: ${kubunName}の登録を確認してください`);
 *     }
 *   }
 * }
 * ```
 */
export declare function getKumiaiSenjuKubunName(
  kubun: KumiaiSenjuKubun | string,
): string;
