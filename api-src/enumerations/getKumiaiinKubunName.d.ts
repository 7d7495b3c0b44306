import type {KojinDataEntity} from '../interfaces/KojinDataEntity';
import type {KumiaiinKubun} from './KumiaiinKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 組合員区分のコードから、日本語の名称を返す。
 *
 * {@assumption kubun-name} {@assumption kojin-entity}
 *
 * {@link KojinDataEntity}の`kumiaiinKubun`を渡します。名称は{@link KumiaiinKubun}の表のとおりです。
 *
 * @param kubun - 組合員区分のコード（`KumiaiinKubun.Kumiaiin`など）
 * @returns 名称（`'非組合員'`または`'組合員'`）。どのメンバーのコードとも一致しなければ空の文字列`''`
 *
 * @example
 * ```js scenario="手動実行"
 * async function main() {
 *   logger.info(getKumiaiinKubunName(KumiaiinKubun.Kumiaiin));
 * }
 * ```
 */
export declare function getKumiaiinKubunName(
  kubun: KumiaiinKubun | string,
): string;
