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

/**
 * What there is to say, in sentences: the first is short, and stays in sight;
 * the others are read below it.
 */
export type Said = readonly string[];

/** What is said of a run that didn't finish. */
export const ENDINGS: Readonly<
  Record<Exclude<RunEnding['kind'], 'finished'>, Said>
> = {
  stopped: ['実行を止めました。'],
  timeout: [
    `${RUN_LIMITS.runMillis / 1000}秒以内に終わらず、実行を止めました。`,
    '終わらない繰り返しや、終わらないawaitがないか確認してください。',
  ],
  flood: [
    '送られたデータが多すぎるため、実行を止めました。',
    'ログの量を減らしてください。',
  ],
  crashed: [
    'プログラムの実行が異常終了しました。',
    'メモリーを使いすぎていないか、タイマーの中でエラーが起きていないかを確認してください。',
  ],
  unavailable: [
    '実行の準備ができませんでした。',
    `${LOAD_ADVICE}${BLOCKED_ADVICE}`,
  ],
};

/** What is said of a run that isn't over. */
export const RUNNING = '実行しています…';

/** What is said of an earlier program's result. */
export const STALE = '変更前の結果';

/** How much of an error stays in sight, in letters of full width: with its line, two lines of a phone. */
const REASON_WIDTH = 40;

/** How much of a log line. */
const LOG_LENGTH = 20;

/**
 * How a run ended: of an error first what it is.
 *
 * @param own - what says more of a run without errors than how it ended
 */
export function summarize(
  {ending, source}: Pick<Run, 'ending' | 'source'>,
  own = '',
): Said {
  if (!ending) {
    return [RUNNING];
  }
  if (ending.kind !== 'finished') {
    return ENDINGS[ending.kind];
  }
  const {report} = ending;
  const {error} = report;
  const {total: amounts} = report.amounts;
  const {total: customData} = report.customData;
  const changes = amounts + customData;
  return [
    ...(error
      ? describeError(source, error, hintOn(report))
      : [own, describeEnding(report)].filter(Boolean)),
    report.dryRun
      ? `テスト実行(ドライラン)のため、${changes}件の変更は書き込まれていません。`
      : `変更は${changes}件です。`,
  ];
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

/** Where an error is, and what, if there is room: the pane has all that is said of it. */
function describeError(
  source: string,
  error: ReportedMessage,
  hint: ReportedMessage | undefined,
): Said {
  const {line} = error;
  const place = line === undefined ? '' : `${placeOf(source, line)}：`;
  const reason = shorten(hint?.message ?? reasonOf(error)).replace(
    /^\w*Error: /,
    '',
  );
  const end = 'エラーで終わりました。';
  return reason === '' ? [place + end] : [place + reason, end];
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
  return said !== '' && head.includes(said) && reason.startsWith(said)
    ? reason.slice(said.length).replace(/^。/, '')
    : message.message;
}

/** Its first sentence, without an aside that is cut; nothing of one that is too long. */
function shorten(text: string): string {
  const [sentence = ''] = text.split(/[\n。]/);
  const aside = sentence.search(/(?<!「)（[^）]*$/);
  const start = aside > 0 ? sentence.slice(0, aside) : sentence;
  return widthOf(start) > REASON_WIDTH ? '' : start;
}

/** About how wide a text is, in letters of full width. */
function widthOf(text: string): number {
  return [...text].reduce(
    (width, letter) => width + (letter > '\u02ff' ? 1 : 0.55),
    0,
  );
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
  const [line = ''] = last.message.split('\n');
  const cut = line.length > LOG_LENGTH ? '…' : '';
  return `ログ${count}：「${line.slice(0, LOG_LENGTH)}${cut}」`;
}

/** Where something is, behind what it is. */
export function atLine(source: string, line: number | undefined): string {
  return line === undefined ? '' : `（${placeOf(source, line)}）`;
}
