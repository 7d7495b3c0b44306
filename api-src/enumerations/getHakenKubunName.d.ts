import type {HakenUkeoiKubun} from './HakenUkeoiKubun';
import type {KojinDataEntity} from '../interfaces/KojinDataEntity';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 派遣・請負区分の名称を返す。
 *
 * 名前に`Ukeoi`は付きません。{@assumption kubun-name}
 *
 * @param kubun - {@link KojinDataEntity}の`hakenUkeoiKubun`。`null`のことがあるので、先に調べる{@assumption kojin-entity}{@assumption kojin-zairyu-null}
 * @returns {@link HakenUkeoiKubun}の名称（`'派遣・請負'`など）。表にないコードなら`''`
 *
 * @example
 * ```js scenario="手動実行"
 * async function main() {
 *   logger.info(getHakenKubunName(HakenUkeoiKubun.HakenUkeoi));
 * }
 * ```
 */
export declare function getHakenKubunName(
  kubun: HakenUkeoiKubun | string,
): string;
