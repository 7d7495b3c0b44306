/*
 * What a run prints, as lines of text.
 */
import {
  MESSAGES,
  changeTitles,
  describeChanges,
  describeEnding,
  describeMessage,
  messageAddress,
} from '../runtime.mjs';
import type {
  HttpCall,
  LogLine,
  Notice,
  RunError,
  RunResult,
  Scenario,
} from '../../../runtime';

/** Address of the site's home page, ending in `/`; the build sets it. */
declare const SITE_URL: string;

/** What stands above the log. */
export function reportHead(
  program: string,
  scenario: Scenario,
  notes: readonly string[],
): string[] {
  const MOST_NOTES = 5;
  return [
    `プログラム：${program}`,
    `場面：${scenario.name}`,
    ...(scenario.description ? [`      ${scenario.description}`] : []),
    ...notes.slice(0, MOST_NOTES).map((note) => `注意：${note}`),
    ...(notes.length > MOST_NOTES
      ? [`注意：ほかに${notes.length - MOST_NOTES}件あります。`]
      : []),
    '',
    'ログ',
  ];
}

/** One line of the log. */
export function reportLog({level, message, details, line}: LogLine): string {
  const place =
    line === undefined ? '       ' : `${String(line).padStart(3)}行目`;
  const content = [message, ...details].join(' ').replaceAll('\n', '\n      ');
  return `  ${place} ${level.padEnd(5)} ${content}`;
}

/** What stands below the log. */
export function reportResult(result: RunResult, {dryRun}: Scenario): string[] {
  const {changes, notices, httpCalls, logs, error, company} = result;
  const described = describeChanges(changes, company);
  const titles = changeTitles(dryRun);
  return [
    ...(logs.length === 0 ? ['  （なし）'] : []),
    ...section(titles.amounts, described.amounts),
    ...section(titles.customData, described.customData),
    ...(httpCalls.length > 0
      ? section('外部リクエスト', httpCalls.map(reportCall))
      : []),
    ...(notices.length > 0 ? section('ヒント', notices.map(reportNotice)) : []),
    '',
    ...(error ? [...reportError(error), ''] : []),
    `結果：${describeEnding(result)}`,
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return [
    '',
    `${title}（${lines.length}件）`,
    ...(lines.length === 0 ? ['  （なし）'] : lines.map((line) => `  ${line}`)),
  ];
}

function reportCall({method, url, status, failure}: HttpCall): string {
  const FAILURES = {
    timeout: '時間内に応答なし',
    connection: '接続できない',
    'no-answer': '応答の用意なし',
  };
  return `${method} ${url} → ${failure ? FAILURES[failure] : status}`;
}

function reportNotice(notice: Notice): string {
  return `${describeMessage(notice)}（${pageUrl(notice.messageId)}）`;
}

function reportError(error: RunError): string[] {
  const {messageId} = error;
  const {cause, check, mend} = MESSAGES[messageId];
  return [
    `エラー：${describeMessage(error)}`,
    `  原因：${cause}`,
    `  確認：${check}`,
    `  対処：${mend}`,
    `  説明：${pageUrl(messageId)}`,
  ];
}

function pageUrl(messageId: keyof typeof MESSAGES): string {
  return SITE_URL + messageAddress(messageId).slice(1);
}

/** The list of scenarios. */
export function reportScenarios(scenarios: readonly Scenario[]): string[] {
  return scenarios.flatMap(({name, description}) => [
    name,
    ...(description ? [`  ${description}`] : []),
  ]);
}
