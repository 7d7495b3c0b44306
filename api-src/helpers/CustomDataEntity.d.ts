import type {CustomDataValue} from './CustomDataValue';

// explained: UserCustomDataService
/**
 * カスタムデータ1件の内容。
 *
 * カスタムデータ定義で決めた項目キーをプロパティ名とし、その項目の値を持ちます。
 * データ種別が「個人データ」の定義では、従業員IDを項目キー`employeeId`で持ちます。
 */
export type CustomDataEntity = {
  /**
   * 項目キーに対応する値。
   */
  [itemKey: string]: CustomDataValue;
};
