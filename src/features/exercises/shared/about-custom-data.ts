import {
  CustomDataKindKubun,
  RequiredKubun,
  checkDefinition,
} from '@combosite-functions/simulator';
import dataKinds from './dataKinds.json';
import {EMPLOYEE_ID_ITEM, refusalOf} from './refusalOf';
import type {CheckResult} from './types';

/** What the reader chose for one piece of data; `''` before the choice. */
export interface DataKindChoice {
  readonly kind: '' | '個人データ' | '共通データ';
  readonly employeeId: '' | '持たせる' | '持たせない';
}

/** The choices, by the name of the data. */
export type DataKindAnswer = Readonly<Record<string, DataKindChoice>>;

/** Of which kind the data of the task are, and what is said of other choices. */
const {data: DATA, ...KINDS} = dataKinds;

/** Choosing データ種別, and whether an employee ID belongs to the data. */
export function check(answer: DataKindAnswer): CheckResult[] {
  return Object.entries(DATA).flatMap(([name, rightKind]) => {
    const {kind, employeeId} = answer[name] ?? {kind: '', employeeId: ''};
    const right = KINDS[rightKind as keyof typeof KINDS];
    return [
      {
        name: `「${name}」のデータ種別`,
        problem:
          kind === ''
            ? '「データ種別」を選びます。'
            : kind === rightKind
              ? null
              : right.otherKind,
      },
      {
        name: `「${name}」の従業員ID`,
        problem:
          employeeId === ''
            ? '従業員IDを持たせるかどうかを選びます。'
            : (refuse(name, {kind, employeeId}) ??
              (employeeId === right.employeeId ? null : right.otherId)),
      },
    ];
  });
}

/** What the platform says to a definition like this. */
function refuse(
  definitionName: string,
  {kind, employeeId}: DataKindChoice,
): string | undefined {
  const definition = {
    definitionName,
    customDataKindKubun:
      kind === '個人データ'
        ? CustomDataKindKubun.KojinData
        : CustomDataKindKubun.KyotsuData,
    externalSystemKubun: null,
    itemList: [
      ...(employeeId === '持たせる' ? [EMPLOYEE_ID_ITEM] : []),
      {
        itemName: definitionName,
        itemKey: 'value',
        dataType: '数値' as const,
        requiredKubun: RequiredKubun.Hissu,
        customSelectOptionName: null,
      },
    ],
  };
  return refusalOf(() => checkDefinition(definition, new Set(), []))?.whole;
}
