import type {JushoDataEntity} from '../interfaces/JushoDataEntity';

/**
 * Combositeの住所データを取得するサービス。{@assumption read-methods}
 *
 * `combositeDataService.jushoData`として使います。{@assumption service-instances}
 * 実行トリガーによらず使えます。{@assumption trigger-availability}
 *
 * @remarks
 * 注意：1人につき1件とは限りません（[個人データと住所データ](/wiki/custom-data-function/default-data#kojin-and-jusho-data)）。
 *
 * @example
 * 住所分類ごとに、登録されている住所の件数を数えます。
 * ```js scenario="手動実行"
 * async function main() {
 *   const records =
 *     await combositeDataService.jushoData.readByEmployeeIdAndBaseDate(
 *       ['FM001275', 'FM001276'],
 *       '2025/04/01',
 *     );
 *   // 住所分類区分の名称ごとの件数
 *   const counts = new Map();
 *   for (const record of records) {
 *     const kubunName = getJushoBunruiKubunName(record.jushoBunruiKubun);
 *     counts.set(kubunName, (counts.get(kubunName) ?? 0) + 1);
 *   }
 *   for (const [kubunName, count] of counts) {
 *     logger.info(`${kubunName}: ${count}件`);
 *   }
 * }
 * ```
 */
export declare class CombositeJushoDataService {
  private constructor();

  // assumption: read-methods
  /**
   * 指定した従業員の、基準日時点の住所データを取得する。{@assumption read-valid-on-base-date}
   *
   * @param employeeIdList - 従業員IDの配列
   * @param baseDate - 基準日（例：`'2025/04/01'`）
   * @returns 住所データの配列。1人に0件のことも、2件以上のこともある。なければ空の配列{@assumption read-empty-result}
   * @throws `baseDate`が存在する日付でないときに`Error`を投げる（メッセージ：`基準日が日付として正しくありません。渡した値：{value}`）
   * @throws `employeeIdList`が文字列の配列でないときに`Error`を投げる（メッセージ：`従業員IDは文字列の配列で渡します。渡した値：{value}`）
   * {@assumption error-messages} {@assumption service-errors} {@assumption argument-type-errors}
   *
   * @example
   * 今の現住所が北海道の従業員を数え、現住所が1件に決まらない従業員を知らせます。
   * ```js scenario="給与計算前・月末払い"
   * async function main() {
   *   const {jushoData, shikyukojoData, kyuyoKeisanSettingsData} =
   *     combositeDataService;
   *   const records = await jushoData.readByEmployeeIdAndBaseDate(
   *     shikyukojoData.employeeIdList,
   *     kyuyoKeisanSettingsData.baseDate,
   *   );
   *   // 緊急連絡先などの住所で判定しないように、現住所だけを見る
   *   const genjushoList = records.filter(
   *     (record) => record.jushoBunruiKubun === JushoBunruiKubun.Genjusho,
   *   );
   *   let count = 0;
   *   for (const employeeId of shikyukojoData.employeeIdList) {
   *     // 転籍出向の前の住所で判定しないように、開始日の新しい1件を見る
   *     const [newest, next] = genjushoList
   *       .filter((record) => record.employeeId === employeeId)
   *       .sort((a, b) => b.term.startDate.localeCompare(a.term.startDate));
   *     const startDate = newest?.term.startDate;
   *     if (startDate === undefined) {
   *       // 基準日より後に入社した従業員には、データがない
   *       logger.warn(`${employeeId}: 基準日時点の現住所がありません`);
   *     } else if (startDate === next?.term.startDate) {
   *       logger.warn(`${employeeId}: 同じ日からの現住所が2件あります`);
   *     } else if (newest.todofuken === '北海道') {
   *       count += 1;
   *     }
   *   }
   *   logger.info(`現住所が北海道の従業員: ${count}人`);
   * }
   * ```
   */
  readByEmployeeIdAndBaseDate(
    employeeIdList: string[],
    baseDate: string,
  ): Promise<JushoDataEntity[]>;

  // assumption: read-all-history
  /**
   * 指定した従業員の住所データを、すべての期間について取得する。
   *
   * 並び順には頼らず、期間の開始日で並べ替えてください。
   *
   * @param employeeIdList - 従業員IDの配列
   * @returns 住所データの配列。1人に0件のことも、2件以上のこともある。なければ空の配列{@assumption read-empty-result}
   * @throws `employeeIdList`が文字列の配列でないときに`Error`を投げる（メッセージ：`従業員IDは文字列の配列で渡します。渡した値：{value}`）
   * {@assumption error-messages} {@assumption argument-type-errors}
   *
   * @example
   * 住所データが1件も登録されていない従業員を探します。
   * ```js scenario="手動実行"
   * async function main() {
   *   const employeeIdList = ['FM001275', 'FM001276'];
   *   const records =
   *     await combositeDataService.jushoData.readByEmployeeId(employeeIdList);
   *   const registered = new Set(records.map((record) => record.employeeId));
   *   for (const employeeId of employeeIdList) {
   *     if (!registered.has(employeeId)) {
   *       logger.warn(`${employeeId}の住所データが登録されていません`);
   *     }
   *   }
   *   logger.info(`${employeeIdList.length}人を調べました`);
   * }
   * ```
   */
  readByEmployeeId(employeeIdList: string[]): Promise<JushoDataEntity[]>;
}
