import {
  CustomDataKindKubun,
  RequiredKubun,
  checkDefinition,
} from '@combosite-functions/simulator';
import {EMPLOYEE_ID_ITEM} from './definitionItems';
import {describeRefusal, refusalOf} from './refusalOf';
import type {CheckResult, FormExercise} from './types';

/** What the reader chose for one piece of data; `''` before the choice. */
export interface DataKindChoice {
  readonly kind: '' | '個人データ' | '共通データ';
  readonly employeeId: '' | '持たせる' | '持たせない';
}

/** The choices, by the name of the data. */
export type DataKindAnswer = Readonly<Record<string, DataKindChoice>>;

/** The data of the task, and whether their values differ by employee. */
const DATA: Readonly<Record<string, boolean>> = {
  '1日あたりの手当額': false,
  在宅勤務の日数: true,
  '1か月の上限額': false,
};

/** Choosing データ種別, and whether an employee ID belongs to the data. */
export const exercise: FormExercise<DataKindAnswer> = {
  check: (answer) =>
    Object.entries(DATA).flatMap(([name, isPersonal]) =>
      checkChoice(name, isPersonal, answer[name] ?? {kind: '', employeeId: ''}),
    ),
};

function checkChoice(
  name: string,
  isPersonal: boolean,
  choice: DataKindChoice,
): CheckResult[] {
  return [
    {
      name: `「${name}」のデータ種別`,
      problem: findKindProblem(isPersonal, choice),
    },
    {
      name: `「${name}」の従業員ID`,
      problem: findEmployeeIdProblem(name, isPersonal, choice),
    },
  ];
}

function findKindProblem(
  isPersonal: boolean,
  {kind}: DataKindChoice,
): string | null {
  if (kind === '') {
    return '「データ種別」を選びます。';
  }
  if (isPersonal) {
    return kind === '個人データ'
      ? null
      : '従業員ごとに値が違います。「共通データ」は従業員に結び付かないため、だれの値か分かりません。';
  }
  return kind === '共通データ'
    ? null
    : '全員で同じ値です。「個人データ」にすると、同じ値を従業員の人数だけ登録し、改定のたびに全員分を直すことになります。';
}

function findEmployeeIdProblem(
  name: string,
  isPersonal: boolean,
  {kind, employeeId}: DataKindChoice,
): string | null {
  if (employeeId === '') {
    return '従業員IDを持たせるかどうかを選びます。';
  }
  const refusal = refuse(name, kind, employeeId);
  if (refusal !== undefined) {
    return refusal;
  }
  if (isPersonal) {
    return employeeId === '持たせる'
      ? null
      : '従業員IDがないと、だれの値か分かりません。';
  }
  return employeeId === '持たせない'
    ? null
    : '全員で同じ値なので、従業員に結び付ける従業員IDは要りません。';
}

/** What the platform says to a definition like this. */
function refuse(
  name: string,
  kind: DataKindChoice['kind'],
  employeeId: DataKindChoice['employeeId'],
): string | undefined {
  const refusal = refusalOf(() =>
    checkDefinition(
      {
        definitionName: name,
        customDataKindKubun:
          kind === '個人データ'
            ? CustomDataKindKubun.KojinData
            : CustomDataKindKubun.KyotsuData,
        externalSystemKubun: null,
        itemList: [
          ...(employeeId === '持たせる' ? [EMPLOYEE_ID_ITEM] : []),
          {
            itemName: name,
            itemKey: 'value',
            dataType: '数値',
            requiredKubun: RequiredKubun.Hissu,
            customSelectOptionName: null,
          },
        ],
      },
      new Set(),
      [],
    ),
  );
  return describeRefusal(refusal);
}
