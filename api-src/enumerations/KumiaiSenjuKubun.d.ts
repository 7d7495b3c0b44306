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
 * 組合専従の従業員を除いて、食事手当を支給します。
 * ```js
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
 *   const targetIds = employeeIdList.filter(
 *     (employeeId) => !senjuIds.has(employeeId),
 *   );
 *   await combositeDataService.shikyukojoData.saveAmount(
 *     targetIds.map((employeeId) => ({
 *       employeeId,
 *       kyuyoKomokuName: '食事手当',
 *       amount: 3500,
 *       baseDate,
 *     })),
 *   );
 *   logger.info(`支給：${targetIds.length}人、組合専従：${senjuIds.size}人`);
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
