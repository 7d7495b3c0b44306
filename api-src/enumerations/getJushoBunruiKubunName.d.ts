import type {JushoBunruiKubun} from './JushoBunruiKubun';
import type {JushoDataEntity} from '../interfaces/JushoDataEntity';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 住所分類区分の名称を返す。
 *
 * @param kubun - {@link JushoDataEntity}の`jushoBunruiKubun`{@assumption jusho-entity}
 * @returns {@link JushoBunruiKubun}の名称（`'現住所'`など）。表にないコードなら`''`
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
