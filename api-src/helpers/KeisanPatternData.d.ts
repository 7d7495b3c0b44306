import type {CombositeKeisanPatternDataService} from '../classes/CombositeKeisanPatternDataService';

// assumption: keisan-pattern-shape
/**
 * 従業員1人に適用される計算パターン。
 *
 * {@link CombositeKeisanPatternDataService.readByEmployeeIdAndBaseDate}の戻り値の要素です。
 */
export interface KeisanPatternData {
  /**
   * 従業員ID。
   */
  readonly employeeId: string;

  /**
   * 計算パターン名。
   *
   * `'正社員計算パターン'`のような文字列です。
   */
  readonly keisanPatternName: string;

  /**
   * 計算パターンに含まれる給与項目名の配列。
   *
   * 給与項目が1つもないときは、空の配列です。
   */
  readonly kyuyoKomokuNameList: string[];
}
