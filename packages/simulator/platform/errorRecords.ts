import {checkItemValue} from './customData';
import {isCatalogueError} from '../messages/errors';
import type {
  CustomDataRecord,
  CustomDataTable,
  SelectOptionMaster,
} from '../company/company';

/** A record that the list of custom data shows as an error. */
export interface ErrorRecord {
  readonly record: CustomDataRecord;
  /** What is wrong, one message of the catalogue for each item. */
  readonly messages: readonly string[];
}

/**
 * The records that don't fit their definition: imported with a blank required
 * item or a value of another type, or older than a change of the definition.
 *
 * @param table - the definition with its data
 * @param masters - all select option masters
 * @returns those records in their order; none if all data fit
 */
export function findErrorRecords(
  {definition, records}: CustomDataTable,
  masters: readonly SelectOptionMaster[],
): ErrorRecord[] {
  return records
    .map((record) => ({
      record,
      messages: definition.itemList.flatMap((item) => {
        try {
          checkItemValue(item, record.values[item.itemKey], masters);
          return [];
        } catch (error) {
          if (isCatalogueError(error)) {
            return [error.message];
          }
          throw error;
        }
      }),
    }))
    .filter(({messages}) => messages.length > 0);
}
