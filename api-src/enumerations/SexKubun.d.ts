import type {getSexKubunName} from './getSexKubunName';
import type {KojinDataEntity} from '../interfaces/KojinDataEntity';

// assumption: sex-kubun
/**
 * 従業員の性別を表す、性別区分。{@assumption sex-kubun}
 *
 * {@link KojinDataEntity}の`sexKubun`の値です。名称は{@link getSexKubunName}で得られます。{@assumption kojin-entity} {@assumption kubun-name}
 *
 * @remarks
 * 注意：支給額を分ける条件には使わないでください。
 * 女性であることを理由に、賃金で男性と差別的に扱うことは禁じられています（[労働基準法](https://laws.e-gov.go.jp/law/322AC0000000049)第4条、2026年11月24日の時点）。
 *
 * @example
 * 給与計算の対象の従業員に占める女性の割合を、支給日の個人データで求めます。
 * ```js scenario="給与計算前・月末払い"
 * async function main() {
 *   const {employeeIdList} = combositeDataService.shikyukojoData;
 *   const {shikyuDate} = combositeDataService.kyuyoKeisanSettingsData;
 *   const kojinList =
 *     await combositeDataService.kojinData.readByEmployeeIdAndBaseDate(
 *       employeeIdList,
 *       shikyuDate,
 *     );
 *
 *   for (const employeeId of employeeIdList) {
 *     if (!kojinList.some((kojin) => kojin.employeeId === employeeId)) {
 *       logger.warn(`従業員ID ${employeeId}: 個人データがないため除きました`);
 *     }
 *   }
 *   // 転籍出向で複数件になった従業員を2人と数えないように、従業員IDで数える
 *   const allIds = new Set(kojinList.map((kojin) => kojin.employeeId));
 *   const joseiList = kojinList.filter(
 *     (kojin) => kojin.sexKubun === SexKubun.Josei,
 *   );
 *   const joseiIds = new Set(joseiList.map((kojin) => kojin.employeeId));
 *   if (allIds.size > 0) {
 *     const ratio = (joseiIds.size / allIds.size) * 100;
 *     logger.info(`女性の割合: ${ratio.toFixed(1)}%`);
 *   }
 * }
 * ```
 */
export declare enum SexKubun {
  /**
   * 男性。{@assumption sex-kubun}
   *
   * @yomi だんせい
   */
  Dansei = '1',

  /**
   * 女性。{@assumption sex-kubun}
   *
   * @yomi じょせい
   */
  Josei = '2',
}
