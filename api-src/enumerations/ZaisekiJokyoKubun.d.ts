import type {getZaisekiJokyoKubunName} from './getZaisekiJokyoKubunName';
import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';
import type {HatsureiKubun} from './HatsureiKubun';

// assumption: zaiseki-jokyo-kubun
/**
 * 従業員の在籍や退職の状況を表す、在籍状況区分。
 *
 * {@link HatsureiDataEntity}の`zaisekiJokyoKubun`の値です。名称は{@link getZaisekiJokyoKubunName}で得られます。{@assumption hatsurei-entity} {@assumption kubun-name}
 *
 * @remarks
 * 注意：退職の発令を登録すると、発令日当日の「在籍中」と、翌日からの「退職済」の2件ができます。
 * 「在籍中」だけを残すと、休職中の従業員も除かれます（兼務が在籍中の人は残ります）。休職中も扱うなら、「退職済」だけを除きます。{@assumption zaiseki-jokyo-kubun}
 * 産休、育休、介護休業の従業員がどの区分になるかは、確認できていません（[在籍中の従業員だけに支給する](/wiki/custom-data-function/default-data#active-employees)）。{@assumption leave-is-kyushokuchu}
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
 *   // 退職日なら退職済も返るので、在籍中だけを残す
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
   * 休職中の従業員は含みません。{@assumption zaiseki-jokyo-kubun}
   *
   * @yomi ざいせきちゅう
   */
  Zaisekichu = '1',

  /**
   * 休職中。{@assumption zaiseki-jokyo-kubun}
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
