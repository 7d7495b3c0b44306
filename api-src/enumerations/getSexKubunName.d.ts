import type {KojinDataEntity} from '../interfaces/KojinDataEntity';
import type {SexKubun} from './SexKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 性別区分のコードから、日本語の名称を返す。
 *
 * {@assumption kubun-name} {@assumption kojin-entity}
 *
 * {@link KojinDataEntity}の`sexKubun`を渡します。名称は{@link SexKubun}の表のとおりです。
 *
 * @param kubun - 性別区分のコード（`SexKubun.Dansei`など）
 * @returns 名称（`'男性'`または`'女性'`）。どのメンバーのコードとも一致しなければ空の文字列`''`
 *
 * @example
 * ```js scenario="手動実行"
 * async function main() {
 *   logger.info(getSexKubunName(SexKubun.Dansei));
 * }
 * ```
 */
export declare function getSexKubunName(kubun: SexKubun | string): string;
