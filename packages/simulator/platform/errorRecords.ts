import {checkItemValue} from './customData';
import {isCatalogueError} from '../messages/errors';
import type {CustomDataTable, SelectOptionMaster} from '../company/company';

/**
 * The records that the list of custom data shows as errors: they don't fit their
 * definition, as they were imported with a blank required item or a value of
 * another type, or are older than a change of the definition.
 *
 * @returns those records in their order, each with one message of the catalogue
 *   for each wrong item; none if all data fit
 */
export function findErrorRecords(
  {definition, records}: CustomDataTable,
  masters: readonly SelectOptionMaster[],
) {
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
