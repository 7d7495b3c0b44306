import type {KojinDataEntity} from '../interfaces/KojinDataEntity';
import type {ShikakugaiKatsudoKubun} from './ShikakugaiKatsudoKubun';

// assumption: unknown-kubun-name
/**
 * 資格外活動区分のコードから、日本語の名称を返す。
 *
 * 名称は、列挙型{@link ShikakugaiKatsudoKubun}の各メンバーに示したものと同じです。
 * {@link KojinDataEntity}の`shikakugaiKatsudoKubun`を、ログや外部に送るデータで名称に置き換えるときに使います。
 *
 * @param kubun - 資格外活動区分のコード（`ShikakugaiKatsudoKubun.KyokaAri`のようなメンバー、または`'1'`のような文字列）
 * @returns 名称（`'許可なし'`または`'許可あり'`）。どのメンバーのコードとも一致しなければ空の文字列`''`
 *
 * @example
 * 基準日から3か月以内に在留期間が満了する従業員を、許可の有無とともに知らせます。
 * ```js
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
 *   for (const {employeeId, zairyuTerm, shikakugaiKatsudoKubun} of kojinList) {
 *     const manryoDate = zairyuTerm?.endDate ?? null;
 *     if (manryoDate !== null && manryoDate <= limit) {
 *       const kubunName = getShikakugaiKatsudoKubunName(
 *         shikakugaiKatsudoKubun ?? '',
 *       );
 *       logger.warn(
 *         `${employeeId}：在留期間は${manryoDate}まで（資格外活動：${kubunName || '未登録'}）`,
 *       );
 *     }
 *   }
 * }
 * ```
 */
export declare function getShikakugaiKatsudoKubunName(
  kubun: ShikakugaiKatsudoKubun | string,
): string;
