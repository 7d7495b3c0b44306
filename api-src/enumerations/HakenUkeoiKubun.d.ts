import type {getHakenKubunName} from './getHakenKubunName';
import type {KojinDataEntity} from '../interfaces/KojinDataEntity';

// assumption: haken-ukeoi-kubun
/**
 * 外国人の従業員が主に自社以外の場所で働くかどうかを表す、派遣・請負区分。{@assumption haken-ukeoi-kubun}
 *
 * {@link KojinDataEntity}の`hakenUkeoiKubun`の値です。名称は{@link getHakenKubunName}で得られます。{@assumption kojin-entity} {@assumption kubun-name}
 *
 * @remarks
 * 雇用保険被保険者資格取得届の派遣・請負就労区分は、該当が`1`、非該当が`2`です。
 * この列挙型のコードとは別のものなので、最新の様式の記入方法を見て置き換えます。
 * 昼間の学生など被保険者でない人は、外国人雇用状況届出書で届け出ます（[労働施策総合推進法](https://laws.e-gov.go.jp/law/341AC0000000132)第28条、2026年11月22日の時点）。
 *
 * @example
 * 届出の様式で使うコードに置き換え、コードごとの人数を数えます。
 * ```js scenario="給与計算前・月末払い"
 * async function main() {
 *   const {employeeIdList} = combositeDataService.shikyukojoData;
 *   const {baseDate} = combositeDataService.kyuyoKeisanSettingsData;
 *   const kojinList =
 *     await combositeDataService.kojinData.readByEmployeeIdAndBaseDate(
 *       employeeIdList,
 *       baseDate,
 *     );
 *
 *   const counts = new Map([
 *     ['1', 0],
 *     ['2', 0],
 *   ]);
 *   for (const employeeId of employeeIdList) {
 *     const own = kojinList.filter((kojin) => kojin.employeeId === employeeId);
 *     if (own.length !== 1) {
 *       // 入社の前は0件、転籍出向の後は2件になる
 *       logger.warn(`${employeeId}: 個人データが${own.length}件のため除きました`);
 *       continue;
 *     }
 *     const {hakenUkeoiKubun} = own[0];
 *     const formCode = hakenUkeoiKubun === HakenUkeoiKubun.HakenUkeoi ? '1' : '2';
 *     // 派遣・請負区分がnullの従業員は、届出の対象ではないとみなす
 *     if (hakenUkeoiKubun !== null) {
 *       counts.set(formCode, (counts.get(formCode) ?? 0) + 1);
 *     }
 *   }
 *   for (const [formCode, count] of counts) {
 *     // 国籍が分かる情報なので、従業員ごとには出力しない
 *     logger.info(`派遣・請負就労区分${formCode}: ${count}人`);
 *   }
 * }
 * ```
 */
export declare enum HakenUkeoiKubun {
  /**
   * 派遣・請負以外。{@assumption haken-ukeoi-kubun}
   *
   * 主に自社の事業所で働きます。
   *
   * @yomi はけんうけおいいがい
   */
  HakenUkeoiIgai = '0',

  /**
   * 派遣・請負。{@assumption haken-ukeoi-kubun}
   *
   * 派遣労働者または請負労働者として、主に自社以外の事業所で働きます。
   *
   * @yomi はけんうけおい
   */
  HakenUkeoi = '1',
}
