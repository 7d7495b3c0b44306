import type {getKumiaiinKubunName} from './getKumiaiinKubunName';
import type {KojinDataEntity} from '../interfaces/KojinDataEntity';
import type {KumiaiSenjuKubun} from './KumiaiSenjuKubun';

// assumption: enumeration-codes
// assumption: enumeration-labels
/**
 * 労働組合に加入しているかどうかを表す、組合員区分。
 *
 * {@link KojinDataEntity}の`kumiaiinKubun`が、このコードを持ちます。
 * 日本語の名称は{@link getKumiaiinKubunName}で得られます。
 *
 * @remarks
 * 組合の仕事だけをしているかどうかは{@link KumiaiSenjuKubun}で表します。
 *
 * @example
 * 共通データの組合費マスタにある金額を、組合員だけから控除します。
 * ```js scenario="給与計算前・月末払い"
 * async function main() {
 *   const service =
 *     await baseService.createCustomDataServiceByDefinitionName('組合費マスタ');
 *   const [master] = await service.getCustomDataByQuery((qb) => qb);
 *   if (master === undefined) {
 *     throw new Error('組合費マスタにデータがありません');
 *   }
 *   const kumiaihi = Number(master.kumiaihiAmount);
 *
 *   const {employeeIdList} = combositeDataService.shikyukojoData;
 *   const {baseDate} = combositeDataService.kyuyoKeisanSettingsData;
 *   const kojinList =
 *     await combositeDataService.kojinData.readByEmployeeIdAndBaseDate(
 *       employeeIdList,
 *       baseDate,
 *     );
 *   const kumiaiinIds = new Set(
 *     kojinList
 *       .filter((kojin) => kojin.kumiaiinKubun === KumiaiinKubun.Kumiaiin)
 *       .map((kojin) => kojin.employeeId),
 *   );
 *
 *   await combositeDataService.shikyukojoData.saveAmount(
 *     employeeIdList.map((employeeId) => ({
 *       employeeId,
 *       kyuyoKomokuName: '組合費',
 *       amount: kumiaiinIds.has(employeeId) ? kumiaihi : 0,
 *       baseDate,
 *     })),
 *   );
 * }
 * ```
 */
export declare enum KumiaiinKubun {
  /**
   * 非組合員。
   *
   * 労働組合に加入していません。
   *
   * @yomi ひくみあいいん
   */
  Hikumiaiin = '0',

  /**
   * 組合員。
   *
   * 労働組合に加入しています。
   * 組合費を控除する従業員を選ぶときなどに使います。
   *
   * @yomi くみあいいん
   */
  Kumiaiin = '1',
}
