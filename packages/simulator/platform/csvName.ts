import type {CustomDataTable} from '../company/company';

/**
 * The name of a CSV file of custom data. Not the definition's name: tools don't
 * agree on how to encode Japanese names.
 *
 * @param table - the custom data
 */
export function csvName({definition}: CustomDataTable): string {
  return `${definition.dataId.replace(/Definition$/, '')}.csv`;
}
