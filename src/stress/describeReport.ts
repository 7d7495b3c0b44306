import {ruleOf} from './rules';
import type {ConditionResult, StressReport, VariantResult} from './runStress';
import type {Finding} from './types';

/** How many findings of one variant are written out. */
const SHOWN = 3;

/**
 * A report as lines of text, violations first.
 *
 * @param report - of a program
 */
export function describeReport(report: StressReport): string[] {
  const {conditions, counts, problem, unknownDecisions} = report;
  if (problem !== undefined) {
    return ['意地悪な条件：試せませんでした', problem];
  }
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
  return [
    `意地悪な条件：${tried}とおり（${summary}）`,
    ...ofVerdict(report, 'violation').flatMap((one) =>
      describeVariants(one, '✗', 'violation'),
    ),
    ...ofVerdict(report, 'failed').flatMap(({variants, condition}) =>
      variants
        .filter(({verdict}) => verdict === 'failed')
        .map(
          ({description, reason}) =>
            `✗ ${condition.title}：${description} ${reason ?? ''}`,
        ),
    ),
    ...conditions.flatMap((one) => describeVariants(one, '？', 'confirm')),
    ...ofVerdict(report, 'settled').map(
      ({condition, decision}) => `✓ ${condition.title} 決まり：${decision}`,
    ),
    ...fold('✓', ofVerdict(report, 'passed')),
    ...describeReasons(ofVerdict(report, 'notApplicable')),
    ...(report.changesNothing
      ? [
          '注意：条件を変えない実行でも、何も書き込まず、何も送りません。書き込みのスイッチを入れて試してください',
        ]
      : []),
    ...unknownDecisions.map(
      ({name, line}) =>
        `注意：${line}行目の「意地悪な条件 ${name}」という条件はありません`,
    ),
  ];
}

function ofVerdict(
  {conditions}: StressReport,
  verdict: ConditionResult['verdict'],
): ConditionResult[] {
  return conditions.filter((one) => one.verdict === verdict);
}

/** A condition's variants of one verdict, then what to do about them. */
function describeVariants(
  {condition: {title}, variants}: ConditionResult,
  mark: string,
  verdict: Finding['verdict'],
): string[] {
  const own = variants.filter((variant) => variant.verdict === verdict);
  const rules = new Set(
    own.flatMap(({findings}) =>
      findings
        .filter((finding) => finding.verdict === verdict)
        .map(({rule}) => rule),
    ),
  );
  return [
    ...own.flatMap((variant) => describeVariant(title, variant, mark)),
    ...(own.length === 0
      ? []
      : verdict === 'violation'
        ? [...rules]
            .map(ruleOf)
            .flatMap(({title: ruleTitle, remedy}) => [
              `   決まり：${ruleTitle}`,
              `   直し方：${remedy}`,
            ])
        : [`   決まりを書く：// 意地悪な条件 ${title}: （会社の決まり）`]),
  ];
}

function describeVariant(
  title: string,
  {id, description, findings, verdict}: VariantResult,
  mark: string,
): string[] {
  const own = [
    ...new Set(
      findings
        .filter((finding) => finding.verdict === verdict)
        .map(describeFinding),
    ),
  ];
  const rest = own.length - SHOWN;
  return [
    `${mark} ${title}：${description} ［${id}］`,
    ...own.slice(0, SHOWN).map((text) => `   ${text}`),
    ...(rest > 0 ? [`   ほか${rest}件`] : []),
  ];
}

function describeFinding({text, line}: Finding): string {
  return line === undefined ? text : `${line}行目 ${text}`;
}

function fold(mark: string, results: readonly ConditionResult[]): string[] {
  return results.length === 0
    ? []
    : [
        `${mark} 合格：${results.map(({condition}) => condition.title).join('、')}`,
      ];
}

/** Conditions that don't apply, one line for each reason. */
function describeReasons(results: readonly ConditionResult[]): string[] {
  const titles = new Map<string, string[]>();
  for (const {condition, reason = ''} of results) {
    titles.set(reason, [...(titles.get(reason) ?? []), condition.title]);
  }
  return [...titles].map(
    ([reason, names]) => `－ 対象外：${names.join('、')}（${reason}）`,
  );
}
