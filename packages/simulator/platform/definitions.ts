import {CustomDataKindKubun, RequiredKubun} from '../company/enumerations';
import {refuse} from '../messages/errors';
import {formatMessage} from '../messages/messages';
import {findReservedWord} from '../messages/reservedWords';
import type {SelectOptionMaster} from '../company/company';
import type {CustomDataDefinitionEntity} from '../../../api-src/interfaces/CustomDataDefinitionEntity';

/** One item of a custom data definition. */
export type DefinitionItem = CustomDataDefinitionEntity['itemList'][number];

/** Item key of the employee ID in 個人データ. */
export const EMPLOYEE_ID_KEY = 'employeeId';

/**
 * Checks the select option masters of a company.
 *
 * @throws CombositeFunctionsError if a name or an option occurs twice
 */
export function checkSelectOptionMasters(
  masters: readonly SelectOptionMaster[],
): void {
  const names = new Set<string>();
  for (const {masterName, options} of masters) {
    if (names.has(masterName)) {
      refuse('select-option-master-duplicate', {masterName});
    }
    names.add(masterName);
    const option = firstRepeated(options);
    if (option !== undefined) {
      refuse('select-option-duplicate', {masterName, option});
    }
  }
}

/**
 * Checks a definition as its registration would.
 *
 * @param names - names that are in use
 * @throws CombositeFunctionsError with the first rule that it breaks
 */
export function checkDefinition(
  definition: CustomDataDefinitionEntity,
  names: ReadonlySet<string>,
  masters: readonly SelectOptionMaster[],
): void {
  const {definitionName, itemList} = definition;
  if (definitionName === '') {
    refuse('definition-name-empty', {});
  }
  if (names.has(definitionName)) {
    refuse('definition-name-duplicate', {definitionName});
  }

  const itemKey = firstRepeated(itemList.map((item) => item.itemKey));
  if (itemKey !== undefined) {
    refuse('item-key-duplicate', {definitionName, itemKey});
  }
  for (const item of itemList) {
    checkItem(item, masters);
  }

  // assumption: personal-data-employee-id-item
  const employeeId = itemList.find((item) => item.itemKey === EMPLOYEE_ID_KEY);
  if (
    definition.customDataKindKubun === CustomDataKindKubun.KojinData &&
    (employeeId?.dataType !== '文字列' ||
      employeeId.requiredKubun !== RequiredKubun.Hissu)
  ) {
    refuse('employee-id-item-missing', {definitionName});
  }
}

/**
 * Tells which item keys of a definition work, but are awkward in programs.
 *
 * @param definition - a definition that can be registered
 * @returns messages of the catalogue
 */
export function adviseOnDefinition({
  itemList,
}: CustomDataDefinitionEntity): string[] {
  return itemList.flatMap(({itemKey}) => {
    const {reason} = findReservedWord(itemKey) ?? {};
    return reason === undefined
      ? []
      : formatMessage('item-key-discouraged', {itemKey, reason});
  });
}

function checkItem(
  {itemName, itemKey, dataType, customSelectOptionName}: DefinitionItem,
  masters: readonly SelectOptionMaster[],
): void {
  const reserved = findReservedWord(itemKey);
  if (reserved?.level === 'refused') {
    refuse('item-key-reserved', {itemKey, reason: reserved.reason});
  }
  if (!/^[A-Za-z][A-Za-z0-9]*$/.test(itemKey)) {
    refuse('item-key-invalid', {itemKey});
  }
  if (
    dataType === 'カスタム選択肢' &&
    !masters.some(({masterName}) => masterName === customSelectOptionName)
  ) {
    refuse('select-option-master-missing', {
      itemName,
      masterName: customSelectOptionName ?? '',
    });
  }
}

function firstRepeated(values: readonly string[]): string | undefined {
  return values.find((value, index) => values.indexOf(value) !== index);
}
