import type {getKumiaiSenjuKubunName} from './getKumiaiSenjuKubunName';
import type {KojinDataEntity} from '../interfaces/KojinDataEntity';

// assumption: enumeration-codes
// assumption: enumeration-labels
/**
 * 会社の仕事を離れて労働組合の仕事だけをしているかどうかを表す、組合専従区分。
 *
 * {@link KojinDataEntity}の`kumiaiSenjuKubun`が、このコードを持ちます。
 * 日本語の名称は{@link getKumiaiSenjuKubunName}で得られます。
 *
 * @example
 * 組合専従の従業員には、食事手当を支給しないようにします。
 * ```js scenario="給与計算前・月末払い"
 * async function main() {
 *   const {employeeIdList} = combositeDataService.shikyukojoData;
 *   const {baseDate} = combositeDataService.kyuyoKeisanSettingsData;
 *   const kojinList =
 *     await combositeDataService.kojinData.readByEmployeeIdAndBaseDate(
 *       employeeIdList,
 *       baseDate,
 *     );
 *   const senjuIds = new Set(
 *     kojinList
 *       .filter(
 *         (kojin) => kojin.kumiaiSenjuKubun === KumiaiSenjuKubun.KumiaiSenju,
 *       )
 *       .map((kojin) => kojin.employeeId),
 *   );
 *
 *   // 新たに組合専従になった従業員の手当も止めるため、全員分の金額を更新する
 *   await combositeDataService.shikyukojoData.saveAmount(
 *     employeeIdList.map((employeeId) => ({
 *       employeeId,
 *       kyuyoKomokuName: '食事手当',
 *       amount: senjuIds.has(employeeId) ? 0 : 3500,
 *       baseDate,
 *     })),
 *   );
 *   logger.info(`対象：${employeeIdList.length}人、組合専従：${senjuIds.size}人`);
 * }
 * ```
 */
export declare enum KumiaiSenjuKubun {
  /**
   * 対象外。
   *
   * 組合専従ではありません。
   *
   * @yomi たいしょうがい
   */
  Taishogai = '0',

  /**
   * 組合専従。
   *
   * 会社に籍を置いたまま、労働組合の仕事だけをしています。
   *
   * @yomi くみあいせんじゅう
   */
  KumiaiSenju = '1',
}
