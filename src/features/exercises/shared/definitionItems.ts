import {EMPLOYEE_ID_KEY, RequiredKubun} from '@combosite-functions/simulator';
import type {DefinitionItem} from '@combosite-functions/simulator';

// assumption: personal-data-employee-id-item
/** The item that 個人データ have from the start. */
export const EMPLOYEE_ID_ITEM: DefinitionItem = {
  itemName: '従業員ID',
  itemKey: EMPLOYEE_ID_KEY,
  dataType: '文字列',
  requiredKubun: RequiredKubun.Hissu,
  customSelectOptionName: null,
};
