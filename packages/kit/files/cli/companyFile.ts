import {existsSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {importCustomData, isCatalogueError} from '../runtime.mjs';
import {COMPANY_FILE, PART_NAMES} from '../../shapes/companyFile';
import {checkCompany} from './checkCompany';
import {checkContent} from './checkContent';
import {extendCompany} from './extendCompany';
import {InputError} from './inputError';
import {readJson} from './jsonFile';
import {oddEmployees} from './oddEmployees';
import {completeRecords, oddRecords} from './records';
import {References, noSuchName} from './references';
import {readCsv} from './readText';
import {without} from './without';
import type {JsonFile} from './jsonFile';
import type {
  GivenCompany,
  GivenExtension,
  GivenTable,
} from '../../shapes/companyFile';
import type {Company, CustomDataTable} from '@combosite-functions/simulator';

/** A company, and what is odd in it but usable. */
export interface LoadedCompany {
  readonly company: Company;
  readonly notes: readonly string[];
  /** The one that it extends. */
  readonly base?: Company;
  /** What it adds to that one. */
  readonly added: readonly string[];
  /** What it shares with that one. */
  readonly merged: readonly string[];
}

/**
 * Reads a company: a JSON file, which may name a CSV file in the form of the
 * product's export for each definition.
 *
 * @param file - path from the current folder
 * @param readBase - gives the company that one which extends it begins with
 * @throws InputError if it can't be used
 */
export function readCompany(
  file: string,
  readBase?: () => Company,
): LoadedCompany {
  const source = readJson(file);
  refuseIncomplete(source);
  const given = checkContent(source, COMPANY_FILE);
  if (!('extends' in given)) {
    const company = complete(source, given, undefined);
    const notes = notesOf(file, company, given);
    return {company, notes, added: [], merged: []};
  }
  if (!readBase) {
    throw new InputError(
      `${source.placeOf(['extends'])}：見本の会社そのものでは、extendsを使えません。`,
    );
  }
  const base = readBase();
  const {company: whole, ...rest} = extendCompany(source, given, base);
  const company = complete(source, whole, base);
  return {company, base, notes: notesOf(file, company, given), ...rest};
}

/** Says once that a company lacks most of what it needs, and why. */
function refuseIncomplete(source: JsonFile): void {
  const {content} = source;
  if (typeof content !== 'object' || content === null || 'extends' in content) {
    return;
  }
  const missing = Object.keys(PART_NAMES).filter((part) => !(part in content));
  if (missing.length > 0) {
    throw new InputError(
      `${source.placeOf([])}：見本の会社に加えるなら、"extends": "sample"を書き加えてください。加えるものだけを書けるようになります。\n見本の会社を使わないなら、次の項目も必要です：${missing.join('、')}`,
    );
  }
}

/** What is odd in the data that a file has itself. */
function notesOf(
  file: string,
  company: Company,
  {customData = [], employees = []}: Partial<GivenCompany> | GivenExtension,
): string[] {
  return [
    ...oddEmployees(
      file,
      company,
      employees.map(({employeeId}) => employeeId),
    ),
    ...customData
      .filter(({csv, records}) => csv !== undefined || records !== undefined)
      .flatMap(({definition, csv}) => {
        const table = tableOf(company, definition.definitionName);
        const from = csv === undefined ? file : besides(file, csv);
        return table ? oddRecords(from, table, company) : [];
      }),
  ];
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
  const {company, notes} = loaded;
  const old = tableOf(company, definitionName);
  if (!old) {
    const names = company.customData.map(
      ({definition}) => definition.definitionName,
    );
    throw new InputError(
      `--data：${noSuchName('カスタムデータ定義', definitionName, names)}`,
    );
  }
  const table = readRecords(old.definition, file);
  return {
    ...loaded,
    company: {
      ...company,
      customData: company.customData.map((one) => (one === old ? table : one)),
    },
    notes: [
      ...notes.filter((note) => !note.includes(`「${definitionName}」の`)),
      ...emptyCsv(file, table),
      ...oddRecords(file, table, company),
    ],
  };
}

/** A CSV file that has nothing below its head. */
function emptyCsv(
  file: string,
  {definition, records}: CustomDataTable,
): string[] {
  return records.length > 0
    ? []
    : [
        `${file}の「${definition.definitionName}」のデータは、見出しだけで0件です`,
      ];
}

/** The definition of this name, with its data. */
export function tableOf(
  {customData}: Company,
  definitionName: string,
): CustomDataTable | undefined {
  return customData.find(
    ({definition}) => definition.definitionName === definitionName,
  );
}

/** A company as the runtime takes it, from what its file and its base have. */
function complete(
  source: JsonFile,
  whole: GivenCompany,
  base: Company | undefined,
): Company {
  const given = without(whole, '$schema');
  // Names are checked against the definitions; the data need them.
  const definitions = given.customData.map((table, index) =>
    definitionOf(table, index),
  );
  const unread = {
    ...given,
    customData: definitions.map((definition) => ({definition, records: []})),
  } as Company;
  checkCompany(source, unread);

  const references = new References(source, unread);
  const places = placesOf(source.content);
  const customData = given.customData.map((table, index) => {
    const definition = definitions[index];
    if (!definition) {
      throw new TypeError('as many definitions as tables');
    }
    const {definitionName} = definition;
    // What isn't in the file itself is the base's, and complete.
    const kept = base && tableOf(base, definitionName)?.records;
    if (kept && table.records === kept) {
      return {definition, records: kept};
    }
    return readTable(
      source,
      table,
      definition,
      references,
      places.get(definitionName) ?? index,
    );
  });
  references.finish();
  return {...unread, customData};
}

/** Where a file has which definition; a base's are nowhere in it. */
function placesOf(content: unknown): Map<unknown, number> {
  const {customData = []} = content as {
    readonly customData?: readonly {
      readonly definition: {readonly definitionName: string};
    }[];
  };
  return new Map(
    customData.map(({definition}, index) => [definition.definitionName, index]),
  );
}

/** Adds what a definition needn't say. */
function definitionOf(
  {definition}: GivenTable,
  index: number,
): CustomDataTable['definition'] {
  return {
    ...definition,
    dataId: definition.dataId ?? `definition${index + 1}`,
  };
}

function readTable(
  {file}: JsonFile,
  {csv, records}: GivenTable,
  definition: CustomDataTable['definition'],
  references: References,
  index: number,
): CustomDataTable {
  const place = ['customData', index, 'records'];
  if (csv !== undefined && records !== undefined) {
    references.add(
      ['customData', index],
      'に、csvとrecordsの両方があります。どちらかを消してください。',
    );
  }
  return csv === undefined || records !== undefined
    ? {
        definition,
        records: completeRecords(records ?? [], definition, references, place),
      }
    : readRecords(definition, inFolderOf(file, csv));
}

/** A file that a company names: of its own folder, also behind links. */
function inFolderOf(file: string, name: string): string {
  const named = besides(file, name);
  const folder = path.dirname(file);
  if (existsSync(named)) {
    const inside = path.relative(realpathSync(folder), realpathSync(named));
    if (path.isAbsolute(inside) || inside.split(path.sep)[0] === '..') {
      throw new InputError(
        `${file}：csvの「${name}」は、${path.basename(file)}のフォルダーの外のファイルです。同じフォルダーか、その中のフォルダーに置いてください。`,
      );
    }
  }
  return named;
}

/**
 * A file named from the folder of another. A name that was written in Windows
 * is good elsewhere, too.
 *
 * @param file - the other
 * @param name - as a reader's file has it
 * @param paths - the rules of the machine's paths
 */
export function besides(
  file: string,
  name: string,
  paths: path.PlatformPath = path,
): string {
  const slashed = name.replaceAll('\\', '/');
  return paths.isAbsolute(slashed)
    ? paths.normalize(slashed)
    : paths.join(paths.dirname(file), slashed);
}

function readRecords(
  definition: CustomDataTable['definition'],
  file: string,
): CustomDataTable {
  const csv = readCsv(file);
  try {
    return importCustomData(
      {definition, records: []},
      csv,
      definition.updatedAt,
    );
  } catch (error) {
    throw isCatalogueError(error)
      ? new InputError(`${file}：${error.message}`)
      : error;
  }
}
