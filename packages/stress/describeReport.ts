import {outlineReport} from './outlineReport';
import {ruleOf} from './rules';
import type {
  OutlinedCase,
  OutlinedCondition,
  ReportOutline,
} from './outlineReport';
import type {RuleId} from './rules';
import type {StressReport} from './runStress';

/**
 * A report as lines of text, violations first.
 *
 * @param report - of a program
 */
export function describeReport(report: StressReport): string[] {
  const outline = outlineReport(report);
  const head = `厳しい条件：${outline.summary}`;
  if (outline.problem !== null) {
    return [head, outline.problem];
  }
  const told = new Set<RuleId>();
  return [
    head,
    ...outline.violations.flatMap((one) => [
      ...describeCases(one, '✗'),
      ...one.rules.flatMap((id) => {
        const {title, remedy} = ruleOf(id);
        const isFirst = !told.has(id);
        told.add(id);
        return [
          `   決まり：${title}`,
          ...(isFirst ? [`   直し方：${remedy}`] : []),
        ];
      }),
    ]),
    ...outline.failures.flatMap(({title, cases}) =>
      cases.map(
        ({description, findings}) =>
          `✗ ${title}：${description} ${findings.join('')}`,
      ),
    ),
    ...outline.toConfirm.flatMap((one) => [
      ...describeCases(one, '？'),
      ...one.comments.map((comment) => `   決まりを書く：${comment}`),
    ]),
    ...outline.settled.flatMap(({title, decision, results}) => [
      `・${title} 決まり：${decision}`,
      ...results.map((text) => `   ${text}`),
    ]),
    ...describePassed(outline),
    ...outline.notApplicable.map(
      ({titles, reason}) => `－ 対象外：${titles.join('、')}（${reason}）`,
    ),
    ...(outline.amounts.length > 0 ? ['・金額を手計算と比べる'] : []),
    ...outline.amounts.map((text) => `   ${text}`),
    ...outline.notes.map((note) => `注意：${note}`),
  ];
}

/** What passed, with the ids by which it can be run again. */
function describePassed({passed}: ReportOutline): string[] {
  const named = passed.map(({title, ids: [first = '', ...others]}) => {
    const last = others.length > 0 ? `～${others.length + 1}` : '';
    return `${title} ［${first}${last}］`;
  });
  return named.length === 0 ? [] : [`✓ 合格：${named.join('、')}`];
}

function describeCases(
  {title, cases}: OutlinedCondition,
  mark: string,
): string[] {
  return cases.flatMap(
    ({id, description, findings, more}: OutlinedCase): string[] => [
      `${mark} ${title}：${description} ［${id}］`,
      ...findings.map((text) => `   ${text}`),
      ...(more > 0 ? [`   ほか${more}件`] : []),
    ],
  );
}
