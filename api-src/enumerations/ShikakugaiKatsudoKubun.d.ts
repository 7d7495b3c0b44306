import type {getShikakugaiKatsudoKubunName} from './getShikakugaiKatsudoKubunName';
import type {KojinDataEntity} from '../interfaces/KojinDataEntity';

// assumption: shikakugai-katsudo-kubun
/**
 * 外国人の従業員が資格外活動の許可を受けているかどうかを表す、資格外活動区分。{@assumption shikakugai-katsudo-kubun}
 *
 * 資格外活動とは、在留資格で認められた範囲の外で働くことです。
 * {@link KojinDataEntity}の`shikakugaiKatsudoKubun`の値です。名称は{@link getShikakugaiKatsudoKubunName}で得られます。{@assumption kojin-entity} {@assumption kubun-name}
 *
 * @remarks
 * 雇用保険被保険者資格取得届の資格外活動許可の有無は、有が`1`、無が`2`です。
 * この列挙型のコードとは別のものなので、最新の様式の記入方法を見て置き換えます。
 *
 * 包括的な許可で働ける時間は、ほかの勤務先と合わせて、どの曜日から数えた7日間でも28時間以内です。
 * 留学生は、学則で定める長期休業中は1日8時間以内です（[出入国管理及び難民認定法施行規則](https://laws.e-gov.go.jp/law/356M50000010054)第19条第5項第1号、2026年11月22日の時点）。
 * 使う前に、出入国在留管理庁の案内を確認してください。
 *
 * @example
 * 許可を受けて働く従業員のうち、週の労働時間が28時間を超える人と、登録がない人を探します。
 * 定義「週労働時間」には、調べる1週間の分だけを登録しておきます。
 * 曜日をまたぐ7日間、ほかの勤務先の労働時間、学校の長期休業は、別に確認します。
 * ```js scenario="給与計算前・15日払い"
 * const MAX_HOURS = 28;
 *
 * async function main() {
 *   const {employeeIdList} = combositeDataService.shikyukojoData;
 *   const {shikyuDate} = combositeDataService.kyuyoKeisanSettingsData;
 *   // 月の途中に入社した人も調べるので、基準日ではなく支給日で読む
 *   const kojinList =
 *     await combositeDataService.kojinData.readByEmployeeIdAndBaseDate(
 *       employeeIdList,
 *       shikyuDate,
 *     );
 *   const kyokaList = kojinList.filter(
 *     (one) => one.shikakugaiKatsudoKubun === ShikakugaiKatsudoKubun.KyokaAri,
 *   );
 *   const kyokaIds = new Set(kyokaList.map(({employeeId}) => employeeId));
 *   if (kyokaIds.size === 0) {
 *     return logger.info('許可を受けて働く従業員はいません');
 *   }
 *
 *   const service =
 *     await baseService.createCustomDataServiceByDefinitionName('週労働時間');
 *   const records = await service.getCustomDataByQuery((qb) =>
 *     qb.where('employeeId', 'in', [...kyokaIds]),
 *   );
 *   for (const employeeId of kyokaIds) {
 *     // 空の値はNaNに変え、上限以下とはみなさない
 *     const hours = records
 *       .filter((record) => record.employeeId === employeeId)
 *       .map(({weeklyHours: one}) => (typeof one === 'number' ? one : NaN));
 *     const total = hours.reduce((sum, one) => sum + one, 0);
 *     if (hours.length === 0 || !(total <= MAX_HOURS)) {
 *       // 在留に関する情報は出力しない
 *       logger.warn(`${employeeId}: 週の労働時間を確認してください`);
 *     }
 *   }
 * }
 * ```
 */
export declare enum ShikakugaiKatsudoKubun {
  /**
   * 許可なし。{@assumption shikakugai-katsudo-kubun}
   *
   * @yomi きょかなし
   */
  KyokaNashi = '0',

  /**
   * 許可あり。{@assumption shikakugai-katsudo-kubun}
   *
   * @yomi きょかあり
   */
  KyokaAri = '1',
}
