import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';
import type {ZaisekiJokyoKubun} from './ZaisekiJokyoKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 在籍状況区分のコードから、日本語の名称を返す。
 *
 * {@assumption kubun-name} {@assumption hatsurei-entity}
 *
 * {@link HatsureiDataEntity}の`zaisekiJokyoKubun`を渡します。名称は{@link ZaisekiJokyoKubun}の表のとおりです。
 *
 * @param kubun - 在籍状況区分のコード（`ZaisekiJokyoKubun.Zaisekichu`など）
 * @returns 名称（`'在籍中'`、`'休職中'`、`'退職済'`）。どのメンバーのコードとも一致しなければ空の文字列`''`
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
