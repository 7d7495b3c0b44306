import type {KojinDataEntity} from '../interfaces/KojinDataEntity';
import type {KumiaiSenjuKubun} from './KumiaiSenjuKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 組合専従区分のコードから、日本語の名称を返す。
 *
 * コードと名称は{@link KumiaiSenjuKubun}の表にあります。{@assumption kubun-name}
 *
 * @param kubun - {@link KojinDataEntity}の`kumiaiSenjuKubun`{@assumption kojin-entity}
 * @returns 名称（`'組合専従'`など）。表にないコードなら空の文字列`''`
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
