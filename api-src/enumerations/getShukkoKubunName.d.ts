import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';
import type {ShukkoKubun} from './ShukkoKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 出向区分のコードから、日本語の名称を返す。
 *
 * コードと名称は{@link ShukkoKubun}の表にあります。{@assumption kubun-name}
 *
 * @param kubun - {@link HatsureiDataEntity}の`shukkoKubun`{@assumption hatsurei-entity}
 * @returns 名称（`'在籍出向'`など）。表にないコードなら空の文字列`''`
 *
 * @example
 * ```js scenario="手動実行"
 * async function main() {
 *   logger.info(getShukkoKubunName(ShukkoKubun.ZaisekiShukko));
 * }
 * ```
 */
export declare function getShukkoKubunName(kubun: ShukkoKubun | string): string;
