import {csvFile, csvName} from '@combosite-functions/simulator';
import {PUBLISHED_PREFIX} from '../shared/tablesOfCompany';
import type {Company} from '@combosite-functions/simulator';

/**
 * The custom data of a company as files for the site, in the form of the
 * product's import.
 *
 * @param company - the company
 * @returns the files' text by their name
 */
export function publishedCsvFiles({customData}: Company): Map<string, string> {
  return new Map(
    customData.map((table) => [
      PUBLISHED_PREFIX + csvName(table),
      csvFile(table),
    ]),
  );
}
