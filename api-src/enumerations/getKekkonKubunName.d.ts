import type {KekkonKubun} from './KekkonKubun';
import type {KojinDataEntity} from '../interfaces/KojinDataEntity';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 結婚区分のコードから、日本語の名称を返す。
 *
 * {@assumption kubun-name} {@assumption kojin-entity}
 *
 * {@link KojinDataEntity}の`kekkonKubun`を渡します。名称は{@link KekkonKubun}の表のとおりです。
 * `null`のことがあるので、先に調べます。
 *
 * @param kubun - 結婚区分のコード（`KekkonKubun.Kikon`など）
 * @returns 名称（`'未婚'`または`'既婚'`）。どのメンバーのコードとも一致しなければ空の文字列`''`
 *
 * @example
 * ```js scenario="手動実行"
 * async function main() {
 *   logger.info(getKekkonKubunName(KekkonKubun.Kikon));
 * }
 * ```
 */
export declare function getKekkonKubunName(kubun: KekkonKubun | string): string;
