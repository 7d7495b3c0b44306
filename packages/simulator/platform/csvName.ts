import type {CustomDataTable} from '../company/company';

/**
 * The name of a CSV file of custom data. Not the definition's name: tools don't
 * agree on how to encode Japanese names.
 */
export function csvName({definition}: CustomDataTable): string {
  return `${definition.dataId.replace(/Definition$/, '')}.csv`;
}
