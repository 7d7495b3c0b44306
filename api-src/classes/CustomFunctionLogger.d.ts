/**
 * カスタムファンクションのログを出力するロガー。{@assumption logger-levels}
 *
 * グローバル変数`logger`として使います。{@assumption runtime-globals}
 * 実行トリガーによらず使えます。{@assumption trigger-availability}
 * メソッドは、ログレベル（重要度）ごとに分かれ、1番目の引数は文です。{@assumption logger-first-message}
 * `details`のオブジェクトと配列はJSONの形、`Error`は内容の文字列で記録されます。{@assumption logger-details-format} {@assumption logger-error-text}
 *
 * @remarks
 * 注意：シークレットの値、個人情報、給与などの金額は、出力しないでください（[ログに残してはいけない情報](/wiki/custom-data-function/write-logs#never-log)）。
 * オブジェクトをそのまま渡さずに、必要な項目だけを選びます。
 *
 * @example
 * 確認が必要な従業員と、結果をログに残します。
 * ```js scenario="手動実行"
 * async function main() {
 *   const tsukinService =
 *     await baseService.createCustomDataServiceByDefinitionName('通勤経路');
 *   const records = await tsukinService.getCustomDataByQuery((qb) => qb);
 *   const missing = records.filter((record) => record.tsukinKyoriKm === null);
 *   for (const record of missing) {
 *     logger.warn(`${record.employeeId}の通勤距離が未入力です`);
 *   }
 *   logger.info(`${records.length}件のうち、未入力は${missing.length}件です`);
 * }
 * ```
 */
export declare class CustomFunctionLogger {
  private constructor();

  // assumption: logger-levels
  /**
   * 作成中の確認に使うログを出力する。
   *
   * @param message - ログの文
   * @param details - 文に添える値（複数可）
   * @returns 値は返さない
   *
   * @example
   * 取得した項目の値を確認します。
   * ```js scenario="手動実行"
   * async function main() {
   *   const petService =
   *     await baseService.createCustomDataServiceByDefinitionName(
   *       '従業員ペット飼育数',
   *     );
   *   const [first] = await petService.getCustomDataByQuery((qb) => qb.limit(1));
   *   // データ全体を渡さず、必要な項目だけを選ぶ
   *   logger.debug('先頭のデータ', {dogCount: first?.dogCount});
   * }
   * ```
   */
  debug(message: string, ...details: unknown[]): void;

  // assumption: logger-levels
  /**
   * 処理の経過と結果を知らせるログを出力する。
   *
   * @param message - ログの文
   * @param details - 文に添える値（複数可）
   * @returns 値は返さない
   *
   * @example
   * 給与計算の対象人数を記録します。
   * ```js scenario="給与計算前"
   * async function main() {
   *   const {employeeIdList} = combositeDataService.shikyukojoData;
   *   logger.info(`給与計算の対象: ${employeeIdList.length}人`);
   * }
   * ```
   */
  info(message: string, ...details: unknown[]): void;

  // assumption: logger-levels
  /**
   * 処理は続けられるが、確認が必要なことを知らせるログを出力する。
   *
   * @param message - ログの文
   * @param details - 文に添える値（複数可）
   * @returns 値は返さない
   *
   * @example
   * 猫が3匹以上のデータを、登録した人に確認してもらいます。
   * ```js scenario="手動実行"
   * async function main() {
   *   const petService =
   *     await baseService.createCustomDataServiceByDefinitionName(
   *       '従業員ペット飼育数',
   *     );
   *   const records = await petService.getCustomDataByQuery((qb) =>
   *     qb.where('catCount', '>=', 3),
   *   );
   *   for (const {employeeId, catCount} of records) {
   *     logger.warn('飼育数を確認してください', {employeeId, catCount});
   *   }
   * }
   * ```
   */
  warn(message: string, ...details: unknown[]): void;

  // assumption: logger-levels
  /**
   * 処理を続けられない失敗を知らせるログを出力する。
   *
   * 出力しても、カスタムファンクションの実行は止まりません。{@assumption logger-no-stop}
   * 実行を失敗として終わらせるには、エラーを投げてください。{@assumption uncaught-error-result}
   *
   * @param message - ログの文
   * @param details - 文に添える値（複数可）
   * @returns 値は返さない
   *
   * @example
   * 外部サービスの状態を確認できなかった原因を記録し、実行を終わらせます。
   * ```js scenario="手動実行"
   * async function main() {
   *   try {
   *     const response = await httpRequest.get('https://api.example.com/status', {
   *       timeoutMillis: 5000,
   *     });
   *     if (!response.ok) {
   *       throw new Error(`ステータスコード${response.status}が返りました`);
   *     }
   *     logger.info('外部サービスは動いています');
   *   } catch (error) {
   *     logger.error('外部サービスの状態を確認できません', error);
   *     throw error;
   *   }
   * }
   * ```
   */
  error(message: string, ...details: unknown[]): void;
}
