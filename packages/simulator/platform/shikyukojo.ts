import {normalizeDate} from '../company/dates';
import {
  CombositeFunctionsError,
  refuse,
  describeValue,
  joinErrors,
} from '../messages/errors';
import {isEmployed, isHiring, keisanPatternOf} from './hatsurei';
import {NAME_LABELS} from '../messages/labels';
import {describeElement} from '../messages/messages';
import type {AmountRecord, Company, Employee} from '../company/company';
import type {RunContext} from './context';
import type {MessageId, MessageValues} from '../messages/messages';
import type {CombositeShikyukojoDataService} from '../../../api-src/classes/CombositeShikyukojoDataService';
import type {UserShikyukojoAmountData} from '../../../api-src/helpers/UserShikyukojoAmountData';

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

/** What a list is checked by. */
interface Payroll {
  readonly context: RunContext;
  readonly company: Company;
  /** Employees of the running calculation. */
  readonly targets: ReadonlySet<string>;
  /** What the run has set already. */
  readonly updated: ReadonlySet<string>;
}

/**
 * `shikyukojoData`
 *
 * @param company - whose employees and payroll items count
 * @param masters - where the amounts go
 * @param employeeIdList - employees of the running calculation
 */
export function shikyukojoData(
  context: RunContext,
  company: Company,
  masters: AmountMasters,
  employeeIdList: readonly string[],
): CombositeShikyukojoDataService {
  const updated = new Set<string>();
  const targets = new Set(employeeIdList);
  return {
    employeeIdList: context.handOut.list([...employeeIdList]),
    saveAmount: (list) =>
      context.operate('saveAmount', () => {
        const {observations, line} = context;
        // assumption: save-amount-all-or-nothing
        let records: readonly AmountRecord[];
        try {
          context.beginWrite();
          records = checkList(list, {context, company, targets, updated});
        } catch (error) {
          const employeeIds = employeeIdsOf(list);
          observations.amountsRefusals.push({employeeIds, line});
          throw error;
        }
        observations.amountsWrites.push({records, line});
        for (const record of records) {
          updated.add(masterKey(record));
          masters.save(record);
        }
      }),
  };
}

/** Checks the whole list before anything is written. */
function checkList(list: unknown, payroll: Payroll): AmountRecord[] {
  const {context, updated} = payroll;
  const isElement = (item: unknown): item is object =>
    typeof item === 'object' && item !== null;
  if (!Array.isArray(list) || !list.every(isElement)) {
    refuse('amount-list-invalid', {value: describeValue(list)});
  }
  const refusals = new Refusals();
  const keys = new Set(updated);
  const checked = list.flatMap((item, index) => {
    const given = checkFields(item, index + 1, refusals);
    if (!given) {
      return [];
    }
    const key = masterKey(given);
    // assumption: request-is-run
    if (keys.has(key)) {
      const {employeeId, kyuyoKomokuName} = given;
      refusals.add(
        'amount-already-updated',
        {employeeId, kyuyoKomokuName},
        'employeeId',
      );
    }
    keys.add(key);
    return [{...given, startDate: checkMaster(given, payroll, refusals)}];
  });
  refusals.throwAll();
  return checked.map(
    ({employeeId, kyuyoKomokuName, amount, baseDate, startDate}) => {
      if (startDate !== baseDate) {
        context.notify('base-date-moved', {employeeId, baseDate, startDate});
      }
      return {employeeId, kyuyoKomokuName, startDate, amount};
    },
  );
}

/**
 * Checks employee, payroll item and 計算パターン.
 *
 * @returns the start date that the base date leads to
 */
function checkMaster(
  {employeeId, kyuyoKomokuName, baseDate}: UserShikyukojoAmountData,
  {company, context, targets}: Payroll,
  refusals: Refusals,
): string {
  const komoku = company.kyuyoKomoku.find(
    (one) => one.kyuyoKomokuName === kyuyoKomokuName,
  );
  const isUpdatable =
    komoku?.sanshutsuHohoKubun === '金額直接入力' &&
    komoku.komokuKubun !== 'その他';
  if (!komoku) {
    context.notifyTwins(
      [kyuyoKomokuName],
      company.kyuyoKomoku.map((one) => one.kyuyoKomokuName),
      NAME_LABELS.kyuyoKomoku,
    );
  }
  if (!isUpdatable) {
    refusals.add(
      komoku ? 'kyuyo-komoku-not-updatable' : 'kyuyo-komoku-not-found',
      {kyuyoKomokuName},
      'kyuyoKomokuName',
    );
  }
  const employee = company.employees.find(
    (one) => one.employeeId === employeeId,
  );
  if (!employee) {
    context.notifyTwins(
      [employeeId],
      company.employees.map((one) => one.employeeId),
      NAME_LABELS.employee,
    );
  }
  // assumption: save-amount-targets-only
  if (!employee || !targets.has(employeeId)) {
    refusals.add(
      employee ? 'employee-not-target' : 'employee-unknown',
      {employeeId},
      'employeeId',
    );
    return baseDate;
  }
  const startDate = startDateOf(employee, baseDate);
  const pattern = keisanPatternOf(company, employee, startDate);
  if (isUpdatable && !pattern) {
    refusals.add(
      'keisan-pattern-missing',
      {employeeId, baseDate: startDate},
      'employeeId',
    );
  } else if (
    isUpdatable &&
    !pattern?.kyuyoKomokuNameList.includes(kyuyoKomokuName)
  ) {
    const keisanPatternName = pattern?.keisanPatternName ?? '';
    refusals.add(
      'kyuyo-komoku-not-in-pattern',
      {employeeId, keisanPatternName, kyuyoKomokuName},
      'employeeId',
    );
  }
  return startDate;
}

/** The employees whom a list names, each once, whatever else it is. */
function employeeIdsOf(list: unknown): string[] {
  const elements: readonly unknown[] = Array.isArray(list) ? list : [list];
  const ids = elements.map((item) =>
    typeof item === 'object' && item !== null && 'employeeId' in item
      ? item.employeeId
      : undefined,
  );
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}

/** Why elements of a list are refused, each reason with all whom it concerns. */
class Refusals {
  readonly #reasons = new Map<
    string,
    {
      readonly names: Set<string | number>;
      readonly separator: string;
      readonly toError: (listed: string) => CombositeFunctionsError;
    }
  >();

  /**
   * Refuses an element.
   *
   * @param name - which of them tells the elements of one message apart
   */
  add<Id extends MessageId>(
    messageId: Id,
    values: MessageValues<Id>,
    name: keyof MessageValues<Id>,
  ): void {
    const key = JSON.stringify([messageId, {...values, [name]: null}]);
    const reason = this.#reasons.get(key) ?? {
      names: new Set(),
      separator: name === 'problems' ? '、' : '」「',
      toError: (listed) =>
        new CombositeFunctionsError(messageId, {...values, [name]: listed}),
    };
    reason.names.add(values[name]);
    this.#reasons.set(key, reason);
  }

  /** Throws all reasons as one error. */
  throwAll(): void {
    const [first, ...others] = [...this.#reasons.values()].map(
      ({names, separator, toError}) => toError([...names].join(separator)),
    );
    if (first) {
      throw joinErrors(first, ...others);
    }
  }
}

/**
 * Checks the four fields of an element.
 *
 * @returns them with a date in the form of the stored data; `undefined` if
 *   something is wrong
 */
function checkFields(
  item: Partial<Record<keyof UserShikyukojoAmountData, unknown>>,
  position: number,
  refusals: Refusals,
): UserShikyukojoAmountData | undefined {
  const {employeeId, kyuyoKomokuName, amount} = item;
  const baseDate = normalizeDate(item.baseDate);
  const refuseField = (
    messageId: 'amount-item-invalid' | 'amount-not-yen',
    field: keyof UserShikyukojoAmountData,
  ): undefined => {
    const value = describeValue(item[field]);
    const problems = describeElement(position, employeeId, field, value);
    refusals.add(messageId, {problems}, 'problems');
  };
  // assumption: amount-item-errors
  const isNumber = typeof amount === 'number' && Number.isFinite(amount);
  const isRight = {
    employeeId: typeof employeeId === 'string',
    kyuyoKomokuName: typeof kyuyoKomokuName === 'string',
    amount: isNumber,
    baseDate: baseDate !== undefined,
  };
  for (const field of Object.keys(isRight) as (keyof typeof isRight)[]) {
    if (!isRight[field]) {
      refuseField('amount-item-invalid', field);
    }
  }
  // assumption: save-amount-whole-yen
  // assumption: save-amount-refuses-negative
  if (isNumber && !(Number.isSafeInteger(amount) && amount >= 0)) {
    refuseField('amount-not-yen', 'amount');
  }
  return typeof employeeId === 'string' &&
    typeof kyuyoKomokuName === 'string' &&
    isNumber &&
    baseDate !== undefined
    ? {employeeId, kyuyoKomokuName, amount: Math.abs(amount), baseDate}
    : undefined;
}

/**
 * The start date that a base date leads to: the date of the 雇用 or 出向受入
 * order if that is later.
 */
function startDateOf(employee: Employee, baseDate: string): string {
  const nextHiring = employee.orders
    .filter(
      ({hatsureiKubun, hatsureiDate}) =>
        isHiring(hatsureiKubun) && hatsureiDate > baseDate,
    )
    .map(({hatsureiDate}) => hatsureiDate)
    .sort()[0];
  // assumption: rehire-base-date
  // assumption: rehire-former-period
  return isEmployed(employee, baseDate) ? baseDate : (nextHiring ?? baseDate);
}

function masterKey({
  employeeId,
  kyuyoKomokuName,
}: Pick<AmountRecord, 'employeeId' | 'kyuyoKomokuName'>): string {
  return JSON.stringify([employeeId, kyuyoKomokuName]);
}
