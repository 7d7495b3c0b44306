import type {KojinDataEntity} from '../interfaces/KojinDataEntity';

/**
 * Combositeの個人データを取得するサービス。{@assumption read-methods}
 *
 * `combositeDataService.kojinData`として使います。{@assumption service-instances}
 * 実行トリガーによらず使えます。{@assumption trigger-availability}
 *
 * @remarks
 * 注意：1人につき1件とは限りません（[個人データと住所データ](/wiki/custom-data-function/default-data#kojin-and-jusho-data)）。
 *
 * @example
 * 個人データが複数件ある従業員を探します。
 * ```js scenario="手動実行"
 * async function main() {
 *   const records =
 *     await combositeDataService.kojinData.readByEmployeeIdAndBaseDate(
 *       ['FM001275', 'FM001276'],
 *       '2025/04/01',
 *     );
 *   // 従業員IDごとの件数
 *   const counts = new Map();
 *   for (const record of records) {
 *     counts.set(record.employeeId, (counts.get(record.employeeId) ?? 0) + 1);
 *   }
 *   for (const [employeeId, count] of counts) {
 *     if (count > 1) {
 *       logger.warn(`${employeeId}の個人データが${count}件あります`);
 *     }
 *   }
 * }
 * ```
 */
export declare class CombositeKojinDataService {
  private constructor();

  // assumption: read-methods
  /**
   * 指定した従業員の、基準日時点の個人データを取得する。{@assumption read-valid-on-base-date}
   *
   * @param employeeIdList - 従業員IDの配列
   * @param baseDate - 基準日（例：`'2025/04/01'`）
   * @returns 個人データの配列。1人に0件のことも、2件以上のこともある。なければ空の配列{@assumption read-empty-result}
   * @throws `baseDate`が存在する日付でないときに`Error`を投げる（メッセージ：`基準日が日付として正しくありません。渡した値：{value}`）
   * @throws `employeeIdList`が文字列の配列でないときに`Error`を投げる（メッセージ：`従業員IDは文字列の配列で渡します。渡した値：{value}`）
   * {@assumption error-messages} {@assumption service-errors} {@assumption argument-type-errors}
   *
   * @example
   * 基準日の月が誕生月の従業員を数え、個人データのない従業員を知らせます。
   * ```js scenario="給与計算前・月末払い"
   * async function main() {
   *   const {kojinData, shikyukojoData, kyuyoKeisanSettingsData} =
   *     combositeDataService;
   *   const records = await kojinData.readByEmployeeIdAndBaseDate(
   *     shikyukojoData.employeeIdList,
   *     kyuyoKeisanSettingsData.baseDate,
   *   );
   *   // 「YYYY/MM/DD」の形なら、6文字目からの2文字が月になる
   *   const month = kyuyoKeisanSettingsData.baseDate.slice(5, 7);
   *   const birthMonthIds = new Set(
   *     records
   *       .filter(({birthday}) => birthday.slice(5, 7) === month)
   *       .map(({employeeId}) => employeeId),
   *   );
   *   logger.info(`誕生月の従業員: ${birthMonthIds.size}人`);
   *
   *   // 基準日より後に入社した従業員には、データがないことがある
   *   const readIds = new Set(records.map(({employeeId}) => employeeId));
   *   for (const employeeId of shikyukojoData.employeeIdList) {
   *     if (!readIds.has(employeeId)) {
   *       logger.warn(`${employeeId}: 基準日時点の個人データがありません`);
   *     }
   *   }
   * }
   * ```
   */
  readByEmployeeIdAndBaseDate(
    employeeIdList: string[],
    baseDate: string,
  ): Promise<KojinDataEntity[]>;

  // assumption: read-all-history
  /**
   * 指定した従業員の個人データを、すべての期間について取得する。
   *
   * 並び順には頼らず、期間の開始日で並べ替えてください。
   *
   * @param employeeIdList - 従業員IDの配列
   * @returns 個人データの配列。1人に0件のことも、2件以上のこともある。なければ空の配列{@assumption read-empty-result}
   * @throws `employeeIdList`が文字列の配列でないときに`Error`を投げる（メッセージ：`従業員IDは文字列の配列で渡します。渡した値：{value}`）
   * {@assumption error-messages} {@assumption argument-type-errors}
   *
   * @example
   * 過去に改姓した従業員を探し、通勤定期券の名義の確認を促します。
   * ```js scenario="手動実行"
   * async function main() {
   *   const employeeIdList = ['FM001275', 'FM001276'];
   *   const records =
   *     await combositeDataService.kojinData.readByEmployeeId(employeeIdList);
   *   for (const employeeId of employeeIdList) {
   *     const familyNames = new Set(
   *       records
   *         .filter((record) => record.employeeId === employeeId)
   *         .map((record) => record.sei),
   *     );
   *     // 氏名は出力せず、従業員IDだけを残す
   *     if (familyNames.size > 1) {
   *       logger.warn(`${employeeId}: 定期券の名義を確認してください`);
   *     }
   *   }
   *   logger.info(`${employeeIdList.length}人を調べました`);
   * }
   * ```
   */
  readByEmployeeId(employeeIdList: string[]): Promise<KojinDataEntity[]>;
}
