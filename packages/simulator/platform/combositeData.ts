/*
 * `combositeDataService`: the services of Combosite's data. Those of personnel
 * data are each a way from an employee to records.
 */
import {cloneData} from '../words/clone';
import {isInTerm, normalizeDate} from '../company/dates';
import {describeValue, refuse} from '../messages/errors';
import {doubleByTransfer, hatsureiRecords, keisanPatternOf} from './hatsurei';
import {programLine} from './program';
import {shikyukojoData} from './shikyukojo';
import type {Company, Employee} from '../company/company';
import type {RunContext} from './context';
import type {PayrollRun, Trigger} from './scenario';
import type {AmountMasters} from './shikyukojo';
import type {KojinDataEntity} from '../../../api-src/interfaces/KojinDataEntity';
import type {CombositeDataServices} from '../../../api-src/type-aliases/CombositeDataServices';

// assumption: payroll-only-services
/** The triggers under which a service can be used; the others always can. */
const TRIGGERS = {
  kyuyoKeisanSettingsData: '給与計算(前)',
  shikyukojoData: '給与計算(前)',
  shiwakeData: '給与仕訳元データ連携',
} as const satisfies Partial<Record<keyof CombositeDataServices, Trigger>>;

/**
 * The services of Combosite's data. Taking one that the trigger doesn't offer
 * throws.
 *
 * @param masters - where `saveAmount` writes
 */
export function createCombositeDataServices(
  context: RunContext,
  company: Company,
  masters: AmountMasters,
): CombositeDataServices {
  const {payroll, trigger} = context.scenario;
  const services = personnelServices(context, company);
  const offer = <Name extends keyof typeof TRIGGERS>(
    name: Name,
    make: (payroll: PayrollRun) => CombositeDataServices[Name],
  ): CombositeDataServices[Name] | undefined => {
    const service =
      payroll && TRIGGERS[name] === trigger
        ? context.handOut.object(name, make(payroll))
        : undefined;
    Object.defineProperty(services, name, {
      enumerable: true,
      // assumption: unavailable-service-error
      get: () =>
        service ??
        refuse('service-not-available', {
          service: `combositeDataService.${name}`,
          trigger,
          available: TRIGGERS[name],
        }),
    });
    return service;
  };
  Object.freeze(
    // A 遡及計算 has its own values.
    offer('kyuyoKeisanSettingsData', ({sokyuKeisan, ...usual}) => {
      const {shoriNengetsu, baseDate, shikyuDate} = sokyuKeisan ?? usual;
      return {
        shiharaiMasterName: usual.shiharaiMasterName,
        shoriNengetsu,
        baseDate,
        shikyuDate,
        isSokyuKeisan: sokyuKeisan !== undefined,
      };
    }),
  );
  offer('shikyukojoData', (running) =>
    shikyukojoData(
      context,
      company,
      masters,
      payrollEmployees(company, running),
    ),
  );
  offer('shiwakeData', ({shiharaiMasterName, shoriNengetsu}) => ({
    read: () =>
      context.operate('shiwakeData.read', () => {
        const {real, sample} = company.shiwake;
        const {observations, line, scenario} = context;
        const records = context.arrange(
          scenario.dryRun
            ? sample
            : real.filter(
                (record) =>
                  record.shiharaiMasterName === shiharaiMasterName &&
                  record.shoriNengetsu === shoriNengetsu,
              ),
        );
        observations.journalReads.push({records, line});
        return context.handOut.data('ShiwakeDataEntity', cloneData(records));
      }),
  }));
  return Object.freeze(
    context.handOut.object('combositeDataService', services),
  ) as CombositeDataServices;
}

/** The employees whom a payroll calculates. */
export function payrollEmployees(
  company: Company,
  {employeeIdList, shiharaiMasterName, sokyuKeisan}: PayrollRun,
): readonly string[] {
  const master =
    company.shiharaiMasters.find(
      (one) => one.shiharaiMasterName === shiharaiMasterName,
    ) ?? refuse('shiharai-master-unknown', {shiharaiMasterName});
  return sokyuKeisan?.employeeIdList ?? employeeIdList ?? master.employeeIdList;
}

/** What the personnel services give. */
const ENTITIES = {
  hatsureiData: 'HatsureiDataEntity',
  jushoData: 'JushoDataEntity',
  keisanPatternData: 'KeisanPatternData',
  kojinData: 'KojinDataEntity',
} as const;

type PersonnelName = keyof typeof ENTITIES;

function personnelServices(
  context: RunContext,
  company: Company,
): Pick<CombositeDataServices, PersonnelName> {
  const read = <Entity extends {readonly employeeId: string}>(
    service: PersonnelName,
    ids: string[],
    recordsOf: (employee: Employee) => readonly Entity[],
    baseDate?: string,
  ): Entity[] => {
    const records = findEmployees(company, ids).flatMap(recordsOf);
    context.observations.personnelReads.push({
      service,
      baseDate,
      employeeIds: [...ids],
      foundIds: new Set(records.map(({employeeId}) => employeeId)),
      line: context.line,
    });
    return context.handOut.data(ENTITIES[service], context.arrange(records));
  };
  const byDate = <Entity extends {readonly employeeId: string}>(
    service: PersonnelName,
    recordsOf: (employee: Employee, date: string) => readonly Entity[],
  ) => ({
    readByEmployeeIdAndBaseDate: (ids: string[], baseDate: string) =>
      context.operate(`${service}.readByEmployeeIdAndBaseDate`, () => {
        const date = checkBaseDate(baseDate);
        return read(service, ids, (one) => recordsOf(one, date), date);
      }),
  });
  const ofEmployees = <
    Entity extends Pick<KojinDataEntity, 'employeeId' | 'term'>,
  >(
    service: PersonnelName,
    recordsOf: (employee: Employee) => readonly Entity[],
    isGiven = ({term}: Entity, date: string) => isInTerm(term, date),
  ) =>
    context.handOut.object(service, {
      ...byDate(service, (employee, date) =>
        recordsOf(employee).filter((record) => isGiven(record, date)),
      ),
      readByEmployeeId: (ids: string[]) =>
        context.operate(`${service}.readByEmployeeId`, () =>
          read(service, ids, recordsOf),
        ),
    });
  /** What the lists of payroll items have beside an array's methods. */
  const names = tellSearches((kyuyoKomokuName) => {
    const line = programLine(new Error().stack);
    context.observations.searchedKomoku.push({kyuyoKomokuName, line});
  });
  return {
    hatsureiData: ofEmployees(
      'hatsureiData',
      hatsureiRecords,
      // An order's own date gives all its records: on the day of a 退職 also the
      // one that holds from the next day.
      ({term, hatsureiDate}, date) =>
        // assumption: read-valid-on-base-date
        isInTerm(term, date) || hatsureiDate === date,
    ),
    jushoData: ofEmployees('jushoData', (one) => registered(one, one.jusho)),
    keisanPatternData: context.handOut.object(
      'keisanPatternData',
      byDate('keisanPatternData', (employee, date) => {
        const pattern = keisanPatternOf(company, employee, date);
        Object.setPrototypeOf(pattern?.kyuyoKomokuNameList ?? [], names);
        return pattern ? [pattern] : [];
      }),
    ),
    kojinData: ofEmployees('kojinData', (one) => registered(one, one.kojin)),
  };
}

/**
 * A base date in the form of the stored data.
 *
 * @throws CombositeFunctionsError if it is no date
 */
export function checkBaseDate(baseDate: unknown): string {
  return (
    normalizeDate(baseDate) ??
    refuse('base-date-invalid', {value: describeValue(baseDate)})
  );
}

/** The employees of a list of IDs that exist, in the list's order, once each. */
function findEmployees(company: Company, ids: unknown): Employee[] {
  // assumption: argument-type-errors
  if (!Array.isArray(ids) || ids.some((id) => typeof id !== 'string')) {
    refuse('employee-id-list-invalid', {value: describeValue(ids)});
  }
  return [...new Set(ids as string[])].flatMap(
    (id) => company.employees.find(({employeeId}) => employeeId === id) ?? [],
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
/** A prototype of arrays that tells for which texts they are searched. */
function tellSearches(onSearch: (text: string) => void): object {
  const telling = (method: 'includes' | 'indexOf') => ({
    value(this: readonly unknown[], ...args: [unknown, number?]): unknown {
      onSearch(String(args[0]));
      return [...this][method](...args);
    },
  });
  return Object.create(Array.prototype, {
    includes: telling('includes'),
    indexOf: telling('indexOf'),
  }) as object;
}
