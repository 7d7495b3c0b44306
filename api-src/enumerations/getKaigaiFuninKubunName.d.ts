import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';
import type {KaigaiFuninKubun} from './KaigaiFuninKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 海外赴任区分の名称を返す。
 *
 * @param kubun - {@link HatsureiDataEntity}の`kaigaiFuninKubun`{@assumption hatsurei-entity}
 * @returns {@link KaigaiFuninKubun}の名称（`'海外赴任'`など）。表にないコードなら`''`
 *
 * @example
 * ```js scenario="手動実行"
 * async function main() {
 *   logger.info(getKaigaiFuninKubunName(KaigaiFuninKubun.KaigaiFunin));
 * }
 * ```
 */
export declare function getKaigaiFuninKubunName(
  kubun: KaigaiFuninKubun | string,
): string;
