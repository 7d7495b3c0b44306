import type {CombositeHatsureiDataService} from '../classes/CombositeHatsureiDataService';
import type {HatsureiKubun} from '../enumerations/HatsureiKubun';
import type {HonmuKenmuKubun} from '../enumerations/HonmuKenmuKubun';
import type {KaigaiFuninKubun} from '../enumerations/KaigaiFuninKubun';
import type {ShukkoKubun} from '../enumerations/ShukkoKubun';
import type {TanshinFuninKubun} from '../enumerations/TanshinFuninKubun';
import type {Term} from './Term';
import type {ZaisekiJokyoKubun} from '../enumerations/ZaisekiJokyoKubun';

// assumption: hatsurei-entity
// assumption: hatsurei-null
// assumption: hatsurei-company
/**
 * 発令の日付と種類、発令後の所属や役職を表す発令データ1件。
 *
 * {@link CombositeHatsureiDataService}のメソッドが、この配列を返します。`null`は、説明がなければ、未登録を表します。{@assumption hatsurei-entity}
 *
 * @remarks
 * 注意：退職の発令からは、2件ができます（[発令データ](/wiki/custom-data-function/default-data#hatsurei-data)）。
 * 兼務のある従業員は、本務と兼務のデータを別々に持ちます。{@assumption honmu-kenmu-records}
 *
 * @example
 * 在籍中の従業員を、本務の役職ごとに数えます。休職中の従業員は含みません。
 * ```js scenario="給与計算前・月末払い"
 * async function main() {
 *   const {employeeIdList} = combositeDataService.shikyukojoData;
 *   const {baseDate} = combositeDataService.kyuyoKeisanSettingsData;
 *   const hatsureiList =
 *     await combositeDataService.hatsureiData.readByEmployeeIdAndBaseDate(
 *       employeeIdList,
 *       baseDate,
 *     );
 *   // 兼務先の役職で数えないように、本務の発令だけを見る
 *   const honmuList = hatsureiList
 *     .filter(
 *       ({zaisekiJokyoKubun}) =>
 *         zaisekiJokyoKubun === ZaisekiJokyoKubun.Zaisekichu,
 *     )
 *     .filter(({honmuKenmuKubun}) => honmuKenmuKubun === HonmuKenmuKubun.Honmu);
 *   const idsByName = new Map();
 *   for (const {employeeId, yakushokuName} of honmuList) {
 *     const name = yakushokuName ?? '役職なし';
 *     const ids = idsByName.get(name) ?? new Set();
 *     idsByName.set(name, ids.add(employeeId));
 *   }
 *   for (const [name, ids] of idsByName) {
 *     logger.info(`${name}: ${ids.size}人`);
 *   }
 * }
 * ```
 */
export interface HatsureiDataEntity {
  /** 従業員ID（先頭の0も含む文字列）。 */
  readonly employeeId: string;

  /**
   * 発令日（`YYYY/MM/DD`）。{@assumption term-date-form}
   *
   * 退職の発令でできる2件では、どちらも退職日です。{@assumption retirement-dates}
   */
  readonly hatsureiDate: string;

  /** 発令区分。 */
  readonly hatsureiKubun: HatsureiKubun;

  /**
   * この発令の状態が続く期間。
   *
   * 次の発令がないときは、`endDate`が`null`です。
   * 退職の発令では、1件目が退職日の1日だけ、2件目が退職日の翌日からの期間です。{@assumption retirement-terms}
   */
  readonly term: Term;

  /** 在籍状況区分。 */
  readonly zaisekiJokyoKubun: ZaisekiJokyoKubun;

  /** 本務兼務区分。 */
  readonly honmuKenmuKubun: HonmuKenmuKubun;

  /** 会社コード。 */
  readonly kaishaCode: string;

  /**
   * 会社名。
   *
   * 従業員が籍を置く会社で、転籍出向の後は転籍先です。
   * 出向受入の従業員で、出向元と自社のどちらになるかは、確認できていません。
   */
  readonly kaishaName: string;

  /** 所属コード。 */
  readonly shozokuCode: string;

  /** 所属名。 */
  readonly shozokuName: string;

  /**
   * 雇用形態名。
   *
   * `正社員`や`契約社員`のような文字列です。
   */
  readonly koyoKeitaiName: string;

  /**
   * 役職コード。
   *
   * 役職に就いていないときは`null`です。
   */
  readonly yakushokuCode: string | null;

  /**
   * 役職名。
   *
   * 役職に就いていないときは`null`です。
   */
  readonly yakushokuName: string | null;

  /**
   * 等級名。
   *
   * 等級がないときは`null`です。
   */
  readonly tokyuName: string | null;

  /** 職種名。 */
  readonly shokushuName: string | null;

  /** 勤務地名。 */
  readonly kinmuchiName: string | null;

  /** 出向区分。 */
  readonly shukkoKubun: ShukkoKubun;

  /**
   * 出向の相手の会社名。
   *
   * 在籍出向と転籍出向では出向先、出向受入では出向元の会社名です。
   * 出向区分が「対象外」のときは`null`です。
   */
  readonly shukkoSakiName: string | null;

  /** 海外赴任区分。 */
  readonly kaigaiFuninKubun: KaigaiFuninKubun;

  /** 単身赴任区分。 */
  readonly tanshinFuninKubun: TanshinFuninKubun;

  /** 発令の備考。 */
  readonly biko: string | null;
}
