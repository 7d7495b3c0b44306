import {STOPPED, outlineReport} from './outlineReport';
import {shortened} from './rows';
import {ruleOf} from './rules';
import type {
  OutlinedCase,
  OutlinedCondition,
  ReportOutline,
} from './outlineReport';
import type {StressReport} from './runStress';

/** Other cases of one cause that are named. */
const SHOWN = 3;

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
  return [
    head,
    ...outline.violations.flatMap((one) => [
      ...describeCase(one, '✗'),
      `   決まり：${ruleOf(one.rule).title}`,
      `   直し方：${one.remedy}`,
    ]),
    ...outline.failures.flatMap((one) => describeCase(one, '？')),
    ...describeAsked('誤りの疑い（直し方のとおりに直す）', outline.doubts),
    ...describeAsked(
      '会社が決めること（両方の金額を見て、違えばプログラムを直す）',
      outline.toConfirm,
    ),
    ...(outline.comment === null
      ? []
      : [`   決まりを書く：${outline.comment}`]),
    ...outline.settled.flatMap(({titles, decision, results}) => [
      `✓ ${titles.join('、')} 決まり：${decision}`,
      ...results.map((text) => `   ${text}`),
    ]),
    ...describePassed(outline),
    ...(report.changesNothing
      ? [`－ 対象外：${report.counts.notApplicable}とおり`]
      : outline.notApplicable.map(
          ({titles, reason, isUntried}) =>
            `－ ${isUntried ? '試せず' : '対象外'}：${titles.join('、')}（${reason}）`,
        )),
    ...outline.notes.map((note) => `注意：${note}`),
  ];
}

/** What is asked about under one heading, if anything is. */
function describeAsked(
  heading: string,
  asked: readonly OutlinedCondition[],
): string[] {
  const lines = asked.flatMap((one) => [
    ...describeCase(one, '  ・'),
    `   直し方：${one.remedy}`,
    ...(one.comment === null
      ? []
      : [`   正しければ、決まりを書く：${one.comment}`]),
  ]);
  return lines.length > 0 ? [`？ ${heading}`, ...lines] : [];
}

/** What passed, with the ids by which it can be run again. */
function describePassed({passed}: ReportOutline): string[] {
  return [false, true].flatMap((isStopped) => {
    const named = passed
      .filter((one) => one.isStopped === isStopped)
      .map(({title, ids}) => `${title} ［${ids[0] ?? ''}］`);
    const how = isStopped ? `（${STOPPED}）` : '';
    return named.length === 0 ? [] : [`✓ 合格${how}：${named.join('、')}`];
  });
}

function describeCase(
  {rows, findings, others, ...one}: OutlinedCondition,
  mark: string,
): string[] {
  return [
    `${mark} ${nameCase(one)}`,
    ...findings.map((text) => `   ${text}`),
    ...rows.map((row) => `   変えた行：${row}`),
    ...(others.length > 0
      ? [`   同じ原因：${shortened(others.map(nameCase), SHOWN).join('、')}`]
      : []),
  ];
}

function nameCase({title, description, id}: OutlinedCase): string {
  return `${title}：${description} ［${id}］`;
}
