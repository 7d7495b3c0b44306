// explained: UserCustomDataService
/**
 * 検索条件の比較演算子。
 *
 * | 演算子 | 意味 |
 * | --- | --- |
 * | `'=='` | 値と等しい |
 * | `'!='`{@assumption query-operators} | 値と等しくない |
 * | `'<'`{@assumption query-operators} | 値より小さい（日付では、値より前） |
 * | `'<='`{@assumption query-operators} | 値以下（日付では、値以前） |
 * | `'>'`{@assumption query-operators} | 値より大きい（日付では、値より後） |
 * | `'>='`{@assumption query-operators} | 値以上（日付では、値以降） |
 * | `'in'` | 配列のいずれかの値と等しい |
 * | `'not-in'`{@assumption query-operators} | 配列のどの値とも等しくない |
 */
export type QueryOperator =
  '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not-in';
