import type {KojinDataEntity} from '../interfaces/KojinDataEntity';
import type {SexKubun} from './SexKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 性別区分の名称を返す。
 *
 * @param kubun - {@link KojinDataEntity}の`sexKubun`{@assumption kojin-entity}
 * @returns {@link SexKubun}の名称（`'女性'`など）。表にないコードなら`''`
 *
 * @example
 * ```js scenario="手動実行"
 * async function main() {
 *   logger.info(getSexKubunName(SexKubun.Dansei));
 * }
 * ```
 */
export declare function getSexKubunName(kubun: SexKubun | string): string;
