/*
 * A company as a reader's file has it: whole, or what it adds to the sample
 * company.
 */
import {existsSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {
  checkDefinition,
  checkSelectOptionMasters,
  importCustomData,
  isCatalogueError,
  tableOf,
} from '../runtime.mjs';
import {shapeOf} from '../../shapes/shapes';
import {checkContent} from './checkContent';
import {COMPANY_LISTS, idOf} from './companyLists';
import {extendCompany} from './extendCompany';
import {InputError} from './inputError';
import {readJson} from './jsonFile';
import {oddRecords} from './oddities';
import {completeRecords} from './records';
import {References, noSuchName} from './references';
import {withWholeEmployees} from './shortEmployees';
import {readCsv} from './readText';
import {without} from '../../shapes/without';
import type {Thing} from './companyLists';
import type {Extended} from './extendCompany';
import type {JsonFile} from './jsonFile';
import type {
  GivenCompany,
  GivenExtension,
  GivenTable,
} from '../../shapes/given';
import type {Path} from '../../shapes/shape';
import type {Company, CustomDataTable} from '@combosite-functions/simulator';

/** A company, and what is odd in it but usable. */
export interface LoadedCompany extends Omit<Extended, 'company'> {
  readonly company: Company;
  readonly notes: readonly string[];
  /** The one that it extends. */
  readonly base?: Company;
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
  const given = checkContent<GivenCompany | GivenExtension>(
    source,
    shapeOf('company'),
  );
  const isExtending = 'extends' in given;
  if (isExtending && !readBase) {
    throw new InputError(
      `${source.placeOf(['extends'])}：見本の会社そのものでは、extendsを使えません。`,
    );
  }
  const base = isExtending ? readBase?.() : undefined;
  const {company: whole, ...rest}: Extended =
    isExtending && base
      ? extendCompany(source, given, base)
      : {company: given as GivenCompany, added: [], merged: []};
  const company = complete(source, withWholeEmployees(whole), base);
  const notes = (given.customData ?? [])
    .filter(({csv, records}) => csv !== undefined || records !== undefined)
    .flatMap(({definition, csv}) => {
      const table = tableOf(company, definition.definitionName);
      const from = csv === undefined ? file : besides(file, csv);
      return table ? oddRecords(from, table, company) : [];
    });
  return {company, notes, ...rest, ...(base && {base})};
}

/** Says once that a company lacks most of what it needs, and why. */
function refuseIncomplete(source: JsonFile): void {
  const {content} = source;
  if (typeof content !== 'object' || content === null || 'extends' in content) {
    return;
  }
  const missing = (shapeOf('whole').required ?? []).filter(
    (part) => !(part in content),
  );
  if (missing.length > 0) {
    throw new InputError(
      `${source.placeOf([])}：見本の会社に加えるなら、"extends": "sample"を書き加えてください。加えるものだけを書けるようになります。\n見本の会社を使わないなら、次の項目も必要です：${missing.join('、')}`,
    );
  }
}

/**
 * Puts the reader's own data in the place of a definition's.
 *
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
  const empty = `${file}の「${definitionName}」のデータは、見出しだけで0件です`;
  return {
    ...loaded,
    company: {
      ...company,
      customData: company.customData.map((one) => (one === old ? table : one)),
    },
    notes: [
      ...notes.filter((note) => !note.includes(`「${definitionName}」の`)),
      ...(table.records.length > 0 ? [] : [empty]),
      ...oddRecords(file, table, company),
    ],
  };
}

/** A company as the runtime takes it, from what its file and its base have. */
function complete(
  source: JsonFile,
  whole: GivenCompany,
  base: Company | undefined,
): Company {
  // Names are checked against the definitions; the data need them.
  const unread = {
    ...without(whole, '$schema'),
    customData: whole.customData.map(({definition}, index) => ({
      definition: {dataId: `definition${index + 1}`, ...definition},
      records: [],
    })),
  } as Company;
  checkCompany(source, unread);

  const references = new References(source, unread);
  const customData = unread.customData.map(({definition}, index) => {
    const {csv, records}: Partial<GivenTable> = whole.customData[index] ?? {};
    // What isn't in the file itself is the base's, and complete.
    const kept = base && tableOf(base, definition.definitionName)?.records;
    return kept && records === kept
      ? {definition, records: kept}
      : readTable(source, {csv, records}, definition, references);
  });
  references.finish();
  return {...unread, customData};
}

/** Where a file has a definition; a base's is nowhere in it. */
function placeOfTable(
  {content}: JsonFile,
  {definitionName}: {readonly definitionName: string},
): Path {
  const {customData = []} = content as Partial<Company>;
  const index = customData.findIndex(
    ({definition}) => definition.definitionName === definitionName,
  );
  return index < 0 ? [] : ['customData', index];
}

function readTable(
  source: JsonFile,
  {csv, records}: Pick<Partial<GivenTable>, 'csv' | 'records'>,
  definition: CustomDataTable['definition'],
  references: References,
): CustomDataTable {
  const place = placeOfTable(source, definition);
  if (csv !== undefined && records !== undefined) {
    references.add(
      place,
      'に、csvとrecordsの両方があります。どちらかを消してください。',
    );
  }
  return csv === undefined || records !== undefined
    ? {
        definition,
        records: completeRecords(records ?? [], definition, references, [
          ...place,
          'records',
        ]),
      }
    : readRecords(definition, inFolderOf(source.file, csv));
}

/**
 * Checks what no single item of a company shows: that names which it uses
 * exist, that nothing is there twice, that definitions could be registered.
 *
 * @param company - its content, completed
 * @throws InputError with all mistakes
 */
function checkCompany(source: JsonFile, company: Company): void {
  const references = new References(source, company);
  const given = source.content as Partial<Company>;
  references.checkAll(shapeOf('company'), without(given, 'remove'));
  for (const [name, {keys}] of Object.entries(COMPANY_LISTS)) {
    const list = given[name as keyof Company] as readonly Thing[] | undefined;
    references.checkDoubled(
      [name],
      (list ?? []).map((thing) => idOf(thing, keys)),
    );
  }
  checkAccounts(references, given.shiwake, []);
  references.finish();

  // The rest is as it is registered in the product, with its messages.
  refuse(references, ['selectOptionMasters'], () => {
    checkSelectOptionMasters(company.selectOptionMasters);
  });
  const names = new Set<string>();
  for (const {definition} of company.customData) {
    refuse(references, placeOfTable(source, definition), () => {
      checkDefinition(definition, names, company.selectOptionMasters);
    });
    names.add(definition.definitionName);
  }
  references.finish();
}

/** Tells of accounts of journal rows that have one code and two names. */
export function checkAccounts(
  references: References,
  shiwake: Partial<Company['shiwake']> = {},
  path: Path,
): void {
  const names = new Map<string, string>();
  for (const kind of ['real', 'sample'] as const) {
    shiwake[kind]?.forEach(({kanjoKamokuCode, kanjoKamokuName}, index) => {
      const name = names.get(kanjoKamokuCode) ?? kanjoKamokuName;
      names.set(kanjoKamokuCode, name);
      if (name !== kanjoKamokuName) {
        references.add(
          [...path, 'shiwake', kind, index, 'kanjoKamokuName'],
          `：勘定科目コード「${kanjoKamokuCode}」の名前が、ほかの行では「${name}」です。どちらかに揃えてください。`,
        );
      }
    });
  }
}

/** Tells what the platform would say of it. */
function refuse(references: References, path: Path, check: () => void): void {
  try {
    check();
  } catch (error) {
    if (!isCatalogueError(error)) {
      throw error;
    }
    references.add(path, `：${error.message}`);
  }
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
  try {
    return importCustomData(
      {definition, records: []},
      readCsv(file),
      definition.updatedAt,
    );
  } catch (error) {
    throw isCatalogueError(error)
      ? new InputError(`${file}：${error.message}`)
      : error;
  }
}
