import type {getHonmuKenmuKubunName} from './getHonmuKenmuKubunName';
import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';

// assumption: honmu-kenmu-kubun
/**
 * 発令が本務と兼務のどちらであるかを表す、本務兼務区分。{@assumption honmu-kenmu-kubun}
 *
 * {@link HatsureiDataEntity}の`honmuKenmuKubun`の値です。名称は{@link getHonmuKenmuKubunName}で得られます。{@assumption hatsurei-entity} {@assumption kubun-name}
 *
 * @remarks
 * 兼務のある従業員は、同じ基準日に本務と兼務のデータを持ちます。{@assumption honmu-kenmu-records}
 * 1人1件にするには、先に「退職済」を除き、本務だけを残します（[兼務の注意点](/wiki/custom-data-function/default-data#concurrent-posts)）。
 * 「退職済」のデータも本務なので、退職日や再入社した人では本務が2件になります。{@assumption retired-record-honmu}
 *
 * @example
 * 退職済を除いた従業員の、兼務の数を調べ、本務が1件でない人を知らせます。
 * ```js scenario="給与計算前・月末払い"
 * async function main() {
 *   const {employeeIdList} = combositeDataService.shikyukojoData;
 *   const {baseDate} = combositeDataService.kyuyoKeisanSettingsData;
 *   const hatsureiList =
 *     await combositeDataService.hatsureiData.readByEmployeeIdAndBaseDate(
 *       employeeIdList,
 *       baseDate,
 *     );
 *   for (const employeeId of employeeIdList) {
 *     const own = hatsureiList.filter(
 *       (hatsurei) =>
 *         hatsurei.employeeId === employeeId &&
 *         hatsurei.zaisekiJokyoKubun !== ZaisekiJokyoKubun.Taishokuzumi,
 *     );
 *     const honmuList = own.filter(
 *       (hatsurei) => hatsurei.honmuKenmuKubun === HonmuKenmuKubun.Honmu,
 *     );
 *     if (honmuList.length !== 1) {
 *       // 基準日より後に入社した人と、退職した人も、ここで知らせる
 *       logger.warn(`${employeeId}: 本務が${honmuList.length}件のため除きます`);
 *     } else if (own.length > 1) {
 *       logger.info(`${employeeId}: 兼務${own.length - 1}件`);
 *     }
 *   }
 * }
 * ```
 */
export declare enum HonmuKenmuKubun {
  /**
   * 本務。{@assumption honmu-kenmu-kubun}
   *
   * 主な職務です。
   *
   * @yomi ほんむ
   */
  Honmu = '1',

  /**
   * 兼務。{@assumption honmu-kenmu-kubun}
   *
   * 本務のほかに兼ねている職務です。
   *
   * @yomi けんむ
   */
  Kenmu = '2',
}
