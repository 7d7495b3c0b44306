import path from 'node:path';
import {importCustomData, isCatalogueError} from '../runtime.mjs';
import {PARTIAL_COMPANY, WHOLE_COMPANY} from '../../shapes/companyFile';
import {checkContent} from './checkContent';
import {InputError} from './inputError';
import {readCsv, readJson} from './readText';
import type {GivenTable} from '../../shapes/companyFile';
import type {Company, CustomDataTable} from '../../../runtime';

/** Code of 必須 in 必須区分. */
const REQUIRED = '1';

/** A company, and what is odd in it but usable. */
export interface LoadedCompany {
  readonly company: Company;
  readonly notes: readonly string[];
}

/**
 * Reads a company: a JSON file, which may name a CSV file in the form of the
 * product's export for each definition.
 *
 * @param file - path from the current folder
 * @param base - what the file doesn't have is taken from here
 * @throws InputError if it can't be used
 */
export function readCompany(file: string, base?: LoadedCompany): LoadedCompany {
  const content = readJson(file);
  const given = base
    ? checkContent(file, content, PARTIAL_COMPANY)
    : checkContent(file, content, WHOLE_COMPANY);
  const notes: string[] = [];
  const customData = given.customData && {
    customData: readCustomData(file, given.customData, notes),
  };
  const company = {...base?.company, ...given, ...customData} as Company;
  checkEmployees(file, company);
  return {
    company,
    notes: customData ? notes : [...(base?.notes ?? [])],
  };
}

/**
 * Puts the reader's own data in the place of a definition's.
 *
 * @param loaded - the company
 * @param definitionName - name of the definition
 * @param file - CSV file, path from the current folder
 * @throws InputError if there is no such definition or the file can't be used
 */
export function replaceData(
  loaded: LoadedCompany,
  definitionName: string,
  file: string,
): LoadedCompany {
  const {customData} = loaded.company;
  const names = customData.map(({definition}) => definition.definitionName);
  if (!names.includes(definitionName)) {
    throw new InputError(
      `カスタムデータ定義「${definitionName}」がありません。使える定義：${names.join('、')}`,
    );
  }
  const notes = loaded.notes.filter(
    (note) => !note.includes(`「${definitionName}」`),
  );
  return {
    company: {
      ...loaded.company,
      customData: customData.map((table) =>
        table.definition.definitionName === definitionName
          ? readRecords(table, file, notes)
          : table,
      ),
    },
    notes,
  };
}

/** The definitions with their data, from the file itself or from CSV files. */
function readCustomData(
  file: string,
  tables: readonly GivenTable[],
  notes: string[],
): CustomDataTable[] {
  return tables.map((given, index) => {
    const table = complete(given, index);
    if (given.csv === undefined) {
      return table;
    }
    if (given.records) {
      throw new InputError(
        `${file}：「${table.definition.definitionName}」に、csvとrecordsの両方があります。どちらかを消してください。`,
      );
    }
    return readRecords(table, path.join(path.dirname(file), given.csv), notes);
  });
}

/** Adds what a definition needn't say. */
function complete(
  {definition, records}: GivenTable,
  index: number,
): CustomDataTable {
  return {
    definition: {
      ...definition,
      dataId: definition.dataId ?? `definition${index + 1}`,
    } as CustomDataTable['definition'],
    records: records ?? [],
  };
}

function readRecords(
  {definition}: CustomDataTable,
  file: string,
  notes: string[],
): CustomDataTable {
  const csv = readCsv(file);
  let table: CustomDataTable;
  try {
    table = importCustomData(
      {definition, records: []},
      csv,
      definition.updatedAt,
    );
  } catch (error) {
    throw isCatalogueError(error)
      ? new InputError(`${file}：${error.message}`)
      : error;
  }
  table.records.forEach(({values}, index) => {
    for (const {
      itemName,
      itemKey,
      dataType,
      requiredKubun,
    } of definition.itemList) {
      const value = values[itemKey] ?? null;
      const place = `${file}の「${definition.definitionName}」の${index + 1}件目：「${itemName}」`;
      if (value === null) {
        if (String(requiredKubun) === REQUIRED) {
          notes.push(`${place}が空です。必須の項目です。`);
        }
      } else if (!fits(dataType, value)) {
        notes.push(
          `${place}の値「${value}」が、データ型の「${dataType}」に合いません。`,
        );
      }
    }
  });
  return table;
}

function fits(dataType: string, value: string | number | boolean): boolean {
  switch (dataType) {
    case '数値':
      return typeof value === 'number';
    case '真偽値':
      return typeof value === 'boolean';
    case '日付':
      return /^\d{4}\/\d\d\/\d\d$/.test(String(value));
    default:
      return true;
  }
}

function checkEmployees(file: string, company: Company): void {
  const ids = new Set(company.employees.map(({employeeId}) => employeeId));
  for (const {shiharaiMasterName, employeeIdList} of company.shiharaiMasters) {
    const unknown = employeeIdList.find((id) => !ids.has(id));
    if (unknown !== undefined) {
      throw new InputError(
        `${file}：支払マスタ「${shiharaiMasterName}」の従業員ID「${unknown}」が、employeesにありません。`,
      );
    }
  }
}
