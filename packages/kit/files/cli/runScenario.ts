/*
 * Runs a program in a scenario, prints what it did, and judges it.
 */
import {
  reportExpectations,
  reportHead,
  reportLog,
  reportNotes,
  reportResult,
} from './report';
import {compareError, compareFirst, compareSecond} from './expectations';
import {asEntry} from './showControls';
import {without} from '../../shapes/without';
import {InputError} from './inputError';
import {
  RESULT_LABELS,
  anHourLater,
  describeMessage,
  findLeaks,
  needsCare,
} from '../runtime.mjs';
import type {Comparison} from './expectations';
import type {ReadyRun} from './prepare';
import type {ProgramProcess, RunRequest} from './programProcess';
import type {Expect} from '../../shapes/given';
import type {RunResult} from '@combosite-functions/simulator';

/** How to run and to judge. */
export interface RunStyle {
  readonly twice: boolean;
  readonly strict: boolean;
}

/** How a scenario ended: why it is no success, or nothing. */
export type Faults = readonly string[];

type Print = (...lines: readonly string[]) => void;

/** Runs a program once, or twice, and prints what it did. */
export async function runScenario(
  child: ProgramProcess,
  program: string,
  ready: ReadyRun,
  {twice, strict}: RunStyle,
  print: Print,
): Promise<Faults> {
  const {request, expect, expectSecond} = ready;
  print(...reportHead(program, ready));
  const first = await runAndPrint(child, request, print, expect);
  if (!first) {
    return ['止めました'];
  }
  const faults = judge(
    compareFirst(ready, first),
    expect,
    first,
    {strict, notes: ready.notes},
    print,
  );
  if (!twice) {
    return faults;
  }
  print('', '2回目（1回目の1時間後に、その後のデータで、もう一度動かします）');
  const second = await runAndPrint(
    child,
    secondRequest(request, first),
    print,
    expectSecond ?? expect,
  );
  if (!second) {
    return [...faults, '2回目を止めました'];
  }
  return [
    ...faults,
    ...judge(
      compareSecond(ready, first, second),
      expectSecond ?? expect,
      second,
      {strict, notes: []},
      print,
    ).map((fault) => `2回目：${fault}`),
  ];
}

/**
 * What a scenario runs on: its company, as the scenarios before it leave it.
 *
 * @throws InputError if one of those before doesn't end as it is expected to
 */
export async function startAfter(
  {request, before}: ReadyRun,
  run: (request: RunRequest) => Promise<RunResult>,
): Promise<RunRequest> {
  if (!before) {
    return request;
  }
  const cannotBegin = (reason: string): InputError =>
    new InputError(
      `場面「${request.scenario.name}」を始められません。先に動かす「${before.request.scenario.name}」が、期待したとおりに終わりませんでした：${asEntry(reason)}`,
    );
  const requestBefore = await startAfter(before, run);
  const {error, company} = await run(requestBefore).catch(
    ({message}: Error) => {
      throw cannotBegin(message);
    },
  );
  const {difference} = compareError(before.expect, error);
  if (difference !== undefined) {
    throw cannotBegin(error ? describeMessage(error) : difference);
  }
  return {
    ...request,
    company: {...company, shiwake: request.company.shiwake},
  };
}

/** The same program an hour later, on the data that its run left behind. */
export function secondRequest(
  request: RunRequest,
  {company}: RunResult,
): RunRequest {
  return {
    ...request,
    company,
    scenario: anHourLater(without(request.scenario, 'customData')),
  };
}

/**
 * Runs a program and prints what it did.
 *
 * @returns the result, or nothing if the program had to be stopped
 */
export async function runAndPrint(
  child: ProgramProcess,
  request: RunRequest,
  print: Print,
  expect?: Expect,
): Promise<RunResult | undefined> {
  print('', RESULT_LABELS.logs);
  const outcome = await child.run(request, (line) => {
    print(reportLog(line));
  });
  if (outcome.kind === 'stopped') {
    print('', `エラー：${outcome.reason}`);
    return undefined;
  }
  const {result} = outcome;
  print(
    ...reportResult(result, request.scenario, {
      isErrorExpected:
        typeof expect?.error === 'string' &&
        (result.error?.message.includes(expect.error) ?? false),
    }),
  );
  return result;
}

/** What counts only if it is to. */
interface Odds {
  readonly strict: boolean;
  /** What is odd in the data. */
  readonly notes: readonly string[];
}

/** Whose personal data are in the log, where anybody may read them. */
function leakNotes({logs, company}: RunResult): string[] {
  const leak = findLeaks(logs, company);
  if (!leak) {
    return [];
  }
  const {employeeId, what, line} = leak;
  const place = line.line === undefined ? '' : `${line.line}行目の`;
  return [
    `${place}ログに、従業員ID ${employeeId}の${what}が出ています。ログには、従業員IDだけを出します`,
  ];
}

function judge(
  {compared, uncompared}: Comparison,
  expect: Expect | undefined,
  result: RunResult,
  {strict, notes}: Odds,
  print: Print,
): Faults {
  const {error, notices} = result;
  const leaks = leakNotes(result);
  const faults: string[] = [];
  if (leaks.length > 0) {
    print(...reportNotes(leaks));
  }
  if (compared) {
    print(...reportExpectations(compared), ...reportNotes(uncompared));
    const wrong = compared.filter(({difference}) => difference !== undefined);
    if (wrong.length > 0) {
      faults.push(`期待と違う結果が${wrong.length}件`);
    }
  } else if (error) {
    faults.push('エラーで終わりました');
  }
  const areAmountsKnown = expect?.amounts !== undefined && faults.length === 0;
  const advice = notices.filter(({messageId}) =>
    needsCare(messageId, {areAmountsKnown}),
  );
  // A scenario that expects the program to stop for its data has odd ones.
  const isStopExpected =
    typeof expect?.error === 'string' && faults.length === 0;
  const counted = [
    ['ヒント', advice.length],
    ['データの注意', isStopExpected ? 0 : notes.length],
    ['比べていない結果', uncompared.length],
    ['ログの個人情報', leaks.length],
  ] as const;
  for (const [name, count] of strict ? counted : []) {
    if (count > 0) {
      faults.push(`${name}が${count}件`);
      print(`--strict：${name}が${count}件あるため、終了コードを1にします。`);
    }
  }
  return faults;
}
