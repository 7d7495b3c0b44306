import type {AmountRecord, Company, CustomDataTable} from './company';

/**
 * A definition with its data.
 *
 * @param definitionName - the exact name
 */
export function tableOf(
  {customData}: Pick<Company, 'customData'>,
  definitionName: string,
): CustomDataTable | undefined {
  return customData.find(
    (one) => one.definition.definitionName === definitionName,
  );
}

/**
 * The amount that holds on a day.
 *
 * @param amounts - all of a 支給額マスタ or 控除額マスタ
 * @param of - whose, and of which item
 * @param date - `YYYY/MM/DD`
 * @returns `undefined` if there is none
 */
export function amountOn(
  amounts: readonly AmountRecord[],
  of: Pick<AmountRecord, 'employeeId' | 'kyuyoKomokuName'>,
  date: string,
): number | undefined {
  return amounts
    .filter(
      ({employeeId, kyuyoKomokuName, startDate}) =>
        employeeId === of.employeeId &&
        kyuyoKomokuName === of.kyuyoKomokuName &&
        startDate <= date,
    )
    .sort((a, b) => (a.startDate < b.startDate ? -1 : 1))
    .at(-1)?.amount;
}
