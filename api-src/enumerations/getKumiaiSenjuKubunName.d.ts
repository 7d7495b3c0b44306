import type {KojinDataEntity} from '../interfaces/KojinDataEntity';
import type {KumiaiSenjuKubun} from './KumiaiSenjuKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 組合専従区分のコードから、日本語の名称を返す。
 *
 * {@assumption kubun-name} {@assumption kojin-entity}
 *
 * {@link KojinDataEntity}の`kumiaiSenjuKubun`を渡します。名称は{@link KumiaiSenjuKubun}の表のとおりです。
 *
 * @param kubun - 組合専従区分のコード（`KumiaiSenjuKubun.KumiaiSenju`など）
 * @returns 名称（`'対象外'`または`'組合専従'`）。どのメンバーのコードとも一致しなければ空の文字列`''`
 *
 * @example
 * ```js scenario="手動実行"
 * async function main() {
 *   logger.info(getKumiaiSenjuKubunName(KumiaiSenjuKubun.KumiaiSenju));
 * }
 * ```
 */
export declare function getKumiaiSenjuKubunName(
  kubun: KumiaiSenjuKubun | string,
): string;
