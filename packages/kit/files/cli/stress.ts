/*
 * `--stress`: tries a program under hostile conditions.
 */
import {
  describeReport,
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
import type {
  RuleId,
  StressProgress,
  Verdict,
} from '@combosite-functions/stress';

/** Runs a program, and rejects if it had to be ended. */
export type Run = (request: RunRequest) => Promise<RunResult>;

/** What counts, and what doesn't. */
interface Judging {
  /** With `--strict` how many notes there are on the data. */
  readonly strictNotes?: number | undefined;
  /** Whether the usual run did what its scenario expects, however odd it is. */
  readonly isExpected?: boolean;
}

/**
 * Runs a program under every hostile condition that applies to it.
 *
 * @param request - the program, and what it is right on
 * @param run - runs it once
 * @param showProgress - told how far the trial is, `''` at its end
 * @param judging - what counts
 * @returns what to print, and what is wrong
 */
export async function tryConditions(
  request: RunRequest,
  run: Run,
  showProgress: (text: string) => void,
  {strictNotes, isExpected}: Judging = {},
): Promise<{readonly lines: readonly string[]; readonly faults: Faults}> {
  const found = await runStress({
    ...request,
    run,
    onProgress: (progress) => {
      showProgress(describeProgress(progress));
    },
  });
  const report = {...found, isDoubtful: found.isDoubtful && !isExpected};
  showProgress('');
  const {counts, conditions, isDoubtful, notices} = report;
  const strictFaults = [
    ['ヒント', notices.length],
    ['データの注意', strictNotes ?? 0],
    ['使えない「会社の決まり」', report.unknownDecisions.length],
    [
      'プログラムと違う「会社の決まり」',
      conditions.filter(({variants}) =>
        variants.some(({findings}) =>
          findings.some(({isContradicted}) => isContradicted),
        ),
      ).length,
    ],
  ] as const;
  const strictly = strictFaults.flatMap(([name, count]) =>
    strictNotes !== undefined && count > 0 ? [`${name}が${count}件`] : [],
  );
  const isWrong = counts.violation + counts.failed > 0 || isDoubtful;
  const broken = conditions.find(({verdict}) => verdict === 'violation');
  return {
    lines: [
      ...describeReport(report),
      ...(broken
        ? ['', `決まりの説明：${siteAddress(rulesPage(broken.condition.rule))}`]
        : []),
      ...strictly.map(
        (fault) => `--strict：${fault}あるため、終了コードを1にします。`,
      ),
    ],
    faults: [...(isWrong ? [outlineReport(report).summary] : []), ...strictly],
  };
}

/** The page of all rules: a program often breaks several. */
function rulesPage(rule: RuleId): string {
  return ruleAddress(rule).replace(/#.*/, '');
}

function describeProgress({done, total, title}: StressProgress): string {
  return `厳しい条件で試しています（${done + 1}/${total}） ${title}`;
}

/**
 * How a case of a report was judged, below its run.
 *
 * @param request - as it was given to {@link tryConditions}
 * @param run - runs it once
 * @param caseId - as the report has it
 */
export async function judgeCase(
  request: RunRequest,
  run: Run,
  caseId: string,
): Promise<{readonly lines: readonly string[]; readonly isGood: boolean}> {
  const report = await runStress({
    ...request,
    run,
    conditionIds: [caseId.replace(/-\d+$/, '')],
  });
  const conditions = report.conditions.map((one) => ({
    ...one,
    variants: one.variants.filter(({id}) => id === caseId),
  }));
  const [variant] = conditions.flatMap(({variants}) => variants);
  const {violations, failures, toConfirm} = outlineReport({
    ...report,
    conditions,
  });
  const findings = [...violations, ...failures, ...toConfirm].flatMap(
    ({cases}) => cases.flatMap((one) => one.findings),
  );
  const verdict = variant?.verdict ?? 'failed';
  return {
    lines: [
      `厳しい条件の判定：${VERDICTS[verdict]}`,
      ...findings.map((text) => `  ${text}`),
    ],
    isGood: verdict !== 'violation' && verdict !== 'failed',
  };
}

/** A verdict with the sign that the report has for it. */
const VERDICTS: Readonly<Record<Verdict, string>> = {
  violation: '✗ 誤り',
  failed: '✗ 判定できません',
  confirm: '？ 会社の決まりを確かめてください',
  settled: '✓ 会社の決まりがあります',
  passed: '✓ 合格',
  notApplicable: '－ 対象外',
};

/**
 * What a case of a report runs on.
 *
 * @param request - as it was given to {@link tryConditions}
 * @param run - runs it once
 * @param caseId - as the report has it
 * @throws InputError if the program has no such case
 */
export async function replayCase(
  request: RunRequest,
  run: Run,
  caseId: string,
): Promise<{readonly request: RunRequest; readonly description: string}> {
  const base = await replayBase({...request, run}, caseId);
  if (!base) {
    throw new InputError(
      `「${caseId}」という条件は、このプログラムにありません。--stressで表示される［ ］の中の名前を書いてください。プログラムがいつもの条件でエラーになるときは、先にそれを直してください。`,
    );
  }
  const {company, scenario, description} = base;
  return {request: {...request, company, scenario}, description};
}
