import type {CombositeShikyukojoDataService} from '../classes/CombositeShikyukojoDataService';

/**
 * 支給額マスタまたは控除額マスタへ登録する1件分の金額。
 *
 * {@link CombositeShikyukojoDataService.saveAmount}に配列で渡します。
 */
export interface UserShikyukojoAmountData {
  /**
   * 従業員ID。
   *
   * `'100000'`のような文字列です。
   */
  employeeId: string;

  /**
   * 給与項目名。
   *
   * 更新できる給与項目は、項目区分が「固定支給」または「固定控除」のものです。
   * さらに、算出方法区分が「金額直接入力」である必要があります。
   */
  kyuyoKomokuName: string;

  /**
   * 金額（円）。
   */
  amount: number;

  /**
   * 更新するレコードの基準日。
   *
   * 年、月、日をスラッシュで区切ります（例：`'2025/04/01'`、`'2025/4/1'`）。
   * この日付が、更新後のマスタの開始日になります。
   * 「雇用」または「出向受入」の発令日より前を指定すると、その発令日に置き換わります。
   */
  baseDate: string;
}
