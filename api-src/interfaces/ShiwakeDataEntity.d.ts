import type {CombositeShiwakeDataService} from '../classes/CombositeShiwakeDataService';

// assumption: shiwake-entity
/**
 * 給与計算の結果を従業員と給与項目ごとに仕訳の形で表す、給与仕訳元データ1件。
 *
 * {@link CombositeShiwakeDataService}が返します。
 * 会計システムに渡すときは、勘定科目や部門ごとに金額を合計します。
 *
 * @remarks
 * テスト実行(ドライラン)では、実際の値ではなくサンプルの値が入ります。
 * 実行トリガーの設定は[仕訳元データの連携](/wiki/custom-data-function/shiwake-data)で説明しています。
 *
 * @example
 * 借方と貸方の合計が一致することを確かめます。
 * ```js
 * async function main() {
 *   const shiwakeList = await combositeDataService.shiwakeData.read();
 *
 *   const total = {借方: 0, 貸方: 0};
 *   for (const {taishaku, amount} of shiwakeList) {
 *     total[taishaku] += amount;
 *   }
 *   if (total.借方 !== total.貸方) {
 *     throw new Error(
 *       `貸借が一致しません：借方${total.借方}円、貸方${total.貸方}円`,
 *     );
 *   }
 *   logger.info(`${shiwakeList.length}件、合計${total.借方}円を確かめました`);
 * }
 * ```
 */
export interface ShiwakeDataEntity {
  /** 処理年月（`YYYY/MM`）。 */
  readonly shoriNengetsu: string;

  /** 給与の支給日（`YYYY/MM/DD`）。 */
  readonly shikyuDate: string;

  /** 給与計算の単位である支払マスタの名前。 */
  readonly shiharaiMasterName: string;

  /**
   * 従業員ID。
   *
   * 先頭の0も含む文字列です。
   */
  readonly employeeId: string;

  /** 金額のもとになった給与項目の名前。 */
  readonly kyuyoKomokuName: string;

  /**
   * 貸借の別。
   *
   * 値は`借方`または`貸方`です。
   */
  readonly taishaku: '借方' | '貸方';

  /** 勘定科目のコード。 */
  readonly kanjoKamokuCode: string;

  /**
   * 勘定科目の名前。
   *
   * `給料手当`や`預り金`のように表します。
   */
  readonly kanjoKamokuName: string;

  /**
   * 補助科目のコード。
   *
   * 補助科目を使わないときは`null`です。
   */
  readonly hojoKamokuCode: string | null;

  /**
   * 補助科目の名前。
   *
   * 補助科目を使わないときは`null`です。
   */
  readonly hojoKamokuName: string | null;

  /** 費用を負担する部門のコード。 */
  readonly bumonCode: string;

  /** 費用を負担する部門の名前。 */
  readonly bumonName: string;

  /**
   * 消費税の税区分の名前。
   *
   * 通勤手当のように、消費税の対象になる科目で使います。
   * 税区分を使わないときは`null`です。
   */
  readonly zeiKubunName: string | null;

  /**
   * 金額（円）。
   *
   * 0以上の整数です。
   * 借方と貸方の違いは、符号ではなく`taishaku`で表します。
   */
  readonly amount: number;

  /**
   * 仕訳の摘要。
   *
   * 未登録なら`null`です。
   */
  readonly tekiyo: string | null;
}
