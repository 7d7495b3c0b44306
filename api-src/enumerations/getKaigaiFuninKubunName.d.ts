import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';
import type {KaigaiFuninKubun} from './KaigaiFuninKubun';

// assumption: unknown-kubun-name
/**
 * 海外赴任区分のコードから、日本語の名称を返す。
 *
 * {@assumption unknown-kubun-name} {@assumption hatsurei-entity}
 *
 * {@link HatsureiDataEntity}の`kaigaiFuninKubun`を、集計や外部に送るデータで名称に置き換えるときに使います。
 * 名称は、{@link KaigaiFuninKubun}の各メンバーにあるものと同じです。
 *
 * @param kubun - 海外赴任区分のコード（`KaigaiFuninKubun.KaigaiFunin`のようなメンバー、または`'1'`のような文字列）
 * @returns 名称（`'対象外'`または`'海外赴任'`）。どのメンバーのコードとも一致しなければ空の文字列`''`
 *
 * @example
 * 海外赴任区分が、1年前の月の初日から変わった従業員を探します。
 * ```js scenario="給与計算前・月末払い"
 * async function main() {
 *   const {employeeIdList} = combositeDataService.shikyukojoData;
 *   const {shoriNengetsu, baseDate} =
 *     combositeDataService.kyuyoKeisanSettingsData;
 *   const {hatsureiData} = combositeDataService;
 *   const lastYear = Number(shoriNengetsu.slice(0, 4)) - 1;
 *   const before = await hatsureiData.readByEmployeeIdAndBaseDate(
 *     employeeIdList,
 *     `${lastYear}${shoriNengetsu.slice(4)}/01`,
 *   );
 *   const after = await hatsureiData.readByEmployeeIdAndBaseDate(
 *     employeeIdList,
 *     baseDate,
 *   );
 *
 *   // 兼務のデータで二重に比べないように、どちらも本務だけを見る
 *   const beforeKubun = new Map(
 *     before
 *       .filter(({honmuKenmuKubun}) => honmuKenmuKubun === HonmuKenmuKubun.Honmu)
 *       .map(({employeeId, kaigaiFuninKubun}) => [employeeId, kaigaiFuninKubun]),
 *   );
 *   const afterHonmu = after.filter(
 *     ({honmuKenmuKubun}) => honmuKenmuKubun === HonmuKenmuKubun.Honmu,
 *   );
 *   for (const {employeeId, kaigaiFuninKubun} of afterHonmu) {
 *     const oldKubun = beforeKubun.get(employeeId);
 *     if (oldKubun !== undefined && oldKubun !== kaigaiFuninKubun) {
 *       const oldName = getKaigaiFuninKubunName(oldKubun);
 *       const newName = getKaigaiFuninKubunName(kaigaiFuninKubun);
 *       logger.info(`${employeeId}: ${oldName}から${newName}に変わりました`);
 *     }
 *   }
 * }
 * ```
 */
export declare function getKaigaiFuninKubunName(
  kubun: KaigaiFuninKubun | string,
): string;
