import type {UserCustomDataService} from '../classes/UserCustomDataService';
import type {QueryOperator} from './QueryOperator';
import type {WithMetaFields} from './WithMetaFields';

/**
 * カスタムデータの検索条件を組み立てるオブジェクト。
 *
 * {@link UserCustomDataService.getCustomDataByQuery}に渡す関数の引数として受け取ります。
 * 各メソッドは条件を加えた`QueryBuilder`を返すため、続けて呼び出せます。{@assumption query-and-chaining}
 * 受け取ったオブジェクトをそのまま返すと、すべてのデータが対象になります。
 *
 * @typeParam Entity - 検索するデータの型
 * @typeParam ExtraField - 項目キーと、`dataId`、`createdAt`、`updatedAt`のほかに条件に使える名前。カスタムデータでは`never`
 *
 * @example
 * 2025年度の研修のうち、未修了のものを開催日の早い順に取得します。
 * ```js scenario="手動実行"
 * async function main() {
 *   const kenshuService =
 *     await baseService.createCustomDataServiceByDefinitionName('研修受講状況');
 *   const records = await kenshuService.getCustomDataByQuery((qb) =>
 *     qb
 *       .where('nendo', '==', 2025)
 *       .where('isCompleted', '==', false)
 *       .orderBy('kaisaiDate'),
 *   );
 *   for (const record of records) {
 *     logger.info(`${record.employeeId}: ${record.kenshuName}が未修了です`);
 *   }
 * }
 * ```
 */
export interface QueryBuilder<Entity, ExtraField extends string = never> {
  /**
   * 1つの値と比べる条件を加える。
   *
   * 続けて呼び出すと、すべての条件を満たすデータに絞り込みます。{@assumption query-and-chaining}
   *
   * @param field - 条件に使う項目キー、または`dataId`、`createdAt`、`updatedAt`{@assumption query-meta-fields}
   * @param operator - 比較演算子
   * @param value - 比べる値。項目のデータ型に合わせる
   * @returns 条件を加えた`QueryBuilder`
   * @throws `field`が、定義の項目キーでも`dataId`、`createdAt`、`updatedAt`でもないときに`Error`を投げる（メッセージ：`定義「{definitionName}」に項目キー「{itemKey}」がありません。近い名前：{nearest}`）
   * @throws `operator`が、使える演算子でないときに`Error`を投げる（メッセージ：`whereの演算子「{operator}」は使えません。使える演算子：{known}`）
   * {@assumption error-messages} {@assumption query-argument-check}
   *
   * @example
   * 猫を2匹以上飼育している従業員に絞り込みます。
   * ```js scenario="手動実行"
   * async function main() {
   *   const petService =
   *     await baseService.createCustomDataServiceByDefinitionName(
   *       '従業員ペット飼育数',
   *     );
   *   const records = await petService.getCustomDataByQuery((qb) =>
   *     qb.where('catCount', '>=', 2),
   *   );
   *   logger.info(`猫を2匹以上飼育している従業員: ${records.length}人`);
   * }
   * ```
   */
  where<Field extends (keyof WithMetaFields<Entity> & string) | ExtraField>(
    field: Field,
    operator: Exclude<QueryOperator, 'in' | 'not-in'>,
    value: Field extends keyof WithMetaFields<Entity>
      ? WithMetaFields<Entity>[Field]
      : string,
  ): QueryBuilder<Entity, ExtraField>;

  /**
   * 複数の値と比べる条件を加える。
   *
   * 続けて呼び出すと、すべての条件を満たすデータに絞り込みます。{@assumption query-and-chaining}
   *
   * @param field - 条件に使う項目キー、または`dataId`、`createdAt`、`updatedAt`{@assumption query-meta-fields}
   * @param operator - 比較演算子
   * @param value - 比べる値の配列。各要素を項目のデータ型に合わせる
   * @returns 条件を加えた`QueryBuilder`
   * @throws `field`が、定義の項目キーでも`dataId`、`createdAt`、`updatedAt`でもないときに`Error`を投げる（メッセージ：`定義「{definitionName}」に項目キー「{itemKey}」がありません。近い名前：{nearest}`）
   * @throws `operator`が、使える演算子でないときに`Error`を投げる（メッセージ：`whereの演算子「{operator}」は使えません。使える演算子：{known}`）
   * @throws `value`が配列でないときに`Error`を投げる（メッセージ：`whereの演算子「{operator}」には、値の配列を渡します`）
   * {@assumption error-messages} {@assumption query-argument-check}
   *
   * @example
   * 給与計算の対象の従業員に絞り込みます。
   * ```js scenario="給与計算前"
   * async function main() {
   *   const {employeeIdList} = combositeDataService.shikyukojoData;
   *   const petService =
   *     await baseService.createCustomDataServiceByDefinitionName(
   *       '従業員ペット飼育数',
   *     );
   *   const records = await petService.getCustomDataByQuery((qb) =>
   *     qb.where('employeeId', 'in', employeeIdList),
   *   );
   *   logger.info(`飼育数が登録された従業員: ${records.length}人`);
   * }
   * ```
   */
  where<Field extends (keyof WithMetaFields<Entity> & string) | ExtraField>(
    field: Field,
    operator: Extract<QueryOperator, 'in' | 'not-in'>,
    value: readonly (Field extends keyof WithMetaFields<Entity>
      ? WithMetaFields<Entity>[Field]
      : string)[],
  ): QueryBuilder<Entity, ExtraField>;

  // assumption: query-order-limit
  /**
   * 結果の並び順を決める。
   *
   * 続けて呼び出すと、先に指定した項目から順に優先します。{@assumption query-order-priority}
   *
   * @param field - 並べ替えに使う項目キー、または`dataId`、`createdAt`、`updatedAt`{@assumption query-meta-fields}
   * @param direction - 昇順は`'asc'`、降順は`'desc'`。省略すると昇順
   * @returns 並び順を加えた`QueryBuilder`
   * @throws `field`が、定義の項目キーでも`dataId`、`createdAt`、`updatedAt`でもないときに`Error`を投げる（メッセージ：`定義「{definitionName}」に項目キー「{itemKey}」がありません。近い名前：{nearest}`）
   * @throws `direction`が`'asc'`でも`'desc'`でもないときに`Error`を投げる（メッセージ：`orderByの方向は'asc'か'desc'です。渡した値：{value}`）
   * {@assumption error-messages} {@assumption query-argument-check}
   *
   * @example
   * 通勤距離の長い順に並べます。
   * ```js scenario="手動実行"
   * async function main() {
   *   const tsukinService =
   *     await baseService.createCustomDataServiceByDefinitionName('通勤経路');
   *   const records = await tsukinService.getCustomDataByQuery((qb) =>
   *     qb.orderBy('tsukinKyoriKm', 'desc'),
   *   );
   *   const employeeIds = records.map((record) => record.employeeId);
   *   logger.info(`通勤距離の長い順: ${employeeIds.join('、')}`);
   * }
   * ```
   */
  orderBy(
    field: (keyof WithMetaFields<Entity> & string) | ExtraField,
    direction?: 'asc' | 'desc',
  ): QueryBuilder<Entity, ExtraField>;

  // assumption: query-order-limit
  /**
   * 取得する件数の上限を決める。
   *
   * 並び順を指定すると、その順で先頭から数えます。
   *
   * @param count - 上限の件数（1以上の整数）
   * @returns 上限を加えた`QueryBuilder`
   * @throws `count`が1以上の整数でないときに`Error`を投げる（メッセージ：`limitの件数は1以上の整数です。渡した値：{value}`）
   * {@assumption error-messages} {@assumption query-argument-check}
   *
   * @example
   * 適用開始日が最も新しい単価を1件だけ取得します。
   * ```js scenario="手動実行"
   * async function main() {
   *   const tankaService =
   *     await baseService.createCustomDataServiceByDefinitionName('食事手当単価');
   *   const [latest] = await tankaService.getCustomDataByQuery((qb) =>
   *     qb.orderBy('tekiyoKaishiDate', 'desc').limit(1),
   *   );
   *   if (!latest) {
   *     logger.warn('食事手当単価が登録されていません');
   *     return;
   *   }
   *   logger.info(`${latest.tekiyoKaishiDate}からの単価を使います`);
   * }
   * ```
   */
  limit(count: number): QueryBuilder<Entity, ExtraField>;
}
