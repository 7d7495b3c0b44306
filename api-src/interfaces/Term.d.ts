// assumption: term-shape
// assumption: term-inclusive
// assumption: term-open-end
// assumption: term-date-form
/**
 * 開始日から終了日までの期間。
 *
 * {@assumption term-shape}
 *
 * 開始日と終了日は、どちらも期間に含みます。
 * 月と日が必ず2桁の文字列なので、前後は文字列のまま比べられます。
 * 2つのデータの期間が重なることもあります（[同じ従業員が2件以上返る理由](/wiki/custom-data-function/default-data#why-twice)）。
 *
 * @example
 * 基準日を期間に含むデータだけを選びます。
 * ```js scenario="手動実行"
 * async function main() {
 *   const baseDate = '2025/04/01';
 *   const jushoList = await combositeDataService.jushoData.readByEmployeeId([
 *     'FM001275',
 *   ]);
 *
 *   const genzaiList = jushoList.filter(
 *     ({term}) =>
 *       term.startDate <= baseDate &&
 *       (term.endDate === null || baseDate <= term.endDate),
 *   );
 *   logger.info(`${baseDate}の時点で有効な住所: ${genzaiList.length}件`);
 * }
 * ```
 */
export interface Term {
  /** 期間の最初の日（`YYYY/MM/DD`）。 */
  readonly startDate: string;

  /**
   * 期間の最後の日（`YYYY/MM/DD`）。
   *
   * 終わりが決まっていないときは`null`です。
   */
  readonly endDate: string | null;
}
