import {
  checkDefinition,
  checkSelectOptionMasters,
  isCatalogueError,
} from '../runtime.mjs';
import {COMPANY_LISTS, idOf} from './companyLists';
import {References} from './references';
import type {Thing} from './companyLists';
import type {JsonFile, Path} from './jsonFile';
import type {Company} from '@combosite-functions/simulator';

/**
 * Checks what no single item of a company shows: that names which it uses
 * exist, that nothing is there twice, that definitions could be registered.
 *
 * @param source - the file
 * @param company - its content, completed
 * @throws InputError with all mistakes
 */
export function checkCompany(source: JsonFile, company: Company): void {
  const references = new References(source, company);
  const given = source.content as Partial<Company>;
  checkUses(references, given);
  checkTwice(references, given);
  checkJournal(references, given.shiwake, []);
  references.finish();

  // The rest is as it is registered in the product, with its messages.
  refuse(references, ['selectOptionMasters'], () => {
    checkSelectOptionMasters(company.selectOptionMasters);
  });
  const names = new Set<string>();
  company.customData.forEach(({definition}) => {
    const index = (given.customData ?? []).findIndex(
      (one) => one.definition.definitionName === definition.definitionName,
    );
    refuse(references, index < 0 ? [] : ['customData', index], () => {
      checkDefinition(definition, names, company.selectOptionMasters);
    });
    names.add(definition.definitionName);
  });
  references.finish();
}

/** Names of employees, pay items and the like that a company uses. */
function checkUses(references: References, given: Partial<Company>): void {
  const {employees, keisanPatterns, shiharaiMasters, amounts} = given;
  employees?.forEach(({keisanPattern}, index) => {
    keisanPattern?.forEach(({keisanPatternName}, number) => {
      references.check(
        ['employees', index, 'keisanPattern', number, 'keisanPatternName'],
        '計算パターン',
        keisanPatternName,
      );
    });
  });
  keisanPatterns?.forEach(({kyuyoKomokuNameList}, index) => {
    kyuyoKomokuNameList?.forEach((name, number) => {
      references.check(
        ['keisanPatterns', index, 'kyuyoKomokuNameList', number],
        '給与項目',
        name,
      );
    });
  });
  shiharaiMasters?.forEach(({employeeIdList}, index) => {
    employeeIdList?.forEach((id, number) => {
      references.check(
        ['shiharaiMasters', index, 'employeeIdList', number],
        '従業員ID',
        id,
      );
    });
  });
  amounts?.forEach(({employeeId, kyuyoKomokuName}, index) => {
    references.check(['amounts', index, 'employeeId'], '従業員ID', employeeId);
    references.check(
      ['amounts', index, 'kyuyoKomokuName'],
      '給与項目',
      kyuyoKomokuName,
    );
  });
}

/** Elements of the lists that are there twice. */
function checkTwice(references: References, given: Partial<Company>): void {
  for (const [name, {keys}] of Object.entries(COMPANY_LISTS)) {
    const list = given[name as keyof Company] as readonly Thing[] | undefined;
    references.checkDoubled(
      [name],
      (list ?? []).map((thing) => idOf(thing, keys)),
    );
  }
}

/**
 * Checks journal rows: names that don't exist, accounts that have one code and
 * two names.
 *
 * @param references - the file's
 * @param shiwake - the rows
 * @param path - of what has them
 */
export function checkJournal(
  references: References,
  shiwake: Partial<Company['shiwake']> = {},
  path: Path,
): void {
  shiwake.real?.forEach(({employeeId, shiharaiMasterName}, index) => {
    const place = [...path, 'shiwake', 'real', index];
    references.check([...place, 'employeeId'], '従業員ID', employeeId);
    references.check(
      [...place, 'shiharaiMasterName'],
      '支払マスタ',
      shiharaiMasterName,
    );
  });
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
