/*
 * What a run prints, as lines of text.
 */
import {
  KIND_LABELS,
  MESSAGES,
  MESSAGE_LABELS,
  NONE,
  RESULT_LABELS,
  changeTitles,
  describeChanges,
  describeEnding,
  describeMessage,
  describeOutcome,
  messageAddress,
} from '../runtime.mjs';
import {describeExpectation} from './expectations';
import type {Expectation} from './expectations';
import type {ReadyRun} from './prepare';
import type {FoundScenario} from './scenarioFile';
import type {
  HttpCall,
  LogLine,
  Notice,
  RunError,
  RunResult,
  Scenario,
} from '@combosite-functions/simulator';

/** Address of the site's home page, ending in `/`; the build sets it. */
declare const SITE_URL: string;

/** What is above the log. */
export function reportHead(
  program: string,
  {request: {scenario}, before, company, added, merged, notes}: ReadyRun,
): string[] {
  return [
    `プログラム：${program}`,
    ...(company === undefined ? [] : [`会社：${company}`]),
    ...(added.length === 0
      ? []
      : [`      見本の会社に加えたもの：${added.join('、')}`]),
    ...merged.map((one) => `      見本の会社のものに重ねたもの：${one}`),
    `場面：${scenario.name}`,
    ...(scenario.description ? [`      ${scenario.description}`] : []),
    ...(before
      ? [
          `      「${before.request.scenario.name}」が残したデータから始めます。`,
        ]
      : []),
    ...reportNotes(notes),
  ];
}

/** What is odd, and no mistake. */
export function reportNotes(notes: readonly string[]): string[] {
  const MOST_NOTES = 20;
  return [
    ...notes.slice(0, MOST_NOTES).map((note) => `注意：${note}`),
    ...(notes.length > MOST_NOTES
      ? [`注意：ほかに${notes.length - MOST_NOTES}件あります。`]
      : []),
  ];
}

/** One line of the log. */
export function reportLog({level, message, details, line}: LogLine): string {
  const place =
    line === undefined ? '       ' : `${String(line).padStart(3)}行目`;
  const content = [message, ...details].join(' ');
  return `  ${place} ${level.padEnd(5)} ${content}`;
}

/** What is below the log; an error that was expected needs no advice. */
export function reportResult(
  result: RunResult,
  {dryRun}: Scenario,
  {isErrorExpected = false} = {},
): string[] {
  const {changes, notices, httpCalls, logs, error, company} = result;
  const described = describeChanges(changes, company);
  const titles = changeTitles(dryRun);
  return [
    ...(logs.length === 0 ? [`  （${NONE}）`] : []),
    ...section(titles.amounts, described.amounts),
    ...section(titles.customData, described.customData),
    ...(httpCalls.length > 0
      ? section(RESULT_LABELS.httpCalls, httpCalls.map(reportCall))
      : []),
    ...(notices.length > 0
      ? section(KIND_LABELS.notice, notices.map(reportNotice))
      : []),
    '',
    ...(error ? [...reportError(error, isErrorExpected), ''] : []),
    `結果：${describeEnding(result)}`,
    `製品で確認できていない動きの一覧：${siteAddress('/wiki/office/unconfirmed#unconfirmed')}`,
  ];
}

/** What came as its scenario expects, and what didn't. */
export function reportExpectations(compared: readonly Expectation[]): string[] {
  const met = compared.filter(({difference}) => difference === undefined);
  return [
    met.length === compared.length
      ? `期待した結果：${met.length}件すべて同じです。`
      : `期待した結果：${compared.length}件のうち、${compared.length - met.length}件が違います。`,
    ...compared.map((one) => `  ${describeExpectation(one)}`),
  ];
}

/** How a scenario of several ended. */
export interface ScenarioEnd {
  readonly name: string;
  /** Whether the scenario says what is expected. */
  readonly isCompared: boolean;
  readonly faults: readonly string[];
}

/** How the scenarios of a file ended. */
export function reportSummary(ends: readonly ScenarioEnd[]): string[] {
  const good = ends.filter(({faults}) => faults.length === 0).length;
  return [
    `まとめ：${ends.length}場面のうち、合格${good}、不合格${ends.length - good}`,
    ...ends.map(({faults, isCompared, name}) =>
      faults.length === 0
        ? `  ✓ ${name}${isCompared ? '' : '（期待する結果がないため、エラーの有無だけを見ました）'}`
        : `  ✗ ${name}（${faults.join('、')}）`,
    ),
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return [
    '',
    `${title}（${lines.length}件）`,
    ...(lines.length === 0
      ? [`  （${NONE}）`]
      : lines.map((line) => `  ${line}`)),
  ];
}

function reportCall(call: HttpCall): string {
  return `${call.method} ${call.url} → ${describeOutcome(call)}`;
}

function reportNotice(notice: Notice): string {
  return `${describeMessage(notice)}（${pageUrl(notice.messageId)}）`;
}

function reportError(error: RunError, isExpected: boolean): string[] {
  const {messageId} = error;
  const {cause, check, mend} = MESSAGES[messageId];
  const head = `${KIND_LABELS.error}：${describeMessage(error)}`;
  if (isExpected) {
    return [head];
  }
  return [
    head,
    `  ${MESSAGE_LABELS.cause}：${cause}`,
    `  ${MESSAGE_LABELS.check}：${check}`,
    `  ${MESSAGE_LABELS.mend}：${mend}`,
    `  説明：${pageUrl(messageId)}`,
  ];
}

function pageUrl(messageId: keyof typeof MESSAGES): string {
  return siteAddress(messageAddress(messageId));
}

/**
 * The whole address of a page.
 *
 * @param route - from the site's home page, beginning with `/`
 */
export function siteAddress(route: string): string {
  // A site that was built without its address: the reader finds the page there.
  return SITE_URL.startsWith('http://localhost')
    ? `Wikiの${route}`
    : SITE_URL + route.slice(1);
}

/** The list of scenarios. */
export function reportScenarios(scenarios: readonly FoundScenario[]): string[] {
  return scenarios.flatMap(({given: {name, description}}) => [
    name,
    ...(description ? [`  ${description}`] : []),
  ]);
}
