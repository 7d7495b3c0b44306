import type {getShukkoKubunName} from './getShukkoKubunName';
import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';

// assumption: shukko-kubun
/**
 * 出向の有無と種類を表す、出向区分。{@assumption shukko-kubun}
 *
 * {@link HatsureiDataEntity}の`shukkoKubun`の値です。名称は{@link getShukkoKubunName}で得られます。{@assumption hatsurei-entity} {@assumption kubun-name}
 *
 * @remarks
 * 注意：転籍出向を登録した従業員は、同じ従業員IDの個人データと住所データが複数件になります（[転籍出向の注意点](/wiki/custom-data-function/default-data#transfer-secondment)）。
 *
 * @example
 * 在籍中の従業員から、在籍出向をしている人を出向先ごとに数えます。休職中の従業員は含みません。
 * ```js scenario="給与計算前・月末払い"
 * async function main() {
 *   const {employeeIdList} = combositeDataService.shikyukojoData;
 *   const {baseDate} = combositeDataService.kyuyoKeisanSettingsData;
 *   const hatsureiList =
 *     await combositeDataService.hatsureiData.readByEmployeeIdAndBaseDate(
 *       employeeIdList,
 *       baseDate,
 *     );
 *
 *   const zaisekiList = hatsureiList.filter(
 *     (one) => one.zaisekiJokyoKubun === ZaisekiJokyoKubun.Zaisekichu,
 *   );
 *   const shukkoList = zaisekiList.filter(
 *     ({shukkoKubun}) => shukkoKubun === ShukkoKubun.ZaisekiShukko,
 *   );
 *   const sakiNames = new Set(
 *     shukkoList.map(({shukkoSakiName}) => shukkoSakiName),
 *   );
 *   for (const sakiName of sakiNames) {
 *     const employeeIds = new Set(
 *       shukkoList
 *         .filter(({shukkoSakiName}) => shukkoSakiName === sakiName)
 *         .map(({employeeId}) => employeeId),
 *     );
 *     logger.info(`${sakiName ?? '出向先未登録'}: ${employeeIds.size}人`);
 *   }
 * }
 * ```
 */
export declare enum ShukkoKubun {
  /**
   * 対象外。{@assumption shukko-kubun}
   *
   * 出向にも、出向の受け入れにも該当しません。
   *
   * @yomi たいしょうがい
   */
  Taishogai = '0',

  /**
   * 在籍出向。{@assumption shukko-kubun}
   *
   * 自社に籍を残して、他社で働いています。
   *
   * @yomi ざいせきしゅっこう
   */
  ZaisekiShukko = '1',

  /**
   * 転籍出向。{@assumption shukko-kubun}
   *
   * 籍を他社に移して、その会社で働いています。
   *
   * @yomi てんせきしゅっこう
   */
  TensekiShukko = '2',

  /**
   * 出向受入。{@assumption shukko-kubun}
   *
   * 他社に籍を残して、自社で働いています。
   *
   * @yomi しゅっこううけいれ
   */
  ShukkoUkeire = '3',
}
