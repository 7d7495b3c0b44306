import {cloneData} from '../words/clone';
import {isInTerm, normalizeDate} from '../company/dates';
import {CombositeFunctionsError, describeValue} from '../messages/errors';
import {doubleByTransfer, hatsureiRecords, isEmployed} from './hatsurei';
import {programLine} from './program';
import type {Company, Employee} from '../company/company';
import type {RunContext} from './context';
import type {CombositeHatsureiDataService} from '../../../api-src/classes/CombositeHatsureiDataService';
import type {CombositeJushoDataService} from '../../../api-src/classes/CombositeJushoDataService';
import type {CombositeKeisanPatternDataService} from '../../../api-src/classes/CombositeKeisanPatternDataService';
import type {CombositeKojinDataService} from '../../../api-src/classes/CombositeKojinDataService';
import type {CombositeKyuyoKeisanSettingsDataService} from '../../../api-src/classes/CombositeKyuyoKeisanSettingsDataService';
import type {CombositeShiwakeDataService} from '../../../api-src/classes/CombositeShiwakeDataService';
import type {KeisanPatternData} from '../../../api-src/helpers/KeisanPatternData';
import type {KojinDataEntity} from '../../../api-src/interfaces/KojinDataEntity';
import type {ShiwakeDataEntity} from '../../../api-src/interfaces/ShiwakeDataEntity';
import type {PayrollRun} from './scenario';

/**
 * A base date in the form of the stored data.
 *
 * @throws CombositeFunctionsError if it is no date
 */
export function checkBaseDate(baseDate: unknown): string {
  const date = normalizeDate(baseDate);
  if (date === undefined) {
    throw new CombositeFunctionsError('base-date-invalid', {
      value: describeValue(baseDate),
    });
  }
  return date;
}

/** The employees of a list of IDs that exist, in the list's order, once each. */
function findEmployees(company: Company, ids: unknown): Employee[] {
  // assumption: argument-type-errors
  if (!Array.isArray(ids) || ids.some((id) => typeof id !== 'string')) {
    throw new CombositeFunctionsError('employee-id-list-invalid', {
      value: describeValue(ids),
    });
  }
  return [...new Set(ids as string[])].flatMap((id) => {
    const employee = company.employees.find(
      ({employeeId}) => employeeId === id,
    );
    return employee ? [employee] : [];
  });
}

/**
 * What a personnel service gives: the records in the scenario's order.
 *
 * @param read - the call, for the run's observations
 */
function givePersonnel<T extends {readonly employeeId: string}>(
  context: RunContext,
  read: {
    readonly service: keyof typeof ENTITIES;
    readonly employeeIdList: readonly string[];
    readonly baseDate?: string;
  },
  records: readonly T[],
): T[] {
  context.observations.personnelReads.push({
    service: read.service,
    baseDate: read.baseDate,
    employeeIds: [...read.employeeIdList],
    foundIds: new Set(records.map(({employeeId}) => employeeId)),
    line: context.line,
  });
  return context.handOut.data(ENTITIES[read.service], context.arrange(records));
}

/** What the personnel services give. */
const ENTITIES = {
  hatsureiData: 'HatsureiDataEntity',
  jushoData: 'JushoDataEntity',
  keisanPatternData: 'KeisanPatternData',
  kojinData: 'KojinDataEntity',
} as const;

/** A service that gives what is stored of employees. */
class PersonnelData<
  Entity extends Pick<KojinDataEntity, 'employeeId' | 'term'>,
> {
  readonly #context: RunContext;
  readonly #service: 'hatsureiData' | 'jushoData' | 'kojinData';
  readonly #read: (employeeIdList: unknown) => Entity[];
  readonly #isGiven: (record: Entity, date: string) => boolean;

  constructor(
    context: RunContext,
    company: Company,
    service: 'hatsureiData' | 'jushoData' | 'kojinData',
    recordsOf: (employee: Employee) => readonly Entity[],
    isGiven = ({term}: Entity, date: string) => isInTerm(term, date),
  ) {
    this.#context = context;
    this.#service = service;
    this.#read = (ids) => findEmployees(company, ids).flatMap(recordsOf);
    this.#isGiven = isGiven;
  }

  readByEmployeeIdAndBaseDate(
    employeeIdList: string[],
    baseDate: string,
  ): Promise<Entity[]> {
    const service = this.#service;
    return this.#context.operate(
      `${service}.readByEmployeeIdAndBaseDate`,
      () => {
        const date = checkBaseDate(baseDate);
        return givePersonnel(
          this.#context,
          {service, employeeIdList, baseDate: date},
          this.#read(employeeIdList).filter((it) => this.#isGiven(it, date)),
        );
      },
    );
  }

  readByEmployeeId(employeeIdList: string[]): Promise<Entity[]> {
    const service = this.#service;
    return this.#context.operate(`${service}.readByEmployeeId`, () =>
      givePersonnel(
        this.#context,
        {service, employeeIdList},
        this.#read(employeeIdList),
      ),
    );
  }
}

/** `hatsureiData` */
export function hatsureiData(
  context: RunContext,
  company: Company,
): CombositeHatsureiDataService {
  return new PersonnelData(
    context,
    company,
    'hatsureiData',
    hatsureiRecords,
    // An order's own date gives all its records: on the day of a 退職 also the
    // one that holds from the next day.
    ({term, hatsureiDate}, date) =>
      // assumption: read-valid-on-base-date
      isInTerm(term, date) || hatsureiDate === date,
  );
}

/** `kojinData` */
export function kojinData(
  context: RunContext,
  company: Company,
): CombositeKojinDataService {
  return new PersonnelData(context, company, 'kojinData', (employee) =>
    registered(employee, employee.kojin),
  );
}

/** `jushoData` */
export function jushoData(
  context: RunContext,
  company: Company,
): CombositeJushoDataService {
  return new PersonnelData(context, company, 'jushoData', (employee) =>
    registered(employee, employee.jusho),
  );
}

/** What was registered of an employee, in data of the reader's own. */
function registered<Data extends Pick<KojinDataEntity, 'term'>>(
  employee: Employee,
  records: readonly Data[],
): (Data & Pick<KojinDataEntity, 'employeeId'>)[] {
  const {employeeId} = employee;
  return doubleByTransfer(employee, records).map((record) => ({
    ...cloneData(record),
    employeeId,
  }));
}

// assumption: read-valid-on-base-date
/**
 * The 計算パターン that applies to an employee: none before the hiring or after
 * the day of a 退職, whatever has been assigned.
 *
 * @param company - with all patterns
 * @param employee - one of the company's
 * @param date - `YYYY/MM/DD`
 * @returns `undefined` if none applies on that date
 */
export function keisanPatternOf(
  company: Company,
  employee: Employee,
  date: string,
): KeisanPatternData | undefined {
  const assigned = isEmployed(employee, date)
    ? employee.keisanPattern.find(({term}) => isInTerm(term, date))
    : undefined;
  const pattern = company.keisanPatterns.find(
    ({keisanPatternName}) => keisanPatternName === assigned?.keisanPatternName,
  );
  return (
    pattern && {
      employeeId: employee.employeeId,
      keisanPatternName: pattern.keisanPatternName,
      kyuyoKomokuNameList: [...pattern.kyuyoKomokuNameList],
    }
  );
}

/** `keisanPatternData` */
export class KeisanPatternReader implements CombositeKeisanPatternDataService {
  readonly #context: RunContext;
  readonly #company: Company;

  /** What the lists of payroll items have beside an array's methods. */
  readonly #names: object;

  constructor(context: RunContext, company: Company) {
    this.#context = context;
    this.#company = company;
    this.#names = tellSearches((kyuyoKomokuName) => {
      const line = programLine(new Error().stack);
      context.observations.searchedKomoku.push({kyuyoKomokuName, line});
    });
  }

  readByEmployeeIdAndBaseDate(
    employeeIdList: string[],
    baseDate: string,
  ): Promise<KeisanPatternData[]> {
    return this.#context.operate(
      'keisanPatternData.readByEmployeeIdAndBaseDate',
      () => {
        const date = checkBaseDate(baseDate);
        const patterns = givePersonnel(
          this.#context,
          {service: 'keisanPatternData', employeeIdList, baseDate: date},
          findEmployees(this.#company, employeeIdList).flatMap(
            (employee) => keisanPatternOf(this.#company, employee, date) ?? [],
          ),
        );
        for (const {kyuyoKomokuNameList} of patterns) {
          this.#context.handOut.list(kyuyoKomokuNameList, this.#names);
        }
        return patterns;
      },
    );
  }
}

/** A prototype of arrays that tells for which texts they are searched. */
function tellSearches(onSearch: (text: string) => void): object {
  const telling = (method: 'includes' | 'indexOf') => ({
    value(this: readonly unknown[], ...args: [unknown, number?]): unknown {
      onSearch(String(args[0]));
      const own = [...this];
      return method === 'includes'
        ? own.includes(...args)
        : own.indexOf(...args);
    },
  });
  return Object.create(Array.prototype, {
    includes: telling('includes'),
    indexOf: telling('indexOf'),
  }) as object;
}

/** `kyuyoKeisanSettingsData` */
export class KyuyoKeisanSettings implements CombositeKyuyoKeisanSettingsDataService {
  readonly shiharaiMasterName: string;
  readonly shoriNengetsu: string;
  readonly baseDate: string;
  readonly shikyuDate: string;
  readonly isSokyuKeisan: boolean;

  /**
   * @param payroll - the running payroll; a 遡及計算 has its own values
   */
  constructor(payroll: PayrollRun) {
    const {shoriNengetsu, baseDate, shikyuDate} =
      payroll.sokyuKeisan ?? payroll;
    this.shiharaiMasterName = payroll.shiharaiMasterName;
    this.shoriNengetsu = shoriNengetsu;
    this.baseDate = baseDate;
    this.shikyuDate = shikyuDate;
    this.isSokyuKeisan = payroll.sokyuKeisan !== undefined;
  }
}

/** `shiwakeData` */
export class ShiwakeData implements CombositeShiwakeDataService {
  readonly #context: RunContext;
  readonly #company: Company;
  readonly #payroll: PayrollRun;

  constructor(context: RunContext, company: Company, payroll: PayrollRun) {
    this.#context = context;
    this.#company = company;
    this.#payroll = payroll;
  }

  read(): Promise<ShiwakeDataEntity[]> {
    return this.#context.operate('shiwakeData.read', () => {
      const {real, sample} = this.#company.shiwake;
      const {shiharaiMasterName, shoriNengetsu} = this.#payroll;
      const {observations, line, scenario} = this.#context;
      const records = this.#context.arrange(
        scenario.dryRun
          ? sample
          : real.filter(
              (record) =>
                record.shiharaiMasterName === shiharaiMasterName &&
                record.shoriNengetsu === shoriNengetsu,
            ),
      );
      observations.journalReads.push({records, line});
      return this.#context.handOut.data(
        'ShiwakeDataEntity',
        cloneData(records),
      );
    });
  }
}
