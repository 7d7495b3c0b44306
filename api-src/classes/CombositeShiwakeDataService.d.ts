import type {ShiwakeDataEntity} from '../interfaces/ShiwakeDataEntity';

/**
 * 給与仕訳元データを取得するサービス。
 *
 * 作成済みの`combositeDataService.shiwakeData`を、給与仕訳元データの連携をきっかけに実行されるカスタムファンクションで使います。
 * 「実行トリガー」は「Combositeジョブトリガー」、「実行トリガー処理」は「給与仕訳元データ連携」です。
 *
 * @remarks
 * 注意：「賞与仕訳元データ連携」で渡されるデータは、給与とは違います（[仕訳元データの連携](/wiki/custom-data-function/shiwake-data)）。
 *
 * @example
 * 給与計算1回ごとに借方と貸方の合計を比べ、一致しなければ止めます。
 * ```js scenario="給与仕訳元データ連携"
 * async function main() {
 *   const records = await combositeDataService.shiwakeData.read();
 *   if (records.length === 0) {
 *     throw new Error('給与仕訳元データが0件です');
 *   }
 *   // 別の月や別の支払マスタの仕訳を混ぜずに、借方と貸方の差を求める
 *   const differences = new Map();
 *   for (const {shoriNengetsu, shiharaiMasterName, taishaku, amount} of records) {
 *     const run = `${shoriNengetsu}の${shiharaiMasterName}`;
 *     const signedAmount = taishaku === '借方' ? amount : -amount;
 *     differences.set(run, (differences.get(run) ?? 0) + signedAmount);
 *   }
 *   for (const [run, difference] of differences) {
 *     if (difference !== 0) {
 *       throw new Error(`${run}の借方と貸方の合計が一致しません`);
 *     }
 *     logger.info(`${run}: 借方と貸方の合計が一致します`);
 *   }
 * }
 * ```
 */
export declare class CombositeShiwakeDataService {
  private constructor();

  /**
   * 給与仕訳元データを取得する。
   *
   * 引数はなく、実行のきっかけになった給与仕訳元データ連携のデータがすべて返ります。{@assumption shiwake-read-scope} {@assumption shiwake-read-all}
   * 1回の連携に、2つ以上の支払マスタや月のデータが入るかどうかは、確認できていません。
   *
   * @returns 給与仕訳元データの配列（なければ空の配列）{@assumption shiwake-entity} {@assumption read-empty-result}
   * @throws 使えない実行トリガーで、`combositeDataService.shiwakeData`を参照したときに`Error`を投げる（メッセージ：`{service}は、{trigger}では使えません。使える実行トリガー：{available}`）
   * {@assumption error-messages} {@assumption unavailable-service-error}
   *
   * @remarks
   * 注意：「テスト実行(ドライラン)」では、実際のデータの代わりにサンプルデータが返ります。
   *
   * @example
   * 通勤手当の仕訳を、部門ごとに数えます。
   * ```js scenario="給与仕訳元データ連携"
   * async function main() {
   *   const records = await combositeDataService.shiwakeData.read();
   *   // 同じ名前の部門を混ぜないように、部門コードも付けて数える
   *   const counts = new Map();
   *   for (const {kyuyoKomokuName, bumonCode, bumonName} of records) {
   *     if (kyuyoKomokuName === '通勤手当') {
   *       const bumon = `${bumonCode} ${bumonName}`;
   *       counts.set(bumon, (counts.get(bumon) ?? 0) + 1);
   *     }
   *   }
   *   for (const [bumon, count] of counts) {
   *     logger.info(`${bumon}: ${count}件`);
   *   }
   * }
   * ```
   */
  read(): Promise<ShiwakeDataEntity[]>;
}
