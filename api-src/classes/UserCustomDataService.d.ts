import type {CustomDataEntity} from '../helpers/CustomDataEntity';
import type {QueryBuilder} from '../helpers/QueryBuilder';
import type {WithMetaFields} from '../helpers/WithMetaFields';
import type {CustomDataDefinitionEntity} from '../interfaces/CustomDataDefinitionEntity';
import type {CustomDataServiceFactory} from './CustomDataServiceFactory';

/**
 * カスタムデータ定義とカスタムデータにアクセスするサービス。
 *
 * グローバル変数`baseService`（{@link CustomDataServiceFactory}）から、カスタムデータ定義ごとに作ります。
 * 実行トリガーによらず使えます。{@assumption trigger-availability}
 * 公開された資料では、`UserCustomDataBaseService`を継承し、`createCustomData`を上書きしています。
 * `getCustomDataByQuery`は、継承したメソッドです。
 *
 * カスタムデータ1件（型は`CustomDataEntity`）は、項目キーをプロパティ名とするオブジェクトです。
 *
 * {@assumption custom-data-values} {@assumption blank-item-null} {@assumption data-types}
 *
 * | データ型 | 値の型 | 例 |
 * | --- | --- | --- |
 * | 文字列 | `string` | `'柴犬'` |
 * | 数値 | `number` | `1000` |
 * | 日付 | `string`（`YYYY/MM/DD`） | `'2025/04/01'` |
 * | 真偽値 | `boolean` | `true` |
 * | カスタム選択肢 | `string`（選択肢の文字列） | `'犬'` |
 *
 * {@assumption custom-data-values}
 *
 * 値のない項目は`null`です。後から定義に加えた必須の項目も、登録済みのデータでは`null`になるものとして扱います。
 * `Number(null)`は0なので、計算の前に[空でないかを調べます](/wiki/custom-data-function/custom-data-for-custom-function#check-values)。
 *
 * @typeParam T - カスタムデータ1件の型（このWikiの型定義だけにある）。省略すると、どの項目キーも持てる
 *
 * @remarks
 * 注意：公開された資料は、備考で、執筆の時点で使えるのは定義とデータの取得だけとし、操作の一覧には作成、更新、削除も載せています。
 * 今の製品で使えるかどうかは、検証用の定義で、先に1件だけ試してください。{@assumption custom-data-write-support}
 *
 * 注意：作成、更新、削除は1件ずつ確定し、エラーになっても、それまでの分は元に戻りません。{@assumption no-transaction}
 * テスト実行では書き込まれない見込みです。{@assumption dry-run-no-data}
 *
 * @example
 * 在宅勤務の日数を、登録がなければ登録し、あれば更新します。
 * ```js scenario="手動実行"
 * async function main() {
 *   const zaitakuService =
 *     await baseService.createCustomDataServiceByDefinitionName('在宅勤務実績');
 *   const records = await zaitakuService.getCustomDataByQuery((qb) =>
 *     qb.where('employeeId', '==', '0001').where('targetMonth', '==', '2025/04'),
 *   );
 *   if (records.length > 1) {
 *     throw new Error('従業員ID 0001の4月分が2件以上あります');
 *   }
 *   const [current] = records;
 *   if (current) {
 *     await zaitakuService.updateCustomData(current.dataId, {zaitakuDays: 12});
 *     logger.info('在宅勤務の日数を更新しました');
 *     return;
 *   }
 *   await zaitakuService.createCustomData({
 *     employeeId: '0001',
 *     targetMonth: '2025/04',
 *     zaitakuDays: 12,
 *   });
 *   logger.info('在宅勤務の日数を登録しました');
 * }
 * ```
 */
export declare class UserCustomDataService<
  T extends CustomDataEntity = CustomDataEntity,
> {
  private constructor();

  /**
   * カスタムデータを1件作成する。
   *
   * @param data - 項目キーと値。必須の項目（個人データでは従業員IDも）をすべて指定する
   * @returns 作成したカスタムデータのデータID{@assumption create-returns-data-id}
   * @throws 必須の項目がないとき、または必須の項目に`null`か空の文字列を指定したときに`Error`を投げる（メッセージ：`必須の項目「{itemName}」（{itemKey}）に値がありません`）
   * @throws 値が定義のデータ型と合わないときに`Error`を投げる（メッセージ：`項目「{itemName}」（{itemKey}）は{dataType}です。渡した値：{value}`）
   * @throws 日付の項目の値が`YYYY/MM/DD`の形でないとき、または存在しない日付のときに`Error`を投げる（メッセージ：`項目「{itemName}」（{itemKey}）の日付はYYYY/MM/DDの形で渡します。渡した値：{value}`）
   * @throws `data`に、定義にない項目キーがあるときに`Error`を投げる（メッセージ：`定義「{definitionName}」に項目キー「{itemKey}」がありません。近い名前：{nearest}`）
   * @throws カスタム選択肢の項目の値が、カスタム選択肢マスタにないときに`Error`を投げる（メッセージ：`項目「{itemName}」（{itemKey}）の選択肢に「{value}」がありません`）
   * @throws 値が文字列の`'null'`、`'undefined'`、`'NaN'`のときに`Error`を投げる（メッセージ：`項目「{itemName}」（{itemKey}）に、値がないことを表す文字列は登録できません。渡した値：{value}`）
   * @throws `data`に`dataId`、`createdAt`、`updatedAt`のどれかがあるときに`Error`を投げる（メッセージ：`「{itemKey}」は書き換えられません`）
   * @throws `data`が、項目キーと値のオブジェクトでないときに`Error`を投げる（メッセージ：`カスタムデータの内容は、項目キーと値のオブジェクトで渡します`）
   * {@assumption error-messages} {@assumption service-errors} {@assumption custom-data-argument-check} {@assumption valueless-text}
   *
   * @remarks
   * 注意：同じプログラムは事前計算と本計算などで2回以上動くので、登録済みかどうかを先に検索してください。
   *
   * @example
   * 従業員が取得した資格を、まだ登録されていなければ登録し、データIDをログに残します。
   * ```js scenario="手動実行"
   * async function main() {
   *   const shikakuService =
   *     await baseService.createCustomDataServiceByDefinitionName('従業員資格');
   *   const shikaku = {employeeId: 'FM001276', shikakuName: '社会保険労務士'};
   *   const registered = await shikakuService.getCustomDataByQuery((qb) =>
   *     qb
   *       .where('employeeId', '==', shikaku.employeeId)
   *       .where('shikakuName', '==', shikaku.shikakuName),
   *   );
   *   if (registered.length > 0) {
   *     logger.info('この資格は登録済みです');
   *     return;
   *   }
   *   const dataId = await shikakuService.createCustomData({
   *     ...shikaku,
   *     shutokuDate: '2025/03/15',
   *     isTeateTarget: true,
   *   });
   *   logger.info(`登録しました（データID: ${dataId}）`);
   * }
   * ```
   */
  createCustomData(data: T): Promise<string>;

  /**
   * 条件に合うカスタムデータを取得する。
   *
   * 引数の関数で、渡された`qb`（型は`QueryBuilder`）に条件を加えて返します。
   * `qb`をそのまま返すと、すべてのデータを取得します。
   * 次のメソッドを続けて呼び出せ、`where`を重ねると、すべての条件を満たすデータに絞り込みます。{@assumption query-and-chaining}
   *
   * | メソッド | 内容 | 例 |
   * | --- | --- | --- |
   * | `where(項目キー, 演算子, 値)` | 条件で絞り込む | `qb.where('dogCount', '==', 1)` |
   * | `orderBy(項目キー, 方向)` | 並べ替える。方向は`'asc'`（昇順、省略可）または`'desc'`（降順）{@assumption query-order-limit} {@assumption query-order-priority} | `qb.orderBy('dogCount', 'desc')` |
   * | `limit(件数)` | 先頭から指定した件数だけを取得する | `qb.limit(10)` |
   *
   * 項目キーのほかに、`dataId`、`createdAt`、`updatedAt`も条件と並べ替えに使えます。{@assumption query-meta-fields}
   * `where`には次の演算子を使えます。
   *
   * | 演算子 | 条件に合うデータ |
   * | --- | --- |
   * | `'=='` | 値と等しい |
   * | `'!='`{@assumption query-operators} | 値と等しくない |
   * | `'<'`、`'<='`{@assumption query-operators} | 値より小さい、値以下（日付では、値より前、値以前） |
   * | `'>'`、`'>='`{@assumption query-operators} | 値より大きい、値以上（日付では、値より後、値以降） |
   * | `'in'` | 配列のいずれかの値と等しい |
   * | `'not-in'`{@assumption query-operators} | 配列のどの値とも等しくない |
   *
   * | 場面 | 結果 |
   * | --- | --- |
   * | 項目が空（`null`） | `'<'`、`'<='`、`'>'`、`'>='`の条件に合わない。昇順では先頭に並ぶ{@assumption query-null-range} {@assumption query-null-order}。`'!='`と`'not-in'`に合うかどうかは、確認できていない |
   * | 値の型が、項目のデータ型と違う | 1件も返らないものとして、型をそろえる{@assumption query-value-type} |
   * | `'in'`の配列が空、または件数が多い | 確認できていない |
   * | `orderBy`がない | 並び順に頼らない |
   *
   * 取得したデータ（型は`WithMetaFields`）には、次の値も含まれます。
   *
   * | 項目 | 型 | 内容 |
   * | --- | --- | --- |
   * | `dataId` | `string` | データID。更新と削除の対象の指定に使う |
   * | `createdAt` | `string` | 登録した日時（`YYYY/MM/DD HH:mm:ss`、日本時間） |
   * | `updatedAt` | `string` | 最後に更新した日時（`YYYY/MM/DD HH:mm:ss`、日本時間） |
   *
   * @param queryFn - 検索条件を組み立てる関数
   * @returns 条件に合うカスタムデータの配列。なければ空の配列{@assumption read-empty-result}
   * @throws `where`か`orderBy`に、ない名前を指定したときに`Error`を投げる（メッセージ：`定義「{definitionName}」に項目キー「{itemKey}」がありません。近い名前：{nearest}`）
   * @throws `where`の演算子が、使えるものでないときに`Error`を投げる（メッセージ：`whereの演算子「{operator}」は使えません。使える演算子：{known}`）
   * @throws `where`で`'in'`または`'not-in'`の値が配列でないときに`Error`を投げる（メッセージ：`whereの演算子「{operator}」には、値の配列を渡します`）
   * @throws `orderBy`の方向が`'asc'`でも`'desc'`でもないときに`Error`を投げる（メッセージ：`orderByの方向は'asc'か'desc'です。渡した値：{value}`）
   * @throws `limit`の件数が1以上の整数でないときに`Error`を投げる（メッセージ：`limitの件数は1以上の整数です。渡した値：{value}`）
   * @throws `queryFn`が、受け取った`qb`も、それに条件を加えたものも返さないときに`Error`を投げる（メッセージ：`検索条件の関数は、受け取ったqbか、条件を加えたqbを返します`）
   * {@assumption error-messages} {@assumption query-argument-check}
   *
   * @example
   * 犬を飼育している従業員のデータを取得します。
   * ```js scenario="手動実行"
   * async function main() {
   *   const petService =
   *     await baseService.createCustomDataServiceByDefinitionName(
   *       '従業員ペット飼育数',
   *     );
   *   const dogOwners = await petService.getCustomDataByQuery((qb) =>
   *     qb.where('dogCount', '>', 0).orderBy('employeeId'),
   *   );
   *   // 2件ある従業員を、2度書かない
   *   const employeeIds = new Set(dogOwners.map((record) => record.employeeId));
   *   logger.info(`犬を飼育している従業員: ${[...employeeIds].join('、')}`);
   * }
   * ```
   */
  getCustomDataByQuery(
    queryFn: (qb: QueryBuilder<T, never>) => QueryBuilder<T, never>,
  ): Promise<WithMetaFields<T>[]>;

  /**
   * このサービスのカスタムデータ定義を返す。
   *
   * `Promise`を返さないため、`await`は不要です。
   * 戻り値は{@link CustomDataDefinitionEntity}に、`dataId`、`createdAt`、`updatedAt`を加えたものです。{@assumption meta-fields}
   * 公開された資料には、この型を`CustomDataDefintionEntity`と綴った箇所もあります。
   *
   * @returns カスタムデータ定義
   *
   * @example
   * 入力の漏れを防ぐため、必須の項目をログに出力します。
   * ```js scenario="手動実行"
   * async function main() {
   *   const petService =
   *     await baseService.createCustomDataServiceByDefinitionName(
   *       '従業員ペット飼育数',
   *     );
   *   const definition = petService.getCustomDataDefinition();
   *   const requiredItems = definition.itemList.filter(
   *     (item) => item.requiredKubun === RequiredKubun.Hissu,
   *   );
   *   for (const {itemName, itemKey} of requiredItems) {
   *     logger.info(`必須の項目: ${itemName}（${itemKey}）`);
   *   }
   * }
   * ```
   */
  getCustomDataDefinition(): WithMetaFields<CustomDataDefinitionEntity>;

  // assumption: custom-data-update-delete
  /**
   * カスタムデータを1件更新する。
   *
   * {@assumption update-keeps-other-items} {@assumption update-null-clears}
   *
   * 指定した項目だけを書き換え、指定しなかった項目は元の値のまま残します。
   * 任意の項目に`null`を指定すると、その項目を未入力に戻します。
   *
   * {@assumption custom-data-argument-check}
   *
   * 値の誤りでは、{@link UserCustomDataService.createCustomData | createCustomData}と同じ例外になります。
   *
   * @param dataId - 更新するカスタムデータのデータID
   * @param data - 書き換える項目の値。項目キーをプロパティ名とする
   * @returns 値は返さない
   * @throws データIDに対応するデータがないときに`Error`を投げる（メッセージ：`定義「{definitionName}」にデータID「{dataId}」のデータがありません`）
   * {@assumption error-messages} {@assumption service-errors} {@assumption custom-data-argument-check} {@assumption valueless-text}
   *
   * @example
   * 研修を修了した従業員の受講状況を、修了に変えます。
   * ```js scenario="手動実行"
   * async function main() {
   *   const jukoService =
   *     await baseService.createCustomDataServiceByDefinitionName('研修受講状況');
   *   const records = await jukoService.getCustomDataByQuery((qb) =>
   *     qb
   *       .where('employeeId', '==', '0001')
   *       .where('nendo', '==', 2025)
   *       .where('kenshuName', '==', '情報セキュリティ'),
   *   );
   *   // どのデータを更新するかが1件に決まらなければ、止める
   *   if (records.length !== 1) {
   *     throw new Error(`該当する受講状況が${records.length}件あります`);
   *   }
   *   await jukoService.updateCustomData(records[0].dataId, {isCompleted: true});
   *   logger.info(`修了に変えました（データID: ${records[0].dataId}）`);
   * }
   * ```
   */
  updateCustomData(dataId: string, data: Partial<T>): Promise<void>;

  // assumption: custom-data-delete
  /**
   * カスタムデータを1件削除する。
   *
   * @param dataId - 削除するカスタムデータのデータID
   * @returns 値は返さない
   * @throws データIDに対応するデータがないときに`Error`を投げる（メッセージ：`定義「{definitionName}」にデータID「{dataId}」のデータがありません`）
   * {@assumption error-messages} {@assumption service-errors}
   *
   * @remarks
   * 注意：元に戻せないものとして、先に[ファイルへ出力](/wiki/custom-data-function/custom-data-file-input)し、控えを残してください。
   *
   * @example
   * 2024年3月までに登録された送信記録を、件数を確認してから削除します。
   * ```js scenario="手動実行"
   * const DELETE_ENABLED = false; // ログの件数を確認してから、trueに変える
   * const MAX_COUNT = 100; // これより多ければ、条件の誤りとみなす
   *
   * async function main() {
   *   const kirokuService =
   *     await baseService.createCustomDataServiceByDefinitionName('送信記録');
   *   const records = await kirokuService.getCustomDataByQuery((qb) => qb);
   *   // この形の日時だけが、文字列のまま比べられる
   *   if (!records.every((one) => /^\d{4}[/]\d\d[/]\d\d /.test(one.createdAt))) {
   *     throw new Error('登録日時の形が想定と違うため、1件も削除しません');
   *   }
   *   const oldRecords = records.filter(({createdAt}) => createdAt < '2024/04/01');
   *   if (oldRecords.length > MAX_COUNT) {
   *     throw new Error(`対象が${oldRecords.length}件あるため、1件も削除しません`);
   *   }
   *   if (DELETE_ENABLED) {
   *     for (const {dataId} of oldRecords) {
   *       await kirokuService.deleteCustomData(dataId);
   *     }
   *   }
   *   const result = DELETE_ENABLED ? '削除しました' : '削除していません';
   *   logger.info(`古い送信記録${oldRecords.length}件: ${result}`);
   * }
   * ```
   */
  deleteCustomData(dataId: string): Promise<void>;
}
