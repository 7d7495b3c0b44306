import type {KojinDataEntity} from '../interfaces/KojinDataEntity';
import type {ShikakugaiKatsudoKubun} from './ShikakugaiKatsudoKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 資格外活動区分のコードから、日本語の名称を返す。
 *
 * {@assumption kubun-name} {@assumption kojin-entity}
 *
 * {@link KojinDataEntity}の`shikakugaiKatsudoKubun`を、集計や外部に送るデータで名称に置き換えるときに使います。
 * 名称は、{@link ShikakugaiKatsudoKubun}の各メンバーにあるものと同じです。
 * この項目は`null`のことがあるため、`null`でないことを確認してから渡します。
 *
 * @param kubun - 資格外活動区分のコード（`ShikakugaiKatsudoKubun.KyokaAri`のようなメンバー、または`'1'`のような文字列）
 * @returns 名称（`'許可なし'`または`'許可あり'`）。どのメンバーのコードとも一致しなければ空の文字列`''`
 *
 * @example
 * 在留期間が満了した人と、基準日から3か月以内に満了する人を、資格外活動区分ごとに数えます。
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
 *   const [year, month, day] = baseDate.split('/').map(Number);
 *   const limit = new Date(Date.UTC(year, month - 1 + 3, day))
 *     .toISOString()
 *     .slice(0, 10)
 *     .replaceAll('-', '/');
 *   const counts = new Map();
 *   for (const employeeId of employeeIdList) {
 *     const own = kojinList.filter((kojin) => kojin.employeeId === employeeId);
 *     if (own.length !== 1) {
 *       // 入社の前は0件、転籍出向の後は2件になる
 *       logger.warn(`${employeeId}: 個人データが${own.length}件のため除きました`);
 *       continue;
 *     }
 *     const {zairyuTerm, shikakugaiKatsudoKubun} = own[0];
 *     const manryoDate = zairyuTerm?.endDate ?? null;
 *     if (manryoDate !== null && manryoDate <= limit) {
 *       const kubunName = getShikakugaiKatsudoKubunName(
 *         shikakugaiKatsudoKubun ?? '',
 *       );
 *       counts.set(kubunName, (counts.get(kubunName) ?? 0) + 1);
 *     }
 *   }
 *   for (const [kubunName, count] of counts) {
 *     // 在留に関する情報なので、従業員ごとには出力しない
 *     logger.info(`資格外活動の${kubunName || '未登録'}: ${count}人`);
 *   }
 * }
 * ```
 */
export declare function getShikakugaiKatsudoKubunName(
  kubun: ShikakugaiKatsudoKubun | string,
): string;
