import type {KojinDataEntity} from '../interfaces/KojinDataEntity';
import type {ShikakugaiKatsudoKubun} from './ShikakugaiKatsudoKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 資格外活動区分の名称を返す。
 *
 * @param kubun - {@link KojinDataEntity}の`shikakugaiKatsudoKubun`。`null`のことがあるので、先に調べる{@assumption kojin-entity}{@assumption kojin-zairyu-null}
 * @returns {@link ShikakugaiKatsudoKubun}の名称（`'許可あり'`など）。表にないコードなら`''`
 *
 * @example
 * ```js scenario="手動実行"
 * async function main() {
 *   logger.info(getShikakugaiKatsudoKubunName(ShikakugaiKatsudoKubun.KyokaAri));
 * }
 * ```
 */
export declare function getShikakugaiKatsudoKubunName(
  kubun: ShikakugaiKatsudoKubun | string,
): string;
