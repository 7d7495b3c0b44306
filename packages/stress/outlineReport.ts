/*
 * A report in words, part by part: page and kit show the same.
 */
import {DECISIONS, causeOf, findingsOf, foundOf, isDecision} from './causes';
import {decisionComment, describeStale, describeUnknown} from './decisions';
import {describeFinding} from './judging';
import {shortened} from './rows';
import {ruleOf} from './rules';
import {LATE} from './runStress';
import {describeMessage} from '@combosite-functions/simulator';
import type {RuleId} from './rules';
import type {StressReport} from './runStress';
import type {AmountName, Finding, RelationResult, Verdict} from './types';

/** What is said of conditions under which the program always stopped. */
export const STOPPED = '止まったため、金額は比べていません';

/** What is said of a program that couldn't be judged. */
const UNTRIED = '試せませんでした';

/** How many findings of one case are written out. */
const SHOWN = 3;

/** What is said of a program that does nothing. */
const NOTHING_CHANGED =
  '条件を変えない実行でも、何も書き込まず、何も送りません。ログの違いは、金額のほかは比べません。書き込みのスイッチがあるプログラムは、スイッチを入れて試してください';

/** What there is to say of a report; empty lists for what didn't happen. */
export interface ReportOutline {
  /** Why nothing could be judged, or `null`. */
  readonly problem: string | null;
  /** How many conditions were tried, and how many of these ended worst. */
  readonly fact: string;
  /** How the others ended. */
  readonly others: string;
  /** All that in a line, with what says that it says little. */
  readonly summary: string;
  /** How many of these are wrong, or asked about. */
  readonly counts: Readonly<
    Record<'violations' | 'doubts' | 'toConfirm', number>
  >;
  /** Why that says little. */
  readonly caveats: readonly string[];
  /** What is wrong, each cause once. */
  readonly violations: readonly OutlinedCondition[];
  readonly failures: readonly OutlinedCondition[];
  /** What is most likely wrong, each with the comment of who knows better. */
  readonly doubts: readonly OutlinedCondition[];
  /** What the company decides: the rows of one question. */
  readonly toConfirm: readonly OutlinedCondition[];
  /** The comment by which the program settles that question, or `null`. */
  readonly comment: string | null;
  /** What was decided of conditions with the same results. */
  readonly settled: readonly {
    readonly titles: readonly string[];
    readonly decision: string;
    /** Of the program, which says so. */
    readonly line: number | null;
    readonly results: readonly string[];
  }[];
  /** Conditions under which nothing is wrong, with the ids of their cases. */
  readonly passed: readonly {
    readonly title: string;
    readonly ids: readonly string[];
    /** {@link STOPPED}. */
    readonly isStopped: boolean;
  }[];
  /** Titles of the conditions that don't apply, or couldn't be tried, by the reason. */
  readonly notApplicable: readonly {
    readonly titles: readonly string[];
    readonly reason: string;
    readonly isUntried: boolean;
  }[];
  readonly notes: readonly string[];
}

/** A condition and one way in which it was made. */
export interface OutlinedCase {
  readonly title: string;
  readonly description: string;
  /** By which it is run again. */
  readonly id: string;
}

/** What broke in one or several conditions, shown by the first case. */
export interface OutlinedCondition extends OutlinedCase {
  /** What was changed, and what holds all the same. */
  readonly explanation: string;
  readonly rule: RuleId;
  /** What its author does, or which condition above says so. */
  readonly remedy: string;
  /** Other cases in which the same line is at fault for the same reason. */
  readonly others: readonly OutlinedCase[];
  /** The comment by which the program says that it is right all the same. */
  readonly comment: string | null;
  /** Rows, before → after. */
  readonly rows: readonly string[];
  /** What happened first, as a sentence of which every second part is an amount. */
  readonly sentence: readonly string[];
  /** The amounts that it is about. */
  readonly amounts: readonly AmountName[];
  /** What happened, with the line of the program unless {@link line} leads there. */
  readonly findings: readonly string[];
  /** Of the program, where what was altered was used, or the first happened: not of what a page folds. */
  readonly line: number | null;
}

/**
 * Puts a report into words.
 *
 * @param report - of a program
 * @param namesLines - whether what happened is told with its lines
 */
export function outlineReport(
  report: StressReport,
  namesLines = true,
): ReportOutline {
  const {relations, problem = null, changesNothing, leak} = report;
  const ofVerdict = (verdict: Verdict): RelationResult[] =>
    relations.filter((one) => one.verdict === verdict);
  const told = new Map<string, string>();
  const remedyOnce = (one: OutlinedCondition): OutlinedCondition => {
    const first = told.get(one.remedy);
    told.set(one.remedy, first ?? one.title);
    return first === undefined
      ? one
      : {...one, remedy: `「${first}」と同じです。`};
  };
  const violations = byCause(relations, namesLines, 'violation').map(
    remedyOnce,
  );
  const doubts = byCause(relations, namesLines, 'confirm', false).map(
    remedyOnce,
  );
  const toConfirm = byCause(relations, namesLines, 'confirm', true).map(
    remedyOnce,
  );
  const asked = relations.filter(({relation, cases}) =>
    cases.some(
      (one) => one.verdict === 'confirm' && !isDecision(relation, one),
    ),
  ).length;
  const counts = {
    violations: report.counts.violation,
    doubts: asked,
    toConfirm: report.counts.confirm - asked,
  };
  const caveats = caveatsOf(report);
  return {
    problem,
    ...(problem === null
      ? summarize(report, counts, caveats)
      : {fact: UNTRIED, others: '', summary: UNTRIED}),
    counts,
    caveats,
    violations,
    failures: byCause(relations, namesLines, 'failed'),
    doubts,
    toConfirm,
    comment: commentOn(relations, DECISIONS),
    settled: settledOf(relations, namesLines),
    passed: ofVerdict('passed').map(({relation, cases}) => ({
      title: relation.title,
      ids: cases.filter(({verdict}) => verdict === 'passed').map(({id}) => id),
      isStopped: cases.every(
        ({verdict, isStopped}) => verdict !== 'passed' || isStopped === true,
      ),
    })),
    notApplicable: byReason(ofVerdict('notApplicable')),
    notes: [
      ...(changesNothing ? [NOTHING_CHANGED] : []),
      ...report.notices.map(
        (notice) => `条件を変えない実行のヒント：${describeMessage(notice)}`,
      ),
      ...(leak
        ? [
            `条件を変えない実行のログに、従業員ID ${leak.employeeId}の${leak.what}が出ます（個人情報）。${describeFinding({text: ruleOf('logs').remedy, line: leak.line.line})}`,
          ]
        : []),
      ...report.unknownDecisions.map(describeUnknown),
      ...report.staleDecisions.map(describeStale),
    ],
  };
}

/** What was decided, once of the conditions under which the same happens. */
function settledOf(
  relations: readonly RelationResult[],
  namesLines: boolean,
): ReportOutline['settled'] {
  const settled = new Map<string, ReportOutline['settled'][number]>();
  for (const {relation, decision, decisionLine = null, cases} of relations) {
    if (decision !== undefined) {
      // All: it accepts no other amounts.
      const results = textsOf(
        cases
          .filter(({verdict}) => verdict === 'settled')
          .flatMap(({findings}) => findings),
        namesLines,
        Infinity,
      );
      const key = [decision, ...results].join('\n');
      const {titles = []} = settled.get(key) ?? {};
      settled.set(key, {
        titles: [...titles, relation.title],
        decision,
        line: decisionLine,
        results,
      });
    }
  }
  return [...settled.values()];
}

function summarize(
  {relations, counts}: StressReport,
  {violations, doubts, toConfirm}: ReportOutline['counts'],
  caveats: readonly string[],
): Pick<ReportOutline, 'fact' | 'others' | 'summary'> {
  const late = relations.filter(
    ({verdict, reason}) => verdict === 'notApplicable' && reason === LATE,
  ).length;
  const tried = `${relations.length - counts.notApplicable + late}とおり`;
  const wrong = [violations, '誤り'] as const;
  // The worst last.
  const open = [
    [toConfirm, '会社が決めること'],
    [doubts, '誤りの疑い'],
    wrong,
    [counts.failed, '判定できず'],
  ] as const;
  const worst = [...open, wrong].filter(([count]) => count > 0).at(-1) ?? wrong;
  const verdicts = (
    [
      [counts.passed, '合格'],
      [counts.settled, '決まりあり'],
      ...open,
      [late, '時間切れ'],
    ] as const
  ).filter((one) => one[0] > 0 || one === wrong || one[1] === '合格');
  const name = ([count, kind]: readonly [number, string]) => `${kind}${count}`;
  return {
    fact: `${tried}中、${name(worst)}${late > 0 ? `（${late}件は時間切れ）` : ''}`,
    others: verdicts
      .filter((one) => one !== worst && one[1] !== '時間切れ')
      .map(name)
      .join('、'),
    summary: [`${tried}（${verdicts.map(name).join('、')}）`, ...caveats].join(
      '。',
    ),
  };
}

function caveatsOf({isDoubtful, isThin}: StressReport): string[] {
  return [
    ...(isThin
      ? ['ほとんど調べていません（当てはまる条件が少ないか、全員が0円です）']
      : []),
    ...(isDoubtful ? ['ただし、条件を変えない実行が、正しくないようです'] : []),
  ];
}

/**
 * What broke, each cause once: a line that breaks a rule in the same way.
 *
 * @param ofPolicy - of what is asked, only what the company decides, or only the rest
 */
function byCause(
  relations: readonly RelationResult[],
  namesLines: boolean,
  verdict: 'violation' | 'failed' | 'confirm',
  ofPolicy?: boolean,
): OutlinedCondition[] {
  const causes = new Map<string, OutlinedCondition>();
  for (const {relation, cases} of relations) {
    const {title, change, holds} = relation;
    for (const one of cases.filter((each) => each.verdict === verdict)) {
      const {id, description, rows, reason, usedAt, shownAt = null} = one;
      const {rule, remedy, line, key} = causeOf(relation, one);
      const [found] = findingsOf(one);
      const sentence = found?.sentence ?? [reason ?? found?.text ?? ''];
      const {
        others = [],
        amounts = [],
        ...first
      } = causes.get(key) ?? {
        title,
        description,
        id,
        explanation: `${change}。${holds}。`,
        rule,
        remedy,
        comment: null,
        rows,
        sentence: [...sentence.slice(0, -1), `${sentence.at(-1)}。`],
        findings: [
          ...(reason === undefined
            ? textsOf(findingsOf(one), namesLines)
            : [reason]),
          ...(!namesLines || usedAt === undefined || usedAt === line
            ? []
            : [`変えた項目を最後に使うのは、${usedAt}行目です`]),
        ],
        line: shownAt,
      };
      if (ofPolicy === undefined || ofPolicy === isDecision(relation, one)) {
        causes.set(key, {
          ...first,
          amounts: [
            ...amounts,
            ...findingsOf(one).flatMap(({amount}) => amount ?? []),
          ],
          others:
            first.id === id ? others : [...others, {title, description, id}],
        });
      }
    }
  }
  return [...causes].map(([key, one]) => ({
    ...one,
    comment: ofPolicy === false ? commentOn(relations, key) : null,
  }));
}

/** The comment that answers one question, or `null` if nobody asks it. */
function commentOn(
  relations: readonly RelationResult[],
  question: string,
): string | null {
  const found = foundOf(relations, question);
  return found.length === 0 ? null : decisionComment(found);
}

function textsOf(
  findings: readonly Finding[],
  namesLines: boolean,
  shown = SHOWN,
): string[] {
  const texts = findings.map((one) =>
    namesLines ? describeFinding(one) : one.text,
  );
  return shortened([...new Set(texts)], shown);
}

function byReason(
  results: readonly RelationResult[],
): ReportOutline['notApplicable'] {
  const titles = new Map<string, string[]>();
  for (const {relation, reason = ''} of results) {
    titles.set(reason, [...(titles.get(reason) ?? []), relation.title]);
  }
  return [...titles].map(([reason, names]) => ({
    reason,
    titles: names,
    isUntried: results.some((one) => one.reason === reason && one.cases[0]),
  }));
}
