/*
 * A report in words, part by part: page and kit show the same.
 */
import {decisionComment, describeUnknown} from './decisions';
import {ruleOf} from './rules';
import {describeMessage} from '@combosite-functions/simulator';
import type {AmountsTried, MonthUsed} from './amounts';
import type {RuleId} from './rules';
import type {ConditionResult, StressReport, VariantResult} from './runStress';
import type {Finding, Verdict} from './types';

/** How many findings of one case are written out. */
const SHOWN = 3;

/** What there is to say of a report; empty lists for what didn't happen. */
export interface ReportOutline {
  /** Why no condition could be judged, or `null`. */
  readonly problem: string | null;
  /** How many conditions were tried, and how they ended. */
  readonly summary: string;
  readonly violations: readonly OutlinedCondition[];
  readonly failures: readonly OutlinedCondition[];
  /** What the company decides. */
  readonly toConfirm: readonly OutlinedCondition[];
  /** What the program says of the company's decisions. */
  readonly settled: readonly {
    readonly title: string;
    readonly decision: string;
    /** What the program does there: it may contradict what it says. */
    readonly results: readonly string[];
  }[];
  /** Conditions under which nothing is wrong, with the ids of their cases. */
  readonly passed: readonly {
    readonly title: string;
    readonly ids: readonly string[];
  }[];
  /** Titles of the conditions that don't apply, by the reason. */
  readonly notApplicable: readonly {
    readonly titles: readonly string[];
    readonly reason: string;
  }[];
  /** What came of other numbers, for a person to compare; and what wasn't tried. */
  readonly amounts: readonly string[];
  readonly notes: readonly string[];
}

/** A condition with those of its variants that ended alike. */
export interface OutlinedCondition {
  readonly title: string;
  readonly explanation: string;
  /** The rules that the program breaks. */
  readonly rules: readonly RuleId[];
  /** The comments by which the program can settle it. */
  readonly comments: readonly string[];
  readonly cases: readonly OutlinedCase[];
}

/** A variant. */
export interface OutlinedCase {
  /** By which it is run again. */
  readonly id: string;
  readonly description: string;
  /** What happened, with the line of the program. */
  readonly findings: readonly string[];
  /** How many more findings there are. */
  readonly more: number;
}

/**
 * Puts a report into words.
 *
 * @param report - of a program
 */
export function outlineReport(report: StressReport): ReportOutline {
  const {conditions, problem = null, changesNothing, leak} = report;
  const ofVerdict = (verdict: Verdict): ConditionResult[] =>
    conditions.filter((one) => one.verdict === verdict);
  return {
    problem,
    summary: problem === null ? summarize(report) : '試せませんでした',
    violations: outlineConditions(conditions, 'violation'),
    failures: outlineConditions(conditions, 'failed'),
    toConfirm: outlineConditions(conditions, 'confirm'),
    settled: ofVerdict('settled').map(
      ({condition, decision = '', variants}) => ({
        title: condition.title,
        decision,
        results: [
          ...new Set(
            variants.flatMap(({findings}) =>
              findings.map((finding) =>
                describeFinding(finding).replace(ASKS, ''),
              ),
            ),
          ),
        ].slice(0, SHOWN),
      }),
    ),
    passed: ofVerdict('passed').map(({condition, variants}) => ({
      title: condition.title,
      ids: variants
        .filter(({verdict}) => verdict === 'passed')
        .map(({id}) => id),
    })),
    notApplicable: byReason(ofVerdict('notApplicable')),
    amounts: report.amounts
      ? [
          ...(report.months ?? []).map(describeMonth),
          ...report.amounts.map(describeAmounts),
          BY_HAND,
        ]
      : [],
    notes: [
      ...(changesNothing
        ? [
            '条件を変えない実行でも、何も書き込まず、何も送りません。ログの違いは、金額のほかは比べません。書き込みのスイッチがあるプログラムは、スイッチを入れて試してください',
          ]
        : []),
      ...report.notices.map(
        (notice) => `条件を変えない実行のヒント：${describeMessage(notice)}`,
      ),
      ...(leak
        ? [
            `条件を変えない実行のログに、従業員ID ${leak.employeeId}の${leak.what}が出ます（個人情報）。${describeFinding({text: ruleOf('logs').remedy, line: leak.line.line})}`,
          ]
        : []),
      ...report.unknownDecisions.map(describeUnknown),
    ],
  };
}

/** What a finding asks of its reader, who has answered it. */
const ASKS = /(?<=。)会社の決まりを確認してください$/;

/** What only a person can judge. */
const BY_HAND =
  '計算式、上限や回数の境目、端数が正しいかは、この検査では分かりません。境目の両側（15回と16回など）や端数の出る値（0.5円など）で動かし、手計算した金額と比べます（キットではexpectに書きます）';

function describeMonth({
  definitionName,
  itemName,
  month,
  shoriNengetsu,
}: MonthUsed): string {
  return `処理年月${shoriNengetsu}の計算に、「${definitionName}」の${itemName}が${month}のデータを使いました（当月払いか翌月払いかと比べます）`;
}

function describeAmounts({name, points}: AmountsTried): string {
  const texts = points.map(({value, outcome}) => `${value}なら${outcome}`);
  return `${name}が${texts.join('、')}`;
}

function summarize({conditions, counts, isDoubtful}: StressReport): string {
  const tried = conditions.length - counts.notApplicable;
  const parts = [
    [counts.passed, '合格'],
    [counts.settled, '決まりあり'],
    [counts.confirm, '要確認'],
    [counts.violation, '誤り'],
    [counts.failed, '判定できず'],
  ] as const;
  const summary = parts
    .filter(([count, name]) => count > 0 || name === '合格' || name === '誤り')
    .map(([count, name]) => `${name}${count}`)
    .join('、');
  const doubt = isDoubtful
    ? '。ただし、条件を変えない実行が、正しくないようです'
    : '';
  return `${tried}とおり（${summary}）${doubt}`;
}

/** The conditions of which a variant ended in this way. */
function outlineConditions(
  conditions: readonly ConditionResult[],
  verdict: 'violation' | 'failed' | 'confirm',
): OutlinedCondition[] {
  return conditions.flatMap(({condition, variants}) => {
    const own = variants.filter((variant) => variant.verdict === verdict);
    const {title, explanation} = condition;
    return own.length === 0
      ? []
      : [
          {
            title,
            explanation,
            rules: [
              ...new Set(
                own.flatMap((variant) =>
                  findingsOf(variant).map(({rule}) => rule),
                ),
              ),
            ],
            comments:
              verdict === 'confirm'
                ? [
                    ...new Set(
                      own.flatMap((variant) =>
                        findingsOf(variant).map(({about}) =>
                          decisionComment(title, about),
                        ),
                      ),
                    ),
                  ]
                : [],
            cases: own.map(outlineCase),
          },
        ];
  });
}

function outlineCase(variant: VariantResult): OutlinedCase {
  const {id, description, reason} = variant;
  const texts =
    reason === undefined
      ? [...new Set(findingsOf(variant).map(describeFinding))]
      : [reason];
  return {
    id,
    description,
    findings: texts.slice(0, SHOWN),
    more: Math.max(0, texts.length - SHOWN),
  };
}

/** The findings that gave a variant its verdict. */
function findingsOf({findings, verdict}: VariantResult): readonly Finding[] {
  return findings.filter((finding) => finding.verdict === verdict);
}

function describeFinding({text, line}: Pick<Finding, 'text' | 'line'>): string {
  return line === undefined ? text : `${line}行目 ${text}`;
}

function byReason(
  results: readonly ConditionResult[],
): ReportOutline['notApplicable'] {
  const titles = new Map<string, string[]>();
  for (const {condition, reason = ''} of results) {
    titles.set(reason, [...(titles.get(reason) ?? []), condition.title]);
  }
  return [...titles].map(([reason, names]) => ({reason, titles: names}));
}
