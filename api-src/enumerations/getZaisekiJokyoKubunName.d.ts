import type {HatsureiDataEntity} from '../interfaces/HatsureiDataEntity';
import type {ZaisekiJokyoKubun} from './ZaisekiJokyoKubun';

// assumption: kubun-name
// assumption: unknown-kubun-name
/**
 * 在籍状況区分のコードから、日本語の名称を返す。
 *
 * {@assumption kubun-name} {@assumption hatsurei-entity}
 *
 * {@link HatsureiDataEntity}の`zaisekiJokyoKubun`を、集計や外部に送るデータで名称に置き換えるときに使います。
 * 名称は、{@link ZaisekiJokyoKubun}の各メンバーにあるものと同じです。
 *
 * @param kubun - 在籍状況区分のコード（`ZaisekiJokyoKubun.Zaisekichu`のようなメンバー、または`'1'`のような文字列）
 * @returns 名称（`'在籍中'`、`'休職中'`、`'退職済'`）。どのメンバーのコードとも一致しなければ空の文字列`''`
 *
 * @example
 * 退職日を基準日にして、2件の発令データの期間と在籍状況を見比べます。
 * ```js scenario="手動実行"
 * async function main() {
 *   const hatsureiList =
 *     await combositeDataService.hatsureiData.readByEmployeeIdAndBaseDate(
 *       ['FM001275'],
 *       '2025/01/01',
 *     );
 *
 *   for (const {employeeId, term, zaisekiJokyoKubun} of hatsureiList) {
 *     const kikan = `${term.startDate}～${term.endDate ?? ''}`;
 *     logger.info(
 *       `${employeeId} ${kikan} ${getZaisekiJokyoKubunName(zaisekiJokyoKubun)}`,
 *     );
 *   }
 * }
 * ```
 */
export declare function getZaisekiJokyoKubunName(
  kubun: ZaisekiJokyoKubun | string,
): string;
