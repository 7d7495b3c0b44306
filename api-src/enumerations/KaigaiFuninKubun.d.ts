import type {getKaigaiFuninKubunName} from './getKaigaiFuninKubunName';
import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';

// assumption: kaigai-funin-kubun
/**
 * 海外に赴任しているかどうかを表す、海外赴任区分。{@assumption kaigai-funin-kubun}
 *
 * {@link HatsureiDataEntity}の`kaigaiFuninKubun`の値です。名称は{@link getKaigaiFuninKubunName}で得られます。{@assumption hatsurei-entity} {@assumption kubun-name}
 * 所得税の居住者かどうかと、社会保険の扱いは、この区分だけでは決まりません。
 *
 * @example
 * 海外に赴任している、在籍中の従業員を数えます。休職中の従業員は含みません。
 * ```js scenario="給与計算前・月末払い"
 * async function main() {
 *   const {employeeIdList} = combositeDataService.shikyukojoData;
 *   const {baseDate} = combositeDataService.kyuyoKeisanSettingsData;
 *   const hatsureiList =
 *     await combositeDataService.hatsureiData.readByEmployeeIdAndBaseDate(
 *       employeeIdList,
 *       baseDate,
 *     );
 *   const zaisekiList = hatsureiList.filter(
 *     (one) => one.zaisekiJokyoKubun === ZaisekiJokyoKubun.Zaisekichu,
 *   );
 *   const kaigaiList = zaisekiList.filter(
 *     (one) => one.kaigaiFuninKubun === KaigaiFuninKubun.KaigaiFunin,
 *   );
 *   // 兼務などで1人が複数件になってもよいように、従業員IDの種類を数える
 *   const kaigaiIds = new Set(kaigaiList.map(({employeeId}) => employeeId));
 *   logger.info(`海外に赴任している従業員: ${kaigaiIds.size}人`);
 * }
 * ```
 */
export declare enum KaigaiFuninKubun {
  /**
   * 対象外。{@assumption kaigai-funin-kubun}
   *
   * @yomi たいしょうがい
   */
  Taishogai = '0',

  /**
   * 海外赴任。{@assumption kaigai-funin-kubun}
   *
   * @yomi かいがいふにん
   */
  KaigaiFunin = '1',
}
