import type {CombositeKeisanPatternDataService} from './CombositeKeisanPatternDataService';
import type {UserShikyukojoAmountData} from '../helpers/UserShikyukojoAmountData';

// assumption: trigger-availability
/**
 * 支給額マスタと控除額マスタのデータを操作するサービス。
 *
 * `combositeDataService.shikyukojoData`として、給与計算をきっかけに実行されるカスタムファンクションから利用できます。
 * 「実行トリガー」は「Combositeジョブトリガー」、「実行トリガー処理」は「給与計算(前)」です。
 * 使い方は[支給額・控除額データの連携](/wiki/custom-data-function/shikyukojo-data)で説明しています。
 * プログラムを作る流れは、[ペット手当のカスタムファンクション登録](/tutorial/tutorial-advanced/register-custom-functions-for-pet-teate)で説明しています。
 *
 * @remarks
 * 注意：インスタンスは用意されています。
 * `new`で作らずに、`combositeDataService.shikyukojoData`を使ってください。
 *
 * 注意：遡及計算でもカスタムファンクションは実行されます。
 * そのとき、`employeeIdList`は遡及計算の対象となる従業員IDの配列になります。
 * 詳しくは[よくある質問](/wiki/frequently-asked-questions#retroactive-calculation)を参照してください。
 *
 * @example
 * 飼育数と単価からペット手当を計算し、支給額マスタを更新します。
 * ```js scenario="給与計算前"
 * async function main() {
 *   const {shikyukojoData, kyuyoKeisanSettingsData} = combositeDataService;
 *   const {employeeIdList} = shikyukojoData;
 *
 *   const masterService =
 *     await baseService.createCustomDataServiceByDefinitionName(
 *       'ペット手当マスタ',
 *     );
 *   const [master] = await masterService.getCustomDataByQuery((qb) => qb);
 *   if (!master) {
 *     throw new Error('ペット手当マスタが登録されていません');
 *   }
 *
 *   const petService =
 *     await baseService.createCustomDataServiceByDefinitionName(
 *       '従業員ペット飼育数',
 *     );
 *   const pets = await petService.getCustomDataByQuery((qb) =>
 *     qb.where('employeeId', 'in', employeeIdList),
 *   );
 *
 *   if (pets.length === 0) {
 *     logger.info('ペット手当の対象者はいません');
 *     return;
 *   }
 *   await shikyukojoData.saveAmount(
 *     pets.map((pet) => ({
 *       employeeId: String(pet.employeeId),
 *       kyuyoKomokuName: 'ペット手当',
 *       amount:
 *         Number(pet.dogCount) * Number(master.dogTeateAmount) +
 *         Number(pet.catCount) * Number(master.catTeateAmount),
 *       baseDate: kyuyoKeisanSettingsData.baseDate,
 *     })),
 *   );
 *   logger.info(`ペット手当を${pets.length}人分更新しました`);
 * }
 * ```
 */
export declare class CombositeShikyukojoDataService {
  private constructor();

  /**
   * 実行中の給与計算の対象となる従業員IDの配列。
   *
   * 値はCombosite Functionsが設定します。
   * 遡及計算では、遡及計算の対象となる従業員IDの配列です。
   */
  readonly employeeIdList: string[];

  // assumption: service-errors
  // assumption: argument-type-errors
  // assumption: save-amount-refuses-negative
  // assumption: save-amount-targets-only
  // assumption: save-amount-whole-yen
  // assumption: unavailable-service-error
  /**
   * 支給額マスタまたは控除額マスタの金額を更新する。
   *
   * Combositeの「事前計算の実行」と「本計算の実行」のときに更新できます。
   * 配列の要素1つが、1件分の金額です。
   * 次の4つの値を、すべて指定してください。
   *
   * | 項目 | 型 | 内容 | 例 |
   * | --- | --- | --- | --- |
   * | `employeeId` | `string` | 従業員ID | `'100000'` |
   * | `kyuyoKomokuName` | `string` | 給与項目名 | `'資格手当'` |
   * | `amount` | `number` | 金額（円） | `15000` |
   * | `baseDate` | `string` | 更新するレコードの基準日。年、月、日をスラッシュで区切る | `'2025/4/1'` |
   *
   * @param shikyukojoAmountDataList - 更新する金額の配列
   * @returns 更新が終わると解決される`Promise`。値はない
   * @throws このサービスを使えない実行トリガーで、`combositeDataService.shikyukojoData`を参照したときに`Error`を投げる（メッセージ：`{service}は、{trigger}では使えません。使える場面：{available}`）
   * @throws 引数がオブジェクトの配列でないときに`Error`を投げる（メッセージ：`saveAmountには、更新する金額の配列を渡します。渡した値：{value}`）
   * @throws 4つの値のどれかがないか型が違うとき、`amount`が`NaN`や`Infinity`のとき、または`baseDate`が`'2025/02/30'`のような存在しない日付のときに`Error`を投げる（メッセージ：`saveAmountに渡した値が正しくありません：{problems}`）
   * @throws `amount`が負の数か、整数でない数のときに`Error`を投げる（メッセージ：`金額は0以上の整数で渡します：{problems}`）
   * @throws 登録されていない従業員IDを指定したときに`Error`を投げる（メッセージ：`従業員ID「{employeeId}」の従業員がいません`）
   * @throws `employeeIdList`にない従業員IDを指定したときに`Error`を投げる（メッセージ：`従業員ID「{employeeId}」は、実行中の給与計算の対象ではありません`）
   * @throws 登録されていない給与項目名を指定したときに`Error`を投げる（メッセージ：`給与項目「{kyuyoKomokuName}」がありません`）
   * @throws 項目区分または算出方法区分の条件を満たさない給与項目を指定したときに`Error`を投げる（メッセージ：`給与項目「{kyuyoKomokuName}」は更新できません。固定支給か固定控除で、金額直接入力の給与項目だけを更新できます`）
   * @throws 従業員に、`baseDate`の時点で適用される計算パターンがないときに`Error`を投げる（メッセージ：`従業員ID「{employeeId}」に、{baseDate}の時点の計算パターンがありません`）
   * @throws 従業員の計算パターンにない給与項目を指定したときに`Error`を投げる（メッセージ：`従業員ID「{employeeId}」の{keisanPatternName}に、給与項目「{kyuyoKomokuName}」がありません`）
   * @throws 1回のリクエストで、同じ従業員の同じマスタを2度更新しようとしたときに`Error`を投げる（メッセージ：`従業員ID「{employeeId}」の「{kyuyoKomokuName}」は、1回のリクエストで2度更新できません`）
   *
   * @remarks
   * 注意：更新できるのは、項目区分が「固定支給」または「固定控除」の給与項目のマスタです。
   * さらに、算出方法区分が「金額直接入力」である必要があります。
   *
   * 注意：同じ従業員の同じマスタは、1回のリクエストで1度しか更新できません。
   *
   * 注意：`baseDate`は、更新したマスタのレコードの開始日になります。
   * 従業員の「雇用」または「出向受入」の発令日より前を指定すると、その発令日に置き換わります。
   * たとえば発令日が2025/4/15の従業員に2025/4/1を指定すると、2025/4/15が開始日になります。
   *
   * 注意：使える給与項目は、従業員の計算パターンによって異なります。
   * 更新する前に、{@link CombositeKeisanPatternDataService}で確かめてください。
   * 詳しくは[支給額マスタを更新する際の注意点](/wiki/custom-data-function/best-practice-updating-shikyugaku-master)を参照してください。
   *
   * @example
   * 2人の資格手当を、2025年4月1日から有効な金額に更新します。
   * ```js scenario="給与計算前・15日払い"
   * async function main() {
   *   await combositeDataService.shikyukojoData.saveAmount([
   *     {
   *       employeeId: '100000',
   *       kyuyoKomokuName: '資格手当',
   *       amount: 15000,
   *       baseDate: '2025/4/1',
   *     },
   *     {
   *       employeeId: '100001',
   *       kyuyoKomokuName: '資格手当',
   *       amount: 10000,
   *       baseDate: '2025/4/1',
   *     },
   *   ]);
   *   logger.info('資格手当を更新しました');
   * }
   * ```
   */
  saveAmount(
    shikyukojoAmountDataList: UserShikyukojoAmountData[],
  ): Promise<void>;
}
