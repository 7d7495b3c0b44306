import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';
import type {TanshinFuninKubun} from './TanshinFuninKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 単身赴任区分のコードから、日本語の名称を返す。
 *
 * {@assumption kubun-name} {@assumption hatsurei-entity}
 *
 * {@link HatsureiDataEntity}の`tanshinFuninKubun`を渡します。名称は{@link TanshinFuninKubun}の表のとおりです。
 *
 * @param kubun - 単身赴任区分のコード（`TanshinFuninKubun.TanshinFunin`など）
 * @returns 名称（`'対象外'`または`'単身赴任'`）。どのメンバーのコードとも一致しなければ空の文字列`''`
 *
 * @example
 * ```js scenario="手動実行"
 * async function main() {
 *   logger.info(getTanshinFuninKubunName(TanshinFuninKubun.TanshinFunin));
 * }
 * ```
 */
export declare function getTanshinFuninKubunName(
  kubun: TanshinFuninKubun | string,
): string;
