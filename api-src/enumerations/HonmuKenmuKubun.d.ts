import type {getHonmuKenmuKubunName} from './getHonmuKenmuKubunName';
import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';

// assumption: enumeration-codes
/**
 * 発令が本務と兼務のどちらであるかを表す、本務兼務区分。{@assumption enumeration-labels}
 *
 * 兼務のある従業員を、1人1件で扱うときに使います。
 * 扱い方は[兼務の注意点](/wiki/custom-data-function/default-data#concurrent-posts)で説明しています。
 *
 * {@assumption hatsurei-entity} {@assumption unknown-kubun-name}
 *
 * {@link HatsureiDataEntity}の`honmuKenmuKubun`が、このコードを持ちます。
 * 日本語の名称は{@link getHonmuKenmuKubunName}で得られます。
 *
 * @remarks
 * 兼務のある従業員は、同じ基準日に本務と兼務のデータを持ちます。{@assumption hatsurei-entity}
 * 1人1件で処理するときは、本務だけに絞り込みます。
 *
 * @example
 * 兼務のある在籍中の従業員と、兼務の数を調べます。
 * ```js scenario="給与計算前・月末払い"
 * async function main() {
 *   const {employeeIdList} = combositeDataService.shikyukojoData;
 *   const {baseDate} = combositeDataService.kyuyoKeisanSettingsData;
 *   const hatsureiList =
 *     await combositeDataService.hatsureiData.readByEmployeeIdAndBaseDate(
 *       employeeIdList,
 *       baseDate,
 *     );
 *   const kenmuList = hatsureiList
 *     .filter(
 *       (hatsurei) => hatsurei.zaisekiJokyoKubun === ZaisekiJokyoKubun.Zaisekichu,
 *     )
 *     .filter((hatsurei) => hatsurei.honmuKenmuKubun === HonmuKenmuKubun.Kenmu);
 *   for (const employeeId of new Set(
 *     kenmuList.map((kenmu) => kenmu.employeeId),
 *   )) {
 *     const own = kenmuList.filter((kenmu) => kenmu.employeeId === employeeId);
 *     logger.info(`${employeeId}: 兼務${own.length}件`);
 *   }
 * }
 * ```
 */
export declare enum HonmuKenmuKubun {
  /**
   * 本務。{@assumption enumeration-labels}
   *
   * 主な職務です。
   *
   * @yomi ほんむ
   */
  Honmu = '1',

  /**
   * 兼務。{@assumption enumeration-labels}
   *
   * 本務のほかに兼ねている職務です。
   *
   * @yomi けんむ
   */
  Kenmu = '2',
}
