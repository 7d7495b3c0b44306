import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';
import type {HonmuKenmuKubun} from './HonmuKenmuKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 本務兼務区分のコードから、日本語の名称を返す。
 *
 * コードと名称は{@link HonmuKenmuKubun}の表にあります。{@assumption kubun-name}
 *
 * @param kubun - {@link HatsureiDataEntity}の`honmuKenmuKubun`{@assumption hatsurei-entity}
 * @returns 名称（`'本務'`など）。表にないコードなら空の文字列`''`
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
