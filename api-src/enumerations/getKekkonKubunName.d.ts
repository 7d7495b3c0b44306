import type {KekkonKubun} from './KekkonKubun';
import type {KojinDataEntity} from '../interfaces/KojinDataEntity';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 結婚区分のコードから、日本語の名称を返す。
 *
 * {@assumption kubun-name} {@assumption kojin-entity}
 *
 * {@link KojinDataEntity}の`kekkonKubun`を、集計や外部に送るデータで名称に置き換えるときに使います。
 * 名称は、{@link KekkonKubun}の各メンバーにあるものと同じです。
 * この項目は`null`のことがあるため、`null`でないことを確認してから渡します。
 *
 * @param kubun - 結婚区分のコード（`KekkonKubun.Kikon`のようなメンバー、または`'2'`のような文字列）
 * @returns 名称（`'未婚'`または`'既婚'`）。どのメンバーのコードとも一致しなければ空の文字列`''`
 *
 * @example
 * 家族手当の申請と合わない結婚区分を探し、区分ごとの件数を数えます。
 * ```js scenario="給与計算前・月末払い"
 * async function main() {
 *   const {employeeIdList} = combositeDataService.shikyukojoData;
 *   const {shikyuDate} = combositeDataService.kyuyoKeisanSettingsData;
 *   // 月の途中に入社した人の申請も調べるので、支給日で読む
 *   const kojinList =
 *     await combositeDataService.kojinData.readByEmployeeIdAndBaseDate(
 *       employeeIdList,
 *       shikyuDate,
 *     );
 *
 *   const service =
 *     await baseService.createCustomDataServiceByDefinitionName('家族手当申請');
 *   const records = await service.getCustomDataByQuery((qb) =>
 *     qb.where('employeeId', 'in', employeeIdList),
 *   );
 *   const counts = new Map();
 *   for (const record of records) {
 *     const employeeId = String(record.employeeId);
 *     // 転籍出向の後は2件あり、1件でも既婚でなければ人が調べる
 *     const own = kojinList.filter((kojin) => kojin.employeeId === employeeId);
 *     const kubunList = own.map((kojin) => kojin.kekkonKubun ?? '');
 *     const other = kubunList.find((kubun) => kubun !== KekkonKubun.Kikon);
 *     const isKikon = own.length > 0 && other === undefined;
 *     if (record.haigushaAri === true && !isKikon) {
 *       // 名称が空の文字列のときは、代わりの言葉を補う
 *       const kubunName = getKekkonKubunName(other ?? '') || '未登録';
 *       counts.set(kubunName, (counts.get(kubunName) ?? 0) + 1);
 *       // 家族に関する情報は出力せず、従業員IDだけを残す
 *       logger.warn(`${employeeId}: 家族手当の申請を確認してください`);
 *     }
 *   }
 *   for (const [kubunName, count] of counts) {
 *     logger.info(`申請と合わない結婚区分: ${kubunName}が${count}件`);
 *   }
 * }
 * ```
 */
export declare function getKekkonKubunName(kubun: KekkonKubun | string): string;
