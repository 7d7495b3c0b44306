import type {KojinDataEntity} from '../interfaces/KojinDataEntity';
import type {ShikakugaiKatsudoKubun} from './ShikakugaiKatsudoKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 資格外活動区分のコードから、日本語の名称を返す。
 *
 * {@assumption kubun-name} {@assumption kojin-entity}
 *
 * {@link KojinDataEntity}の`shikakugaiKatsudoKubun`を渡します。名称は{@link ShikakugaiKatsudoKubun}の表のとおりです。
 * `null`のことがあるので、先に調べます。
 *
 * @param kubun - 資格外活動区分のコード（`ShikakugaiKatsudoKubun.KyokaAri`など）
 * @returns 名称（`'許可なし'`または`'許可あり'`）。どのメンバーのコードとも一致しなければ空の文字列`''`
 *
 * @example
 * ```js scenario="手動実行"
 * async function main() {
 *   logger.info(getShikakugaiKatsudoKubunName(ShikakugaiKatsudoKubun.KyokaAri));
 * }
 * ```
 */
export declare function getShikakugaiKatsudoKubunName(
  kubun: ShikakugaiKatsudoKubun | string,
): string;
