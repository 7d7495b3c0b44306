import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';
import type {TanshinFuninKubun} from './TanshinFuninKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 単身赴任区分の名称を返す。
 *
 * @param kubun - {@link HatsureiDataEntity}の`tanshinFuninKubun`{@assumption hatsurei-entity}
 * @returns {@link TanshinFuninKubun}の名称（`'単身赴任'`など）。表にないコードなら`''`
 *
 * @example
 * ```js scenario="手動実行"
 * async function main() {
 *   logger.info(getTanshinFuninKubunName(TanshinFuninKubun.TanshinFunin));
 * }
 * ```
 */
export declare function getTanshinFuninKubunName(
  kubun: TanshinFuninKubun | string,
): string;
