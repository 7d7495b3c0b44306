import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';
import type {HatsureiKubun} from './HatsureiKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 発令区分の名称を返す。
 *
 * @param kubun - {@link HatsureiDataEntity}の`hatsureiKubun`{@assumption hatsurei-entity}
 * @returns {@link HatsureiKubun}の名称（`'雇用'`など）。表にないコードなら`''`
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
