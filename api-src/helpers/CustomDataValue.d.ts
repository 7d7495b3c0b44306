// explained: UserCustomDataService
/**
 * カスタムデータの1項目に入る値。
 *
 * データ型と値の型は、次のように対応します。
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
 * 値のない項目は`null`です。
 * 必須の項目も、後から定義に加えたときは、登録済みのデータで`null`になります。
 *
 * 計算に使う前に、値が空でなく、正しい範囲の数値であることを確認します。
 * `Number(null)`は`0`です。
 */
export type CustomDataValue = string | number | boolean | null;
