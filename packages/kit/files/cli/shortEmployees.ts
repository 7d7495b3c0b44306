/*
 * Employees of whom a file says no more than when they entered and left.
 */
import {HatsureiKubun} from '../runtime.mjs';
import {without} from '../../shapes/without';
import type {GivenCompany, GivenEmployee} from '../../shapes/given';
import type {Employee, PersonnelOrder} from '@combosite-functions/simulator';

/**
 * A company whose employees have orders and patterns for `joined` and `left`; who
 * is in no 支払マスタ is in the first.
 *
 * @param company - as its file and its base have it
 */
export function withWholeEmployees(company: GivenCompany): GivenCompany {
  const {employees, keisanPatterns, shiharaiMasters} = company;
  const [first, ...others] = shiharaiMasters;
  const joined = employees.filter(
    (one) =>
      one.joined !== undefined &&
      !shiharaiMasters.some((master) =>
        master.employeeIdList.includes(one.employeeId),
      ),
  );
  return {
    ...company,
    employees: employees.map((one) =>
      wholeEmployee(one, keisanPatterns[0]?.keisanPatternName),
    ),
    shiharaiMasters: first
      ? [
          {
            ...first,
            employeeIdList: [
              ...first.employeeIdList,
              ...joined.map(({employeeId}) => employeeId),
            ],
          },
          ...others,
        ]
      : shiharaiMasters,
  };
}

function wholeEmployee(
  employee: GivenEmployee,
  keisanPatternName: string | undefined,
): Employee {
  const {joined, left, keisanPattern, orders} = employee;
  const {Koyo, Taishoku} = HatsureiKubun;
  const withOrder = (
    all: readonly PersonnelOrder[],
    hatsureiKubun: PersonnelOrder['hatsureiKubun'],
    hatsureiDate: string | undefined,
  ): readonly PersonnelOrder[] =>
    hatsureiDate === undefined ||
    all.some(
      (one) =>
        one.hatsureiKubun === hatsureiKubun &&
        one.hatsureiDate === hatsureiDate,
    )
      ? all
      : [...all, {hatsureiDate, hatsureiKubun}];
  return {
    ...without(employee, 'joined', 'left'),
    orders: [
      ...withOrder(withOrder(orders, Koyo, joined), Taishoku, left),
    ].sort((a, b) => (a.hatsureiDate < b.hatsureiDate ? -1 : 1)),
    keisanPattern:
      joined !== undefined && keisanPatternName && keisanPattern.length === 0
        ? [{term: {startDate: joined, endDate: null}, keisanPatternName}]
        : keisanPattern,
  };
}
