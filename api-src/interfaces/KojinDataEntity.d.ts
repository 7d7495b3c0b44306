import type {CombositeKojinDataService} from '../classes/CombositeKojinDataService';
import type {getHakenKubunName} from '../enumerations/getHakenKubunName';
import type {getKekkonKubunName} from '../enumerations/getKekkonKubunName';
import type {getKumiaiinKubunName} from '../enumerations/getKumiaiinKubunName';
import type {getKumiaiSenjuKubunName} from '../enumerations/getKumiaiSenjuKubunName';
import type {getSexKubunName} from '../enumerations/getSexKubunName';
import type {getShikakugaiKatsudoKubunName} from '../enumerations/getShikakugaiKatsudoKubunName';
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
// assumption: kojin-zairyu-null
/**
 * 氏名、生年月日、組合員区分など、従業員本人の情報を表す個人データ1件。
 *
 * 年齢や組合員区分で、手当や控除の対象を決めるときに使います。
 *
 * {@assumption kojin-entity} {@assumption read-methods}
 *
 * {@link CombositeKojinDataService}のメソッドが、この配列を返します。
 * 所属や役職は{@link HatsureiDataEntity}、住所は{@link JushoDataEntity}にあります。
 *
 * 扱い方は[既定のデータの取得](/wiki/custom-data-function/default-data#kojin-and-jusho-data)で説明しています。
 *
 * @remarks
 * 注意：Combositeで転籍出向を登録すると、同じ従業員IDの個人データが複数件になります。
 * 1人につき1件とは限らない前提で、プログラムを作ってください。
 * 詳しくは[よくある質問](/wiki/frequently-asked-questions#multiple-records-for-one-employee)を参照してください。
 *
 * 注意：氏名や生年月日などの個人情報は、ログに出力しないでください。
 *
 * @example
 * 同じ従業員IDの個人データが複数件ある人を調べます。
 * どの1件を使うかは、所属などを見て、給与の担当者が決めます。
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
  /**
   * 従業員ID。
   *
   * 先頭の0も含む文字列です。
   */
  readonly employeeId: string;

  /**
   * このデータが有効な期間。
   *
   * 氏名や区分が変わると、期間の異なるデータが増えます。
   */
  readonly term: Term;

  /**
   * 姓。
   *
   * 戸籍または在留カードの表記です。
   */
  readonly sei: string;

  /**
   * 名。
   *
   * 戸籍または在留カードの表記です。
   */
  readonly mei: string;

  /** 姓の読み（全角カタカナ）。 */
  readonly seiKana: string;

  /** 名の読み（全角カタカナ）。 */
  readonly meiKana: string;

  /**
   * 姓のローマ字表記（半角大文字）。
   *
   * 未登録なら`null`です。
   */
  readonly seiRomaji: string | null;

  /**
   * 名のローマ字表記（半角大文字）。
   *
   * 未登録なら`null`です。
   */
  readonly meiRomaji: string | null;

  /**
   * 旧姓。
   *
   * 旧姓がないか、未登録なら`null`です。
   */
  readonly kyusei: string | null;

  /**
   * 生年月日（`YYYY/MM/DD`）。
   *
   * 西暦で表します。
   */
  readonly birthday: string;

  /**
   * 性別区分。
   *
   * 値は{@link SexKubun}のコードで、名称は{@link getSexKubunName}で得られます。
   */
  readonly sexKubun: SexKubun;

  /**
   * 結婚区分。
   *
   * 値は{@link KekkonKubun}のコードで、名称は{@link getKekkonKubunName}で得られます。
   * 未登録なら`null`です。
   */
  readonly kekkonKubun: KekkonKubun | null;

  /**
   * 組合員区分。
   *
   * 値は{@link KumiaiinKubun}のコードで、名称は{@link getKumiaiinKubunName}で得られます。
   */
  readonly kumiaiinKubun: KumiaiinKubun;

  /**
   * 組合専従区分。
   *
   * 値は{@link KumiaiSenjuKubun}のコードで、名称は{@link getKumiaiSenjuKubunName}で得られます。
   */
  readonly kumiaiSenjuKubun: KumiaiSenjuKubun;

  /**
   * 会社で使うメールアドレス。
   *
   * 未登録なら`null`です。
   */
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
   * 英字2文字、数字8文字、英字2文字の順です。
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
   * 値は{@link ShikakugaiKatsudoKubun}のコードで、名称は{@link getShikakugaiKatsudoKubunName}で得られます。
   * 在留資格を持たない従業員では`null`です。
   */
  readonly shikakugaiKatsudoKubun: ShikakugaiKatsudoKubun | null;

  /**
   * 派遣・請負区分。
   *
   * 値は{@link HakenUkeoiKubun}のコードで、名称は{@link getHakenKubunName}で得られます。
   * 在留資格を持たない従業員では`null`です。
   */
  readonly hakenUkeoiKubun: HakenUkeoiKubun | null;
}
