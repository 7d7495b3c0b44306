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
  readonly notices: readonly unknown[];
}): string {
  const hints = notices.length > 0 ? `（ヒント${notices.length}件）` : '';
  return error
    ? `エラーで終わりました${hints}。`
    : `エラーなしで、最後まで動きました${hints}。`;
}

/**
 * What stands above the changes of a run.
 *
 * @param dryRun - whether they weren't made
 */
export function changeTitles(dryRun: boolean): {
  readonly amounts: string;
  readonly customData: string;
} {
  const prefix = dryRun ? 'テスト実行のため書き込まれなかった、' : '';
  return {
    amounts: `${prefix}支給額マスタ・控除額マスタの変更`,
    customData: `${prefix}カスタムデータの変更`,
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
