import type {Path} from './jsonFile';
import type {References} from './references';
import type {Removed} from '../../shapes/companyFile';
import type {Company} from '@combosite-functions/simulator';

/** An element by its name, or some members of one. */
type ElementOrMembers = string | Readonly<Record<string, string | string[]>>;

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
  const at = (part: keyof Removed): Path => ['remove', part];
  const names = (
    part: 'employees' | 'kyuyoKomoku' | 'customData' | 'secrets',
    kind: string,
    known: readonly string[],
  ): Set<string> => {
    const given = removed[part] ?? [];
    given.forEach((name, index) => {
      references.checkIn([...at(part), index], kind, name, known);
    });
    return new Set(given);
  };
  const employees = names(
    'employees',
    '従業員ID',
    company.employees.map(({employeeId}) => employeeId),
  );
  const komoku = names(
    'kyuyoKomoku',
    '給与項目',
    company.kyuyoKomoku.map(({kyuyoKomokuName}) => kyuyoKomokuName),
  );
  const definitions = names(
    'customData',
    'カスタムデータ定義',
    company.customData.map(({definition}) => definition.definitionName),
  );
  const secrets = names(
    'secrets',
    'シークレット',
    company.secrets.map(({name}) => name),
  );
  const patterns = withoutElements(
    company.keisanPatterns,
    ['keisanPatternName', 'kyuyoKomokuNameList'],
    removed.keisanPatterns,
    references,
    at('keisanPatterns'),
  ).map((pattern) => ({
    ...pattern,
    kyuyoKomokuNameList: pattern.kyuyoKomokuNameList.filter(
      (name) => !komoku.has(name),
    ),
  }));
  const masters = withoutElements(
    company.shiharaiMasters,
    ['shiharaiMasterName', 'employeeIdList'],
    removed.shiharaiMasters,
    references,
    at('shiharaiMasters'),
  ).map((master) => ({
    ...master,
    employeeIdList: master.employeeIdList.filter((id) => !employees.has(id)),
  }));
  const patternNames = new Set(patterns.map((one) => one.keisanPatternName));
  const masterNames = new Set(masters.map((one) => one.shiharaiMasterName));

  return {
    ...company,
    employees: company.employees
      .filter(({employeeId}) => !employees.has(employeeId))
      .map((employee) => ({
        ...employee,
        keisanPattern: employee.keisanPattern.filter(({keisanPatternName}) =>
          patternNames.has(keisanPatternName),
        ),
      })),
    keisanPatterns: patterns,
    kyuyoKomoku: company.kyuyoKomoku.filter(
      ({kyuyoKomokuName}) => !komoku.has(kyuyoKomokuName),
    ),
    shiharaiMasters: masters,
    amounts: withoutMatching(
      company.amounts,
      removed.amounts,
      references,
      at('amounts'),
    ).filter(
      ({employeeId, kyuyoKomokuName}) =>
        !employees.has(employeeId) && !komoku.has(kyuyoKomokuName),
    ),
    selectOptionMasters: withoutElements(
      company.selectOptionMasters,
      ['masterName', 'options'],
      removed.selectOptionMasters,
      references,
      at('selectOptionMasters'),
    ),
    customData: company.customData
      .filter(({definition}) => !definitions.has(definition.definitionName))
      .map((table) => ({
        ...table,
        records: table.records.filter(
          ({values}) => !employees.has(String(values.employeeId)),
        ),
      })),
    secrets: company.secrets.filter(({name}) => !secrets.has(name)),
    shiwake: {
      ...company.shiwake,
      real: company.shiwake.real.filter(
        ({employeeId, shiharaiMasterName}) =>
          !employees.has(employeeId) && masterNames.has(shiharaiMasterName),
      ),
    },
    httpAnswers: withoutMatching(
      company.httpAnswers,
      removed.httpAnswers,
      references,
      at('httpAnswers'),
    ),
  };
}

/** Without elements of these names, or without some of their members. */
function withoutElements<
  Key extends string,
  Members extends string,
  Element extends Readonly<
    Record<Key, string> & Record<Members, readonly string[]>
  >,
>(
  elements: readonly Element[],
  [key, members]: readonly [Key, Members],
  removed: readonly ElementOrMembers[] = [],
  references: References,
  path: Path,
): Element[] {
  const names = elements.map((element) => element[key]);
  let remaining = [...elements];
  removed.forEach((one, index) => {
    const place = [...path, index];
    if (typeof one === 'string') {
      references.checkIn(place, '名前', one, names);
      remaining = remaining.filter((element) => element[key] !== one);
      return;
    }
    const name = String(one[key]);
    const gone = one[members] as readonly string[];
    if (!references.checkIn([...place, key], '名前', name, names)) {
      return;
    }
    remaining = remaining.map((element) => {
      if (element[key] !== name) {
        return element;
      }
      gone.forEach((member, number) => {
        references.checkIn(
          [...place, members, number],
          `名前（「${name}」の中）`,
          member,
          element[members],
        );
      });
      return {
        ...element,
        [members]: element[members].filter((member) => !gone.includes(member)),
      };
    });
  });
  return remaining;
}

/** Without elements that have all values of one of these. */
function withoutMatching<Element extends object>(
  elements: readonly Element[],
  removed: readonly Partial<Element>[] = [],
  references: References,
  path: Path,
): Element[] {
  const matches = (element: Element, given: Partial<Element>): boolean =>
    Object.entries(given).every(
      ([key, value]) => element[key as keyof Element] === value,
    );
  removed.forEach((given, index) => {
    if (!elements.some((element) => matches(element, given))) {
      references.add([...path, index], 'に当てはまるものがありません。');
    }
  });
  return elements.filter(
    (element) => !removed.some((given) => matches(element, given)),
  );
}
