import type {KeisanPatternData} from '../helpers/KeisanPatternData';

/**
 * 従業員に適用される計算パターンを取得するサービス。{@assumption keisan-pattern-shape}
 *
 * `combositeDataService.keisanPatternData`として使います。{@assumption service-instances}
 * 実行トリガーによらず使えます。{@assumption trigger-availability}
 *
 * @remarks
 * 注意：計算パターンにない給与項目を更新しようとすると、エラーになります。
 * 1つの支払マスタに計算パターンの異なる従業員が含まれるので、[更新の前に調べます](/wiki/custom-data-function/best-practice-updating-shikyugaku-master)。
 *
 * 注意：基準日より後に入社した従業員と、基準日の前日までに退職した従業員の分は返りません（[対象者の注意点](/wiki/recipes/safe-program#rule-targets)）。{@assumption no-pattern-outside-employment}
 *
 * @example
 * 計算パターンに住宅手当がない従業員を調べます。
 * ```js scenario="給与計算前"
 * async function main() {
 *   const {employeeIdList} = combositeDataService.shikyukojoData;
 *   const {baseDate, shikyuDate} = combositeDataService.kyuyoKeisanSettingsData;
 *   const service = combositeDataService.keisanPatternData;
 *   // 月の途中に入社した人の計算パターンは、支給日で読む
 *   const patterns = [
 *     ...(await service.readByEmployeeIdAndBaseDate(employeeIdList, baseDate)),
 *     ...(await service.readByEmployeeIdAndBaseDate(employeeIdList, shikyuDate)),
 *   ];
 *   for (const employeeId of employeeIdList) {
 *     // 計算パターンが返らない従業員も、黙って飛ばさない
 *     const pattern = patterns.find((one) => one.employeeId === employeeId);
 *     if (pattern === undefined) {
 *       logger.warn(`${employeeId}: 計算パターンがありません`);
 *     } else if (!pattern.kyuyoKomokuNameList.includes('住宅手当')) {
 *       logger.warn(
 *         `${employeeId}: ${pattern.keisanPatternName}に住宅手当がありません`,
 *       );
 *     }
 *   }
 * }
 * ```
 */
export declare class CombositeKeisanPatternDataService {
  private constructor();

  // assumption: keisan-pattern-method
  /**
   * 指定した従業員に、基準日時点で適用される計算パターンを取得する。{@assumption read-valid-on-base-date}
   *
   * 戻り値の配列の要素1つが、従業員1人分です。{@assumption keisan-pattern-shape}
   *
   * | 項目 | 型 | 内容 | 例 |
   * | --- | --- | --- | --- |
   * | `employeeId` | `string` | 従業員ID | `'FM001275'` |
   * | `keisanPatternName` | `string` | 計算パターン名 | `'正社員計算パターン'` |
   * | `kyuyoKomokuNameList` | `string[]` | 計算パターンに含まれる給与項目名の配列 | `['基本給', '住宅手当']` |
   *
   * @param employeeIdList - 従業員IDの配列
   * @param baseDate - 基準日（例：`'2025/04/01'`）
   * @returns 計算パターンの配列（適用されていない従業員の分は含まない）。なければ空の配列{@assumption read-empty-result} {@assumption no-pattern-outside-employment}
   * @throws `baseDate`が存在する日付でないときに`Error`を投げる（メッセージ：`基準日が日付として正しくありません。渡した値：{value}`）
   * @throws `employeeIdList`が文字列の配列でないときに`Error`を投げる（メッセージ：`従業員IDは文字列の配列で渡します。渡した値：{value}`）
   * {@assumption error-messages} {@assumption service-errors} {@assumption argument-type-errors}
   *
   * @example
   * 計算パターンごとの人数を数えます。
   * ```js scenario="手動実行"
   * async function main() {
   *   const patterns =
   *     await combositeDataService.keisanPatternData.readByEmployeeIdAndBaseDate(
   *       ['FM001275', 'FM001276', 'FM001277'],
   *       '2025/04/01',
   *     );
   *   const counts = new Map();
   *   for (const {keisanPatternName} of patterns) {
   *     counts.set(keisanPatternName, (counts.get(keisanPatternName) ?? 0) + 1);
   *   }
   *   for (const [keisanPatternName, count] of counts) {
   *     logger.info(`${keisanPatternName}: ${count}人`);
   *   }
   * }
   * ```
   */
  readByEmployeeIdAndBaseDate(
    employeeIdList: string[],
    baseDate: string,
  ): Promise<KeisanPatternData[]>;
}
