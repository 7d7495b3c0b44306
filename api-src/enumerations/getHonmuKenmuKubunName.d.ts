import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';
import type {HonmuKenmuKubun} from './HonmuKenmuKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 本務兼務区分のコードから、日本語の名称を返す。
 *
 * {@assumption kubun-name} {@assumption hatsurei-entity}
 *
 * {@link HatsureiDataEntity}の`honmuKenmuKubun`を渡します。名称は{@link HonmuKenmuKubun}の表のとおりです。
 *
 * @param kubun - 本務兼務区分のコード（`HonmuKenmuKubun.Honmu`など）
 * @returns 名称（`'本務'`または`'兼務'`）。どのメンバーのコードとも一致しなければ空の文字列`''`
 *
 * @example
 * ```js scenario="手動実行"
 * async function main() {
 *   logger.info(getHonmuKenmuKubunName(HonmuKenmuKubun.Honmu));
 * }
 * ```
 */
export declare function getHonmuKenmuKubunName(
  kubun: HonmuKenmuKubun | string,
): string;
