import type {CombositeKeisanPatternDataService} from './CombositeKeisanPatternDataService';
import type {UserShikyukojoAmountData} from '../helpers/UserShikyukojoAmountData';

/**
 * 支給額マスタと控除額マスタのデータを操作するサービス。
 *
 * 作成済みの`combositeDataService.shikyukojoData`を、給与計算をきっかけに実行されるカスタムファンクションで使います。
 * 「実行トリガー」は「Combositeジョブトリガー」、「実行トリガー処理」は「給与計算(前)」です。
 * 公開された資料では、`CombositeShikyukojoDataProviderServiceBase<CombositeDataOperator>`を継承しています。
 *
 * @remarks
 * 注意：遡及計算でも実行され、`employeeIdList`は遡及計算の対象となる従業員IDの配列になります（[遡及計算のときの動き](/wiki/custom-data-function/shikyukojo-data#retroactive-calculation)）。
 *
 * @example
 * 給与計算の対象者の人数をログに出します。
 * 金額を計算して更新するプログラムは、[写して使うプログラム](/wiki/recipes/safe-program#safe-program)にあります。
 * ```js scenario="給与計算前"
 * async function main() {
 *   const {employeeIdList} = combositeDataService.shikyukojoData;
 *   logger.info(`対象者：${employeeIdList.length}人`);
 * }
 * ```
 */
export declare class CombositeShikyukojoDataService {
  private constructor();

  /**
   * 実行中の給与計算の対象となる従業員IDの配列。
   *
   * 値はCombosite Functionsが設定します。
   * 対象者がいなければ空の配列になり、テスト実行では、実際の対象者と違うことがあります。{@assumption employee-id-list-content} {@assumption dry-run-targets}
   */
  readonly employeeIdList: string[];

  /**
   * 支給額マスタまたは控除額マスタの金額を更新する。
   *
   * Combositeの「事前計算の実行」と「本計算の実行」のときに更新できます。
   *
   * 配列の要素1つが、1件分の金額です（資料には、この型を`ShikyukojoAmountData`と書いた箇所もあります）。
   * 次の4つの値を、すべて指定してください。
   *
   * | 項目 | 型 | 内容 | 例 |
   * | --- | --- | --- | --- |
   * | `employeeId` | `string` | 従業員ID | `'100000'` |
   * | `kyuyoKomokuName` | `string` | 給与項目名 | `'資格手当'` |
   * | `amount` | `number` | 金額（円）。控除も含め、0以上の整数にする{@assumption save-amount-whole-yen} {@assumption save-amount-refuses-negative} | `15000` |
   * | `baseDate` | `string` | 更新するレコードの基準日。スラッシュで区切る（`'2025/4/1'`でもよい） | `'2025/04/01'` |
   *
   * @param shikyukojoAmountDataList - 更新する金額の配列
   * @returns 値は返さない
   * @throws 従業員の計算パターンにない給与項目を指定したときに`Error`を投げる（メッセージ：`従業員ID「{employeeId}」の{keisanPatternName}に、給与項目「{kyuyoKomokuName}」がありません`）
   * @throws 従業員に、`baseDate`の時点で適用される計算パターンがないときに`Error`を投げる（メッセージ：`従業員ID「{employeeId}」に、{baseDate}の時点の計算パターンがありません`）
   * @throws 4つの値のどれかがないか型が違うとき、`amount`が`NaN`や`Infinity`のとき、または`baseDate`が`'2025/02/30'`のような存在しない日付のときに`Error`を投げる（メッセージ：`saveAmountに渡した値が正しくありません：{problems}`）
   * @throws `amount`が負の数か、整数でない数のときに`Error`を投げる（メッセージ：`金額は0以上の整数で渡します：{problems}`）
   * @throws 更新できない給与項目を指定したときに`Error`を投げる（メッセージ：`給与項目「{kyuyoKomokuName}」は更新できません。固定支給か固定控除で、金額直接入力の給与項目だけを更新できます`）
   * @throws 登録されていない給与項目名を指定したときに`Error`を投げる（メッセージ：`給与項目「{kyuyoKomokuName}」がありません`）
   * @throws 登録されていない従業員IDを指定したときに`Error`を投げる（メッセージ：`従業員ID「{employeeId}」の従業員がいません`）
   * @throws `employeeIdList`にない従業員IDを指定したときに`Error`を投げる（メッセージ：`従業員ID「{employeeId}」は、実行中の給与計算の対象ではありません`）
   * @throws 1回の実行で、同じ従業員の同じマスタを2度更新しようとしたときに`Error`を投げる（メッセージ：`従業員ID「{employeeId}」の「{kyuyoKomokuName}」は、1回の実行で2度更新できません`）
   * @throws 引数がオブジェクトの配列でないときに`Error`を投げる（メッセージ：`saveAmountには、更新する金額の配列を渡します。渡した値：{value}`）
   * @throws 使えない実行トリガーで、`combositeDataService.shikyukojoData`を参照したときに`Error`を投げる（メッセージ：`{service}は、{trigger}では使えません。使える実行トリガー：{available}`）
   * {@assumption error-messages} {@assumption service-errors} {@assumption amount-item-errors} {@assumption save-amount-refuses-negative} {@assumption save-amount-targets-only} {@assumption save-amount-whole-yen} {@assumption unavailable-service-error}
   *
   * @remarks
   * 注意：更新できるのは、項目区分が「固定支給」か「固定控除」、算出方法区分が「金額直接入力」の給与項目だけです。
   * 従業員の計算パターンにあるかも、先に{@link CombositeKeisanPatternDataService}で調べます。
   *
   * 注意：同じ従業員の同じマスタは、1回のリクエストで1度しか更新できません。
   * 違う給与項目も1つの配列に入れ、`saveAmount`は1回の実行で1度だけ呼び出します。{@assumption different-items-at-once}
   *
   * 注意：1件でも更新できないと、渡した全員の金額が前のままになる見込みです。{@assumption save-amount-all-or-nothing}
   * 渡さなかった従業員の金額も、前のまま残る見込みです。支給しない従業員も0円で渡します。{@assumption amount-stays}
   * 退職などで計算パターンがない従業員は渡せない見込みなので、マスタを手で直します。{@assumption no-pattern-outside-employment}
   *
   * 注意：同じ基準日でもう一度更新すると、前の金額は置き換わり、加算されない見込みです。{@assumption amount-replaced}
   * それより前の金額は、渡した日の前日で終わり、履歴に残る見込みです。{@assumption amount-history}
   *
   * 注意：`baseDate`は、更新したマスタのレコードの開始日になります。
   * 「雇用」または「出向受入」の発令日より前なら、その発令日になります。
   * たとえば発令日が2025/04/15の従業員に2025/04/01を指定すると、2025/04/15が開始日になります。
   *
   * 注意：テスト実行では、金額は更新されない見込みです。{@assumption dry-run-no-update}
   * 空の配列を渡したときの動きと、一度に渡せる件数の上限は、確認できていません。
   *
   * @example
   * 対象者のうち1人の住宅手当を、25,000円に更新します。
   * ```js scenario="給与計算前"
   * async function main() {
   *   const {shikyukojoData, kyuyoKeisanSettingsData} = combositeDataService;
   *   const {baseDate, isSokyuKeisan} = kyuyoKeisanSettingsData;
   *   const employeeId = '0001';
   *   // 今の金額で、過去の月の金額を変えない
   *   if (
   *     isSokyuKeisan === false &&
   *     shikyukojoData.employeeIdList.includes(employeeId)
   *   ) {
   *     await shikyukojoData.saveAmount([
   *       {employeeId, kyuyoKomokuName: '住宅手当', amount: 25000, baseDate},
   *     ]);
   *   }
   * }
   * ```
   */
  saveAmount(
    shikyukojoAmountDataList: UserShikyukojoAmountData[],
  ): Promise<void>;
}
