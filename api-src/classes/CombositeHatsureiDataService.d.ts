import type {ZaisekiJokyoKubun} from '../enumerations/ZaisekiJokyoKubun';
import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';

/**
 * Combositeの発令データを取得するサービス。
 *
 * `combositeDataService.hatsureiData`として使います。
 * 公開された例には`HatsureiData`と書いたものもありますが、ほかのサービスと同じ小文字で始まる名前を使ってください。
 * 実行トリガーによらず使えます。{@assumption trigger-availability}
 *
 * @remarks
 * 注意：退職の発令からは、発令日当日の「在籍中」と、翌日からの「退職済」の2件ができ、退職の後も残ります。
 * 在籍中の従業員だけを扱うときは、在籍状況区分（{@link ZaisekiJokyoKubun}）で絞り込んでください（[退職発令の注意点](/wiki/custom-data-function/default-data#retirement-order)）。
 *
 * @example
 * 3人の発令データを基準日で取得し、在籍中のデータだけを残します。本務が休職中でも、兼務が在籍中なら残ります（支給に使うときは、[`readOnLeave`](/wiki/recipes/safe-program#functions)で除きます）。
 * ```js scenario="手動実行"
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
 *   // 兼務などで複数件になっても、従業員IDは1度だけ出力する
 *   const activeIds = new Set(activeRecords.map((record) => record.employeeId));
 *   for (const employeeId of activeIds) {
 *     logger.info(`${employeeId}は在籍中です`);
 *   }
 * }
 * ```
 */
export declare class CombositeHatsureiDataService {
  private constructor();

  /**
   * 指定した従業員の、基準日時点の発令データを取得する。
   *
   * @param employeeIdList - 従業員IDの配列
   * @param baseDate - 基準日（例：`'2025/01/01'`）
   * @returns 発令データの配列。なければ空の配列{@assumption read-empty-result}
   * @throws `baseDate`が存在する日付でないときに`Error`を投げる（メッセージ：`基準日が日付として正しくありません。渡した値：{value}`）
   * @throws `employeeIdList`が文字列の配列でないときに`Error`を投げる（メッセージ：`従業員IDは文字列の配列で渡します。渡した値：{value}`）
   * {@assumption error-messages} {@assumption service-errors} {@assumption argument-type-errors}
   *
   * @remarks
   * 注意：退職日を基準日にすると、2件の両方が返ります。
   * 兼務のある従業員では、本務と兼務のデータが別々に返ります。{@assumption honmu-kenmu-records}
   * 基準日より後に入社した従業員のデータは返りません（[月の途中の入社と退職](/wiki/custom-data-function/default-data#joiners-and-leavers)）。{@assumption read-valid-on-base-date}
   *
   * @example
   * 給与計算の対象者のうち、基準日に在籍中の人数を数えます。本務が休職中でも、兼務が在籍中なら数えます。
   * ```js scenario="給与計算前・月末払い"
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
   *   logger.info(`在籍中の対象者: ${activeEmployeeIds.size}人`);
   * }
   * ```
   */
  readByEmployeeIdAndBaseDate(
    employeeIdList: string[],
    baseDate: string,
  ): Promise<HatsureiDataEntity[]>;

  // assumption: read-all-history
  /**
   * 指定した従業員の発令データを、すべての期間について取得する。
   *
   * 並び順には頼らず、期間の開始日で並べ替えてください。
   *
   * @param employeeIdList - 従業員IDの配列
   * @returns 発令データの配列。なければ空の配列{@assumption read-empty-result}
   * @throws `employeeIdList`が文字列の配列でないときに`Error`を投げる（メッセージ：`従業員IDは文字列の配列で渡します。渡した値：{value}`）
   * {@assumption error-messages} {@assumption argument-type-errors}
   *
   * @example
   * 1人の発令の履歴を、古い順にログに出力します。
   * ```js scenario="手動実行"
   * async function main() {
   *   const records = await combositeDataService.hatsureiData.readByEmployeeId([
   *     'FM001275',
   *   ]);
   *   // 発令日が同じデータもあり得るので、期間の開始日で並べる
   *   const history = [...records].sort((a, b) =>
   *     a.term.startDate.localeCompare(b.term.startDate),
   *   );
   *   for (const {term, hatsureiKubun, zaisekiJokyoKubun} of history) {
   *     const hatsurei = getHatsureiKubunName(hatsureiKubun);
   *     const zaiseki = getZaisekiJokyoKubunName(zaisekiJokyoKubun);
   *     logger.info(`${term.startDate}から: ${hatsurei}（${zaiseki}）`);
   *   }
   * }
   * ```
   */
  readByEmployeeId(employeeIdList: string[]): Promise<HatsureiDataEntity[]>;
}
