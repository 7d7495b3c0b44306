/*
 * What a run did, as lines of text: the kit prints them, and the pages show
 * them as the expected output of a sample.
 */
import type {CustomDataChange} from './changes';
import type {Company} from './company';
import type {RunResult} from './run';

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
        `従業員ID ${employeeId} ${kyuyoKomokuName}（${startDate}から）：${before ?? 'なし'} → ${after}`,
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

type Values = NonNullable<CustomDataChange['after']>['values'];

function describeChange(
  {definitionName, dataId, before, after}: CustomDataChange,
  {customData}: Company,
): string {
  const items =
    customData.find((one) => one.definition.definitionName === definitionName)
      ?.definition.itemList ?? [];
  const show = (values: Values): string =>
    items
      .map(({itemName, itemKey}) => `${itemName} ${values[itemKey] ?? 'なし'}`)
      .join('、');
  const place = `${definitionName} データID ${dataId}`;
  if (!before || !after) {
    return `${place}：${after ? '登録' : '削除'}（${show((after ?? before)?.values ?? {})}）`;
  }
  const changed = items
    .filter(({itemKey}) => before.values[itemKey] !== after.values[itemKey])
    .map(
      ({itemName, itemKey}) =>
        `${itemName} ${before.values[itemKey] ?? 'なし'} → ${after.values[itemKey] ?? 'なし'}`,
    );
  return `${place}：更新（${changed.join('、') || '値は同じ'}）`;
}
