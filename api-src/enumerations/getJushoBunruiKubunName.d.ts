import type {JushoBunruiKubun} from './JushoBunruiKubun';
import type {JushoDataEntity} from '../interfaces/JushoDataEntity';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 住所分類区分のコードから、日本語の名称を返す。
 *
 * {@assumption kubun-name} {@assumption jusho-entity}
 *
 * {@link JushoDataEntity}の`jushoBunruiKubun`を渡します。名称は{@link JushoBunruiKubun}の表のとおりです。
 *
 * @param kubun - 住所分類区分のコード（`JushoBunruiKubun.Genjusho`など）
 * @returns 名称（`'現住所'`、`'住民票住所'`など）。どのメンバーのコードとも一致しなければ空の文字列`''`
 *
 * @example
 * ```js scenario="手動実行"
 * async function main() {
 *   logger.info(getJushoBunruiKubunName(JushoBunruiKubun.Genjusho));
 * }
 * ```
 */
export declare function getJushoBunruiKubunName(
  kubun: JushoBunruiKubun | string,
): string;
