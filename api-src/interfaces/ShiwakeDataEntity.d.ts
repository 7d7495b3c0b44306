import type {CombositeShiwakeDataService} from '../classes/CombositeShiwakeDataService';

// assumption: shiwake-entity
// assumption: shiwake-null
// assumption: shiwake-sides
// assumption: shiwake-amount
// assumption: settings-date-form
// assumption: shiwake-per-item
/**
 * 給与計算の結果を、従業員と給与項目ごとに仕訳の形で表す給与仕訳元データ1件。
 *
 * {@assumption shiwake-entity}
 *
 * {@link CombositeShiwakeDataService.read | read}が、この配列を返します。`null`は、説明がなければ、未登録を表します。
 * [会計システムに渡す](/wiki/custom-data-function/shiwake-data#send-totals)ときは、貸借を分けたまま、勘定科目、補助科目、部門、税区分ごとに金額を合計します。
 * 1回の給与計算では、借方と貸方の合計が同じになります。{@assumption shiwake-balance}
 *
 * @remarks
 * 注意：従業員ごとの金額は、ログに出力しないでください。
 *
 * @example
 * 摘要を補い、合計する前の明細に変えます。
 * ```js scenario="給与仕訳元データ連携"
 * async function main() {
 *   const shiwakeList = await combositeDataService.shiwakeData.read();
 *   const details = [];
 *   for (const shiwake of shiwakeList) {
 *     const {shoriNengetsu, kyuyoKomokuName} = shiwake;
 *     const tekiyo = shiwake.tekiyo ?? `${shoriNengetsu} ${kyuyoKomokuName}`;
 *     // 金額は負にならないので、借方か貸方かも必ず渡す
 *     const {shikyuDate, taishaku, kanjoKamokuCode, bumonCode, amount} = shiwake;
 *     details.push({
 *       ...{date: shikyuDate, taishaku, kanjoKamokuCode, bumonCode, amount},
 *       hojoKamokuCode: shiwake.hojoKamokuCode ?? '',
 *       zeiKubun: shiwake.zeiKubunName ?? '',
 *       tekiyo,
 *     });
 *   }
 *   for (const taishaku of ['借方', '貸方']) {
 *     // 金額は出力せず、件数だけを残す
 *     const rows = details.filter((detail) => detail.taishaku === taishaku);
 *     logger.info(`${taishaku}: ${rows.length}件`);
 *   }
 * }
 * ```
 */
export interface ShiwakeDataEntity {
  /** 処理年月（`YYYY/MM`）。 */
  readonly shoriNengetsu: string;

  /** 給与の支給日（`YYYY/MM/DD`）。 */
  readonly shikyuDate: string;

  /**
   * 支払マスタの名前。
   *
   * `25日払い`のような文字列です。
   */
  readonly shiharaiMasterName: string;

  /** 従業員ID（先頭の0も含む文字列）。 */
  readonly employeeId: string;

  /** 給与項目名。 */
  readonly kyuyoKomokuName: string;

  /**
   * 貸借の区分。
   *
   * 値は、コードの数字ではなく、`借方`または`貸方`の文字列です。
   * 手当などの費用は借方、控除の預り金と、差引支給額の未払金は貸方です。
   */
  readonly taishaku: '借方' | '貸方';

  /** 勘定科目コード。 */
  readonly kanjoKamokuCode: string;

  /**
   * 勘定科目名。
   *
   * `給料手当`や`預り金`のような文字列です。
   */
  readonly kanjoKamokuName: string;

  /**
   * 補助科目コード。
   *
   * 補助科目を使わないときは`null`です。
   */
  readonly hojoKamokuCode: string | null;

  /**
   * 補助科目名。
   *
   * 補助科目を使わないときは`null`です。
   */
  readonly hojoKamokuName: string | null;

  /** 費用を負担する部門のコード。 */
  readonly bumonCode: string;

  /** 部門名。 */
  readonly bumonName: string;

  /**
   * 消費税の税区分名。
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

  /** 仕訳の摘要。 */
  readonly tekiyo: string | null;
}
