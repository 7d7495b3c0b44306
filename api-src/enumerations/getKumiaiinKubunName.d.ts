import type {KojinDataEntity} from '../interfaces/KojinDataEntity';
import type {KumiaiinKubun} from './KumiaiinKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 組合員区分の名称を返す。
 *
 * @param kubun - {@link KojinDataEntity}の`kumiaiinKubun`{@assumption kojin-entity}
 * @returns {@link KumiaiinKubun}の名称（`'組合員'`など）。表にないコードなら`''`
 *
 * @example
 * ```js scenario="手動実行"
 * async function main() {
 *   logger.info(getKumiaiinKubunName(KumiaiinKubun.Kumiaiin));
 * }
 * ```
 */
export declare function getKumiaiinKubunName(
  kubun: KumiaiinKubun | string,
): string;
