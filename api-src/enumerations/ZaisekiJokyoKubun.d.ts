import type {getZaisekiJokyoKubunName} from './getZaisekiJokyoKubunName';
import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';
import type {HatsureiKubun} from './HatsureiKubun';

// assumption: enumeration-codes
/**
 * 従業員の在籍や退職の状況を表す、在籍状況区分。
 *
 * 在籍中の人だけに支給するときや、休職中の人を分けるときに使います。
 * 扱い方は[在籍中の従業員だけに支給する](/wiki/custom-data-function/default-data#active-employees)で説明しています。
 *
 * {@assumption hatsurei-entity} {@assumption unknown-kubun-name}
 *
 * {@link HatsureiDataEntity}の`zaisekiJokyoKubun`が、このコードを持ちます。
 * 日本語の名称は{@link getZaisekiJokyoKubunName}で得られます。
 *
 * @remarks
 * 注意：退職の発令を登録すると、発令データは2件できます。
 * 1件目は発令日当日のデータで、在籍状況区分は「在籍中」です。
 * 2件目は翌日からのデータで、在籍状況区分は「退職済」です。
 * 在籍中の従業員だけを扱うときは、この区分で絞り込んでください。
 *
 * {@assumption enumeration-labels}
 *
 * 「在籍中」で絞り込むと、「休職中」の従業員は含まれません。
 * 休職中の従業員も扱うときは、「退職済」でないデータを残します。
 *
 * 産前産後休業、育児休業、介護休業の従業員がどの区分になるかは、確認できていません。{@assumption enumeration-labels}
 *
 * @example
 * 基準日に在籍中の従業員の発令データだけを残します。
 * ```js scenario="手動実行"
 * async function main() {
 *   const employeeIdList = ['FM001275', 'FM001276'];
 *   const hatsureiList =
 *     await combositeDataService.hatsureiData.readByEmployeeIdAndBaseDate(
 *       employeeIdList,
 *       '2025/01/01',
 *     );
 *
 *   // 退職日なら退職済も返るので、在籍中だけを残す（休職中も除かれる）
 *   const zaisekiList = hatsureiList.filter(
 *     (hatsurei) => hatsurei.zaisekiJokyoKubun === ZaisekiJokyoKubun.Zaisekichu,
 *   );
 *   for (const hatsurei of zaisekiList) {
 *     logger.info(`${hatsurei.employeeId}: ${hatsurei.shozokuName}`);
 *   }
 * }
 * ```
 */
export declare enum ZaisekiJokyoKubun {
  /**
   * 在籍中。
   *
   * 公開された資料には、「在職中」と書いた箇所もあります。
   * 退職の発令日の当日も、この区分です。
   * 休職中の従業員は含みません。{@assumption enumeration-labels}
   *
   * @yomi ざいせきちゅう
   */
  Zaisekichu = '1',

  /**
   * 休職中。{@assumption enumeration-labels}
   *
   * 在籍したまま、休職しています。
   *
   * @yomi きゅうしょくちゅう
   */
  Kyushokuchu = '2',

  /**
   * 退職済。
   *
   * 退職の発令日の翌日から、この区分です。
   *
   * @yomi たいしょくずみ
   */
  Taishokuzumi = '3',
}
