import type {KojinDataEntity} from '../interfaces/KojinDataEntity';
import type {KumiaiSenjuKubun} from './KumiaiSenjuKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 組合専従区分の名称を返す。
 *
 * @param kubun - {@link KojinDataEntity}の`kumiaiSenjuKubun`{@assumption kojin-entity}
 * @returns {@link KumiaiSenjuKubun}の名称（`'組合専従'`など）。表にないコードなら`''`
 *
 * @example
 * ```js scenario="手動実行"
 * async function main() {
 *   logger.info(getKumiaiSenjuKubunName(KumiaiSenjuKubun.KumiaiSenju));
 * }
 * ```
 */
export declare function getKumiaiSenjuKubunName(
  kubun: KumiaiSenjuKubun | string,
): string;
