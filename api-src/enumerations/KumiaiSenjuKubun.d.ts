import type {getKumiaiSenjuKubunName} from './getKumiaiSenjuKubunName';
import type {KojinDataEntity} from '../interfaces/KojinDataEntity';

// assumption: kumiai-senju-kubun
/**
 * 会社の仕事を離れて労働組合の仕事だけをしているかどうかを表す、組合専従区分。{@assumption kumiai-senju-kubun}
 *
 * {@link KojinDataEntity}の`kumiaiSenjuKubun`の値です。名称は{@link getKumiaiSenjuKubunName}で得られます。{@assumption kojin-entity} {@assumption kubun-name}
 *
 * @example
 * 組合専従の従業員が給与計算の対象に含まれていれば、支給の確認を促します。
 * ```js scenario="給与計算前・月末払い"
 * async function main() {
 *   const {employeeIdList} = combositeDataService.shikyukojoData;
 *   const {baseDate} = combositeDataService.kyuyoKeisanSettingsData;
 *   const kojinList =
 *     await combositeDataService.kojinData.readByEmployeeIdAndBaseDate(
 *       employeeIdList,
 *       baseDate,
 *     );
 *   const senjuList = kojinList.filter(
 *     (kojin) => kojin.kumiaiSenjuKubun === KumiaiSenjuKubun.KumiaiSenju,
 *   );
 *   const senjuIds = new Set(senjuList.map(({employeeId}) => employeeId));
 *   for (const employeeId of senjuIds) {
 *     // 組合に関する情報は出力せず、従業員IDだけを残す
 *     logger.warn(`${employeeId}: 支給の対象を確認してください`);
 *   }
 * }
 * ```
 */
export declare enum KumiaiSenjuKubun {
  /**
   * 対象外。{@assumption kumiai-senju-kubun}
   *
   * @yomi たいしょうがい
   */
  Taishogai = '0',

  /**
   * 組合専従。{@assumption kumiai-senju-kubun}
   *
   * 会社に籍を置いたまま、労働組合の仕事だけをしています。
   *
   * @yomi くみあいせんじゅう
   */
  KumiaiSenju = '1',
}
