import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';
import type {KaigaiFuninKubun} from './KaigaiFuninKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 海外赴任区分のコードから、日本語の名称を返す。
 *
 * {@assumption kubun-name} {@assumption hatsurei-entity}
 *
 * {@link HatsureiDataEntity}の`kaigaiFuninKubun`を渡します。名称は{@link KaigaiFuninKubun}の表のとおりです。
 *
 * @param kubun - 海外赴任区分のコード（`KaigaiFuninKubun.KaigaiFunin`など）
 * @returns 名称（`'対象外'`または`'海外赴任'`）。どのメンバーのコードとも一致しなければ空の文字列`''`
 *
 * @example
 * ```js scenario="手動実行"
 * async function main() {
 *   logger.info(getKaigaiFuninKubunName(KaigaiFuninKubun.KaigaiFunin));
 * }
 * ```
 */
export declare function getKaigaiFuninKubunName(
  kubun: KaigaiFuninKubun | string,
): string;
