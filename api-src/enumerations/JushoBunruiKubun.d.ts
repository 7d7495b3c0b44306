import type {getJushoBunruiKubunName} from './getJushoBunruiKubunName';
import type {JushoDataEntity} from '../interfaces/JushoDataEntity';

// assumption: jusho-bunrui-kubun
/**
 * 住所の種類を表す、住所分類区分。{@assumption jusho-bunrui-kubun}
 *
 * {@link JushoDataEntity}の`jushoBunruiKubun`の値です。名称は{@link getJushoBunruiKubunName}で得られます。{@assumption jusho-entity} {@assumption kubun-name}
 * 目的に合う種類は[住所の種類で絞り込む](/wiki/custom-data-function/default-data#address-kinds)で選べます。
 *
 * @example
 * 年末調整の書類の送り先を、留守宅住所、現住所の順に選びます。
 * ```js scenario="手動実行"
 * async function main() {
 *   const employeeIdList = ['FM001275', 'FM001276'];
 *   const jushoList =
 *     await combositeDataService.jushoData.readByEmployeeIdAndBaseDate(
 *       employeeIdList,
 *       '2025/12/01',
 *     );
 *
 *   // 転籍出向で同じ種類が2件になった従業員では、新しい住所を使う
 *   const newestFirst = [...jushoList].sort((a, b) =>
 *     b.term.startDate.localeCompare(a.term.startDate),
 *   );
 *   const priority = [JushoBunruiKubun.RusutakuJusho, JushoBunruiKubun.Genjusho];
 *   for (const employeeId of employeeIdList) {
 *     const own = newestFirst.filter((jusho) => jusho.employeeId === employeeId);
 *     const [atesaki, next] =
 *       priority
 *         .map((kubun) =>
 *           own.filter(({jushoBunruiKubun}) => jushoBunruiKubun === kubun),
 *         )
 *         .find((list) => list.length > 0) ?? [];
 *     const startDate = atesaki?.term.startDate;
 *     if (!atesaki || startDate === next?.term.startDate) {
 *       logger.warn(`${employeeId}: 送り先の住所が、1件に決まりません`);
 *       continue;
 *     }
 *     // 住所は出力せず、どの住所を使うかだけを残す
 *     const bunruiName = getJushoBunruiKubunName(atesaki.jushoBunruiKubun);
 *     logger.info(`${employeeId}: ${bunruiName}に送ります`);
 *   }
 * }
 * ```
 */
export declare enum JushoBunruiKubun {
  /**
   * 現住所。{@assumption jusho-bunrui-kubun}
   *
   * 実際に住んでいる住所です。
   * 通勤の経路を調べるときなどに使います。
   *
   * @yomi げんじゅうしょ
   */
  Genjusho = '1',

  /**
   * 住民票住所。{@assumption jusho-bunrui-kubun}
   *
   * 住民票に記載された住所です。
   * 給与支払報告書の提出先（1月1日の住所の市区町村）を決めるときなどに使います。
   *
   * @yomi じゅうみんひょうじゅうしょ
   */
  JuminhyoJusho = '2',

  /**
   * 留守宅住所。{@assumption jusho-bunrui-kubun}
   *
   * 赴任した従業員の家族が住む住所です。
   *
   * @yomi るすたくじゅうしょ
   */
  RusutakuJusho = '3',

  /**
   * 緊急連絡先。{@assumption jusho-bunrui-kubun}
   *
   * 緊急のときに連絡する相手の住所です。
   *
   * @yomi きんきゅうれんらくさき
   */
  KinkyuRenrakusaki = '4',
}
