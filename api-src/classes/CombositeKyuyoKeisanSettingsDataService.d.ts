// assumption: trigger-availability
// assumption: service-instances
// assumption: kyuyo-keisan-settings-items
// assumption: unavailable-service-error
/**
 * 実行中の給与計算の設定を参照するサービス。
 *
 * `combositeDataService.kyuyoKeisanSettingsData`として、給与計算をきっかけに実行されるカスタムファンクションから利用できます。
 * 「実行トリガー」は「Combositeジョブトリガー」、「実行トリガー処理」は「給与計算(前)」です。
 * 値は実行の開始時に決まるため、`await`は不要です。
 * 扱い方は[既定のデータの取得](/wiki/custom-data-function/default-data)で説明しています。
 *
 * @throws このサービスを使えない実行トリガーで、`combositeDataService.kyuyoKeisanSettingsData`を参照したときに`Error`を投げる（メッセージ：`{service}は、{trigger}では使えません。使える場面：{available}`）
 *
 * @remarks
 * 注意：インスタンスは用意されています。
 * `new`で作らずに、`combositeDataService.kyuyoKeisanSettingsData`を使ってください。
 *
 * 注意：遡及計算でもカスタムファンクションは実行されます。
 * そのとき、このサービスの各項目は遡及計算の値になります。
 * 詳しくは[よくある質問](/wiki/frequently-asked-questions#retroactive-calculation)を参照してください。
 *
 * @example
 * 6月分と12月分の給与計算で、半年分の互助会費を控除します。
 * ```js scenario="給与計算前・12月"
 * async function main() {
 *   const {kyuyoKeisanSettingsData, shikyukojoData} = combositeDataService;
 *   const {shoriNengetsu, baseDate, isSokyuKeisan} = kyuyoKeisanSettingsData;
 *   // 遡及計算では、控除を終えた月の金額を変えない
 *   if (isSokyuKeisan) {
 *     logger.info(`${shoriNengetsu}は遡及計算のため、更新しません`);
 *     return;
 *   }
 *   // 前の月の金額が残らないように、控除しない月は0円にする
 *   const isKojoMonth = ['06', '12'].includes(shoriNengetsu.slice(5));
 *   await shikyukojoData.saveAmount(
 *     shikyukojoData.employeeIdList.map((employeeId) => ({
 *       employeeId,
 *       kyuyoKomokuName: '互助会費',
 *       amount: isKojoMonth ? 3000 : 0,
 *       baseDate,
 *     })),
 *   );
 * }
 * ```
 */
export declare class CombositeKyuyoKeisanSettingsDataService {
  private constructor();

  // assumption: kyuyo-keisan-settings-items
  /**
   * 計算中の支払マスタの名前。
   *
   * `'25日払い'`のような文字列です。
   */
  readonly shiharaiMasterName: string;

  // assumption: kyuyo-keisan-settings-items
  /**
   * 処理年月（`YYYY/MM`）。
   *
   * `'2025/04'`のような文字列です。
   * 遡及計算では、計算し直している月です。
   */
  readonly shoriNengetsu: string;

  // assumption: kyuyo-keisan-settings-items
  /**
   * 給与計算の基準日（`YYYY/MM/DD`）。
   *
   * `'2025/04/01'`のような文字列です。
   * ほかのサービスの`baseDate`に、そのまま渡せます。
   */
  readonly baseDate: string;

  // assumption: kyuyo-keisan-settings-items
  /**
   * 給与の支給日（`YYYY/MM/DD`）。
   *
   * `'2025/04/25'`のような文字列です。
   */
  readonly shikyuDate: string;

  // assumption: kyuyo-keisan-settings-items
  /**
   * 遡及計算かどうか。
   *
   * 遡及計算では`true`、通常の給与計算では`false`です。
   */
  readonly isSokyuKeisan: boolean;
}
