/**
 * 実行中の給与計算の設定を参照するサービス。
 *
 * `combositeDataService.kyuyoKeisanSettingsData`として使います。{@assumption service-instances}
 * 使えるのは、「実行トリガー処理」が「給与計算(前)」のカスタムファンクションです。{@assumption payroll-only-services}
 * 値は実行の開始時に決まるため、`await`は不要です。{@assumption settings-fixed-at-start}
 *
 * @throws 使えない実行トリガーで、`combositeDataService.kyuyoKeisanSettingsData`を参照したときに`Error`を投げる（メッセージ：`{service}は、{trigger}では使えません。使える実行トリガー：{available}`）
 * {@assumption error-messages} {@assumption unavailable-service-error}
 *
 * @remarks
 * 注意：遡及計算でも実行され、各項目は遡及計算の値になります（[遡及計算のときの動き](/wiki/custom-data-function/shikyukojo-data#retroactive-calculation)）。
 *
 * 注意：締め日と、計算の対象期間を読めるかどうかは、確認できていません。{@assumption kyuyo-keisan-settings-items}
 *
 * @example
 * どの給与計算で動いているかと、半年ごとの控除がある月かどうかを調べます。
 * ```js scenario="給与計算前・12月"
 * async function main() {
 *   const {shiharaiMasterName, shoriNengetsu, baseDate, isSokyuKeisan} =
 *     combositeDataService.kyuyoKeisanSettingsData;
 *   const kind = isSokyuKeisan ? '遡及計算' : '給与計算';
 *   logger.info(
 *     `${shiharaiMasterName}の${shoriNengetsu}の${kind}（${baseDate}）`,
 *   );
 *
 *   const isKojoMonth = ['06', '12'].includes(shoriNengetsu.slice(5));
 *   // ほかの月は0円。金額を更新するプログラムでも、0円を渡す
 *   const amount = isKojoMonth ? 3000 : 0;
 *   // 遡及計算では、控除を終えた月の金額を変えない
 *   if (isSokyuKeisan === false) {
 *     logger.info(`今月の控除は${amount}円です`);
 *   }
 * }
 * ```
 */
export declare class CombositeKyuyoKeisanSettingsDataService {
  private constructor();

  // assumption: kyuyo-keisan-settings-items
  // assumption: settings-date-form
  /** 計算中の支払マスタの名前（例：`'25日払い'`）。 */
  readonly shiharaiMasterName: string;

  // assumption: kyuyo-keisan-settings-items
  // assumption: settings-date-form
  /**
   * 処理年月（`YYYY/MM`）。
   *
   * 遡及計算では、計算し直している月です。
   * 支給日のある月の見込みです（[今月のデータの注意点](/wiki/recipes/safe-program#rule-month)）。{@assumption shori-nengetsu-month}
   */
  readonly shoriNengetsu: string;

  // assumption: kyuyo-keisan-settings-items
  // assumption: settings-date-form
  /**
   * 給与計算の基準日（`YYYY/MM/DD`）。
   *
   * 処理年月の1日の見込みです。{@assumption base-date-first-day}
   * ほかのサービスの`baseDate`に、そのまま渡せます。
   * この日より後に入社した従業員のデータは、この日では返りません。{@assumption read-valid-on-base-date}
   */
  readonly baseDate: string;

  // assumption: kyuyo-keisan-settings-items
  // assumption: settings-date-form
  /** 給与の支給日（`YYYY/MM/DD`）。 */
  readonly shikyuDate: string;

  // assumption: kyuyo-keisan-settings-items
  /** 遡及計算かどうか。 */
  readonly isSokyuKeisan: boolean;
}
