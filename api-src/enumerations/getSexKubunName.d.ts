import type {KojinDataEntity} from '../interfaces/KojinDataEntity';
import type {SexKubun} from './SexKubun';

// assumption: unknown-kubun-name
/**
 * 性別区分のコードから、日本語の名称を返す。
 *
 * 名称は、列挙型{@link SexKubun}の各メンバーに示したものと同じです。
 * {@link KojinDataEntity}の`sexKubun`を、集計や外部に送るデータで名称に置き換えるときに使います。
 *
 * @param kubun - 性別区分のコード（`SexKubun.Dansei`のようなメンバー、または`'1'`のような文字列）
 * @returns 名称（`'男性'`または`'女性'`）。どのメンバーのコードとも一致しなければ空の文字列`''`
 *
 * @example
 * 健康診断の予約システムに、従業員の氏名、性別、生年月日を送ります。
 * ```js scenario="手動実行"
 * async function main() {
 *   const apiKey = await secretsManager.getSecret('KENSHIN_API_KEY');
 *   const kojinList =
 *     await combositeDataService.kojinData.readByEmployeeIdAndBaseDate(
 *       ['FM001275', 'FM001276'],
 *       '2025/04/01',
 *     );
 *
 *   // 予約に必要な項目だけを選んで送る
 *   const response = await httpRequest.post(
 *     'https://kenshin.example.com/v1/members',
 *     kojinList.map((kojin) => ({
 *       id: kojin.employeeId,
 *       name: `${kojin.sei} ${kojin.mei}`,
 *       sex: getSexKubunName(kojin.sexKubun),
 *       birthday: kojin.birthday,
 *     })),
 *     {
 *       headers: {Authorization: `Bearer ${apiKey.value}`},
 *       timeoutMillis: 5000,
 *     },
 *   );
 *   if (!response.ok) {
 *     throw new Error(`予約システムが${response.status}を返しました`);
 *   }
 * }
 * ```
 */
export declare function getSexKubunName(kubun: SexKubun | string): string;
