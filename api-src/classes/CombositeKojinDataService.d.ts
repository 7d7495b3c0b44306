import type {KojinDataEntity} from '../interfaces/KojinDataEntity';

/**
 * Combositeの個人データを取得するサービス。{@assumption read-methods}
 *
 * 年齢や組合員区分で、手当や控除の対象を決めるときに使います。
 * 作成済みの`combositeDataService.kojinData`を使い、`new`は使いません。{@assumption service-instances}
 * 実行トリガーによらず使えます。{@assumption trigger-availability}
 * 扱い方は[個人データと住所データ](/wiki/custom-data-function/default-data#kojin-and-jusho-data)で説明しています。
 *
 * @remarks
 * 注意：Combositeで転籍出向を登録すると、同じ従業員IDの個人データが複数件になります。
 * 1人につき1件とは限らない前提で、プログラムを作ってください。
 * 詳しくは[よくある質問](/wiki/frequently-asked-questions#multiple-records-for-one-employee)を参照してください。
 *
 * 注意：氏名や生年月日などの個人情報は、ログに出力しないでください。
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
   * @param employeeIdList - 取得する従業員IDの配列（例：`['FM001275', 'FM001276']`）
   * @param baseDate - 基準日。年、月、日をスラッシュで区切る（例：`'2025/04/01'`）
   * @returns 個人データの配列。該当するデータがなければ空の配列{@assumption read-empty-result}
   * @throws `baseDate`が日付でない文字列や、`'2025/02/30'`のような存在しない日付のときに`Error`を投げる（メッセージ：`基準日が日付として正しくありません。渡した値：{value}`）
   * @throws `employeeIdList`が文字列の配列でないときに`Error`を投げる（メッセージ：`従業員IDは文字列の配列で渡します。渡した値：{value}`）
   * {@assumption error-messages} {@assumption service-errors} {@assumption argument-type-errors}
   *
   * @remarks
   * 注意：転籍出向を登録した従業員では、複数のデータが返ります。
   *
   * @example
   * 基準日の月が誕生月の従業員を数え、個人データのない従業員を知らせます。
   * ```js scenario="給与計算前・月末払い"
   * async function main() {
   *   const {employeeIdList} = combositeDataService.shikyukojoData;
   *   const {baseDate} = combositeDataService.kyuyoKeisanSettingsData;
   *   const records =
   *     await combositeDataService.kojinData.readByEmployeeIdAndBaseDate(
   *       employeeIdList,
   *       baseDate,
   *     );
   *   // 「YYYY/MM/DD」の形なら、6文字目からの2文字が月になる
   *   const birthMonthIds = new Set(
   *     records
   *       .filter(({birthday}) => birthday.slice(5, 7) === baseDate.slice(5, 7))
   *       .map(({employeeId}) => employeeId),
   *   );
   *   logger.info(`誕生月の従業員: ${birthMonthIds.size}人`);
   *
   *   // 基準日より後に入社した従業員には、データがないことがある
   *   const readIds = new Set(records.map(({employeeId}) => employeeId));
   *   for (const employeeId of employeeIdList) {
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
   * 改姓などの履歴が必要なときに使います。
   * 並び順には頼らず、必要なら期間の開始日で並べ替えてください。
   *
   * @param employeeIdList - 取得する従業員IDの配列（例：`['FM001275', 'FM001276']`）
   * @returns 個人データの配列。該当するデータがなければ空の配列{@assumption read-empty-result}
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
