/*
 * What a run did, as lines of text: the kit prints them, and the pages show
 * them as the expected output of a sample.
 */
import {labelChange} from './changes';
import {CHANGE_LABELS, NONE} from './labels';
import type {CustomDataChange} from './changes';
import type {Company} from './company';
import type {RunResult} from './run';
import type {CustomDataValue} from '../../api-src/helpers/CustomDataValue';

/**
 * What a run changed, one line for each change.
 *
 * @param changes - of the run
 * @param company - the data before it, for the items' labels
 */
export function describeChanges(
  {amounts, customData}: RunResult['changes'],
  company: Company,
): {readonly amounts: string[]; readonly customData: string[]} {
  return {
    amounts: amounts.map(
      ({employeeId, kyuyoKomokuName, startDate, before, after}) =>
        `従業員ID ${employeeId} ${kyuyoKomokuName}（${startDate}から）：${before ?? NONE} → ${after}`,
    ),
    customData: customData.map((change) => describeChange(change, company)),
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

function describeChange(change: CustomDataChange, company: Company): string {
  const {definitionName, dataId, kind, items} = labelChange(change, company);
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
