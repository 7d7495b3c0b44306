/*
 * What a run did, as lines of text: the kit prints them, and the pages show
 * them as the expected output of a sample.
 */
import {labelAmount, labelChange} from '../platform/changes';
import {
  CHANGE_LABELS,
  KIND_LABELS,
  NONE,
  RESULT_LABELS,
} from '../messages/labels';
import type {LabelledAmount, LabelledChange} from '../platform/changes';
import type {Company} from '../company/company';
import type {MessageId} from '../messages/messages';
import type {RunResult} from './run';
import type {CustomDataValue} from '../../../api-src/helpers/CustomDataValue';

/**
 * What a run changed, one line for each change.
 *
 * @param company - the data before it, for the items' labels and kinds
 */
export function describeChanges(
  {amounts, customData}: RunResult['changes'],
  company: Company,
): {readonly amounts: string[]; readonly customData: string[]} {
  return {
    amounts: amounts.map((change) =>
      describeAmount(labelAmount(change, company)),
    ),
    customData: customData.map((change) =>
      describeLabelled(labelChange(change, company)),
    ),
  };
}

/** How an amount changed. */
export function describeAmount({
  employeeId,
  kyuyoKomokuName,
  kind,
  startDate,
  before,
  after,
}: LabelledAmount): string {
  return `従業員ID ${employeeId} ${kyuyoKomokuName}（${kind === null ? '' : `${kind}、`}${startDate}から）：${before ?? NONE} → ${after}`;
}

/** How a カスタムデータ changed. */
export function describeLabelled({
  definitionName,
  dataId,
  kind,
  items,
}: LabelledChange): string {
  const show = (value: CustomDataValue) => value ?? NONE;
  const shown =
    kind === CHANGE_LABELS.updated
      ? items
          .filter(({before, after}) => before !== after)
          .map(
            ({name, before, after}) =>
              `${name} ${show(before)} → ${show(after)}`,
          )
      : items.map(
          ({name, before, after}) => `${name} ${show(after ?? before)}`,
        );
  return `${definitionName} データID ${dataId}：${kind}（${shown.join('、') || '値は同じ'}）`;
}

/**
 * How a run ended, in one sentence with the number of hints: the last line of
 * what is shown of it.
 *
 * @param run - its error and its advice
 */
export function describeEnding({
  error,
  notices,
}: {
  readonly error: unknown;
  readonly notices: readonly {readonly messageId: string}[];
}): string {
  const hints =
    notices.length > 0 ? `（${KIND_LABELS.notice}${notices.length}件）` : '';
  if (error) {
    return `エラーで終わりました${hints}。`;
  }
  return notices.some(({messageId}) => CAUGHT.has(messageId))
    ? `失敗した操作がありましたが、止まらずに最後まで動きました${hints}。`
    : `エラーなしで、最後まで動きました${hints}。`;
}

/** Advice on operations that failed. */
const CAUGHT: ReadonlySet<string> = new Set<MessageId>([
  'error-caught',
  'save-amount-failed',
]);

/**
 * What is above the changes of a run.
 *
 * @param dryRun - whether they weren't made
 */
export function changeTitles(dryRun: boolean): {
  readonly amounts: string;
  readonly customData: string;
} {
  const title = (label: string) =>
    dryRun ? `本番なら行われる、${label}（書き込んでいません）` : label;
  return {
    amounts: title(RESULT_LABELS.amounts),
    customData: title(RESULT_LABELS.customData),
  };
}

/** An error or advice with its line. */
export function describeMessage({
  line,
  message,
}: {
  readonly line: number | undefined;
  readonly message: string;
}): string {
  return line === undefined ? message : `${line}行目 ${message}`;
}
