import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';
import type {HonmuKenmuKubun} from './HonmuKenmuKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 本務兼務区分のコードから、日本語の名称を返す。
 *
 * {@assumption kubun-name} {@assumption hatsurei-entity}
 *
 * {@link HatsureiDataEntity}の`honmuKenmuKubun`を、集計や外部に送るデータで名称に置き換えるときに使います。
 * 名称は、{@link HonmuKenmuKubun}の各メンバーにあるものと同じです。
 *
 * @param kubun - 本務兼務区分のコード（`HonmuKenmuKubun.Honmu`のようなメンバー、または`'1'`のような文字列）
 * @returns 名称（`'本務'`または`'兼務'`）。どのメンバーのコードとも一致しなければ空の文字列`''`
 *
 * @example
 * 従業員の所属を「人事部（本務）、総務部（兼務）」の形でまとめます。
 * ```js scenario="手動実行"
 * async function main() {
 *   const hatsureiList =
 *     await combositeDataService.hatsureiData.readByEmployeeIdAndBaseDate(
 *       ['FM001276'],
 *       '2025/04/01',
 *     );
 *
 *   // 退職日には、本務が「在籍中」と「退職済」の2件になる
 *   const shozoku = hatsureiList
 *     .filter((one) => one.zaisekiJokyoKubun !== ZaisekiJokyoKubun.Taishokuzumi)
 *     .map(
 *       ({shozokuName, honmuKenmuKubun}) =>
 *         `${shozokuName}（${getHonmuKenmuKubunName(honmuKenmuKubun)}）`,
 *     )
 *     .join('、');
 *   logger.info(`FM001276: ${shozoku}`);
 * }
 * ```
 */
export declare function getHonmuKenmuKubunName(
  kubun: HonmuKenmuKubun | string,
): string;
