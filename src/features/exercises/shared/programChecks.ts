/*
 * What the exercises with a program have in common: looking at a run, and
 * saying what is missing.
 */
import {MESSAGES, yen} from '@combosite-functions/simulator';
import type {
  OutlinedCondition,
  ReportOutline,
} from '@combosite-functions/stress';
import type {ReportedMessage} from '../../runner/page/shapes/runReport';
import type {
  AmountCheck,
  CheckData,
  CheckResult,
  FinishedRun,
  ProgramExercise,
  Situation,
  SituationResult,
} from './types';

const REACHES_END = 'プログラムが最後まで動く';
const STRESS_SITUATION = '厳しい条件を、1つずつ加えたとき';
const HOLDS = 'どの条件でも、誤った支給をしない';

/** How many broken conditions are shown at a time. */
const SHOWN = 3;

/** How a program ran in a situation. */
export interface Trial<View> {
  /** What it did; a text says why it didn't come to an end. */
  readonly run: FinishedRun | string;
  /** What is shown of it. */
  readonly view: View;
}

/** The results of a situation, with what is shown of the run. */
export type TrialResult<View> = SituationResult & {readonly view?: View};

/** How a program is tried; scenarios are given by their names. */
export interface Attempts<View> {
  /** Runs it once. */
  readonly run: (scenario: string) => Promise<Trial<View>>;
  /** Runs it under hostile conditions; a text says why there is no report. */
  readonly stress: (scenario: string) => Promise<ReportOutline | string>;
}

/**
 * Tries a program in one situation after the other, until something is missing,
 * and then under hostile conditions if the exercise asks for that.
 *
 * @returns the results of all; those after a failure have no checks
 */
export async function checkExercise<View>(
  {situations, isStressed}: ProgramExercise,
  {run: runIn, stress}: Attempts<View>,
): Promise<TrialResult<View>[]> {
  const results: TrialResult<View>[] = [];
  let isRight = true;
  for (const situation of situations) {
    if (isRight) {
      const {run, view} = await runIn(situation.scenario);
      const checks = checkRun(situation, run);
      results.push({situation: situation.name, checks, view});
      isRight = checks.every(({problem}) => problem === null);
    } else {
      results.push({situation: situation.name, checks: []});
    }
  }
  const [first] = situations;
  if (isStressed && first) {
    results.push({
      situation: STRESS_SITUATION,
      checks: isRight ? checkStress(await stress(first.scenario)) : [],
    });
  }
  return results;
}

/** What the report says, the first conditions that the program breaks. */
function checkStress(report: ReportOutline | string): CheckResult[] {
  const problem = typeof report === 'string' ? report : report.problem;
  if (typeof report === 'string' || problem !== null) {
    return [{name: HOLDS, problem}];
  }
  // An exercise lets the company decide of employees, not of wrong data.
  const broken = [...report.violations, ...report.failures, ...report.doubts];
  return broken.length === 0
    ? [{name: `${HOLDS}：${report.summary}`, problem: null}]
    : broken.slice(0, SHOWN).map(describeBroken);
}

function describeBroken({
  title,
  description,
  findings,
  line,
  remedy,
}: OutlinedCondition): CheckResult {
  return {
    name: `条件「${title}」で、誤った支給をしない`,
    problem: `${description}のとき${line === null ? '' : `（${line}行目）`}：${findings.join('。')}。${remedy}`,
  };
}

/** One thing that a run must show. */
interface ProgramCheck {
  readonly name: string;
  /** Looks at a run without an error. */
  readonly findProblem: (run: FinishedRun) => CheckResult['problem'];
}

/** Compares a run with the checks of its situation. */
function checkRun(
  {checks: data, mayStopFor}: Situation,
  run: FinishedRun | string,
): CheckResult[] {
  const checks = data.flatMap(checksOf);
  if (typeof run === 'string') {
    return unfinished(checks, run);
  }
  const {error, notices} = run.report;
  if (error) {
    const isSafe =
      mayStopFor !== undefined &&
      error.message.includes(mayStopFor) &&
      run.report.amounts.total + run.report.customData.total === 0;
    return isSafe
      ? [{name: `従業員${mayStopFor}を示して、書く前に止まる`, problem: null}]
      : unfinished(checks, describeError(error));
  }
  const results = checks.map(({name, findProblem}) => ({
    name,
    problem: findProblem(run),
  }));
  // The platform's advice, for example on a missing await, says it best.
  const advice = notices.map(({message}) => `${message}。`).join('');
  const first = results.find(({problem}) => typeof problem === 'string');
  return [
    {name: REACHES_END, problem: null},
    ...results.map((result) =>
      result === first
        ? {...result, problem: `${result.problem}${advice}`}
        : result,
    ),
  ];
}

function unfinished(
  checks: readonly ProgramCheck[],
  problem: string,
): CheckResult[] {
  return [
    {name: REACHES_END, problem},
    ...checks.map(({name}) => ({name, problem: undefined})),
  ];
}

function describeError({message, messageId, line}: ReportedMessage): string {
  const mend = Object.hasOwn(MESSAGES, messageId)
    ? MESSAGES[messageId as keyof typeof MESSAGES].mend
    : '';
  const place = line === undefined ? '' : `（${line}行目）`;
  return `エラーで終わりました${place}：${message}。${mend}`;
}

/** What a check of programs.json looks at. */
function checksOf(check: CheckData): ProgramCheck[] {
  return 'sets' in check
    ? setsAmounts(check)
    : [
        {
          name: check.name,
          findProblem: ({logs}) => findLogProblem(check, logs),
        },
      ];
}

function findLogProblem(
  check: Exclude<CheckData, AmountCheck>,
  logs: FinishedRun['logs'],
): string | null {
  const line = 'line' in check ? logs.at(check.line)?.message : undefined;
  if (
    ('logs' in check && logs.some(({message}) => message === check.logs)) ||
    ('is' in check && line === check.is) ||
    ('most' in check && logs.length <= check.most) ||
    ('warnsOf' in check &&
      logs.some(
        ({level, message}) =>
          level === 'warn' && message.includes(check.warnsOf),
      ))
  ) {
    return null;
  }
  if ('logs' in check) {
    return `「${check.logs}」というログがありません。${describeLog(logs)}`;
  }
  const missing = 'missing' in check ? check.missing : undefined;
  return ((line === undefined && missing) || check.problem)
    .replace('{log}', () => describeLog(logs))
    .replace('{line}', () => line ?? '')
    .replace('{count}', String(logs.length));
}

/** What was logged instead, and what that points to. */
function describeLog(logs: FinishedRun['logs']): string {
  const shown = logs.slice(0, 5).map(({message}) => `「${message}」`);
  if (shown.length === 0) {
    return 'ログは1行も出ていません。logger.infoを呼んでいるか確認します。';
  }
  const rest = logs.length > shown.length ? `ほか${logs.length - 5}行` : '';
  const text = `出たログは${shown.join('')}${rest}です。`;
  if (logs.some(({message}) => /undefined|\[object/.test(message))) {
    return `${text}undefinedや[object …]は、awaitの書き忘れか、項目キーの書き間違いで出ます。`;
  }
  if (logs.some(({message}) => message.includes('NaN'))) {
    return `${text}NaNは、項目キーの書き間違いか、値がundefinedのままの計算で出ます。`;
  }
  return text;
}

/** Checks that these amounts are set, and 0 at most for all others. */
function setsAmounts({
  sets: kyuyoKomokuName,
  from: startDate,
  to: expected,
}: AmountCheck): ProgramCheck[] {
  return [
    ...Object.entries(expected).map(([employeeId, amount]): ProgramCheck => ({
      name: `従業員${employeeId}の${kyuyoKomokuName}が${yen(amount)}になる`,
      findProblem: ({report}) => {
        const changes = report.amounts.rows.filter(
          (change) => change.kyuyoKomokuName === kyuyoKomokuName,
        );
        const change = changes.find((one) => one.employeeId === employeeId);
        if (changes.length === 0) {
          return report.amounts.total === 0
            ? `支給額マスタに「${kyuyoKomokuName}」の変更がありません。awaitを付けてsaveAmountを呼んでいるか確認します。`
            : `支給額マスタに「${kyuyoKomokuName}」の変更がありません。kyuyoKomokuNameの文字を確認します。`;
        }
        if (!change && amount === 0) {
          // assumption: amount-stays
          return `従業員${employeeId}の金額が更新されていません。支給する資格のない対象者も0円で更新しないと、先月の金額が残るおそれがあります。`;
        }
        if (!change) {
          return `支給額マスタに、従業員${employeeId}の変更がありません。対象から漏れていないか、条件を確認します。`;
        }
        return change.after === amount
          ? null
          : `${yen(amount)}になるところが、${yen(change.after)}になりました。`;
      },
    })),
    {
      name: '対象ではない従業員に支給しない',
      findProblem: ({report}) => {
        const others = report.amounts.rows.filter(
          (change) =>
            change.kyuyoKomokuName !== kyuyoKomokuName ||
            (change.after !== 0 && !Object.hasOwn(expected, change.employeeId)),
        );
        if (report.amounts.total === 0) {
          return undefined;
        }
        return others.length === 0
          ? null
          : `${others
              .map((change) => `従業員${change.employeeId}`)
              .join(
                'と',
              )}の「${others[0]?.kyuyoKomokuName}」も更新されました。給与計算の対象者と、手当の対象の両方で絞り込みます。`;
      },
    },
    {
      name: `開始日が給与計算の基準日（${startDate}）になる`,
      findProblem: ({report}) => {
        const wrong = report.amounts.rows.find(
          (change) => change.startDate !== startDate,
        );
        if (report.amounts.total === 0) {
          return undefined;
        }
        return wrong
          ? `開始日が${wrong.startDate}です。日付を直接書かずに、kyuyoKeisanSettingsDataのbaseDateを渡します。`
          : null;
      },
    },
  ];
}
