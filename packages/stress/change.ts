/*
 * Small changes of a company and a scenario, each giving new ones.
 */
import type {Base, TableUse} from './types';
import type {CustomDataValue} from '../../api-src/helpers/CustomDataValue';
import type {
  Company,
  CustomDataRecord,
  CustomDataTable,
  Employee,
  PayrollRun,
  Scenario,
} from '@combosite-functions/simulator';

/** Data that a program can run on again: the scenario's are the company's. */
export function foldScenario({company, scenario}: Base): Base {
  const {customData = {}, httpAnswers = [], ...rest} = scenario;
  return {
    company: {
      ...company,
      customData: company.customData.map((table) => ({
        ...table,
        records: customData[table.definition.definitionName] ?? table.records,
      })),
      httpAnswers: [...httpAnswers, ...company.httpAnswers],
    },
    scenario: rest,
  };
}

/** The same company with other records of one definition. */
export function withRecords(
  company: Company,
  definitionName: string,
  change: (records: readonly CustomDataRecord[]) => readonly CustomDataRecord[],
): Company {
  return {
    ...company,
    customData: company.customData.map((table) =>
      table.definition.definitionName === definitionName
        ? {...table, records: change(table.records)}
        : table,
    ),
  };
}

/** With other records of a table. */
export function havingRows(
  {company}: Pick<Base, 'company'>,
  {name}: Pick<TableUse, 'name'>,
  change: Parameters<typeof withRecords>[2],
): Pick<Base, 'company'> {
  return {company: withRecords(company, name, change)};
}

/** The records that aren't somebody's. */
export function withoutOwn(
  records: readonly CustomDataRecord[],
  id: string,
): CustomDataRecord[] {
  return records.filter(({values}) => values.employeeId !== id);
}

/** The same record with some other values. */
export function rowWith(
  record: CustomDataRecord,
  values: CustomDataRecord['values'],
): CustomDataRecord {
  return {...record, values: {...record.values, ...values}};
}

/** The same company with other values in one record. */
export function withValues(
  company: Company,
  {name}: TableUse,
  dataId: string,
  values: CustomDataRecord['values'],
): Company {
  return withRecords(company, name, (records) =>
    records.map((one) => (one.dataId === dataId ? rowWith(one, values) : one)),
  );
}

/** The same record, each of whose values can be another. */
export function withEach(
  record: CustomDataRecord,
  change: (value: CustomDataValue, key: string) => CustomDataValue,
): CustomDataRecord {
  const values = Object.entries(record.values).map(
    ([key, value]) => [key, change(value, key)] as const,
  );
  return {...record, values: Object.fromEntries(values)};
}

/** The same rows, each with some other values. */
export function withAll<Row>(
  rows: readonly Row[],
  values: Partial<Row>,
): Row[] {
  return rows.map((row) => ({...row, ...values}));
}

/** The same company with other data of one employee. */
export function withEmployee(
  company: Company,
  employeeId: string,
  change: (employee: Employee) => Partial<Employee>,
): Company {
  return {
    ...company,
    employees: company.employees.map((employee) =>
      employee.employeeId === employeeId
        ? {...employee, ...change(employee)}
        : employee,
    ),
  };
}

/** The same scenario with another payroll. */
export function withPayroll(
  {payroll, ...scenario}: Scenario,
  change: (payroll: PayrollRun) => Partial<PayrollRun> | undefined,
): Scenario {
  return payroll
    ? {...scenario, payroll: {...payroll, ...change(payroll)}}
    : scenario;
}

/** A month, a day or a point of time; of others no month is changed. */
const DATE = /"(\d{4})([/-])(\d{2})(?:\2(\d{2})((?: \d{2}:\d{2}:\d{2})?))?"/g;

/**
 * The same data, all of whose dates are some months later.
 *
 * @param data - plain data
 * @param months - how many; the last days of months are those of shorter ones
 */
export function monthsLater<T>(data: T, months: number): T {
  return JSON.parse(
    JSON.stringify(data).replace(
      DATE,
      (_, year: string, gap: string, month: string, day?: string, time = '') =>
        `"${partsLater(months, year, month, day).join(gap)}${time}"`,
    ),
  ) as T;
}

/**
 * A month or a day of an address or of an answer's content. Without a hyphen, it is
 * one only where a name stands before it: other numbers look the same.
 */
const OUTSIDE_DATE =
  /(?<==|\/(?=\d{4}(?:-|%2F)))((?:19|20)\d\d)(-|%2F|)(0[1-9]|1[0-2])(?:\2(\d\d))?(?=[&/?"]|$)/g;

/**
 * The same company, all of whose dates are some months later. An outside service
 * answers to months later as well, and to those that are no months to it.
 *
 * @param company - with what outside services answer
 * @param months - how many
 */
export function companyLater(company: Company, months: number): Company {
  const later = monthsLater(company, months);
  const years = Math.floor(months / 12);
  const httpAnswers = JSON.parse(
    JSON.stringify(later.httpAnswers).replace(
      OUTSIDE_DATE,
      (_, year: string, gap: string, month: string, day?: string) =>
        partsLater(months, year, month, day).join(gap),
    ),
  ) as Company['httpAnswers'];
  return {
    ...later,
    customData: later.customData.map((table) => yearsLater(table, years)),
    httpAnswers: [...httpAnswers, ...later.httpAnswers],
  };
}

/** The items of a table whose numbers are years: less than a year doesn't change them. */
export function yearItems({definition, records}: CustomDataTable): string[] {
  const isYear = (one: unknown): boolean =>
    Number.isInteger(one) && Number(one) > 1990 && Number(one) < 2100;
  const keys = definition.itemList.map(({itemKey}) => itemKey);
  return keys.filter((key) => {
    const numbers = records.flatMap(({values}) => values[key] ?? []);
    return numbers.length > 0 && numbers.every(isYear);
  });
}

function yearsLater(table: CustomDataTable, years: number): CustomDataTable {
  const keys = yearItems(table);
  const records = table.records.map((record) =>
    withEach(record, (value, key) =>
      keys.includes(key) ? Number(value) + years : value,
    ),
  );
  return {...table, records};
}

/** Year, month and day some months later: of a month without the day, its last one. */
function partsLater(
  months: number,
  ...[year, month, day]: [year: string, month: string, day?: string]
): string[] {
  const count = monthNumber(`${year}/${month}`) + months;
  const later = [Math.floor(count / 12), (count % 12) + 1] as const;
  const last = new Date(Date.UTC(...later, 0)).getUTCDate();
  const days = day === undefined ? [] : [Math.min(Number(day), last)];
  return [...later, ...days].map((one) => String(one).padStart(2, '0'));
}

/** The number of a month, of a text that starts with `YYYY/MM` or `YYYY-MM`. */
export function monthNumber(date: string): number {
  const [year = 0, month = 1] = date.split(/[/-]/).map(Number);
  return year * 12 + month - 1;
}

/** The month some months later, of a text that starts with it, as that writes it. */
export function addMonths(date: string, months: number): string {
  return partsLater(months, date.slice(0, 4), date.slice(5, 7)).join(date[4]);
}

/** How much is too much: thirty times the usual. */
export const FACTOR = 30;
