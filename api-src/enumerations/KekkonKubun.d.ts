import type {getKekkonKubunName} from './getKekkonKubunName';
import type {KojinDataEntity} from '../interfaces/KojinDataEntity';

// assumption: kekkon-kubun
/**
 * 配偶者の有無を表す、結婚区分。{@assumption kekkon-kubun}
 *
 * {@link KojinDataEntity}の`kekkonKubun`の値です。名称は{@link getKekkonKubunName}で得られます。{@assumption kojin-entity} {@assumption kubun-name}
 * 配偶者が税法上の控除の対象かどうかは、この区分だけでは決まりません。
 *
 * @example
 * 給与計算の対象の従業員を、既婚と未婚に分けて数えます。
 * 結婚区分が未登録の従業員は、どちらにも含まれません。
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
 *   const counts = {kikon: 0, mikon: 0};
 *   for (const employeeId of employeeIdList) {
 *     const own = kojinList.filter((kojin) => kojin.employeeId === employeeId);
 *     if (own.length !== 1) {
 *       // 入社の前は0件、転籍出向の後は2件になる
 *       logger.warn(`${employeeId}: 個人データが${own.length}件のため除きました`);
 *       continue;
 *     }
 *     const {kekkonKubun} = own[0];
 *     counts.kikon += kekkonKubun === KekkonKubun.Kikon ? 1 : 0;
 *     counts.mikon += kekkonKubun === KekkonKubun.Mikon ? 1 : 0;
 *   }
 *   // 結婚の状況は個人情報なので、人数だけを残す
 *   logger.info(`既婚: ${counts.kikon}人、未婚: ${counts.mikon}人`);
 * }
 * ```
 */
export declare enum KekkonKubun {
  /**
   * 未婚。{@assumption kekkon-kubun}
   *
   * 離別と死別を含めて、配偶者がいません。
   *
   * @yomi みこん
   */
  Mikon = '1',

  /**
   * 既婚。{@assumption kekkon-kubun}
   *
   * @yomi きこん
   */
  Kikon = '2',
}
