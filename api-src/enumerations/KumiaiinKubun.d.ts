import type {getKumiaiinKubunName} from './getKumiaiinKubunName';
import type {KojinDataEntity} from '../interfaces/KojinDataEntity';
import type {KumiaiSenjuKubun} from './KumiaiSenjuKubun';

// assumption: kumiaiin-kubun
/**
 * 労働組合に加入しているかどうかを表す、組合員区分。{@assumption kumiaiin-kubun}
 *
 * {@link KojinDataEntity}の`kumiaiinKubun`の値です。名称は{@link getKumiaiinKubunName}で得られます。{@assumption kojin-entity} {@assumption kubun-name}
 * 組合の仕事だけをしている人は{@link KumiaiSenjuKubun}で見分けます。控除の例は[組合費](/wiki/recipes/union-dues)にあります。
 *
 * @example
 * 給与計算の対象のうち、組合員の人数を数えます。
 * 組合専従の従業員は除きます。
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
 *   const members = kojinList.filter(
 *     (one) =>
 *       one.kumiaiinKubun === KumiaiinKubun.Kumiaiin &&
 *       one.kumiaiSenjuKubun === KumiaiSenjuKubun.Taishogai,
 *   );
 *   const memberIds = members.map((one) => one.employeeId);
 *
 *   let count = 0;
 *   for (const employeeId of employeeIdList) {
 *     const own = kojinList.filter((one) => one.employeeId === employeeId);
 *     if (own.length !== 1) {
 *       // 入社の前は0件、転籍出向の後は2件になる
 *       logger.warn(`${employeeId}: 個人データが${own.length}件のため除きました`);
 *     } else if (memberIds.includes(employeeId)) {
 *       count += 1;
 *     }
 *   }
 *   // 誰が組合員かは個人情報なので、人数だけを残す
 *   logger.info(`組合員（専従を除く）: ${count}人`);
 * }
 * ```
 */
export declare enum KumiaiinKubun {
  /**
   * 非組合員。{@assumption kumiaiin-kubun}
   *
   * @yomi ひくみあいいん
   */
  Hikumiaiin = '0',

  /**
   * 組合員。{@assumption kumiaiin-kubun}
   *
   * 組合費の控除には、この区分のほかに、労使協定と本人の委任が要ります。
   *
   * @yomi くみあいいん
   */
  Kumiaiin = '1',
}
