/*
 * Custom data as CSV, in the form of the product's export and import: a head
 * with the items' names, the data ID in the rightmost column.
 */
import {createDataIds} from '../time/clock';
import {refuse} from '../messages/errors';
import type {CustomDataRecord, CustomDataTable} from '../company/company';
import type {DefinitionItem} from './definitions';
import type {CustomDataEntity} from '../../../api-src/helpers/CustomDataEntity';
import type {CustomDataValue} from '../../../api-src/helpers/CustomDataValue';

const DATA_ID = 'データID';

/** Excel takes a CSV without this mark for Shift_JIS. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A definition's data as a file for readers, which Excel opens, too. */
export function csvFile(table: CustomDataTable): string {
  return BYTE_ORDER_MARK + exportCustomData(table);
}

// assumption: csv-header-item-names
/**
 * Writes a definition's data as the export does.
 *
 * @returns CSV after RFC 4180, without a byte order mark
 */
export function exportCustomData({
  definition,
  records,
}: CustomDataTable): string {
  const {itemList} = definition;
  return csvRows([
    [...itemList.map(({itemName}) => itemName), DATA_ID],
    ...records.map(({values, dataId}) => [
      ...itemList.map(({itemKey}) => String(values[itemKey] ?? '')),
      dataId,
    ]),
  ]);
}

// assumption: csv-blank-data-id
// assumption: csv-same-id-updates
/**
 * Reads data as the import does: a known data ID replaces its record, another
 * one or none adds a record. Values of another type and blank required items
 * are taken as they are; the product shows such records as errors
 * (`findErrorRecords`).
 *
 * @param csv - the file's text
 * @param timestamp - time of the import: `YYYY/MM/DD HH:mm:ss`
 * @returns the definition with all data after the import
 * @throws CombositeFunctionsError if an item's column is missing or a data ID
 *   can't be used
 */
export function importCustomData(
  {definition, records}: CustomDataTable,
  csv: string,
  timestamp: string,
): CustomDataTable {
  const [head = [], ...rows] = parseCsv(csv);
  // assumption: csv-import-unit
  const columns = definition.itemList.map((item) => {
    const column = head.indexOf(item.itemName);
    if (column === -1) {
      refuse('csv-item-missing', {
        definitionName: definition.definitionName,
        itemName: item.itemName,
      });
    }
    return {item, column};
  });
  const idColumn = head.indexOf(DATA_ID);

  const known = new Map(records.map((record) => [record.dataId, record]));
  const imported = new Map<string, CustomDataRecord>();
  const isTaken = (id: string): boolean => imported.has(id) || known.has(id);
  const nextId = createDataIds(isTaken);
  for (const row of rows) {
    // assumption: custom-data-employee-check
    const values: CustomDataEntity = {};
    for (const {item, column} of columns) {
      values[item.itemKey] = parseValue(item, row[column] ?? '');
    }
    const dataId = row[idColumn] || nextId();
    if (!/^[A-Za-z0-9]+$/.test(dataId)) {
      refuse('data-id-invalid', {dataId});
    }
    if (imported.has(dataId)) {
      refuse('data-id-duplicate', {dataId});
    }
    const old = known.get(dataId);
    imported.set(dataId, {
      dataId,
      createdAt: old?.createdAt ?? timestamp,
      updatedAt: timestamp,
      values,
    });
  }
  return {
    definition,
    records: [
      ...records.map((record) => imported.get(record.dataId) ?? record),
      ...[...imported.values()].filter(({dataId}) => !known.has(dataId)),
    ],
  };
}

function parseValue({dataType}: DefinitionItem, text: string): CustomDataValue {
  if (text === '') {
    return null;
  }
  if (dataType === '数値' && /^-?\d+(?:\.\d+)?$/.test(text)) {
    return Number(text);
  }
  if (dataType === '真偽値' && (text === 'true' || text === 'false')) {
    return text === 'true';
  }
  return text;
}

/** The fields of all rows; blank lines are no rows. */
function parseCsv(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  const text = csv.replace(/^\uFEFF/, '');
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text);
    if (!match) {
      refuse('csv-broken', {row: rows.length + 1});
    }
    const [, quoted, plain = '', end] = match;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') {
      rows.push(row);
      row = [];
    } else if (pattern.lastIndex === text.length) {
      row.push('');
    }
  }
  if (row.length > 0) {
    rows.push(row);
  }
  return rows.filter((fields) => fields.some((one) => one !== ''));
}

/** CSV after RFC 4180: in quotation marks is what would end a field. */
export function csvRows(rows: readonly (readonly string[])[]): string {
  const field = (value: string): string =>
    /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
  return rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}
