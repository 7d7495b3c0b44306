import {sampleCompany} from '@combosite-functions/simulator/sample-company';
import {companyTables} from '../shared/tablesOfCompany';

/** What there is to say of an employee: names of columns, and values. */
export type EmployeeCard = readonly (readonly [string, string])[];

/** Each employee of the sample company: personnel data and the last 発令. */
export const employeeCards: ReadonlyMap<string, EmployeeCard> = new Map(
  sampleCompany.employees.map(({employeeId}) => [
    employeeId,
    [...lastRow('従業員', employeeId), ...lastRow('発令', employeeId).slice(1)],
  ]),
);

function lastRow(title: string, employeeId: string): EmployeeCard {
  const table = companyTables(sampleCompany).find((one) => one.title === title);
  const row = table?.rows.findLast(([id]) => id === employeeId) ?? [];
  return row.map((value, column) => [table?.head[column] ?? '', value]);
}
