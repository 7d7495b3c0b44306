import {SCHEMA_FILES, SCHEMA_FOLDER} from './shapes/schemaFiles';
import {csvFile, csvName} from '@combosite-functions/simulator';
import type {Company, Scenario} from '@combosite-functions/simulator';

/**
 * A company as files: JSON, and custom data as CSV in the form of the product's
 * import.
 *
 * @returns the files' text by their path
 */
export function companyFiles(
  company: Company,
  scenarios: readonly Scenario[],
): Map<string, string> {
  const tables = company.customData.map((table) => ({
    ...table,
    csv: `custom-data/${csvName(table)}`,
  }));
  return new Map([
    [
      'company.json',
      json({
        $schema: `../${SCHEMA_FOLDER}/${SCHEMA_FILES.company}`,
        ...company,
        customData: tables.map(({csv, definition}) => ({csv, definition})),
      }),
    ],
    [
      'scenarios.json',
      json({
        $schema: `../${SCHEMA_FOLDER}/${SCHEMA_FILES.scenarios}`,
        scenarios,
      }),
    ],
    ...tables.map((table) => [table.csv, csvFile(table)] as const),
  ]);
}

/** A value as a file. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
