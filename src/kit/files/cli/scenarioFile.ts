import {findScenario} from '../runtime.mjs';
import {
  anything,
  checkFile,
  date,
  flag,
  itemValue,
  listOf,
  mapOf,
  month,
  number,
  object,
  oneOf,
  text,
  timestamp,
} from './checkShape';
import {InputError} from './inputError';
import {readJson} from './readText';
import type {Check} from './checkShape';
import type {Scenario} from '../../../runtime';

/** A record of custom data. */
export const RECORD = object({
  dataId: text,
  createdAt: timestamp,
  updatedAt: timestamp,
  values: mapOf(itemValue),
});

/** How an outside service answers. */
export const HTTP_ANSWER = object({
  method: oneOf('GET', 'POST', 'PUT', 'PATCH', 'DELETE'),
  url: text,
  answers: listOf((value, place) => {
    const isFailure =
      typeof value === 'object' && value !== null && 'failure' in value;
    (isFailure
      ? object({failure: oneOf('connection')})
      : object(
          {status: number},
          {headers: mapOf(text), body: anything, delayMillis: number},
        ))(value, place);
  }),
});

const SCENARIO_PARTS: Readonly<Record<string, Check>> = {
  name: text,
  trigger: oneOf('手動実行トリガー', '給与計算(前)', '給与仕訳元データ連携'),
  startedAt: timestamp,
};
const PAYROLL = object(
  {
    shiharaiMasterName: text,
    shoriNengetsu: month,
    baseDate: date,
    shikyuDate: date,
  },
  {
    employeeIdList: listOf(text),
    sokyuKeisan: object({
      shoriNengetsu: month,
      baseDate: date,
      shikyuDate: date,
      employeeIdList: listOf(text),
    }),
  },
);

const SCENARIO: Check = (value, place) => {
  object(SCENARIO_PARTS, {
    description: text,
    dryRun: flag,
    payroll: PAYROLL,
    customData: mapOf(listOf(RECORD)),
    httpAnswers: listOf(HTTP_ANSWER),
  })(value, place);
  const {trigger, payroll} = value as Scenario;
  if ((trigger === '手動実行トリガー') !== (payroll === undefined)) {
    throw new InputError(
      trigger === '手動実行トリガー'
        ? `「${place}」のpayrollを消してください。手動実行トリガーでは、給与計算は行われていません。`
        : `「${place}」にpayrollを加えてください。「${trigger}」には、給与計算の内容が要ります。`,
    );
  }
};

/**
 * Reads a file of scenarios: one of them, or a list.
 *
 * @param file - path from the current folder
 * @throws InputError if it can't be used
 */
export function readScenarios(file: string): Scenario[] {
  const content = readJson(file);
  const list: unknown[] = Array.isArray(content) ? content : [content];
  checkFile(
    file,
    content,
    Array.isArray(content) ? listOf(SCENARIO) : SCENARIO,
  );
  return list.map((scenario) => ({
    description: '',
    dryRun: false,
    ...(scenario as Omit<Scenario, 'description' | 'dryRun'>),
  }));
}

/**
 * The scenario that the reader wants.
 *
 * @param scenarios - those to choose from
 * @param name - its name; needn't be given if there is only one
 * @throws InputError if there is no such scenario
 */
export function chooseScenario(
  scenarios: readonly Scenario[],
  name: string | undefined,
): Scenario {
  const [only, another] = scenarios;
  if (name === undefined) {
    if (only && !another) {
      return only;
    }
    throw new InputError(
      `場面を --scenario で選んでください。使える場面：${scenarios.map((one) => one.name).join('、')}`,
    );
  }
  try {
    return findScenario(scenarios, name.normalize('NFC'));
  } catch (error) {
    throw new InputError(error instanceof Error ? error.message : '');
  }
}
