import type {CombositeKojinDataService} from '../classes/CombositeKojinDataService';
import type {HakenUkeoiKubun} from '../enumerations/HakenUkeoiKubun';
import type {HatsureiDataEntity} from './HatsureiDataEntity';
import type {JushoDataEntity} from './JushoDataEntity';
import type {KekkonKubun} from '../enumerations/KekkonKubun';
import type {KumiaiinKubun} from '../enumerations/KumiaiinKubun';
import type {KumiaiSenjuKubun} from '../enumerations/KumiaiSenjuKubun';
import type {SexKubun} from '../enumerations/SexKubun';
import type {ShikakugaiKatsudoKubun} from '../enumerations/ShikakugaiKatsudoKubun';
import type {Term} from './Term';

// assumption: kojin-entity
// assumption: kojin-null
// assumption: kojin-values
// assumption: kojin-zairyu-null
/**
 * 氏名、生年月日、組合員区分など、従業員本人の情報を表す個人データ1件。
 *
 * {@assumption kojin-entity} {@assumption read-methods}
 *
 * {@link CombositeKojinDataService}のメソッドが、この配列を返します。`null`は、説明がなければ、未登録を表します。
 * 所属や役職は{@link HatsureiDataEntity}、住所は{@link JushoDataEntity}にあります。
 *
 * @remarks
 * 注意：転籍出向を登録した従業員は、同じ従業員IDの個人データが複数件になります（[個人データと住所データ](/wiki/custom-data-function/default-data#kojin-and-jusho-data)）。
 * 氏名や生年月日は、ログに出力しないでください。
 *
 * @example
 * 同じ従業員IDの個人データが複数件ある人を調べます。
 * どの1件を使うかは、所属などを見て、管理者が決めます。
 * ```js scenario="手動実行"
 * async function main() {
 *   const kojinList =
 *     await combositeDataService.kojinData.readByEmployeeIdAndBaseDate(
 *       ['FM001275', 'FM001276'],
 *       '2025/04/01',
 *     );
 *
 *   const counts = new Map();
 *   for (const {employeeId} of kojinList) {
 *     counts.set(employeeId, (counts.get(employeeId) ?? 0) + 1);
 *   }
 *   for (const [employeeId, count] of counts) {
 *     if (count > 1) {
 *       // 氏名などは出力せず、従業員IDと件数だけを残す
 *       logger.warn(`従業員ID ${employeeId}: 個人データが${count}件あります`);
 *     }
 *   }
 * }
 * ```
 */
export interface KojinDataEntity {
  /** 従業員ID（先頭の0も含む文字列）。 */
  readonly employeeId: string;

  /**
   * このデータが有効な期間。
   *
   * 氏名や区分が変わると、期間の異なるデータが増えます。{@assumption read-all-history}
   */
  readonly term: Term;

  /** 姓（戸籍または在留カードの表記）。 */
  readonly sei: string;

  /** 名（戸籍または在留カードの表記）。 */
  readonly mei: string;

  /** 姓の読み（全角カタカナ）。 */
  readonly seiKana: string;

  /** 名の読み（全角カタカナ）。 */
  readonly meiKana: string;

  /** 姓のローマ字表記（半角大文字）。 */
  readonly seiRomaji: string | null;

  /** 名のローマ字表記（半角大文字）。 */
  readonly meiRomaji: string | null;

  /**
   * 旧姓。
   *
   * 旧姓がないか、未登録なら`null`です。
   */
  readonly kyusei: string | null;

  // assumption: term-date-form
  /** 生年月日（`YYYY/MM/DD`）。 */
  readonly birthday: string;

  /** 性別区分。 */
  readonly sexKubun: SexKubun;

  /** 結婚区分。 */
  readonly kekkonKubun: KekkonKubun | null;

  /** 組合員区分。 */
  readonly kumiaiinKubun: KumiaiinKubun;

  /** 組合専従区分。 */
  readonly kumiaiSenjuKubun: KumiaiSenjuKubun;

  /** 会社で使うメールアドレス。 */
  readonly mailAddress: string | null;

  /**
   * 国籍・地域名。
   *
   * 日本国籍の従業員では`null`です。
   */
  readonly kokusekiName: string | null;

  /**
   * 在留資格名。
   *
   * `留学`のような、在留カードの表記です。
   * 日本国籍の従業員と特別永住者では`null`です。
   */
  readonly zairyuShikakuName: string | null;

  /**
   * 在留カード番号（半角12文字）。
   *
   * 在留カードを持たない従業員では`null`です。
   */
  readonly zairyuCardNumber: string | null;

  /**
   * 在留期間。
   *
   * 永住者では`endDate`が`null`です。
   * 在留資格を持たない従業員では、`zairyuTerm`が`null`です。
   */
  readonly zairyuTerm: Term | null;

  /**
   * 資格外活動区分。
   *
   * 在留資格を持たない従業員では`null`です。
   */
  readonly shikakugaiKatsudoKubun: ShikakugaiKatsudoKubun | null;

  /**
   * 派遣・請負区分。
   *
   * 在留資格を持たない従業員では`null`です。
   */
  readonly hakenUkeoiKubun: HakenUkeoiKubun | null;
}
