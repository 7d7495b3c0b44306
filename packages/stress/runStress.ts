import {findingsOf, foundOf, isOfRelation, questionOf} from './causes';
import {foldScenario} from './change';
import {markOf, readAccepted, readDecisions} from './decisions';
import {compareRuns, hasWritten, unansweredCall} from './effects';
import {gatherFacts} from './facts';
import {describeFinding, judgeAlways, newLines} from './judging';
import {findLeaks} from './leaks';
import {mayWrite} from './mayWrite';
import {ownLine} from './commonFunctions';
import {RELATIONS} from './relations';
import {alteredRows, renamedRows} from './rows';
import {needsCare, runCustomFunction} from '@combosite-functions/simulator';
import type {Decision} from './decisions';
import type {Leak} from './leaks';
import type {
  Base,
  Case,
  CaseResult,
  Draft,
  Facts,
  Finding,
  Found,
  Relation,
  RelationResult,
  Trial,
  Verdict,
} from './types';
import type {
  Company,
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
  /** Ids of the relations to try; all without it. */
  readonly relationIds?: readonly string[] | undefined;
  /** The only case that is asked for: of its group, it is tried all the same. */
  readonly caseId?: string;
  /** Verdicts that the reader has accepted: reasons by the relation's name. */
  readonly accepted?: Readonly<Record<string, string>> | undefined;
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
  /** Title of the relation that comes next. */
  readonly title: string;
}

/** How a program stood all relations. */
export interface StressReport {
  /** Why nothing could be judged; `undefined` if it could. */
  readonly problem: string | undefined;
  readonly relations: readonly RelationResult[];
  /** Whether the unmodified program neither writes nor sends. */
  readonly changesNothing: boolean;
  /** Whether so little applies that the verdicts say hardly anything. */
  readonly isThin: boolean;
  /** Advice on the unmodified run, with which all others are compared. */
  readonly notices: readonly Notice[];
  /** Personal data in the log of the unmodified run, if there are any. */
  readonly leak?: Leak | undefined;
  /** Whether the unmodified run is most likely wrong itself. */
  readonly isDoubtful: boolean;
  /** Relations by their verdict; all questions are one. */
  readonly counts: Readonly<Record<Verdict, number>>;
  /** Decisions that name no relation. */
  readonly unknownDecisions: readonly Decision[];
  /** Decisions with a mark of what is asked no more, or of more relations. */
  readonly staleDecisions: readonly Decision[];
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

/** Below this number of relations, next to nothing was tried. */
const FEW = 8;

/** Why a condition doesn't count, though it applies: it took too long. */
export const LATE = '行が多いと、試すための時間内に終わりません';

type Run = NonNullable<StressOptions['run']>;

/**
 * Runs a program under all relations that apply to it.
 *
 * @param options - the program and what it runs on
 */
export async function runStress(options: StressOptions): Promise<StressReport> {
  const {source, onProgress, signal, accepted, caseId} = options;
  const decisions = [...readDecisions(source), ...readAccepted(accepted)];
  const relationIds =
    caseId === undefined
      ? options.relationIds
      : decidedWith(relationOf(caseId), decisions);
  const relations = RELATIONS.filter(
    ({id}) => relationIds?.includes(id) ?? true,
  );
  const start = await startTrial(options);
  if (typeof start === 'string') {
    return report(decisions, {problem: start, relations: []});
  }
  const {facts} = start;
  const run = patient(start.run);
  const plans = relations.map((relation) => planOf(relation, facts));
  const total = plans.reduce((sum, {drafts}) => sum + drafts.length, 0);
  const tried: Tried[] = [];
  let done = 0;
  for (const {relation, drafts, reason} of plans) {
    const cases: CaseResult[] = [];
    const reacted = new Set<string>();
    for (const draft of drafts) {
      onProgress?.({done, total, title: relation.title});
      done += 1;
      const isAside = draft.group !== undefined && reacted.has(draft.group);
      if (isAside && draft.id !== caseId) {
        continue;
      }
      const result = signal?.aborted
        ? untried(draft, 'failed', signal.reason ?? '途中でやめました')
        : await tryDraft(relation, draft, facts, run);
      if (result.hasReacted && draft.group !== undefined) {
        reacted.add(draft.group);
      }
      cases.push({...result, isAside});
    }
    tried.push({relation, reason, cases: withoutFrequent(cases)});
  }
  const settling = new Map(
    decisions.map((one) => [one, settlingOf(one, tried)]),
  );
  const results = tried.map((one) => conclude(one, settling));
  const isStale = (decision: Decision): boolean =>
    decision.mark !== undefined &&
    tried.some(
      ({relation, cases}) =>
        decision.relationIds.includes(relation.id) && cases.length > 0,
    ) &&
    !tried.some(({relation, cases}) =>
      cases.some((one) => settling.get(decision)?.(relation, one)),
    );
  const {result, effects, company} = facts;
  const changesNothing = !hasWritten(result) && result.httpCalls.length === 0;
  return report(decisions, {
    problem: undefined,
    relations: results,
    changesNothing,
    isThin:
      relationIds === undefined &&
      (effects.every(({amount}) => amount === 0) ||
        results.filter(({verdict}) => verdict !== 'notApplicable').length <
          FEW),
    notices: result.notices.filter(({messageId}) => needsCare(messageId)),
    leak: findLeaks(result.logs, company),
    staleDecisions: decisions.filter(isStale),
    isDoubtful:
      (changesNothing && mayWrite(source)) ||
      result.notices.some(({messageId}) => WRONG.has(messageId)),
  });
}

/**
 * On a busy machine the time can be too short once. Once a program has been ended
 * twice, it isn't tried again.
 */
function patient(run: Run): Run {
  let isPatient = true;
  return (options) =>
    run(options).catch(async (error: unknown) => {
      if (!isPatient) {
        throw error;
      }
      isPatient = false;
      const result = await run(options);
      isPatient = true;
      return result;
    });
}

/** The relation of a case. */
function relationOf(caseId: string): string {
  return caseId.replace(/-\d+$/, '');
}

/** A relation, and those on whose results its decisions depend. */
function decidedWith(id: string, decisions: readonly Decision[]): string[] {
  return [
    id,
    ...decisions
      .filter(({relationIds}) => relationIds.includes(id))
      .flatMap(({mark, relationIds}) =>
        mark === undefined ? [] : relationIds,
      ),
  ];
}

/** Advice on runs that can't be what their author wants. */
const WRONG: ReadonlySet<MessageId> = new Set([
  'all-amounts-zero',
  'for-each-async',
  'list-name-unknown',
  'name-unknown',
  'nobody-updated',
  'record-item-unknown',
  'save-amount-failed',
  'searched-komoku-unknown',
]);

/**
 * What a case runs on, to run it again as any other program.
 *
 * @param options - as they were given to {@link runStress}
 * @param caseId - of the report
 * @returns `undefined` if the program has no such case
 */
export async function replayBase(
  options: StressOptions,
  caseId: string,
): Promise<(Base & Pick<CaseResult, 'description' | 'rows'>) | undefined> {
  const start = await startTrial(options);
  const relation = RELATIONS.find(({id}) => id === relationOf(caseId));
  if (typeof start === 'string' || !relation) {
    return undefined;
  }
  const {facts} = start;
  const draft = planOf(relation, facts).drafts.find(({id}) => id === caseId);
  return draft && {...draft, rows: rowsOf(draft, facts)};
}

/** Runs the unmodified program; a text says why it can't be judged. */
async function startTrial({
  source,
  scenario,
  company,
  run = runCustomFunction,
}: StressOptions): Promise<
  {readonly facts: Facts; readonly run: Run} | string
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
    const {line, message: text} = result.error;
    return `条件を変えない実行が、エラーで終わりました：${describeFinding({text, line})}`;
  }
  const lost = result.notices.find(
    ({messageId}) =>
      messageId === 'not-awaited' || messageId === 'not-finished',
  );
  return lost
    ? `条件を変えない実行で、待っていない操作があります：${describeFinding({...lost, text: lost.message})}`
    : {facts: gatherFacts(source, base, result), run};
}

/** A relation with its changes, or why it has none. */
function planOf(relation: Relation, facts: Facts) {
  const {company, scenario} = facts;
  const changes =
    relation.applies?.(facts) === false ? [] : relation.drafts(facts);
  const drafts = changes.map(({reference, twin, ...change}, index): Draft => ({
    id: `${relation.id}-${index + 1}`,
    company,
    scenario,
    employeeIds: 'all',
    ...change,
    ...(reference && {reference: {company, scenario, ...reference}}),
    ...(twin && {twin: {company, scenario, ...twin}}),
  }));
  return {
    relation,
    drafts,
    reason: drafts.length > 0 ? undefined : relation.none,
  };
}

/** What a change alters: where another program is compared, of the usual data. */
function rowsOf(draft: Draft, facts: Facts): string[] {
  const {reference = facts} = draft;
  const renamed = renamedRows(facts, draft, facts.targets ?? facts.affected);
  if (renamed.length > 0) {
    return renamed;
  }
  const isRead = ({definition}: Company['customData'][number]): boolean =>
    facts.tables.some(({name}) => name === definition.definitionName);
  const readOf = ({company, scenario}: Base): Base => ({
    company: {
      ...company,
      customData: company.customData.filter(isRead),
      ...(scenario.trigger === '給与仕訳元データ連携'
        ? {}
        : {shiwake: facts.company.shiwake}),
    },
    scenario,
  });
  return alteredRows(
    readOf(reference.source === undefined ? reference : facts),
    readOf(draft),
  );
}

async function tryDraft(
  relation: Relation,
  draft: Draft,
  facts: Facts,
  run: Run,
): Promise<CaseResult> {
  const rows = rowsOf(draft, facts);
  const without = (reason: string): CaseResult =>
    untried(draft, 'notApplicable', reason, rows);
  if (rows.length === 0) {
    return without('変えるところがありません');
  }
  const runOn = async ({
    company,
    scenario,
    source = facts.source,
  }: Base): Promise<Trial> => ({
    company,
    scenario,
    result: await run({source, company, scenario, isObserved: true}),
  });
  try {
    const trial = await runOn(draft);
    const reference = draft.reference ? await runOn(draft.reference) : facts;
    if (
      !draft.readsSame &&
      unansweredCall(trial) &&
      !unansweredCall(reference)
    ) {
      return without('この条件での、外部サービスの応答が用意されていません');
    }
    if (draft.isLarge && trial.result.error?.messageId === 'log-limit') {
      return without('行が多いと、ログの行数の上限に達します');
    }
    const isHalf = trial.result.error !== null && hasWritten(trial.result);
    const again =
      draft.runsAgain || isHalf
        ? await runOn({
            company: {
              ...trial.result.company,
              // Only amounts and what the program wrote are kept.
              customData: mended(facts, draft, trial),
              employees: facts.company.employees,
              shiharaiMasters: facts.company.shiharaiMasters,
              httpAnswers: facts.company.httpAnswers,
            },
            scenario: facts.scenario,
          })
        : undefined;
    const twin =
      draft.twin && !trial.result.error ? await runOn(draft.twin) : undefined;
    const one: Case = {
      draft,
      facts,
      reference,
      trial,
      differences: compareRuns(reference, trial),
      lines: newLines(reference, trial),
      ...(again && {again}),
      ...(twin && {twin}),
    };
    const findings = [...judgeAlways(one), ...relation.judge(one)].map(
      (finding) => ({
        ...finding,
        rule: finding.rule ?? draft.rule,
        callers: callersOf(finding, trial, facts),
      }),
    );
    const verdict = verdictOf(findings);
    const used = lastUse(trial, reference);
    const [{line, callers = []} = {}] = findingsOf({findings, verdict});
    return {
      id: draft.id,
      description: draft.description,
      rows,
      verdict,
      findings,
      usedAt: used[0],
      shownAt: ownLine(facts.source, [
        ...used,
        ...(line === undefined || used.length > 0 ? [] : [line, ...callers]),
      ]),
      isStopped: trial.result.error !== null && !isHalf,
      losesAll: isPaying(reference) && !isPaying(trial),
      hasReacted:
        trial.result.error !== null ||
        one.differences.length > 0 ||
        trial.result.logs.length !== reference.result.logs.length,
    };
  } catch (error) {
    if (draft.isLarge) {
      return without(LATE);
    }
    const reason = `実行が終わりません：${messageOf(error)}`;
    return {...untried(draft, 'failed', reason, rows), hasReacted: true};
  }
}

/** From where the line of a finding was called, as far as the runs tell. */
function callersOf({line}: Finding, ...runs: readonly Trial[]): number[] {
  const callers = runs
    .flatMap(({result}) => result.observations.callers)
    .filter((one) => one.line === line)
    .map(({caller}) => caller);
  return [...new Set(callers)];
}

/** Where a program used last what a change altered in one table, and its callers. */
function lastUse(
  {company, result}: Trial,
  {company: usual}: Base,
): readonly number[] {
  const altered = company.customData.flatMap(({definition, records}, index) => {
    const old = usual.customData[index]?.records ?? [];
    return old === records
      ? []
      : {name: definition.definitionName, old, records};
  });
  const [table, another] = altered;
  if (!table || another) {
    return [];
  }
  const {name, old, records} = table;
  const isAltered = (key: string): boolean =>
    old.length !== records.length ||
    records.some(({values}, index) => values[key] !== old[index]?.values[key]);
  const [, lines = []] =
    [...(result.observations.usedItems.get(name) ?? [])]
      .filter(([key]) => isAltered(key))
      .at(-1) ?? [];
  return lines;
}

function isPaying({result}: Trial): boolean {
  return result.changes.amounts.some(({after}) => after > 0);
}

/** The data after a run with what the change had altered put right again. */
function mended(
  {company}: Facts,
  draft: Draft,
  {result}: Trial,
): Company['customData'] {
  return result.company.customData.map((table, index) => {
    const usual = company.customData[index]?.records ?? [];
    const given = draft.company.customData[index]?.records ?? [];
    return {
      ...table,
      records: table.records.map(
        (record) =>
          (given.includes(record)
            ? usual.find(({dataId}) => dataId === record.dataId)
            : undefined) ?? record,
      ),
    };
  });
}

type Tried = Found & Pick<RelationResult, 'reason'>;
type Settles = (relation: Relation, one: CaseResult) => boolean;

/**
 * Which cases a decision settles: those with which its mark was shown, or what its
 * relations are about. What has been accepted needs no mark.
 */
function settlingOf(
  {mark, relationIds, line}: Decision,
  tried: readonly Found[],
): Settles {
  const named = tried.filter(({relation}) => relationIds.includes(relation.id));
  return (relation, one) =>
    relationIds.includes(relation.id) &&
    (one.verdict === 'confirm' ||
      (line === undefined && one.verdict === 'violation')) &&
    (mark === undefined
      ? line === undefined || isOfRelation(relation, one)
      : mark === markOf(foundOf(named, questionOf(relation, one))));
}

/** A relation's verdict, with what was decided of it. */
function conclude(
  {relation, reason, cases}: Tried,
  settling: ReadonlyMap<Decision, Settles>,
): RelationResult {
  const decisions = new Map<string, number | undefined>();
  const judged = cases.map((one) => {
    const own = [...settling].filter(([, settles]) => settles(relation, one));
    own.forEach(([{text, line}]) => decisions.set(text, line));
    return own.length > 0 ? {...one, verdict: 'settled' as const} : one;
  });
  return {
    relation,
    verdict: worst(judged.map(({verdict}) => verdict)) ?? 'notApplicable',
    reason: reason ?? cases.find((one) => one.reason !== undefined)?.reason,
    decision: [...decisions.keys()].join('。') || undefined,
    decisionLine: [...decisions.values()][0],
    cases: judged,
  };
}

/** In how many cases what is rare may be found. */
const RARE = 3;

/** What was found in many cases, though it has to be rare, is no finding. */
function withoutFrequent(cases: readonly CaseResult[]): readonly CaseResult[] {
  const hasRare = ({findings}: CaseResult): boolean =>
    findings.some(({isRare}) => isRare);
  return cases.filter(hasRare).length <= RARE
    ? cases
    : cases.map((one) => {
        const findings = one.findings.filter(({isRare}) => !isRare);
        return hasRare(one)
          ? {...one, findings, verdict: verdictOf(findings)}
          : one;
      });
}

function worst(verdicts: readonly Verdict[]): Verdict | undefined {
  return ORDER.find((verdict) => verdicts.includes(verdict));
}

function verdictOf(findings: readonly Finding[]): Verdict {
  return worst(findings.map(({verdict}) => verdict)) ?? 'passed';
}

function untried(
  {id, description}: Draft,
  verdict: Verdict,
  reason: string,
  rows: readonly string[] = [],
): CaseResult {
  return {id, description, rows, verdict, findings: [], reason};
}

function report(
  decisions: readonly Decision[],
  found: Pick<StressReport, 'problem' | 'relations'> & Partial<StressReport>,
): StressReport {
  const count = (verdict: Verdict): number =>
    found.relations.filter((one) => one.verdict === verdict).length;
  return {
    changesNothing: false,
    isThin: false,
    notices: [],
    staleDecisions: [],
    isDoubtful: false,
    ...found,
    counts: {
      ...(Object.fromEntries(
        ORDER.map((verdict) => [verdict, count(verdict)]),
      ) as StressReport['counts']),
      ...(found.problem !== undefined && {failed: 1}),
    },
    unknownDecisions: decisions.filter(({unknown}) => unknown !== undefined),
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
