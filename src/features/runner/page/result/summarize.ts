import {describeEnding} from '@combosite-functions/simulator';
import type {MessageId} from '@combosite-functions/simulator';
import {LOAD_ADVICE} from '../../../../ui/loading/loadAdvice';
import type {RunEnding} from '../engine/inFrame';
import type {Run} from '../engine/useRun';
import {RUN_LIMITS} from '../shapes/runLimits';
import type {ReportedMessage, RunReport} from '../shapes/runReport';
import {placeOf} from './placeOf';

/** The other cause of a frame or a worker that doesn't start. */
export const BLOCKED_ADVICE =
  '直らないときは、ブラウザーの拡張機能か社内の設定が止めていないかも確認してください。';

/** What is said of a run that didn't finish. */
export const ENDINGS: Readonly<
  Record<Exclude<RunEnding['kind'], 'finished'>, string>
> = {
  stopped: '実行を止めました。',
  timeout: `${RUN_LIMITS.runMillis / 1000}秒以内に終わらなかったため、実行を止めました。終わらない繰り返しや、終わらないawaitがないか確認してください。`,
  flood:
    '送られたデータが多すぎるため、実行を止めました。ログの量を減らしてください。',
  crashed:
    'プログラムの実行が異常終了しました。メモリーを使いすぎていないか、タイマーの中でエラーが起きていないかを確認してください。',
  unavailable: `実行の準備ができませんでした。${LOAD_ADVICE}${BLOCKED_ADVICE}`,
};

/** What is said of an earlier program's result, and what brings that of this one. */
export function staleText(act: string): string {
  return `下は、変更前の結果です。もう一度「${act}」を押してください。`;
}

/** How much of an error is said where the code leaves little room. */
const REASON_LENGTH = 60;

/** How a run ended, in a sentence or two: of an error first what it is. */
export function summarize({
  ending,
  source,
}: Pick<Run, 'ending' | 'source'>): string {
  if (!ending) {
    return '実行しています…';
  }
  if (ending.kind !== 'finished') {
    return ENDINGS[ending.kind];
  }
  const {report} = ending;
  const {error} = report;
  const {total: amounts} = report.amounts;
  const {total: customData} = report.customData;
  const changes = amounts + customData;
  const written = report.dryRun
    ? `テスト実行(ドライラン)のため、${changes}件の変更は書き込まれていません。`
    : `変更は${changes}件です。`;
  const end = error
    ? `${describeError(source, error, hintOn(report))}エラーで終わりました。`
    : describeEnding(report);
  return `${end}${written}`;
}

/** Messages that quote the engine, which is English and names no cause. */
const OF_ENGINE: readonly string[] = [
  'uncaught-error',
  'unhandled-rejection',
] satisfies MessageId[];

/** Messages whose own words only lead to the reason that they quote. */
const QUOTING: readonly string[] = [
  ...OF_ENGINE,
  'program-stopped',
  'syntax-error',
];

/** What a run has noticed on the line at which the engine ended it. */
export function hintOn({
  error,
  notices,
}: RunReport): ReportedMessage | undefined {
  return error?.line !== undefined && OF_ENGINE.includes(error.messageId)
    ? notices.find(({line}) => line === error.line)
    : undefined;
}

/** Where an error is, and what: the pane has all that is said of it. */
function describeError(
  source: string,
  error: ReportedMessage,
  hint: ReportedMessage | undefined,
): string {
  const {line} = error;
  const place = line === undefined ? '' : `${placeOf(source, line)}：`;
  const reason = reasonOf(error).replace(/^\w*Error: /, '');
  return `${place}${endSentence(hint?.message ?? shorten(reason))}`;
}

/** What a message says, or quotes. */
function reasonOf({message, messageId}: ReportedMessage): string {
  return QUOTING.includes(messageId)
    ? message.slice(message.indexOf('：') + 1)
    : message;
}

/** What its head doesn't say of a message: an aside, or all. */
export function leftOf(message: ReportedMessage, head: string): string {
  const reason = reasonOf(message);
  const said = shorten(reason);
  return head.includes(said) && reason.startsWith(said)
    ? reason.slice(said.length)
    : message.message;
}

/** What closes what may be open where a text is cut. */
const CLOSING: Readonly<Record<string, string>> = {
  '「': '」',
  '(': ')',
};

/** Its first line, or what there is room for, without an aside that is cut; what opens there is closed. */
function shorten(text: string): string {
  const [line = ''] = text.split('\n');
  if (line.length <= REASON_LENGTH) {
    return line;
  }
  const start = line.slice(0, REASON_LENGTH);
  const aside = start.search(/（[^）]*$/);
  if (aside > 0) {
    return start.slice(0, aside);
  }
  const open = [...start].reduce(
    (ends, sign) =>
      ends.startsWith(sign) ? ends.slice(1) : (CLOSING[sign] ?? '') + ends,
    '',
  );
  return `${start}…${open}`;
}

/** What a run that changed nothing has logged last, as it is; else nothing. */
export function quoteLog({ending, logs}: Pick<Run, 'ending' | 'logs'>): string {
  const last = logs.at(-1);
  if (ending?.kind !== 'finished' || last === undefined) {
    return '';
  }
  const {amounts, customData} = ending.report;
  if (amounts.total + customData.total > 0) {
    return '';
  }
  const count = logs.length > 1 ? `（${logs.length}行の最後）` : '';
  return `ログ${count}：「${shorten(last.message)}」。`;
}

function endSentence(text: string): string {
  return text.replace(/[。.]?$/, '。');
}

/** Where something is, behind what it is. */
export function atLine(source: string, line: number | undefined): string {
  return line === undefined ? '' : `（${placeOf(source, line)}）`;
}
