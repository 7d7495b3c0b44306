import path from 'node:path';
import {importCustomData, isCatalogueError} from '../runtime.mjs';
import {
  anything,
  checkFile,
  date,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  text,
  timestamp,
} from './checkShape';
import {InputError} from './inputError';
import {readCsv, readJson} from './readText';
import {HTTP_ANSWER, RECORD} from './scenarioFile';
import type {Check} from './checkShape';
import type {Company, CustomDataTable} from '../../../runtime';

/** Code of 必須 in 必須区分. */
const REQUIRED = '1';

/** When definitions were registered whose file doesn't say it. */
const REGISTERED_AT = '2025/03/03 10:00:00';

/** A company, and what is odd in it but usable. */
export interface LoadedCompany {
  readonly company: Company;
  readonly notes: readonly string[];
}

/** A definition as its file may have it. */
type GivenTable = Partial<CustomDataTable> &
  Pick<CustomDataTable, 'definition'> & {
    /** CSV file with the data, from the folder of the company's file. */
    readonly csv?: string;
  };

const TERM = object({startDate: date, endDate: orNull(date)});
/** The personnel data have many items; only those that the runtime reads count. */
const dated = (parts: Readonly<Record<string, Check>>): Check =>
  listOf(object(parts, {}, 'allowed'));

const COMPANY_PARTS: Readonly<Record<keyof Company, Check>> = {
  name: text,
  employees: listOf(
    object({
      employeeId: text,
      orders: dated({hatsureiDate: date, hatsureiKubun: text}),
      kojin: dated({term: TERM}),
      jusho: dated({term: TERM, jushoBunruiKubun: text}),
      keisanPattern: listOf(object({term: TERM, keisanPatternName: text})),
    }),
  ),
  keisanPatterns: listOf(
    object({keisanPatternName: text, kyuyoKomokuNameList: listOf(text)}),
  ),
  kyuyoKomoku: listOf(
    object({
      kyuyoKomokuName: text,
      komokuKubun: oneOf('固定支給', '固定控除', 'その他'),
      sanshutsuHohoKubun: oneOf('金額直接入力', 'その他'),
    }),
  ),
  shiharaiMasters: listOf(
    object({shiharaiMasterName: text, employeeIdList: listOf(text)}),
  ),
  amounts: listOf(
    object({
      employeeId: text,
      kyuyoKomokuName: text,
      startDate: date,
      amount: number,
    }),
  ),
  selectOptionMasters: listOf(
    object({masterName: text, options: listOf(text)}),
  ),
  customData: listOf(
    object(
      {
        definition: object(
          {
            definitionName: text,
            customDataKindKubun: oneOf('1', '2'),
            itemList: listOf(
              object(
                {
                  itemName: text,
                  itemKey: text,
                  dataType: oneOf(
                    '文字列',
                    '数値',
                    '日付',
                    '真偽値',
                    'カスタム選択肢',
                  ),
                  requiredKubun: oneOf('0', '1'),
                },
                {customSelectOptionName: orNull(text)},
              ),
            ),
          },
          {
            externalSystemKubun: orNull(text),
            dataId: text,
            createdAt: timestamp,
            updatedAt: timestamp,
          },
        ),
      },
      {csv: text, records: listOf(RECORD)},
    ),
  ),
  secrets: listOf(object({name: text, value: text, updatedAt: timestamp})),
  shiwake: object({real: listOf(anything), sample: listOf(anything)}),
  httpAnswers: listOf(HTTP_ANSWER),
};

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
  checkFile(
    file,
    content,
    base ? object({}, COMPANY_PARTS) : object(COMPANY_PARTS),
  );
  const given = content as Partial<Company>;
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
      externalSystemKubun: definition.externalSystemKubun ?? null,
      dataId: definition.dataId ?? `definition${index + 1}`,
      createdAt: definition.createdAt ?? REGISTERED_AT,
      updatedAt: definition.updatedAt ?? REGISTERED_AT,
      itemList: definition.itemList.map((item) => ({
        ...item,
        customSelectOptionName: item.customSelectOptionName ?? null,
      })),
    },
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
