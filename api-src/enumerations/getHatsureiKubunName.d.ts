import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';
import type {HatsureiKubun} from './HatsureiKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 発令区分のコードから、日本語の名称を返す。
 *
 * コードと名称は{@link HatsureiKubun}の表にあります。{@assumption kubun-name}
 *
 * @param kubun - {@link HatsureiDataEntity}の`hatsureiKubun`{@assumption hatsurei-entity}
 * @returns 名称（`'雇用'`など）。表にないコードなら空の文字列`''`
 *
 * @example
 * ```js scenario="手動実行"
 * async function main() {
 *   logger.info(getHatsureiKubunName(HatsureiKubun.Koyo));
 * }
 * ```
 */
export declare function getHatsureiKubunName(
  kubun: HatsureiKubun | string,
): string;
