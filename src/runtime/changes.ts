import type {AmountRecord, CustomDataRecord, CustomDataTable} from './company';

/** How one カスタムデータ changed. */
export interface CustomDataChange {
  readonly definitionName: string;
  readonly dataId: string;
  /** `null` if the record is new. */
  readonly before: CustomDataRecord | null;
  /** `null` if the record was deleted. */
  readonly after: CustomDataRecord | null;
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
      .filter((change) => !isSame(change.before, change.after));
  });
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
    .map(({employeeId, kyuyoKomokuName, startDate, amount}) => {
      const [held] = before
        .filter(
          (record) =>
            record.employeeId === employeeId &&
            record.kyuyoKomokuName === kyuyoKomokuName &&
            record.startDate <= startDate,
        )
        .sort((a, b) => (a.startDate < b.startDate ? 1 : -1));
      return {
        employeeId,
        kyuyoKomokuName,
        startDate,
        before: held?.amount ?? null,
        after: amount,
      };
    });
}

function isSame(
  before: CustomDataRecord | null,
  after: CustomDataRecord | null,
): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}
