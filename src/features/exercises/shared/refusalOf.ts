import {
  EMPLOYEE_ID_KEY,
  MESSAGES,
  RequiredKubun,
  isCatalogueError,
} from '@combosite-functions/simulator';
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

/**
 * Tries something on the platform.
 *
 * @returns the message with which the platform refuses it, as a sentence, and what
 *   the catalogue advises; nothing if it doesn't
 */
export function refusalOf(
  attempt: () => void,
): {readonly message: string; readonly whole: string} | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    if (!isCatalogueError(error)) {
      throw error;
    }
    const message = `${error.message}。`;
    return {message, whole: message + MESSAGES[error.messageId].mend};
  }
}
