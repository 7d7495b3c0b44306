import {checkBaseDate, keisanPatternOf} from './combositeData';
import {isInTerm} from './dates';
import {ZaisekiJokyoKubun} from './enumerations';
import {CombositeFunctionsError, describeValue} from './errors';
import {hatsureiRecords, isHiring} from './hatsurei';
import type {AmountRecord, Company, Employee} from './company';
import type {RunContext} from './context';
import type {CombositeShikyukojoDataService} from '../../api-src/classes/CombositeShikyukojoDataService';
import type {UserShikyukojoAmountData} from '../../api-src/helpers/UserShikyukojoAmountData';

/** 支給額マスタ and 控除額マスタ while they can change. */
export class AmountMasters {
  #records: readonly AmountRecord[];

  /** @param records - all amounts */
  constructor(records: readonly AmountRecord[]) {
    this.#records = records;
  }

  /** All amounts as they are now. */
  snapshot(): AmountRecord[] {
    return [...this.#records];
  }

  /** Sets an amount: a record of the same start date is replaced. */
  save(record: AmountRecord): void {
    const isSame = (other: AmountRecord): boolean =>
      other.employeeId === record.employeeId &&
      other.kyuyoKomokuName === record.kyuyoKomokuName &&
      other.startDate === record.startDate;
    this.#records = this.#records.some(isSame)
      ? this.#records.map((other) => (isSame(other) ? record : other))
      : [...this.#records, record];
  }
}

/** `shikyukojoData` */
export class ShikyukojoData implements CombositeShikyukojoDataService {
  readonly employeeIdList: string[];
  readonly #context: RunContext;
  readonly #company: Company;
  readonly #masters: AmountMasters;
  readonly #updated = new Set<string>();

  /**
   * @param context - of the run
   * @param company - whose employees and payroll items count
   * @param masters - where the amounts go
   * @param employeeIdList - employees of the running calculation
   */
  constructor(
    context: RunContext,
    company: Company,
    masters: AmountMasters,
    employeeIdList: readonly string[],
  ) {
    this.#context = context;
    this.#company = company;
    this.#masters = masters;
    this.employeeIdList = [...employeeIdList];
  }

  saveAmount(
    shikyukojoAmountDataList: UserShikyukojoAmountData[],
  ): Promise<void> {
    return this.#context.operate('saveAmount', () => {
      // assumption: save-amount-all-or-nothing
      const records = this.#check(shikyukojoAmountDataList);
      for (const record of records) {
        this.#updated.add(masterKey(record));
        this.#masters.save(record);
      }
      this.#context.observe({
        kind: 'amounts',
        employeeIds: records.map(({employeeId}) => employeeId),
      });
    });
  }

  /** Checks the whole list before anything is written. */
  #check(list: unknown): AmountRecord[] {
    if (!Array.isArray(list)) {
      throw new CombositeFunctionsError('amount-list-invalid', {});
    }
    const keys = new Set(this.#updated);
    return list.map((item: unknown, index) => {
      const record = this.#checkItem(item, index + 1);
      const key = masterKey(record);
      // assumption: request-is-run
      if (keys.has(key)) {
        const {employeeId, kyuyoKomokuName} = record;
        throw new CombositeFunctionsError('amount-already-updated', {
          employeeId,
          kyuyoKomokuName,
        });
      }
      keys.add(key);
      return record;
    });
  }

  #checkItem(item: unknown, position: number): AmountRecord {
    if (typeof item !== 'object' || item === null) {
      throw new CombositeFunctionsError('amount-list-invalid', {});
    }
    const {employeeId, kyuyoKomokuName, amount, baseDate} =
      item as Partial<UserShikyukojoAmountData>;
    // assumption: argument-type-errors
    if (typeof employeeId !== 'string') {
      throw invalidItem(position, 'employeeId', employeeId);
    }
    if (typeof kyuyoKomokuName !== 'string') {
      throw invalidItem(position, 'kyuyoKomokuName', kyuyoKomokuName);
    }
    if (typeof amount !== 'number' || !Number.isFinite(amount)) {
      throw invalidItem(position, 'amount', amount);
    }
    const date = checkBaseDate(baseDate);
    const employee = this.#company.employees.find(
      (candidate) => candidate.employeeId === employeeId,
    );
    if (!employee) {
      throw new CombositeFunctionsError('employee-unknown', {employeeId});
    }

    this.#checkUpdatable(kyuyoKomokuName);
    const startDate = startDateOf(employee, date);
    this.#checkPattern(employee, kyuyoKomokuName, startDate);
    if (startDate !== date) {
      this.#context.notify('base-date-moved', {
        employeeId,
        baseDate: date,
        startDate,
      });
    }
    return {employeeId, kyuyoKomokuName, startDate, amount};
  }

  #checkUpdatable(kyuyoKomokuName: string): void {
    const komoku = this.#company.kyuyoKomoku.find(
      (candidate) => candidate.kyuyoKomokuName === kyuyoKomokuName,
    );
    if (!komoku) {
      throw new CombositeFunctionsError('kyuyo-komoku-not-found', {
        kyuyoKomokuName,
      });
    }
    if (
      komoku.komokuKubun === 'その他' ||
      komoku.sanshutsuHohoKubun !== '金額直接入力'
    ) {
      throw new CombositeFunctionsError('kyuyo-komoku-not-updatable', {
        kyuyoKomokuName,
      });
    }
  }

  #checkPattern(
    employee: Employee,
    kyuyoKomokuName: string,
    startDate: string,
  ): void {
    const {employeeId} = employee;
    const pattern = keisanPatternOf(this.#company, employee, startDate);
    if (!pattern) {
      throw new CombositeFunctionsError('keisan-pattern-missing', {
        employeeId,
        baseDate: startDate,
      });
    }
    if (!pattern.kyuyoKomokuNameList.includes(kyuyoKomokuName)) {
      throw new CombositeFunctionsError('kyuyo-komoku-not-in-pattern', {
        employeeId,
        keisanPatternName: pattern.keisanPatternName,
        kyuyoKomokuName,
      });
    }
  }
}

/**
 * The start date that a base date leads to: the date of the 雇用 or 出向受入
 * order if that is later.
 */
function startDateOf(employee: Employee, baseDate: string): string {
  // assumption: rehire-base-date
  const isEmployed = hatsureiRecords(employee).some(
    ({term, zaisekiJokyoKubun}) =>
      zaisekiJokyoKubun !== ZaisekiJokyoKubun.Taishokuzumi &&
      isInTerm(term, baseDate),
  );
  const nextHiring = employee.orders
    .filter(
      ({hatsureiKubun, hatsureiDate}) =>
        isHiring(hatsureiKubun) && hatsureiDate > baseDate,
    )
    .map(({hatsureiDate}) => hatsureiDate)
    .sort()[0];
  return isEmployed ? baseDate : (nextHiring ?? baseDate);
}

function masterKey({employeeId, kyuyoKomokuName}: AmountRecord): string {
  return JSON.stringify([employeeId, kyuyoKomokuName]);
}

function invalidItem(
  position: number,
  field: string,
  value: unknown,
): CombositeFunctionsError {
  return new CombositeFunctionsError('amount-item-invalid', {
    position,
    field,
    value: describeValue(value),
  });
}
