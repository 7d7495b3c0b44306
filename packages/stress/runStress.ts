import {findBirths} from './births';
import {foldScenario} from './change';
import {CONDITIONS} from './conditions';
import {monthsUsed, tryAmounts} from './amounts';
import {answer, readDecisions} from './decisions';
import {keepEffects} from './effects';
import {gatherFacts} from './facts';
import {judge} from './judge';
import {amountsOf} from './judging';
import {findLeaks} from './leaks';
import {differences, hasWritten, nameRequest} from './outcome';
import {mayWrite} from './mayWrite';
import {needsCare, runCustomFunction} from '@combosite-functions/simulator';
import type {AmountsTried, MonthUsed} from './amounts';
import type {Answered, Decision} from './decisions';
import type {Case} from './judging';
import type {Leak} from './leaks';
import type {
  Base,
  Condition,
  Finding,
  ProgramFacts,
  Trial,
  Variant,
  Verdict,
} from './types';
import type {
  Company,
  HttpCall,
  MessageId,
  Notice,
  RunOptions,
  RunResult,
  Scenario,
} from '@combosite-functions/simulator';

/** What to try, and how. */
export interface StressOptions {
  /** The program's text. */
  readonly source: string;
  /** The situation in which it is right. */
  readonly scenario: Scenario;
  readonly company: Company;
  /** Ids of the conditions to try; all without it. */
  readonly conditionIds?: readonly string[];
  /** Told before each run. */
  readonly onProgress?: (progress: StressProgress) => void;
  /** Ends the trial before the next run; what is missing is `failed`, and why. */
  readonly signal?: {readonly aborted: boolean; readonly reason?: string};
  /**
   * Runs a program: a host that can end its thread gives this, and rejects for
   * a program that doesn't end.
   */
  readonly run?: (options: RunOptions) => Promise<RunResult>;
}

/** How far a trial is. */
export interface StressProgress {
  readonly done: number;
  readonly total: number;
  /** Title of the condition that comes next. */
  readonly title: string;
  /** Id of the variant that comes next. */
  readonly variantId: string;
}

/** How a variant ended. */
export interface VariantResult {
  /** By which {@link replayBase} finds it again. */
  readonly id: string;
  readonly description: string;
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  /** Why it couldn't be judged. */
  readonly reason?: string;
}

/** How a condition ended: as the worst of its variants. */
export interface ConditionResult {
  readonly condition: Pick<Condition, 'id' | 'title' | 'rule' | 'explanation'>;
  readonly verdict: Verdict;
  /** Why it doesn't apply, or couldn't be judged. */
  readonly reason?: string;
  /** What the program says about it. */
  readonly decision?: string;
  readonly variants: readonly VariantResult[];
}

/** How a program stood all conditions. */
export interface StressReport {
  /** Why no condition could be judged; `undefined` if they could. */
  readonly problem: string | undefined;
  readonly conditions: readonly ConditionResult[];
  /** Whether the unmodified program neither writes nor sends. */
  readonly changesNothing: boolean;
  /** Advice on the unmodified run, with which all others are compared. */
  readonly notices: readonly Notice[];
  /** Personal data in the log of the unmodified run, if there are any. */
  readonly leak?: Leak;
  /** Whether the unmodified run is most likely wrong itself. */
  readonly isDoubtful: boolean;
  /**
   * The amounts that come of other numbers, for a person to compare;
   * `undefined` if the program sets none, or single conditions were asked for.
   */
  readonly amounts?: readonly AmountsTried[] | undefined;
  /** Of which months the records are that decide, for a person to compare. */
  readonly months?: readonly MonthUsed[];
  /** Conditions by their verdict. */
  readonly counts: Readonly<Record<Verdict, number>>;
  /** Comments of the program that name no condition. */
  readonly unknownDecisions: readonly Decision[];
}

/** Verdicts, the worst first. */
const ORDER: readonly Verdict[] = [
  'violation',
  'failed',
  'confirm',
  'settled',
  'passed',
  'notApplicable',
];

type Run = NonNullable<StressOptions['run']>;

/** What a variant's run shows; a verdict only where nothing can change it. */
interface Judged {
  readonly variant: Variant;
  readonly findings: readonly Finding[];
  /** What the touched get, for who knows the rule. */
  readonly amounts?: readonly Finding[];
  readonly verdict?: 'notApplicable' | 'failed';
  readonly reason?: string;
}

/** A condition with its variants, or why it has none. */
interface Plan {
  readonly condition: Condition;
  readonly variants: readonly Variant[];
  readonly reason?: string;
}

/**
 * Runs a program under every hostile condition that applies to it.
 *
 * @param options - the program and what it runs on
 */
export async function runStress(options: StressOptions): Promise<StressReport> {
  const {source, onProgress, signal} = options;
  const decisions = readDecisions(source);
  const conditions = CONDITIONS.filter(
    ({id}) => options.conditionIds?.includes(id) ?? true,
  );
  const start = await startTrial(options);
  if (typeof start === 'string') {
    return report(
      conditions.map((condition) => ({
        condition: summary(condition),
        verdict: 'failed',
        reason: start,
        variants: [],
      })),
      {
        decisions,
        problem: start,
        changesNothing: false,
        notices: [],
        isDoubtful: false,
      },
    );
  }

  const {facts, run} = start;
  const plans = conditions.map((condition) => planOf(condition, facts));
  const total = plans.reduce((sum, {variants}) => sum + variants.length, 0);
  const results: ConditionResult[] = [];
  let done = 0;
  for (const {condition, variants, reason} of plans) {
    const judged: Judged[] = [];
    for (const variant of variants) {
      const {title} = condition;
      onProgress?.({done, total, title, variantId: variant.id});
      judged.push(
        signal?.aborted
          ? failed(variant, signal.reason ?? '途中でやめました')
          : await tryVariant(condition, variant, facts, run),
      );
      done += 1;
    }
    results.push(
      conclude(
        condition,
        reason,
        judged,
        decisions.filter(({conditionId}) => conditionId === condition.id),
      ),
    );
  }
  const {result, paid} = facts;
  const isAsked = options.conditionIds === undefined && !signal?.aborted;
  const amounts =
    isAsked && paid.length > 0
      ? await tryAmounts(facts, (base) =>
          run({source, ...base, isObserved: true}),
        ).catch(() => [])
      : undefined;
  const changesNothing = !hasWritten(result) && result.httpCalls.length === 0;
  return report(results, {
    decisions,
    problem: undefined,
    changesNothing,
    amounts,
    months: isAsked ? monthsUsed(facts) : [],
    notices: result.notices.filter(({messageId}) => needsCare(messageId)),
    leak: findLeaks(result.logs, facts.company),
    isDoubtful:
      (changesNothing && mayWrite(source)) ||
      result.notices.some(({messageId}) => WRONG.has(messageId)),
  });
}

/** Advice on runs that can't be what their author wants. */
const WRONG: ReadonlySet<MessageId> = new Set([
  'all-amounts-zero',
  'list-name-unknown',
  'name-unknown',
  'nobody-updated',
  'record-item-unknown',
  'save-amount-failed',
  'searched-komoku-unknown',
]);

/**
 * What a variant runs on, to run it again as any other program.
 *
 * @param options - as they were given to {@link runStress}
 * @param variantId - of the report
 * @returns `undefined` if the program has no such variant
 */
export async function replayBase(
  options: StressOptions,
  variantId: string,
): Promise<(Base & Pick<Variant, 'description'>) | undefined> {
  const start = await startTrial(options);
  return typeof start === 'string'
    ? undefined
    : CONDITIONS.flatMap(
        (condition) => planOf(condition, start.facts).variants,
      ).find(({id}) => id === variantId);
}

/** Runs the unmodified program; a text says why it can't be judged. */
async function startTrial({
  source,
  scenario,
  company,
  run = runCustomFunction,
}: StressOptions): Promise<
  {readonly facts: ProgramFacts; readonly run: Run} | string
> {
  // The same time zone everywhere, so that all readers see the same.
  const base = foldScenario({
    company,
    scenario: {...scenario, utcOffsetHours: 9},
  });
  let result: RunResult;
  try {
    result = await run({source, ...base, isObserved: true});
  } catch (error) {
    return `条件を変えない実行が終わりません：${messageOf(error)}`;
  }
  if (result.error) {
    const {line, message} = result.error;
    return `条件を変えない実行が、エラーで終わりました：${line === undefined ? '' : `${line}行目 `}${message}`;
  }
  const lost = result.notices.find(
    ({messageId}) =>
      messageId === 'not-awaited' || messageId === 'not-finished',
  );
  return lost
    ? `条件を変えない実行で、待っていない操作があります：${lost.line === undefined ? '' : `${lost.line}行目 `}${lost.message}`
    : {facts: await completeFacts(gatherFacts(source, base, result), run), run};
}

/** What only further runs tell of a program. */
async function completeFacts(
  gathered: ProgramFacts,
  run: Run,
): Promise<ProgramFacts> {
  const runOn = (changed: Base): Promise<RunResult> =>
    run({source: gathered.source, ...changed, isObserved: true});
  const facts = await keepEffects(gathered, runOn);
  return {...facts, births: await findBirths(facts, runOn).catch(() => [])};
}

function planOf(condition: Condition, facts: ProgramFacts): Plan {
  const applied = condition.apply(facts);
  return typeof applied === 'string'
    ? {condition, variants: [], reason: applied}
    : {
        condition,
        variants: applied.map((draft, index) => ({
          ...draft,
          id: `${condition.id}-${index + 1}`,
          conditionId: condition.id,
        })),
      };
}

async function tryVariant(
  {rule}: Condition,
  variant: Variant,
  facts: ProgramFacts,
  run: Run,
): Promise<Judged> {
  const runOn = async ({company, scenario}: Base): Promise<Trial> => ({
    company,
    scenario,
    result: await run({
      source: facts.source,
      company,
      scenario,
      isObserved: true,
    }),
  });
  try {
    const trial = await runOn(variant);
    const reference = variant.reference
      ? await runOn(variant.reference)
      : facts;
    const again =
      variant.runsAgain || (trial.result.error && hasWritten(trial.result))
        ? await runOn({
            company: {
              ...trial.result.company,
              httpAnswers: facts.company.httpAnswers,
            },
            scenario: facts.scenario,
          })
        : undefined;
    const alone =
      variant.alone && !isLike(reference, trial)
        ? await runOn(variant.alone)
        : undefined;
    const one: Case = {
      variant,
      rule,
      facts,
      trial,
      reference,
      again,
      alone,
    };
    const findings = judge(one);
    const unclear = isLike(reference, trial)
      ? variant.unclear
      : withoutAnswer(variant, trial, reference);
    return unclear !== undefined
      ? {
          variant,
          findings,
          verdict: 'notApplicable',
          reason: unclear,
        }
      : {variant, findings, amounts: amountsOf(one)};
  } catch (error) {
    return failed(variant, `実行が終わりません：${messageOf(error)}`);
  }
}

/** What is measured on another month, for which no answer may be there. */
const OTHER_MONTHS: ReadonlySet<Variant['expect']> = new Set([
  'once',
  'other-day',
  'other-month',
  'year-later',
]);

/** Why a run in another month tells nothing: nothing was prepared for it. */
function withoutAnswer(
  {expect}: Variant,
  {result}: Trial,
  reference: Trial,
): string | undefined {
  const isUnanswered = ({failure}: HttpCall): boolean =>
    failure === 'no-answer';
  const call = result.httpCalls.find(isUnanswered);
  return call &&
    OTHER_MONTHS.has(expect) &&
    !reference.result.httpCalls.some(isUnanswered)
    ? `判定できない：${nameRequest(call)}の、ずらした月の応答が用意されていません`
    : undefined;
}

/** Whether a run did and said the same as another. */
function isLike(reference: Trial, trial: Trial): boolean {
  const told = ({result}: Trial): string =>
    result.logs.map(({message}) => message).join('\n');
  return (
    trial.result.error === null &&
    told(trial) === told(reference) &&
    differences(reference, trial).length === 0
  );
}

/**
 * A rule under whose condition nothing is odd stands beside the amounts: whether
 * they follow it, only a person can tell.
 */
function withAmountsOfRule(
  judged: readonly Judged[],
  decisions: readonly Decision[],
): readonly Judged[] {
  const first = judged.find(({amounts = []}) => amounts.length > 0);
  return decisions.some(({about}) => about === undefined) &&
    judged.every(({findings}) => findings.length === 0)
    ? judged.map((one) =>
        one === first ? {...one, findings: one.amounts ?? []} : one,
      )
    : judged;
}

/** A condition's verdict, with what the program says of it. */
function conclude(
  condition: Condition,
  reason: string | undefined,
  judged: readonly Judged[],
  decisions: readonly Decision[],
): ConditionResult {
  const answered = answer(withAmountsOfRule(judged, decisions), decisions);
  const variants = judged.map(
    (
      {variant: {id, description}, verdict, reason: why},
      index,
    ): VariantResult => {
      const findings = answered[index] ?? [];
      return {
        ...(why === undefined ? {} : {reason: why}),
        id,
        description,
        verdict: verdict ?? verdictOf(findings),
        findings,
      };
    },
  );
  const used = answered.flat().flatMap(({decision}) => decision?.text ?? []);
  return {
    condition: summary(condition),
    verdict: worst(variants.map(({verdict}) => verdict)),
    reason:
      reason ?? variants.find((one) => one.verdict === 'notApplicable')?.reason,
    decision: used.length > 0 ? [...new Set(used)].join('。') : undefined,
    variants,
  };
}

function verdictOf(findings: readonly Answered[]): Verdict {
  return worst(
    findings.map(({verdict, isSettleable, decision}) =>
      decision && isSettleable ? 'settled' : verdict,
    ),
    'passed',
  );
}

function worst(
  verdicts: readonly Verdict[],
  none: Verdict = 'notApplicable',
): Verdict {
  return ORDER.find((verdict) => verdicts.includes(verdict)) ?? none;
}

function failed(variant: Variant, reason: string): Judged {
  return {variant, verdict: 'failed', findings: [], reason};
}

function summary({
  id,
  title,
  rule,
  explanation,
}: Condition): ConditionResult['condition'] {
  return {id, title, rule, explanation};
}

function report(
  conditions: readonly ConditionResult[],
  {
    decisions,
    ...rest
  }: Pick<
    StressReport,
    | 'problem'
    | 'changesNothing'
    | 'amounts'
    | 'months'
    | 'notices'
    | 'leak'
    | 'isDoubtful'
  > & {
    readonly decisions: readonly Decision[];
  },
): StressReport {
  const count = (verdict: Verdict): number =>
    conditions.filter((one) => one.verdict === verdict).length;
  return {
    ...rest,
    conditions,
    counts: {
      passed: count('passed'),
      violation: count('violation'),
      confirm: count('confirm'),
      settled: count('settled'),
      notApplicable: count('notApplicable'),
      failed: count('failed'),
    },
    unknownDecisions: decisions.filter(
      ({conditionId}) => conditionId === undefined,
    ),
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
