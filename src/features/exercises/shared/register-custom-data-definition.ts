import {sampleCompany} from '@combosite-functions/simulator/sample-company';
import {
  CustomDataKindKubun,
  ExternalSystemKubun,
  RequiredKubun,
  adviseOnDefinition,
  checkDefinition,
} from '@combosite-functions/simulator';
import parking from './parking.json';
import {EMPLOYEE_ID_ITEM, refusalOf} from './refusalOf';
import type {CustomDataDefinitionEntity} from '../../../../api-src/interfaces/CustomDataDefinitionEntity';
import type {DefinitionItem} from '@combosite-functions/simulator';
import type {CheckResult} from './types';

/** One item as the form has it. */
export interface ItemAnswer {
  readonly itemName: string;
  readonly itemKey: string;
  /** `''` before the choice. */
  readonly dataType: '' | DefinitionItem['dataType'];
  readonly isRequired: boolean;
}

/** The form: choices are `''` before they are made. */
export interface DefinitionAnswer {
  readonly definitionName: string;
  readonly kind: '' | '個人データ' | '共通データ';
  readonly externalSystem: '' | '使用しない' | 'Combosite';
  /** Without the 従業員ID that 個人データ have from the start. */
  readonly items: readonly ItemAnswer[];
}

const NAME = '従業員駐車場';

/** What is right of an item, and what is said of anything else. */
interface RightItem {
  readonly dataType: string;
  readonly otherType: string;
  /** Said of 数値, if an import shows what is wrong with it. */
  readonly asNumber?: string;
  readonly isRequired: boolean;
  readonly otherRequired: string;
}

const ITEMS: Readonly<Record<string, RightItem>> = parking;

/** Deciding a definition for data that are described in words. */
export function check(answer: DefinitionAnswer): CheckResult[] {
  const {definitionName, externalSystem, items, kind} = answer;
  const definition = toDefinition(answer);
  // What the platform advises against, though it accepts it.
  const advice = adviseOnDefinition(definition).map((text) => `${text}。`);
  return [
    {
      name: '定義を登録できる',
      problem: findRefusal(answer, definition) ?? null,
    },
    {
      name: '項目キーに予約語がない',
      problem: items.some(({itemKey}) => itemKey !== '')
        ? advice.join('') || null
        : undefined,
    },
    {
      name: 'カスタムデータ定義名',
      problem:
        definitionName === NAME
          ? null
          : definitionName.trim() === NAME
            ? '名前の前か後ろに空白があります。空白も名前の一部になるので、消します。'
            : `名前を「${NAME}」にします。1文字でも違うと、プログラムから見つかりません。`,
    },
    {
      name: 'データ種別',
      problem: findChoiceProblem(
        kind,
        '個人データ',
        '「データ種別」を選びます。',
        '駐車場の番号は従業員ごとに違います。「共通データ」は従業員に結び付きません。',
      ),
    },
    {
      name: '外部システム利用区分',
      problem:
        kind === '個人データ'
          ? findChoiceProblem(
              externalSystem,
              '使用しない',
              '「外部システム利用区分」を選びます。',
              '駐車場の情報はCombositeに登録がないため、「使用しない」を選びます。',
            )
          : undefined,
    },
    ...Object.entries(ITEMS).map(([itemName, right]) =>
      checkItem(answer, itemName, right),
    ),
    {name: 'ほかの項目がない', problem: findExtraItems(answer)},
  ];
}

/** What is said of a choice that wasn't made, and of a wrong one. */
function findChoiceProblem(
  choice: string,
  right: string,
  unmade: string,
  wrong: string,
): string | null {
  return choice === '' ? unmade : choice === right ? null : wrong;
}

function toDefinition({
  definitionName,
  kind,
  items,
}: DefinitionAnswer): CustomDataDefinitionEntity {
  const {KojinData, KyotsuData} = CustomDataKindKubun;
  const isPersonal = kind === '個人データ';
  return {
    definitionName,
    customDataKindKubun: isPersonal ? KojinData : KyotsuData,
    externalSystemKubun: isPersonal ? ExternalSystemKubun.ShiyoShinai : null,
    itemList: [
      ...(isPersonal ? [EMPLOYEE_ID_ITEM] : []),
      ...items.map(
        ({itemName, itemKey, dataType, isRequired}): DefinitionItem => ({
          itemName,
          itemKey,
          dataType: dataType || '文字列',
          requiredKubun: isRequired ? RequiredKubun.Hissu : RequiredKubun.Nini,
          customSelectOptionName: null,
        }),
      ),
    ],
  };
}

/** Why the definition can't be registered. */
function findRefusal(
  {items}: DefinitionAnswer,
  definition: CustomDataDefinitionEntity,
): string | undefined {
  const blank = items.findIndex(
    ({itemName, itemKey}) => itemName === '' || itemKey === '',
  );
  if (blank !== -1) {
    return `${blank + 1}つ目の項目に、空の欄があります。「項目名」と「項目キー」を入力します。`;
  }
  const taken = sampleCompany.customData.map(
    (table) => table.definition.definitionName,
  );
  return refusalOf(() =>
    checkDefinition(
      definition,
      new Set(taken),
      sampleCompany.selectOptionMasters,
    ),
  )?.whole;
}

function checkItem(
  {items}: DefinitionAnswer,
  itemName: string,
  right: RightItem,
): CheckResult {
  const item = items.find((one) => one.itemName === itemName);
  const problem = item
    ? findItemProblem(item, right)
    : `項目名が「${itemName}」の項目がありません。`;
  return {name: `項目「${itemName}」`, problem};
}

function findItemProblem(
  {dataType, isRequired}: ItemAnswer,
  right: RightItem,
): string | null {
  if (dataType === '') {
    return '「データ型」を選びます。';
  }
  if (dataType !== right.dataType) {
    return (dataType === '数値' && right.asNumber) || right.otherType;
  }
  return isRequired === right.isRequired ? null : right.otherRequired;
}

function findExtraItems({items}: DefinitionAnswer): string | null | undefined {
  if (items.every(({itemName}) => itemName === '')) {
    return undefined;
  }
  const extra = items.filter(
    ({itemName}) => itemName !== '' && !Object.hasOwn(ITEMS, itemName),
  );
  return extra.length === 0
    ? null
    : `${extra.map(({itemName}) => `「${itemName}」`).join('')}は要りません。個人データの従業員IDは、初めから用意されています。`;
}
