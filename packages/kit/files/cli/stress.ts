/*
 * `--stress`: tries a program under hostile conditions.
 */
import {
  STOPPED,
  describeReport,
  isDecision,
  outlineReport,
  replayBase,
  ruleAddress,
  runStress,
} from '../runtime.mjs';
import {InputError} from './inputError';
import {siteAddress} from './report';
import type {RunRequest} from './programProcess';
import type {Faults} from './runScenario';
import type {RunResult} from '@combosite-functions/simulator';
import type {CaseResult, Verdict} from '@combosite-functions/stress';

/** Runs a program, and rejects if it had to be ended. */
export type Run = (request: RunRequest) => Promise<RunResult>;

/** What counts, and what doesn't. */
interface Judging {
  /** Verdicts that the reader takes for right, and why, by the condition's name. */
  readonly accepted?: Readonly<Record<string, string>> | undefined;
  /** With `--strict` how many notes there are on the data. */
  readonly strictNotes?: number | undefined;
  /** Whether the usual run did what its scenario expects, however odd it is. */
  readonly isExpected?: boolean;
}

/**
 * Runs a program under every hostile condition that applies to it.
 *
 * @param request - the program, and what it is right on
 * @param showProgress - told how far the trial is, `''` at its end
 * @returns what to print, and what is wrong
 */
export async function tryConditions(
  request: RunRequest,
  run: Run,
  showProgress: (text: string) => void,
  {accepted, strictNotes, isExpected}: Judging = {},
): Promise<{readonly lines: readonly string[]; readonly faults: Faults}> {
  const found = await runStress({
    ...request,
    run,
    accepted,
    onProgress: ({done, total, title}) => {
      showProgress(`厳しい条件で試しています（${done + 1}/${total}） ${title}`);
    },
  });
  const report = {...found, isDoubtful: found.isDoubtful && !isExpected};
  showProgress('');
  const {counts, isDoubtful, notices} = report;
  const {summary, violations} = outlineReport(report);
  const strictFaults = [
    ['ヒント', notices.length],
    ['データの注意', strictNotes ?? 0],
    ['「誤りの疑い」と「会社が決めること」', counts.confirm],
    ['使えない「会社の決まり」', report.unknownDecisions.length],
  ] as const;
  const strictly = strictFaults.flatMap(([name, count]) =>
    strictNotes !== undefined && count > 0 ? [`${name}が${count}件`] : [],
  );
  const isWrong = counts.violation + counts.failed > 0 || isDoubtful;
  const [broken] = violations;
  return {
    lines: [
      ...describeReport(report),
      // The page of all rules: a program often breaks several.
      ...(broken
        ? [
            '',
            `決まりの説明：${siteAddress(ruleAddress(broken.rule).replace(/#.*/, ''))}`,
          ]
        : []),
      ...strictly.map(
        (fault) => `--strict：${fault}あるため、終了コードを1にします。`,
      ),
    ],
    faults: [...(isWrong ? [summary] : []), ...strictly],
  };
}

/**
 * How a case of a report was judged, below its run.
 *
 * @param request - as it was given to {@link tryConditions}
 * @param caseId - as the report has it
 * @param accepted - as {@link tryConditions} takes it
 */
export async function judgeCase(
  request: RunRequest,
  run: Run,
  caseId: string,
  accepted: Judging['accepted'],
): Promise<{readonly lines: readonly string[]; readonly isGood: boolean}> {
  const {relations} = await runStress({...request, run, accepted, caseId});
  const isAsked = ({id}: CaseResult): boolean => id === caseId;
  const tried = relations.find(({cases}) => cases.some(isAsked));
  const found = tried?.cases.find(isAsked);
  const verdict = found?.verdict ?? 'failed';
  const isDecided = tried && found && isDecision(tried.relation, found);
  return {
    lines: [
      `厳しい条件の判定：${isDecided && verdict === 'confirm' ? '？ 会社が決めること' : VERDICTS[verdict]}`,
      ...(found?.findings ?? []).map(
        ({text, line}) =>
          `  ${line === undefined ? '' : `${line}行目 `}${text}`,
      ),
      ...(found?.reason === undefined ? [] : [`  ${found.reason}`]),
      ...(found?.isStopped ? [`  ${STOPPED}`] : []),
    ],
    isGood: verdict !== 'violation' && verdict !== 'failed',
  };
}

/** A verdict with the sign that the report has for it. */
const VERDICTS: Readonly<Record<Verdict, string>> = {
  violation: '✗ 誤り',
  failed: '？ 判定できません',
  confirm: '？ 誤りの疑い',
  settled: '✓ 会社の決まりがあります',
  passed: '✓ 合格',
  notApplicable: '－ 対象外',
};

/**
 * What a case of a report runs on.
 *
 * @param request - as it was given to {@link tryConditions}
 * @param caseId - as the report has it
 * @throws InputError if the program has no such case
 */
export async function replayCase(
  request: RunRequest,
  run: Run,
  caseId: string,
): Promise<{
  readonly request: RunRequest;
  readonly description: string;
  readonly rows: readonly string[];
}> {
  const base = await replayBase({...request, run}, caseId);
  if (!base) {
    throw new InputError(
      `「${caseId}」という条件は、このプログラムにありません。--stressで表示される［ ］の中の名前を書いてください。プログラムがいつもの条件でエラーになるときは、先にそれを直してください。`,
    );
  }
  const {company, scenario, description, rows} = base;
  return {request: {...request, company, scenario}, description, rows};
}
