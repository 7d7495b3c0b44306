import type {getHatsureiKubunName} from './getHatsureiKubunName';
import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';

// assumption: hatsurei-kubun
/**
 * 雇用、異動、退職など、発令の種類を表す、発令区分。{@assumption hatsurei-kubun}
 *
 * {@link HatsureiDataEntity}の`hatsureiKubun`の値です。名称は{@link getHatsureiKubunName}で得られます。{@assumption hatsurei-entity} {@assumption kubun-name}
 * 前後関係は、コードの大小ではなく`hatsureiDate`で比べます。{@assumption hatsurei-kubun} {@assumption hatsurei-entity}
 *
 * @remarks
 * 雇用の発令は、再入社した人に2件あり、出向受入の人にはありません。{@assumption rehire-two-orders}
 * [勤続年数](/wiki/recipes/years-of-service)をどの日から数えるか、[月の途中の入社と退職](/wiki/custom-data-function/default-data#joiners-and-leavers)を日割りにするかは、賃金規程で決めます。
 *
 * @example
 * 雇用の発令日を調べ、1つに決まらない従業員を知らせます。
 * ```js scenario="給与計算前・月末払い"
 * async function main() {
 *   const {employeeIdList} = combositeDataService.shikyukojoData;
 *   const {shikyuDate} = combositeDataService.kyuyoKeisanSettingsData;
 *   // 昇格や異動の後でも雇用の発令を読めるように、すべての期間を取得する
 *   const hatsureiList =
 *     await combositeDataService.hatsureiData.readByEmployeeId(employeeIdList);
 *
 *   const koyoList = hatsureiList.filter(
 *     ({hatsureiKubun}) => hatsureiKubun === HatsureiKubun.Koyo,
 *   );
 *   for (const employeeId of employeeIdList) {
 *     // 月の途中に入社した人も含めるので、基準日ではなく支給日までを見る
 *     const koyoDates = new Set(
 *       koyoList
 *         .filter((hatsurei) => hatsurei.employeeId === employeeId)
 *         .filter(({hatsureiDate}) => hatsureiDate <= shikyuDate)
 *         .map(({hatsureiDate}) => hatsureiDate),
 *     );
 *     // 再入社は2件、出向受入は0件になり、どの日から数えるかを人が決める
 *     if (koyoDates.size === 1) {
 *       logger.info(`${employeeId}: ${[...koyoDates].join('')}に雇用`);
 *     } else {
 *       logger.warn(`${employeeId}: 雇用の発令が${koyoDates.size}件です`);
 *     }
 *   }
 * }
 * ```
 */
export declare enum HatsureiKubun {
  /**
   * 雇用。
   *
   * @yomi こよう
   */
  Koyo = '1',

  /**
   * 出向受入。
   *
   * 他社の従業員を出向者として受け入れる発令です。
   *
   * @yomi しゅっこううけいれ
   */
  ShukkoUkeire = '2',

  /**
   * 異動。{@assumption hatsurei-kubun}
   *
   * @yomi いどう
   */
  Ido = '3',

  /**
   * 昇格。{@assumption hatsurei-kubun}
   *
   * @yomi しょうかく
   */
  Shokaku = '4',

  /**
   * 降格。{@assumption hatsurei-kubun}
   *
   * @yomi こうかく
   */
  Kokaku = '5',

  /**
   * 休職。{@assumption hatsurei-kubun}
   *
   * @yomi きゅうしょく
   */
  Kyushoku = '6',

  /**
   * 復職。{@assumption hatsurei-kubun}
   *
   * @yomi ふくしょく
   */
  Fukushoku = '7',

  /**
   * 在籍出向。{@assumption hatsurei-kubun}
   *
   * 自社に籍を残して、他社へ出向する発令です。
   *
   * @yomi ざいせきしゅっこう
   */
  ZaisekiShukko = '8',

  /**
   * 転籍出向。
   *
   * 籍を移籍先の会社に移す発令です（移籍出向）。
   * 登録すると、同じ従業員IDの個人データと住所データが複数件になります。
   *
   * @yomi てんせきしゅっこう
   */
  TensekiShukko = '9',

  /**
   * 出向復帰。{@assumption hatsurei-kubun}
   *
   * 出向を終えて、出向元に戻る発令です。
   *
   * @yomi しゅっこうふっき
   */
  ShukkoFukki = '10',

  /**
   * 退職。
   *
   * 登録すると、発令日当日のデータと翌日からのデータの2件ができます。
   *
   * @yomi たいしょく
   */
  Taishoku = '11',
}
