import type {getHatsureiKubunName} from './getHatsureiKubunName';
import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';

// assumption: enumeration-codes
/**
 * 雇用、異動、退職など、発令の種類を表す、発令区分。{@assumption enumeration-labels}
 *
 * {@assumption hatsurei-entity} {@assumption unknown-kubun-name}
 *
 * {@link HatsureiDataEntity}の`hatsureiKubun`が、このコードを持ちます。
 * 日本語の名称は{@link getHatsureiKubunName}で得られます。
 *
 * @remarks
 * コードの大小は、発令の順序を表しません。{@assumption enumeration-codes}
 * 前後関係は`hatsureiDate`で比べます。{@assumption hatsurei-entity}
 *
 * @example
 * 雇用または出向受入の発令日の月から、基準日の月までの月数を求めます。
 * ```js scenario="給与計算前・月末払い"
 * async function main() {
 *   const {employeeIdList} = combositeDataService.shikyukojoData;
 *   const {baseDate} = combositeDataService.kyuyoKeisanSettingsData;
 *   const hatsureiList =
 *     await combositeDataService.hatsureiData.readByEmployeeId(employeeIdList);
 *
 *   const [baseYear, baseMonth] = baseDate.split('/').map(Number);
 *   for (const employeeId of employeeIdList) {
 *     // 再雇用で複数件になることがあるので、いちばん新しい発令日を使う
 *     const startDate = hatsureiList
 *       .filter((hatsurei) => hatsurei.employeeId === employeeId)
 *       .filter(
 *         ({hatsureiKubun}) =>
 *           hatsureiKubun === HatsureiKubun.Koyo ||
 *           hatsureiKubun === HatsureiKubun.ShukkoUkeire,
 *       )
 *       .map((hatsurei) => hatsurei.hatsureiDate)
 *       .filter((hatsureiDate) => hatsureiDate <= baseDate)
 *       .sort()
 *       .at(-1);
 *     if (startDate === undefined) {
 *       logger.warn(`${employeeId}：雇用の発令が見つかりません`);
 *       continue;
 *     }
 *     const [year, month] = startDate.split('/').map(Number);
 *     logger.info(
 *       `${employeeId}：${(baseYear - year) * 12 + baseMonth - month}か月`,
 *     );
 *   }
 * }
 * ```
 */
export declare enum HatsureiKubun {
  /**
   * 雇用。
   *
   * 従業員を雇い入れる発令です。
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
   * 異動。{@assumption enumeration-labels}
   *
   * 所属、勤務地、役職などが変わる発令です。
   *
   * @yomi いどう
   */
  Ido = '3',

  /**
   * 昇格。{@assumption enumeration-labels}
   *
   * 等級が上がる発令です。
   *
   * @yomi しょうかく
   */
  Shokaku = '4',

  /**
   * 降格。{@assumption enumeration-labels}
   *
   * 等級が下がる発令です。
   *
   * @yomi こうかく
   */
  Kokaku = '5',

  /**
   * 休職。{@assumption enumeration-labels}
   *
   * 在籍したまま、仕事から離れる発令です。
   *
   * @yomi きゅうしょく
   */
  Kyushoku = '6',

  /**
   * 復職。{@assumption enumeration-labels}
   *
   * 休職を終えて、仕事に戻る発令です。
   *
   * @yomi ふくしょく
   */
  Fukushoku = '7',

  /**
   * 在籍出向。{@assumption enumeration-labels}
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
   * 出向復帰。{@assumption enumeration-labels}
   *
   * 出向を終えて、出向元に戻る発令です。
   *
   * @yomi しゅっこうふっき
   */
  ShukkoFukki = '10',

  /**
   * 退職。
   *
   * 会社を離れる発令です。
   * 登録すると、発令日当日のデータと翌日からのデータの2件ができます。
   *
   * @yomi たいしょく
   */
  Taishoku = '11',
}
