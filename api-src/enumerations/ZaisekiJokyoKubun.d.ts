import type {getZaisekiJokyoKubunName} from './getZaisekiJokyoKubunName';
import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';
import type {HatsureiKubun} from './HatsureiKubun';

// assumption: enumeration-codes
// assumption: enumeration-labels
/**
 * 従業員が在籍しているか退職しているかなどを表す、在籍状況区分。
 *
 * {@link HatsureiDataEntity}の`zaisekiJokyoKubun`が、このコードを持ちます。
 * 日本語の名称は{@link getZaisekiJokyoKubunName}で得られます。
 *
 * @remarks
 * 退職の発令（{@link HatsureiKubun.Taishoku}）を登録すると、データが2件できます。
 * 発令日当日のデータは在籍中、翌日以降のデータは退職済になります。
 * 在籍している従業員だけを処理するときは、この区分で絞り込みます。
 *
 * @example
 * 基準日に在籍している従業員の発令だけを残します。
 * ```js
 * async function main() {
 *   const employeeIdList = ['FM001275', 'FM001276'];
 *   const hatsureiList =
 *     await combositeDataService.hatsureiData.readByEmployeeIdAndBaseDate(
 *       employeeIdList,
 *       '2025/01/01',
 *     );
 *
 *   // 退職日を基準日にすると在籍中と退職済の2件が返るので、退職済を取り除く
 *   const zaisekiList = hatsureiList.filter(
 *     (hatsurei) => hatsurei.zaisekiJokyoKubun === ZaisekiJokyoKubun.Zaisekichu,
 *   );
 *   for (const hatsurei of zaisekiList) {
 *     logger.info(`${hatsurei.employeeId}：${hatsurei.shozokuName}`);
 *   }
 * }
 * ```
 */
export declare enum ZaisekiJokyoKubun {
  /**
   * 在籍中。
   *
   * 在籍して、働いています。
   * 退職日の当日も、この区分になります。
   *
   * @yomi ざいせきちゅう
   */
  Zaisekichu = '1',

  /**
   * 休職中。
   *
   * 在籍したまま、仕事から離れています。
   *
   * @yomi きゅうしょくちゅう
   */
  Kyushokuchu = '2',

  /**
   * 退職済。
   *
   * 退職日の翌日以降です。
   *
   * @yomi たいしょくずみ
   */
  Taishokuzumi = '3',
}
