import type {CombositeHatsureiDataService} from '../classes/CombositeHatsureiDataService';
import type {getHatsureiKubunName} from '../enumerations/getHatsureiKubunName';
import type {getHonmuKenmuKubunName} from '../enumerations/getHonmuKenmuKubunName';
import type {getKaigaiFuninKubunName} from '../enumerations/getKaigaiFuninKubunName';
import type {getShukkoKubunName} from '../enumerations/getShukkoKubunName';
import type {getTanshinFuninKubunName} from '../enumerations/getTanshinFuninKubunName';
import type {getZaisekiJokyoKubunName} from '../enumerations/getZaisekiJokyoKubunName';
import type {HatsureiKubun} from '../enumerations/HatsureiKubun';
import type {HonmuKenmuKubun} from '../enumerations/HonmuKenmuKubun';
import type {KaigaiFuninKubun} from '../enumerations/KaigaiFuninKubun';
import type {ShukkoKubun} from '../enumerations/ShukkoKubun';
import type {TanshinFuninKubun} from '../enumerations/TanshinFuninKubun';
import type {Term} from './Term';
import type {ZaisekiJokyoKubun} from '../enumerations/ZaisekiJokyoKubun';

// assumption: hatsurei-entity
/**
 * 発令の日付と種類、発令後の所属や身分を表す発令データ1件。
 *
 * {@link CombositeHatsureiDataService}が返します。
 *
 * @remarks
 * 退職の発令を登録すると、データが2件できます。
 * 1件目は発令日当日の在籍中のデータ、2件目は翌日以降の退職済のデータです。
 * 兼務のある従業員は、本務と兼務のデータを別々に持ちます。
 * ほかのデータとの関係は[既定のデータの取得](/wiki/custom-data-function/default-data)で説明しています。
 *
 * @example
 * 課長の役職にある在籍中の従業員に、役職手当を支給します。
 * ```js
 * async function main() {
 *   const {employeeIdList} = combositeDataService.shikyukojoData;
 *   const {baseDate} = combositeDataService.kyuyoKeisanSettingsData;
 *   const hatsureiList =
 *     await combositeDataService.hatsureiData.readByEmployeeIdAndBaseDate(
 *       employeeIdList,
 *       baseDate,
 *     );
 *
 *   // 兼務先の役職には手当を付けないので、本務の発令だけを見る
 *   const kachoIds = new Set(
 *     hatsureiList
 *       .filter(
 *         ({zaisekiJokyoKubun}) =>
 *           zaisekiJokyoKubun === ZaisekiJokyoKubun.Zaisekichu,
 *       )
 *       .filter(({honmuKenmuKubun}) => honmuKenmuKubun === HonmuKenmuKubun.Honmu)
 *       .filter(({yakushokuName}) => yakushokuName === '課長')
 *       .map(({employeeId}) => employeeId),
 *   );
 *   await combositeDataService.shikyukojoData.saveAmount(
 *     [...kachoIds].map((employeeId) => ({
 *       employeeId,
 *       kyuyoKomokuName: '役職手当',
 *       amount: 50000,
 *       baseDate,
 *     })),
 *   );
 * }
 * ```
 */
export interface HatsureiDataEntity {
  /**
   * 従業員ID。
   *
   * 先頭の0も含む文字列です。
   */
  readonly employeeId: string;

  /**
   * 発令日（`YYYY/MM/DD`）。
   *
   * 退職の発令でできる2件は、どちらも退職日を持ちます。
   */
  readonly hatsureiDate: string;

  /**
   * 発令区分。
   *
   * コードは{@link HatsureiKubun}、名称は{@link getHatsureiKubunName}で得られます。
   */
  readonly hatsureiKubun: HatsureiKubun;

  /**
   * この発令の状態が続く期間。
   *
   * 次の発令がないときは、`endDate`が`null`です。
   * 退職の発令では、1件目が退職日の1日だけ、2件目が翌日からの期間になります。
   */
  readonly term: Term;

  /**
   * 在籍状況区分。
   *
   * コードは{@link ZaisekiJokyoKubun}、名称は{@link getZaisekiJokyoKubunName}で得られます。
   * 在籍している従業員だけを処理するときは、この値で絞り込みます。
   */
  readonly zaisekiJokyoKubun: ZaisekiJokyoKubun;

  /**
   * 本務兼務区分。
   *
   * コードは{@link HonmuKenmuKubun}、名称は{@link getHonmuKenmuKubunName}で得られます。
   */
  readonly honmuKenmuKubun: HonmuKenmuKubun;

  /** 籍を置く会社のコード。 */
  readonly kaishaCode: string;

  /**
   * 籍を置く会社の名前。
   *
   * 転籍出向のあとは、転籍先の会社になります。
   */
  readonly kaishaName: string;

  /** 所属のコード。 */
  readonly shozokuCode: string;

  /**
   * 所属の名前。
   *
   * `人事部`のように、発令時点の部署名を持ちます。
   */
  readonly shozokuName: string;

  /**
   * 雇用形態の名前。
   *
   * `正社員`や`契約社員`のように表します。
   */
  readonly koyoKeitaiName: string;

  /**
   * 役職のコード。
   *
   * 役職に就いていないときは`null`です。
   */
  readonly yakushokuCode: string | null;

  /**
   * 役職の名前。
   *
   * 役職に就いていないときは`null`です。
   */
  readonly yakushokuName: string | null;

  /**
   * 等級の名前。
   *
   * 等級の制度がないときは`null`です。
   */
  readonly tokyuName: string | null;

  /**
   * 職種の名前。
   *
   * 未登録なら`null`です。
   */
  readonly shokushuName: string | null;

  /**
   * 勤務地の名前。
   *
   * 未登録なら`null`です。
   */
  readonly kinmuchiName: string | null;

  /**
   * 出向区分。
   *
   * コードは{@link ShukkoKubun}、名称は{@link getShukkoKubunName}で得られます。
   */
  readonly shukkoKubun: ShukkoKubun;

  /**
   * 出向の相手の会社名。
   *
   * 出向では出向先、出向受入では出向元の名前です。
   * 出向に関係がないときは`null`です。
   */
  readonly shukkoSakiName: string | null;

  /**
   * 海外赴任区分。
   *
   * コードは{@link KaigaiFuninKubun}、名称は{@link getKaigaiFuninKubunName}で得られます。
   */
  readonly kaigaiFuninKubun: KaigaiFuninKubun;

  /**
   * 単身赴任区分。
   *
   * コードは{@link TanshinFuninKubun}、名称は{@link getTanshinFuninKubunName}で得られます。
   */
  readonly tanshinFuninKubun: TanshinFuninKubun;

  /**
   * 発令に付けた備考。
   *
   * 未登録なら`null`です。
   */
  readonly biko: string | null;
}
