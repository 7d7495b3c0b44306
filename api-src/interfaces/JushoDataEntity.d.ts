import type {CombositeJushoDataService} from '../classes/CombositeJushoDataService';
import type {JushoBunruiKubun} from '../enumerations/JushoBunruiKubun';
import type {Term} from './Term';

// assumption: jusho-entity
// assumption: jusho-null
// assumption: jusho-values
// assumption: jusho-overseas
/**
 * 種類ごとの住所と、その住所が有効な期間を表す住所データ1件。
 *
 * {@assumption jusho-entity} {@assumption read-methods}
 *
 * {@link CombositeJushoDataService}のメソッドが、この配列を返します。`null`は、説明がなければ、未登録を表します。
 * 1人の従業員が、現住所と住民票住所のように、種類の異なるデータを持ちます。{@assumption jusho-several}
 *
 * @remarks
 * 注意：転籍出向を登録した従業員は、同じ従業員IDの住所データが複数件になります（[個人データと住所データ](/wiki/custom-data-function/default-data#kojin-and-jusho-data)）。
 * 住所は、ログに出力しないでください。
 *
 * @example
 * 1月1日の住民票住所から、市区町村ごとの人数を集計します。
 * 区のまま数える例です。給与支払報告書では、政令指定都市の区を市のコードに置き換えます。
 * ```js scenario="手動実行"
 * async function main() {
 *   const employeeIdList = ['FM001275', 'FM001276', 'FM001277', '0007'];
 *   const jushoList =
 *     await combositeDataService.jushoData.readByEmployeeIdAndBaseDate(
 *       employeeIdList,
 *       '2025/01/01',
 *     );
 *   const juminhyoList = jushoList.filter(
 *     (jusho) => jusho.jushoBunruiKubun === JushoBunruiKubun.JuminhyoJusho,
 *   );
 *
 *   const counts = new Map();
 *   for (const employeeId of employeeIdList) {
 *     // 転籍出向で複数件になった従業員は、開始日の新しい1件で数える
 *     const [newest, next] = juminhyoList
 *       .filter((jusho) => jusho.employeeId === employeeId)
 *       .sort((a, b) => b.term.startDate.localeCompare(a.term.startDate));
 *     const startDate = newest?.term.startDate;
 *     if (startDate === undefined || startDate === next?.term.startDate) {
 *       logger.warn(`${employeeId}: 住民票住所が、1件に決まりません`);
 *       continue;
 *     }
 *     const {shikuchosonCode, shikuchoson} = newest;
 *     const name = `${shikuchosonCode ?? '-'} ${shikuchoson ?? '海外'}`;
 *     counts.set(name, (counts.get(name) ?? 0) + 1);
 *   }
 *   for (const [name, count] of counts) {
 *     logger.info(`${name}: ${count}人`);
 *   }
 * }
 * ```
 */
export interface JushoDataEntity {
  /** 従業員ID（先頭の0も含む文字列）。 */
  readonly employeeId: string;

  /** 住所分類区分（住所の種類）。 */
  readonly jushoBunruiKubun: JushoBunruiKubun;

  /**
   * この住所が有効な期間。
   *
   * 転居すると、期間の異なるデータが増えます。{@assumption read-all-history}
   */
  readonly term: Term;

  /**
   * 国名。
   *
   * 国内の住所では`日本`です。
   */
  readonly kuniName: string;

  /**
   * 郵便番号。
   *
   * 国内の住所では、`100-0001`のようにハイフンを含む半角8文字です。
   * 海外の住所では、その国の表記のままです。
   */
  readonly postalCode: string | null;

  /**
   * 都道府県コード（JIS X 0401の2桁）。
   *
   * 北海道の`01`から沖縄県の`47`までです。
   * 海外の住所では`null`です。
   */
  readonly todofukenCode: string | null;

  /**
   * 都道府県名。
   *
   * `東京都`のように、「都」「道」「府」「県」の文字まで含みます。
   * 海外の住所では`null`です。
   */
  readonly todofuken: string | null;

  /**
   * 全国地方公共団体コード（検査数字を含む6桁）。
   *
   * 政令指定都市では区のコードなので、住民税のように市で扱うときは、市のコードに置き換えます。
   * 海外の住所では`null`です。
   */
  readonly shikuchosonCode: string | null;

  /**
   * 市区町村名。
   *
   * 政令指定都市では、`横浜市中区`のように区まで含みます。
   * 海外の住所では`null`です。
   */
  readonly shikuchoson: string | null;

  /**
   * 町名と番地。
   *
   * 海外の住所では、建物名を除く住所の全体です。
   */
  readonly banchi: string;

  /** 建物名と部屋番号。 */
  readonly tatemono: string | null;

  /** 都道府県名から番地までの読み（全角カタカナ）。 */
  readonly jushoKana: string | null;

  /**
   * 世帯主の氏名。
   *
   * 住民票住所のデータだけにあり、それ以外では`null`です。{@assumption jusho-setainushi}
   */
  readonly setainushiName: string | null;

  /**
   * 世帯主から見た本人の続柄。
   *
   * `本人`や`子`のような文字列です。
   * 扶養控除等申告書には、本人から見た世帯主の続柄を書くので、そのまま写せません。
   * 住民票住所のデータだけにあり、それ以外では`null`です。
   */
  readonly setainushiTsuzukigara: string | null;

  /**
   * この住所の電話番号。
   *
   * `03-0000-0000`のような、ハイフンを含む半角の文字列です。
   */
  readonly phoneNumber: string | null;
}
