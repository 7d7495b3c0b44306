import type {getSexKubunName} from './getSexKubunName';
import type {KojinDataEntity} from '../interfaces/KojinDataEntity';

// assumption: enumeration-codes
/**
 * 従業員の性別を表す、性別区分。{@assumption enumeration-labels}
 *
 * {@assumption kojin-entity} {@assumption unknown-kubun-name}
 *
 * {@link KojinDataEntity}の`sexKubun`が、このコードを持ちます。
 * 日本語の名称は{@link getSexKubunName}で得られます。
 *
 * @example
 * 給与計算の対象の従業員に占める女性の割合を求めます。
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
 *   // 転籍出向で複数件になった従業員を2人と数えないように、従業員IDで数える
 *   const allIds = new Set(kojinList.map((kojin) => kojin.employeeId));
 *   const joseiIds = new Set(
 *     kojinList
 *       .filter((kojin) => kojin.sexKubun === SexKubun.Josei)
 *       .map((kojin) => kojin.employeeId),
 *   );
 *   if (allIds.size > 0) {
 *     const ratio = (joseiIds.size / allIds.size) * 100;
 *     logger.info(`女性の割合：${ratio.toFixed(1)}%`);
 *   }
 * }
 * ```
 */
export declare enum SexKubun {
  /**
   * 男性。{@assumption enumeration-labels}
   *
   * @yomi だんせい
   */
  Dansei = '1',

  /**
   * 女性。{@assumption enumeration-labels}
   *
   * @yomi じょせい
   */
  Josei = '2',
}
