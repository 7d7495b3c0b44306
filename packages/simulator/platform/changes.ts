import {amountOn, tableOf} from '../company/find';
import {AMOUNT_KINDS, CHANGE_LABELS} from '../messages/labels';
import type {
  AmountRecord,
  Company,
  CustomDataRecord,
  CustomDataTable,
} from '../company/company';
import type {CustomDataValue} from '../../../api-src/helpers/CustomDataValue';

/** How one カスタムデータ changed. */
export interface CustomDataChange {
  readonly definitionName: string;
  readonly dataId: string;
  /** `null` if the record is new. */
  readonly before: CustomDataRecord | null;
  /** `null` if the record was deleted. */
  readonly after: CustomDataRecord | null;
}

/** What happened to the record. */
export function changeKind({
  before,
  after,
}: Pick<CustomDataChange, 'before' | 'after'>): keyof typeof CHANGE_LABELS {
  return before ? (after ? 'updated' : 'deleted') : 'created';
}

/** How one カスタムデータ changed, with the names that readers know. */
export interface LabelledChange {
  readonly definitionName: string;
  readonly dataId: string;
  readonly kind: (typeof CHANGE_LABELS)[keyof typeof CHANGE_LABELS];
  /** All items of the definition, in its order. */
  readonly items: readonly {
    readonly name: string;
    /** `null` if there was none. */
    readonly before: CustomDataValue;
    readonly after: CustomDataValue;
  }[];
}

/** How one amount of a 支給額マスタ or 控除額マスタ changed. */
export interface AmountChange {
  readonly employeeId: string;
  readonly kyuyoKomokuName: string;
  readonly startDate: string;
  /** Amount that held on the start date; `null` if there was none. */
  readonly before: number | null;
  readonly after: number;
}

/** How one amount changed, with what readers know of its item. */
export interface LabelledAmount extends AmountChange {
  /** Whether it is paid or deducted; `null` if that isn't known. */
  readonly kind: (typeof AMOUNT_KINDS)[keyof typeof AMOUNT_KINDS];
}

/**
 * What happened to custom data.
 *
 * @param before - all definitions with their data
 * @param after - the same definitions
 */
export function customDataChanges(
  before: readonly CustomDataTable[],
  after: readonly CustomDataTable[],
): CustomDataChange[] {
  return after.flatMap(({definition, records}, index) => {
    const {definitionName} = definition;
    const old = before[index]?.records ?? [];
    const byId = (list: readonly CustomDataRecord[], dataId: string) =>
      list.find((record) => record.dataId === dataId) ?? null;
    const dataIds = new Set([...old, ...records].map(({dataId}) => dataId));
    return [...dataIds]
      .map((dataId) => ({
        definitionName,
        dataId,
        before: byId(old, dataId),
        after: byId(records, dataId),
      }))
      .filter(
        ({before, after}) => JSON.stringify(before) !== JSON.stringify(after),
      );
  });
}

/**
 * A change as readers see it.
 *
 * @param company - the data before it, for the items' names
 */
export function labelChange(
  {definitionName, dataId, before, after}: CustomDataChange,
  company: Company,
): LabelledChange {
  const items = tableOf(company, definitionName)?.definition.itemList ?? [];
  return {
    definitionName,
    dataId,
    kind: CHANGE_LABELS[changeKind({before, after})],
    items: items.map(({itemName, itemKey}) => ({
      name: itemName,
      before: before?.values[itemKey] ?? null,
      after: after?.values[itemKey] ?? null,
    })),
  };
}

/**
 * An amount as readers see it.
 *
 * @param company - whose items tell payments from deductions
 */
export function labelAmount(
  change: AmountChange,
  {kyuyoKomoku}: Company,
): LabelledAmount {
  const item = kyuyoKomoku.find(
    ({kyuyoKomokuName}) => kyuyoKomokuName === change.kyuyoKomokuName,
  );
  return {...change, kind: item ? AMOUNT_KINDS[item.komokuKubun] : null};
}

/**
 * What happened to amounts, including those that were set to what they were.
 *
 * @param before - all amounts
 * @param after - all amounts, with new objects for those that were set
 */
export function amountChanges(
  before: readonly AmountRecord[],
  after: readonly AmountRecord[],
): AmountChange[] {
  return after
    .filter((record) => !before.includes(record))
    .map(({amount, ...record}) => ({
      ...record,
      before: amountOn(before, record, record.startDate) ?? null,
      after: amount,
    }));
}
