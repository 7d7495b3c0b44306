import type {HakenUkeoiKubun} from './HakenUkeoiKubun';
import type {KojinDataEntity} from '../interfaces/KojinDataEntity';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 派遣・請負区分のコードから、日本語の名称を返す。
 *
 * {@assumption kubun-name} {@assumption kojin-entity}
 *
 * {@link KojinDataEntity}の`hakenUkeoiKubun`を渡します。名称は{@link HakenUkeoiKubun}の表のとおりです。
 * `null`のことがあるので、先に調べます。
 *
 * 関数名に「Ukeoi」は付きません。
 *
 * @param kubun - 派遣・請負区分のコード（`HakenUkeoiKubun.HakenUkeoi`など）
 * @returns 名称（`'派遣・請負以外'`または`'派遣・請負'`）。どのメンバーのコードとも一致しなければ空の文字列`''`
 *
 * @example
 * ```js scenario="手動実行"
 * async function main() {
 *   logger.info(getHakenKubunName(HakenUkeoiKubun.HakenUkeoi));
 * }
 * ```
 */
export declare function getHakenKubunName(
  kubun: HakenUkeoiKubun | string,
): string;
