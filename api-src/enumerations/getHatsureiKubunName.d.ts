import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';
import type {HatsureiKubun} from './HatsureiKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 発令区分のコードから、日本語の名称を返す。
 *
 * {@assumption kubun-name} {@assumption hatsurei-entity}
 *
 * {@link HatsureiDataEntity}の`hatsureiKubun`を渡します。名称は{@link HatsureiKubun}の表のとおりです。
 *
 * @param kubun - 発令区分のコード（`HatsureiKubun.Koyo`など）
 * @returns 名称（`'雇用'`、`'異動'`、`'退職'`など）。どのメンバーのコードとも一致しなければ空の文字列`''`
 *
 * @example
 * ```js scenario="手動実行"
 * async function main() {
 *   logger.info(getHatsureiKubunName(HatsureiKubun.Koyo));
 * }
 * ```
 */
export declare function getHatsureiKubunName(
  kubun: HatsureiKubun | string,
): string;
