import {COMPANY_LISTS, idOf} from './companyLists';
import type {ListRule, Thing} from './companyLists';
import type {References} from './references';
import type {Removed} from '../../shapes/companyFile';
import type {Company} from '@combosite-functions/simulator';

/** A company by the names of its lists. */
type Lists = Readonly<Record<string, readonly Thing[]>>;

/**
 * A company without what an extending one takes away, and without what refers
 * to that: amounts of an employee who is no longer there.
 *
 * @param company - the whole
 * @param removed - what the file says
 * @param references - told of names that don't exist
 */
export function withoutRemoved(
  company: Company,
  removed: Removed,
  references: References,
): Company {
  const lists = company as unknown as Lists;
  const remaining = Object.entries(removed).map(([part, removals]) => [
    part,
    withoutThings(part, lists[part] ?? [], removals, references),
  ]);
  return withoutLost(company, {
    ...company,
    ...(Object.fromEntries(remaining) as Partial<Company>),
  });
}

/**
 * The things of a list that remain. What is removed is a thing's name, a thing
 * with some of its members, which are then all that is removed, or values that
 * all things have that are removed.
 */
function withoutThings(
  part: string,
  all: readonly Thing[],
  removals: readonly (string | Thing)[],
  references: References,
): readonly Thing[] {
  const {keys = [], kind = ''}: Partial<ListRule> = COMPANY_LISTS[part] ?? {};
  const names = all.map((thing) => idOf(thing, keys));
  return removals.reduce((left: readonly Thing[], removal, index) => {
    const place = ['remove', part, index];
    if (typeof removal === 'string') {
      references.checkIn(place, kind, removal, names);
      return left.filter((thing) => idOf(thing, keys) !== removal);
    }
    const lists = Object.entries(removal).filter(([, value]) =>
      Array.isArray(value),
    ) as [string, readonly string[]][];
    const [members] = lists;
    if (!members) {
      const isGone = (thing: Thing): boolean =>
        Object.entries(removal).every(([key, value]) => thing[key] === value);
      if (!all.some(isGone)) {
        references.add(place, 'に当てはまるものがありません。');
      }
      return left.filter((thing) => !isGone(thing));
    }
    const [list, gone] = members;
    const name = idOf(removal, keys);
    if (!references.checkIn([...place, ...keys], kind, name, names)) {
      return left;
    }
    return left.map((thing) => {
      if (idOf(thing, keys) !== name) {
        return thing;
      }
      const known = thing[list] as readonly string[];
      gone.forEach((member, number) => {
        references.checkIn(
          [...place, list, number],
          `名前（「${name}」の中）`,
          member,
          known,
        );
      });
      return {...thing, [list]: known.filter((one) => !gone.includes(one))};
    });
  }, all);
}

/** Without what names something that was there before, and no longer is. */
function withoutLost(before: Company, after: Company): Company {
  const isLost = <Part extends keyof Company & keyof Removed>(
    part: Part,
  ): ((name: unknown) => boolean) => {
    const keys = COMPANY_LISTS[part]?.keys ?? [];
    const [old, left] = [before, after].map((company) =>
      (company as unknown as Lists)[part]?.map((thing) => idOf(thing, keys)),
    );
    return (name) =>
      old?.includes(String(name)) === true &&
      left?.includes(String(name)) === false;
  };
  const isLostEmployee = isLost('employees');
  const isLostKomoku = isLost('kyuyoKomoku');
  const isLostPattern = isLost('keisanPatterns');
  const isLostMaster = isLost('shiharaiMasters');
  return {
    ...after,
    employees: after.employees.map((employee) => ({
      ...employee,
      keisanPattern: employee.keisanPattern.filter(
        ({keisanPatternName}) => !isLostPattern(keisanPatternName),
      ),
    })),
    keisanPatterns: after.keisanPatterns.map((pattern) => ({
      ...pattern,
      kyuyoKomokuNameList: pattern.kyuyoKomokuNameList.filter(
        (name) => !isLostKomoku(name),
      ),
    })),
    shiharaiMasters: after.shiharaiMasters.map((master) => ({
      ...master,
      employeeIdList: master.employeeIdList.filter((id) => !isLostEmployee(id)),
    })),
    amounts: after.amounts.filter(
      ({employeeId, kyuyoKomokuName}) =>
        !isLostEmployee(employeeId) && !isLostKomoku(kyuyoKomokuName),
    ),
    customData: after.customData.map((table) => ({
      ...table,
      records: table.records.filter(
        ({values}) => !isLostEmployee(values.employeeId),
      ),
    })),
    shiwake: {
      ...after.shiwake,
      real: after.shiwake.real.filter(
        ({employeeId, shiharaiMasterName}) =>
          !isLostEmployee(employeeId) && !isLostMaster(shiharaiMasterName),
      ),
    },
  };
}
