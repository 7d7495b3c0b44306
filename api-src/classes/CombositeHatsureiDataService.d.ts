import type {ZaisekiJokyoKubun} from '../enumerations/ZaisekiJokyoKubun';
import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';

// assumption: trigger-availability
/**
 * Combositeの発令データを取得するサービス。
 *
 * `combositeDataService.hatsureiData`として、どの実行トリガーのカスタムファンクションからも利用できます。
 * 扱い方は[既定のデータの取得](/wiki/custom-data-function/default-data)で説明しています。
 *
 * @remarks
 * 注意：インスタンスは用意されています。
 * `new`で作らずに、`combositeDataService.hatsureiData`を使ってください。
 *
 * 注意：退職の発令を登録すると、発令データは2件できます。
 * 1件目は発令日当日のデータで、在籍状況区分は「在籍中」です。
 * 2件目は翌日からのデータで、在籍状況区分は「退職済」です。
 * 退職した従業員のデータも在籍状況区分「退職済」で残ります。
 * 在籍中の従業員だけを扱うときは、在籍状況区分（{@link ZaisekiJokyoKubun}）で絞り込んでください。
 *
 * @example
 * 3名の発令データを基準日で取得し、在籍中のデータだけを残します。
 * ```js
 * async function main() {
 *   const records =
 *     await combositeDataService.hatsureiData.readByEmployeeIdAndBaseDate(
 *       ['FM001275', 'FM001276', 'FM001277'],
 *       '2025/01/01',
 *     );
 *   // 退職の発令があると「退職済」のデータも含まれる
 *   const activeRecords = records.filter(
 *     (record) => record.zaisekiJokyoKubun === ZaisekiJokyoKubun.Zaisekichu,
 *   );
 *   for (const record of activeRecords) {
 *     logger.info(`${record.employeeId}は在籍中です`);
 *   }
 * }
 * ```
 */
export declare class CombositeHatsureiDataService {
  private constructor();

  // assumption: read-empty-result
  // assumption: service-errors
  /**
   * 指定した従業員の、基準日時点の発令データを取得する。
   *
   * @param employeeIdList - 取得する従業員IDの配列（例：`['FM001275', 'FM001276']`）
   * @param baseDate - 基準日。年、月、日をスラッシュで区切る（例：`'2025/01/01'`）
   * @returns 発令データの配列。該当するデータがなければ空の配列
   * @throws `baseDate`が日付として正しくないときに`Error`を投げる
   *
   * @remarks
   * 注意：1名の従業員に複数のデータが返ることがあります。
   * たとえば退職日の2025年1月1日を基準日にすると、「在籍中」と「退職済」の両方が返ります。
   *
   * @example
   * 給与計算の対象者のうち、基準日に在籍中の人数を数えます。
   * ```js
   * async function main() {
   *   const {hatsureiData, shikyukojoData, kyuyoKeisanSettingsData} =
   *     combositeDataService;
   *   const records = await hatsureiData.readByEmployeeIdAndBaseDate(
   *     shikyukojoData.employeeIdList,
   *     kyuyoKeisanSettingsData.baseDate,
   *   );
   *   // 同じ従業員が重複しないように、従業員IDの集合にする
   *   const activeEmployeeIds = new Set(
   *     records
   *       .filter(
   *         (record) => record.zaisekiJokyoKubun === ZaisekiJokyoKubun.Zaisekichu,
   *       )
   *       .map((record) => record.employeeId),
   *   );
   *   logger.info(`在籍中の対象者：${activeEmployeeIds.size}名`);
   * }
   * ```
   */
  readByEmployeeIdAndBaseDate(
    employeeIdList: string[],
    baseDate: string,
  ): Promise<HatsureiDataEntity[]>;

  // assumption: read-methods
  // assumption: read-empty-result
  /**
   * 指定した従業員の発令データを、すべての期間について取得する。
   *
   * 過去の発令も含めた履歴が必要なときに使います。
   * 並び順には頼らず、必要なら発令日で並べ替えてください。
   *
   * @param employeeIdList - 取得する従業員IDの配列（例：`['FM001275', 'FM001276']`）
   * @returns 発令データの配列。該当するデータがなければ空の配列
   *
   * @example
   * 1名の発令の履歴を、古い順にログへ出力します。
   * ```js
   * async function main() {
   *   const records = await combositeDataService.hatsureiData.readByEmployeeId([
   *     'FM001275',
   *   ]);
   *   const history = [...records].sort((a, b) =>
   *     a.hatsureiDate.localeCompare(b.hatsureiDate),
   *   );
   *   for (const record of history) {
   *     const kubunName = getHatsureiKubunName(record.hatsureiKubun);
   *     logger.info(`${record.hatsureiDate} ${kubunName}`);
   *   }
   * }
   * ```
   */
  readByEmployeeId(employeeIdList: string[]): Promise<HatsureiDataEntity[]>;
}
