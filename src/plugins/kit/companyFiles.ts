import {exportCustomData} from '../../runtime';
import type {Company, CustomDataTable, Scenario} from '../../runtime';

/** Excel takes a CSV without this mark for Shift_JIS. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A company as files: JSON, and custom data as CSV in the form of the product's
 * import.
 *
 * @param company - the company
 * @param scenarios - the situations to choose from
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
        ...company,
        customData: tables.map(({csv, definition}) => ({csv, definition})),
      }),
    ],
    ['scenarios.json', json(scenarios)],
    ...tables.map(
      (table) =>
        [table.csv, BYTE_ORDER_MARK + exportCustomData(table)] as const,
    ),
  ]);
}

/**
 * Which CSV file has the data of which definition, as rows of a Markdown table.
 *
 * @param company - the company
 */
export function csvFileRows({customData}: Company): string {
  return customData
    .map(
      (table) =>
        `| ${table.definition.definitionName} | \`${csvName(table)}\` |`,
    )
    .join('\n');
}

/**
 * Not the definition's name: tools that unpack don't agree on the encoding of
 * Japanese names.
 */
function csvName({definition}: CustomDataTable): string {
  return `${definition.dataId.replace(/Definition$/, '')}.csv`;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
