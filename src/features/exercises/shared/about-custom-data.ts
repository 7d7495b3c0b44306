import {
  CustomDataKindKubun,
  RequiredKubun,
  checkDefinition,
} from '@combosite-functions/simulator';
import {EMPLOYEE_ID_ITEM, refusalOf} from './refusalOf';
import type {CheckResult} from './types';

/** What the reader chose for one piece of data; `''` before the choice. */
export interface DataKindChoice {
  readonly kind: '' | '個人データ' | '共通データ';
  readonly employeeId: '' | '持たせる' | '持たせない';
}

/** The choices, by the name of the data. */
export type DataKindAnswer = Readonly<Record<string, DataKindChoice>>;

/** What is right, and what is said of the other choice. */
interface Right {
  readonly choice: DataKindChoice;
  readonly otherKind: string;
  readonly otherId: string;
}

const PERSONAL: Right = {
  choice: {kind: '個人データ', employeeId: '持たせる'},
  otherKind:
    '従業員ごとに値が違います。「共通データ」は従業員に結び付かないため、誰の値か分かりません。',
  otherId: '従業員IDがないと、誰の値か分かりません。',
};

const COMMON: Right = {
  choice: {kind: '共通データ', employeeId: '持たせない'},
  otherKind:
    '全員で同じ値です。「個人データ」にすると、同じ値を従業員の人数だけ登録し、改定のたびに全員分を直すことになります。',
  otherId: '全員で同じ値なので、従業員に結び付ける従業員IDは要りません。',
};

/** The data of the task. */
const DATA: Readonly<Record<string, Right>> = {
  '1日あたりの手当額': COMMON,
  在宅勤務の日数: PERSONAL,
  '1か月の上限額': COMMON,
};

/** Choosing データ種別, and whether an employee ID belongs to the data. */
export function check(answer: DataKindAnswer): CheckResult[] {
  return Object.entries(DATA).flatMap(
    ([name, {choice, otherKind, otherId}]) => {
      const {kind, employeeId} = answer[name] ?? {kind: '', employeeId: ''};
      return [
        {
          name: `「${name}」のデータ種別`,
          problem:
            kind === ''
              ? '「データ種別」を選びます。'
              : kind === choice.kind
                ? null
                : otherKind,
        },
        {
          name: `「${name}」の従業員ID`,
          problem:
            employeeId === ''
              ? '従業員IDを持たせるかどうかを選びます。'
              : (refuse(name, {kind, employeeId}) ??
                (employeeId === choice.employeeId ? null : otherId)),
        },
      ];
    },
  );
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
