import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';
import type {ShukkoKubun} from './ShukkoKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 出向区分の名称を返す。
 *
 * @param kubun - {@link HatsureiDataEntity}の`shukkoKubun`{@assumption hatsurei-entity}
 * @returns {@link ShukkoKubun}の名称（`'在籍出向'`など）。表にないコードなら`''`
 *
 * @example
 * ```js scenario="手動実行"
 * async function main() {
 *   logger.info(getShukkoKubunName(ShukkoKubun.ZaisekiShukko));
 * }
 * ```
 */
export declare function getShukkoKubunName(kubun: ShukkoKubun | string): string;
