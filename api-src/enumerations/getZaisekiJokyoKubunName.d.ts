import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';
import type {ZaisekiJokyoKubun} from './ZaisekiJokyoKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 在籍状況区分のコードから、日本語の名称を返す。
 *
 * コードと名称は{@link ZaisekiJokyoKubun}の表にあります。{@assumption kubun-name}
 *
 * @param kubun - {@link HatsureiDataEntity}の`zaisekiJokyoKubun`{@assumption hatsurei-entity}
 * @returns 名称（`'在籍中'`など）。表にないコードなら空の文字列`''`
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
