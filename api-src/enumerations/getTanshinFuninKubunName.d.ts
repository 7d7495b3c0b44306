import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';
import type {TanshinFuninKubun} from './TanshinFuninKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 単身赴任区分のコードから、日本語の名称を返す。
 *
 * コードと名称は{@link TanshinFuninKubun}の表にあります。{@assumption kubun-name}
 *
 * @param kubun - {@link HatsureiDataEntity}の`tanshinFuninKubun`{@assumption hatsurei-entity}
 * @returns 名称（`'単身赴任'`など）。表にないコードなら空の文字列`''`
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
