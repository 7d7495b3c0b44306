// assumption: meta-fields
// assumption: meta-field-dates
/**
 * 登録済みのデータに、Combosite Functionsが管理する項目を加えた型。
 *
 * 加わる項目は、Combosite Functionsが値を決めます。
 * カスタムファンクションから書き換えることはできません。
 *
 * @typeParam T - もとのデータの型
 */
export type WithMetaFields<T> = T & {
  /**
   * データの一意なID（データID）。
   *
   * カスタムデータを更新または削除するときの対象の指定に使います。
   * ファイル出力では、最も右の列「データID」に入る値です。
   */
  readonly dataId: string;

  /**
   * 登録した日時（`YYYY/MM/DD HH:mm:ss`、日本時間）。
   */
  readonly createdAt: string;

  /**
   * 最後に更新した日時（`YYYY/MM/DD HH:mm:ss`、日本時間）。
   *
   * 一度も更新していないデータでは、`createdAt`と同じ値です。
   */
  readonly updatedAt: string;
};
