import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';
import type {ZaisekiJokyoKubun} from './ZaisekiJokyoKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 在籍状況区分の名称を返す。
 *
 * @param kubun - {@link HatsureiDataEntity}の`zaisekiJokyoKubun`{@assumption hatsurei-entity}
 * @returns {@link ZaisekiJokyoKubun}の名称（`'在籍中'`など）。表にないコードなら`''`
 *
 * @example
 * ```js scenario="手動実行"
 * async function main() {
 *   logger.info(getZaisekiJokyoKubunName(ZaisekiJokyoKubun.Zaisekichu));
 * }
 * ```
 */
export declare function getZaisekiJokyoKubunName(
  kubun: ZaisekiJokyoKubun | string,
): string;
