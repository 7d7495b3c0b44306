import type {getShukkoKubunName} from './getShukkoKubunName';
import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';

// assumption: enumeration-codes
// assumption: enumeration-labels
/**
 * 出向しているか出向者として受け入れられているかを表す、出向区分。
 *
 * {@link HatsureiDataEntity}の`shukkoKubun`が、このコードを持ちます。
 * 日本語の名称は{@link getShukkoKubunName}で得られます。
 *
 * @remarks
 * 転籍出向があると、個人データと住所データが同じ従業員IDで複数件になります。
 * 扱い方は[よくある質問](/wiki/frequently-asked-questions)で説明しています。
 *
 * @example
 * 在籍出向の従業員を、出向先ごとに数えます。
 * ```js
 * async function main() {
 *   const {employeeIdList} = combositeDataService.shikyukojoData;
 *   const {baseDate} = combositeDataService.kyuyoKeisanSettingsData;
 *   const hatsureiList =
 *     await combositeDataService.hatsureiData.readByEmployeeIdAndBaseDate(
 *       employeeIdList,
 *       baseDate,
 *     );
 *
 *   const shukkoList = hatsureiList.filter(
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
 *     logger.info(`${sakiName ?? '出向先未登録'}：${employeeIds.size}人`);
 *   }
 * }
 * ```
 */
export declare enum ShukkoKubun {
  /**
   * 対象外。
   *
   * 出向に関係がありません。
   *
   * @yomi たいしょうがい
   */
  Taishogai = '0',

  /**
   * 在籍出向。
   *
   * 自社に籍を残して、他社で働いています。
   *
   * @yomi ざいせきしゅっこう
   */
  ZaisekiShukko = '1',

  /**
   * 転籍出向。
   *
   * 籍を移して、他社で働いています。
   *
   * @yomi てんせきしゅっこう
   */
  TensekiShukko = '2',

  /**
   * 出向受入。
   *
   * 他社から受け入れて、自社で働いています。
   *
   * @yomi しゅっこううけいれ
   */
  ShukkoUkeire = '3',
}
