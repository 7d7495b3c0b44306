import type {getKaigaiFuninKubunName} from './getKaigaiFuninKubunName';
import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';

// assumption: enumeration-codes
// assumption: enumeration-labels
/**
 * 海外に赴任しているかどうかを表す、海外赴任区分。
 *
 * {@link HatsureiDataEntity}の`kaigaiFuninKubun`が、このコードを持ちます。
 * 日本語の名称は{@link getKaigaiFuninKubunName}で得られます。
 *
 * @example
 * 海外に赴任している従業員の住宅手当を0円にします。
 * 帰任した従業員の金額は、別に更新します。
 * ```js scenario="給与計算前・月末払い"
 * async function main() {
 *   const {employeeIdList} = combositeDataService.shikyukojoData;
 *   const {baseDate} = combositeDataService.kyuyoKeisanSettingsData;
 *   const hatsureiList =
 *     await combositeDataService.hatsureiData.readByEmployeeIdAndBaseDate(
 *       employeeIdList,
 *       baseDate,
 *     );
 *
 *   // 同じ従業員の同じマスタは1度しか更新できないので、従業員IDの重複を除く
 *   const kaigaiEmployeeIds = new Set(
 *     hatsureiList
 *       .filter(
 *         (hatsurei) =>
 *           hatsurei.kaigaiFuninKubun === KaigaiFuninKubun.KaigaiFunin,
 *       )
 *       .map((hatsurei) => hatsurei.employeeId),
 *   );
 *   if (kaigaiEmployeeIds.size === 0) {
 *     logger.info('海外に赴任している従業員はいません');
 *     return;
 *   }
 *   const amountList = [...kaigaiEmployeeIds].map((employeeId) => ({
 *     employeeId,
 *     kyuyoKomokuName: '住宅手当',
 *     amount: 0,
 *     baseDate,
 *   }));
 *   await combositeDataService.shikyukojoData.saveAmount(amountList);
 * }
 * ```
 */
export declare enum KaigaiFuninKubun {
  /**
   * 対象外。
   *
   * 海外に赴任していません。
   *
   * @yomi たいしょうがい
   */
  Taishogai = '0',

  /**
   * 海外赴任。
   *
   * 海外の拠点に赴任しています。
   *
   * @yomi かいがいふにん
   */
  KaigaiFunin = '1',
}
