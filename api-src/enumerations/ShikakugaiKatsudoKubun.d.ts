import type {getShikakugaiKatsudoKubunName} from './getShikakugaiKatsudoKubunName';
import type {KojinDataEntity} from '../interfaces/KojinDataEntity';

// assumption: enumeration-codes
/**
 * 外国人の従業員が資格外活動の許可を受けているかどうかを表す、資格外活動区分。{@assumption enumeration-labels}
 *
 * 資格外活動とは、在留資格で認められた範囲の外で働くことをいいます。
 *
 * {@assumption kojin-entity} {@assumption unknown-kubun-name}
 *
 * {@link KojinDataEntity}の`shikakugaiKatsudoKubun`が、このコードを持ちます。
 * 日本語の名称は{@link getShikakugaiKatsudoKubunName}で得られます。
 *
 * @remarks
 * 雇用保険被保険者資格取得届の資格外活動許可の有無は、有が`1`、無が`2`です。
 * この列挙型のコードは確認できていないので、届出のデータにそのまま使わずに、対応を確認してから置き換えます。
 * 届出の前に、最新の様式の記入方法を確認してください。
 *
 * 包括的な許可で働ける時間は、ほかの勤務先と合わせて週28時間以内です。
 * 留学生は、学校の長期休業中は1日8時間以内です。
 * 根拠は、出入国管理及び難民認定法施行規則第19条第5項第1号です（2026年11月22日に調べた内容）。
 * 使う前に、出入国在留管理庁の案内を確認してください。
 *
 * @example
 * 許可を受けて働く従業員のうち、週の労働時間が28時間を超える人を探します。
 * ほかの勤務先の労働時間と、学校の長期休業は、別に確認します。
 * ```js scenario="給与計算前・15日払い"
 * async function main() {
 *   const jogenJikan = 28;
 *   const {employeeIdList} = combositeDataService.shikyukojoData;
 *   const {baseDate} = combositeDataService.kyuyoKeisanSettingsData;
 *   const kojinList =
 *     await combositeDataService.kojinData.readByEmployeeIdAndBaseDate(
 *       employeeIdList,
 *       baseDate,
 *     );
 *   const kyokaIds = new Set(
 *     kojinList
 *       .filter(
 *         (kojin) =>
 *           kojin.shikakugaiKatsudoKubun === ShikakugaiKatsudoKubun.KyokaAri,
 *       )
 *       .map((kojin) => kojin.employeeId),
 *   );
 *
 *   const service =
 *     await baseService.createCustomDataServiceByDefinitionName('週労働時間');
 *   const records = await service.getCustomDataByQuery((qb) =>
 *     qb.where('employeeId', 'in', [...kyokaIds]),
 *   );
 *   for (const {employeeId, weeklyHours} of records) {
 *     // 空の値も見逃さず、在留に関する情報は出力しない
 *     if (typeof weeklyHours !== 'number' || weeklyHours > jogenJikan) {
 *       logger.warn(`${employeeId}: 週の労働時間を確認してください`);
 *     }
 *   }
 * }
 * ```
 */
export declare enum ShikakugaiKatsudoKubun {
  /**
   * 許可なし。{@assumption enumeration-labels}
   *
   * 資格外活動の許可を受けていません。
   *
   * @yomi きょかなし
   */
  KyokaNashi = '0',

  /**
   * 許可あり。{@assumption enumeration-labels}
   *
   * 資格外活動の許可を受けています。
   *
   * @yomi きょかあり
   */
  KyokaAri = '1',
}
