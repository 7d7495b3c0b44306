import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';
import type {ShukkoKubun} from './ShukkoKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 出向区分のコードから、日本語の名称を返す。
 *
 * {@assumption kubun-name} {@assumption hatsurei-entity}
 *
 * {@link HatsureiDataEntity}の`shukkoKubun`を渡します。名称は{@link ShukkoKubun}の表のとおりです。
 *
 * @param kubun - 出向区分のコード（`ShukkoKubun.ZaisekiShukko`など）
 * @returns 名称（`'対象外'`、`'在籍出向'`、`'転籍出向'`、`'出向受入'`）。どのメンバーのコードとも一致しなければ空の文字列`''`
 *
 * @example
 * ```js scenario="手動実行"
 * async function main() {
 *   logger.info(getShukkoKubunName(ShukkoKubun.ZaisekiShukko));
 * }
 * ```
 */
export declare function getShukkoKubunName(kubun: ShukkoKubun | string): string;
