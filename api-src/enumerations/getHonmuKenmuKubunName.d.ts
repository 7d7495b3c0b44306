import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';
import type {HonmuKenmuKubun} from './HonmuKenmuKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 本務兼務区分の名称を返す。
 *
 * @param kubun - {@link HatsureiDataEntity}の`honmuKenmuKubun`{@assumption hatsurei-entity}
 * @returns {@link HonmuKenmuKubun}の名称（`'本務'`など）。表にないコードなら`''`
 *
 * @example
 * ```js scenario="手動実行"
 * async function main() {
 *   logger.info(getHonmuKenmuKubunName(HonmuKenmuKubun.Honmu));
 * }
 * ```
 */
export declare function getHonmuKenmuKubunName(
  kubun: HonmuKenmuKubun | string,
): string;
