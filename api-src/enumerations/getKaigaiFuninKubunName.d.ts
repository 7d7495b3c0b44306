import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';
import type {KaigaiFuninKubun} from './KaigaiFuninKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 海外赴任区分のコードから、日本語の名称を返す。
 *
 * {@assumption kubun-name} {@assumption hatsurei-entity}
 *
 * {@link HatsureiDataEntity}の`kaigaiFuninKubun`を、集計や外部に送るデータで名称に置き換えるときに使います。
 * 名称は、{@link KaigaiFuninKubun}の各メンバーにあるものと同じです。
 *
 * @param kubun - 海外赴任区分のコード（`KaigaiFuninKubun.KaigaiFunin`のようなメンバー、または`'1'`のような文字列）
 * @returns 名称（`'対象外'`または`'海外赴任'`）。どのメンバーのコードとも一致しなければ空の文字列`''`
 *
 * @example
 * 海外赴任区分が、1年前の月の初日から変わった従業員を探します。
 * どちらかの日に在籍していない従業員は比べません。
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
 *   for (const employeeId of employeeIdList) {
 *     // 退職済と兼務のデータで比べない
 *     const [oldList, newList] = [before, after].map((list) =>
 *       list.filter(
 *         (one) =>
 *           one.employeeId === employeeId &&
 *           one.zaisekiJokyoKubun !== ZaisekiJokyoKubun.Taishokuzumi &&
 *           one.honmuKenmuKubun === HonmuKenmuKubun.Honmu,
 *       ),
 *     );
 *     const [oldOne, oldOther] = oldList;
 *     const [newOne, newOther] = newList;
 *     if (oldOther || newOther) {
 *       logger.warn(`${employeeId}: 本務が2件あるため除きました`);
 *     } else if (
 *       oldOne &&
 *       newOne &&
 *       oldOne.kaigaiFuninKubun !== newOne.kaigaiFuninKubun
 *     ) {
 *       const oldName = getKaigaiFuninKubunName(oldOne.kaigaiFuninKubun);
 *       const newName = getKaigaiFuninKubunName(newOne.kaigaiFuninKubun);
 *       logger.info(`${employeeId}: ${oldName}から${newName}に変わりました`);
 *     }
 *   }
 * }
 * ```
 */
export declare function getKaigaiFuninKubunName(
  kubun: KaigaiFuninKubun | string,
): string;
