import type {KojinDataEntity} from '../interfaces/KojinDataEntity';
import type {KumiaiSenjuKubun} from './KumiaiSenjuKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 組合専従区分のコードから、日本語の名称を返す。
 *
 * {@assumption kubun-name} {@assumption kojin-entity}
 *
 * {@link KojinDataEntity}の`kumiaiSenjuKubun`を、集計や外部に送るデータで名称に置き換えるときに使います。
 * 名称は、{@link KumiaiSenjuKubun}の各メンバーにあるものと同じです。
 *
 * @param kubun - 組合専従区分のコード（`KumiaiSenjuKubun.KumiaiSenju`のようなメンバー、または`'1'`のような文字列）
 * @returns 名称（`'対象外'`または`'組合専従'`）。どのメンバーのコードとも一致しなければ空の文字列`''`
 *
 * @example
 * 非組合員なのに組合専従になっている、矛盾した登録を数えます。
 * 誰の登録かは、Combositeの画面で調べます。
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
 *   const employeeIds = new Set(
 *     kojinList
 *       .filter(({kumiaiinKubun}) => kumiaiinKubun === KumiaiinKubun.Hikumiaiin)
 *       .filter(
 *         ({kumiaiSenjuKubun}) =>
 *           kumiaiSenjuKubun === KumiaiSenjuKubun.KumiaiSenju,
 *       )
 *       .map(({employeeId}) => employeeId),
 *   );
 *   // 組合に関する情報なので、従業員IDは出力しない
 *   const kubunName = getKumiaiSenjuKubunName(KumiaiSenjuKubun.KumiaiSenju);
 *   logger.info(`非組合員で${kubunName}の従業員: ${employeeIds.size}人`);
 * }
 * ```
 */
export declare function getKumiaiSenjuKubunName(
  kubun: KumiaiSenjuKubun | string,
): string;
