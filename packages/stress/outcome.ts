/*
 * What a run did to money, data and outside services, and in what two runs
 * differ.
 */
import type {Trial} from './types';
import type {
  CustomDataRecord,
  HttpCall,
  RunResult,
} from '@combosite-functions/simulator';

/** One thing in which two runs differ. */
export interface Difference {
  readonly kind: 'amount' | 'start' | 'data' | 'request' | 'log';
  readonly employeeId?: string;
  /** Payroll item, definition with data ID, or request. */
  readonly subject: string;
  readonly expected: string;
  readonly actual: string;
  /** The amounts, if it is about money. */
  readonly amounts?: readonly [expected: number, actual: number];
  readonly line?: number;
}

/** What an employee gets of one payroll item. */
interface Money {
  readonly employeeId: string;
  readonly kyuyoKomokuName: string;
  readonly amount: number;
  /** `undefined` if the run didn't set it. */
  readonly startDate: string | undefined;
}

const NOTHING = 'なし';

/** Requests that change something outside. */
export function sentRequests({httpCalls}: RunResult): HttpCall[] {
  return httpCalls.filter(({method}) => method !== 'GET');
}

/** A request without its path, which can be a secret. */
export function nameRequest({method, url}: HttpCall): string {
  return `${/^https:\/\/([^/?]+)/.exec(url)?.[1] ?? url}（${method}）`;
}

/** Whether a run changed anything here or outside. */
export function hasWritten(result: RunResult): boolean {
  const {amounts, customData} = result.changes;
  return (
    amounts.length + customData.length > 0 ||
    sentRequests(result).some(
      ({status}) => status !== null && status >= 200 && status <= 299,
    )
  );
}

/** Whether a run changed amounts or custom data. */
export function hasWrittenData({changes}: RunResult): boolean {
  return changes.amounts.length + changes.customData.length > 0;
}

/**
 * In what a run differs from the one with which it is compared.
 *
 * @param reference - the run that is taken as right
 * @param trial - the run under a condition
 * @param addedIds - data IDs that the condition added
 */
export function differences(
  reference: Trial,
  trial: Trial,
  addedIds: readonly string[] = [],
): Difference[] {
  return [
    ...amountDifferences(reference, trial),
    ...dataDifferences(reference, trial, addedIds),
    ...requestDifferences(reference, trial),
    ...logDifferences(reference, trial),
  ];
}

const YEN = /-?\d[\d,]*(?:\.\d+)?(?=円)/g;

/**
 * What a program that changes nothing calculates is the money in its log: lines
 * that differ in nothing but their amounts.
 */
function logDifferences(reference: Trial, trial: Trial): Difference[] {
  const {httpCalls} = reference.result;
  if (hasWrittenData(reference.result) || httpCalls.length > 0) {
    return [];
  }
  const usual = new Map(
    reference.result.logs.map(({message}) => [
      message.replace(YEN, ''),
      message,
    ]),
  );
  return trial.result.logs.flatMap(({message, line}): Difference[] => {
    const text = message.replace(YEN, '');
    const amounts = message.match(YEN) ?? [];
    const expected = usual.get(text)?.match(YEN) ?? [];
    const index = amounts.findIndex((amount, at) => amount !== expected[at]);
    const [before, after] = [expected[index], amounts[index]];
    return before === undefined || after === undefined
      ? []
      : [
          {
            kind: 'log',
            employeeId: trial.company.employees.find(({employeeId}) =>
              message.includes(employeeId),
            )?.employeeId,
            subject: 'ログの金額',
            expected: `${before}円`,
            actual: `${after}円`,
            amounts: [toNumber(before), toNumber(after)],
            line,
          },
        ];
  });
}

function toNumber(text: string): number {
  return Number(text.replaceAll(',', ''));
}

function amountDifferences(reference: Trial, trial: Trial): Difference[] {
  const keys = new Map<string, Money>();
  for (const {result} of [reference, trial]) {
    for (const change of result.changes.amounts) {
      keys.set(`${change.employeeId} ${change.kyuyoKomokuName}`, {
        ...change,
        amount: change.after,
      });
    }
  }
  return [...keys.values()].flatMap((key): Difference[] => {
    const expected = moneyOf(reference, key);
    const actual = moneyOf(trial, key);
    const common = {
      employeeId: key.employeeId,
      subject: key.kyuyoKomokuName,
      line: amountLine(trial, key.employeeId),
    };
    if (expected.amount !== actual.amount) {
      return [
        {
          ...common,
          kind: 'amount',
          expected: formatMoney(expected),
          actual: formatMoney(actual),
          amounts: [expected.amount, actual.amount],
        },
      ];
    }
    return expected.startDate === actual.startDate
      ? []
      : [
          {
            ...common,
            kind: 'start',
            expected: expected.startDate ?? '更新なし',
            actual: actual.startDate ?? '更新なし',
          },
        ];
  });
}

/** What stands for an employee after a run. */
export function moneyOf(
  {company, result}: Trial,
  {employeeId, kyuyoKomokuName}: Pick<Money, 'employeeId' | 'kyuyoKomokuName'>,
): Money {
  const isOwn = (record: {
    employeeId: string;
    kyuyoKomokuName: string;
  }): boolean =>
    record.employeeId === employeeId &&
    record.kyuyoKomokuName === kyuyoKomokuName;
  const set = result.changes.amounts.filter(isOwn).at(-1);
  const held = company.amounts
    .filter(isOwn)
    .sort((a, b) => (a.startDate < b.startDate ? -1 : 1))
    .at(-1);
  return {
    employeeId,
    kyuyoKomokuName,
    amount: set?.after ?? held?.amount ?? 0,
    startDate: set?.startDate,
  };
}

function formatMoney({amount, startDate}: Money): string {
  return amount === 0 && startDate === undefined ? NOTHING : `${amount}円`;
}

/** The line that set an employee's amount, or didn't find the employee. */
export function amountLine(
  {result: {observations, error}}: Trial,
  employeeId: string,
): number | undefined {
  const {amountsWrites, personnelReads} = observations;
  const saved = amountsWrites.find(({records}) =>
    records.some((record) => record.employeeId === employeeId),
  );
  const missed = personnelReads.find(
    ({employeeIds, foundIds}) =>
      employeeIds.includes(employeeId) && !foundIds.has(employeeId),
  );
  const anyone = amountsWrites[0];
  return (saved ?? missed ?? anyone)?.line ?? error?.line;
}

function dataDifferences(
  reference: Trial,
  trial: Trial,
  addedIds: readonly string[],
): Difference[] {
  return trial.company.customData.flatMap(({definition}): Difference[] => {
    const {definitionName} = definition;
    const before = [reference, trial].map(({company}) =>
      recordsOf(company.customData, definitionName),
    );
    const after = [reference, trial].map((one) =>
      finalRecords(one, definitionName),
    );
    const [oldBefore, newBefore] = before as [RecordMap, RecordMap];
    const [oldAfter, newAfter] = after as [RecordMap, RecordMap];
    const [anyWrite] = trial.result.observations.customDataWrites.filter(
      (write) => write.definitionName === definitionName,
    );
    const line = (dataId?: string): number | undefined =>
      dataLine(trial, dataId) ?? anyWrite?.line;

    const shared = [...oldBefore.keys()].filter(
      (dataId) => newBefore.has(dataId) && !addedIds.includes(dataId),
    );
    const changed = shared.flatMap((dataId): Difference[] => {
      const expected = oldAfter.get(dataId);
      const actual = newAfter.get(dataId);
      return isSameOutcome(
        [oldBefore.get(dataId), expected],
        [newBefore.get(dataId), actual],
      )
        ? []
        : [
            {
              kind: 'data',
              employeeId: employeeIdOf(actual ?? newBefore.get(dataId)),
              subject: `${definitionName}（データID ${dataId}）`,
              expected: expected ? showValues(expected) : '削除',
              actual: actual ? showValues(actual) : '削除',
              line: line(dataId),
            },
          ];
    });

    const oldCreated = created(oldBefore, oldAfter);
    const newCreated = created(newBefore, newAfter);
    const lost = withoutEqual(oldCreated, newCreated);
    const extra = withoutEqual(newCreated, oldCreated);
    const count = Math.max(lost.length, extra.length);
    return [
      ...changed,
      ...Array.from({length: count}, (_, index): Difference => ({
        kind: 'data',
        employeeId: employeeIdOf(extra[index] ?? lost[index]),
        subject: `${definitionName}の登録`,
        expected: lost[index] ? showValues(lost[index]) : NOTHING,
        actual: extra[index] ? showValues(extra[index]) : NOTHING,
        line: line(extra[index]?.dataId),
      })),
    ];
  });
}

type RecordMap = ReadonlyMap<string, CustomDataRecord>;

function recordsOf(
  tables: Trial['company']['customData'],
  definitionName: string,
): RecordMap {
  const table = tables.find(
    ({definition}) => definition.definitionName === definitionName,
  );
  return new Map((table?.records ?? []).map((one) => [one.dataId, one]));
}

/** The records after a run; after a dry run those that would have been. */
export function finalRecords(
  {company, result}: Trial,
  definitionName: string,
): RecordMap {
  const records = new Map(recordsOf(company.customData, definitionName));
  for (const change of result.changes.customData) {
    if (change.definitionName === definitionName) {
      if (change.after) {
        records.set(change.dataId, change.after);
      } else {
        records.delete(change.dataId);
      }
    }
  }
  return records;
}

function created(before: RecordMap, after: RecordMap): CustomDataRecord[] {
  return [...after.values()].filter(({dataId}) => !before.has(dataId));
}

function withoutEqual(
  records: readonly CustomDataRecord[],
  others: readonly CustomDataRecord[],
): CustomDataRecord[] {
  const left = others.map(showValues);
  return records.filter((record) => {
    const index = left.indexOf(showValues(record));
    if (index !== -1) {
      left.splice(index, 1);
    }
    return index === -1;
  });
}

type BeforeAfter = readonly [
  before: CustomDataRecord | undefined,
  after: CustomDataRecord | undefined,
];

/** Whether a record ends the same, or was left alone in both runs. */
function isSameOutcome(
  [oldBefore, oldAfter]: BeforeAfter,
  [newBefore, newAfter]: BeforeAfter,
): boolean {
  if (!oldAfter || !newAfter) {
    return !oldAfter === !newAfter;
  }
  return Object.keys({...oldAfter.values, ...newAfter.values}).every((key) => {
    const isLeft =
      oldBefore?.values[key] === oldAfter.values[key] &&
      newBefore?.values[key] === newAfter.values[key];
    return isLeft || oldAfter.values[key] === newAfter.values[key];
  });
}

function employeeIdOf(
  record: CustomDataRecord | undefined,
): string | undefined {
  const employeeId = record?.values.employeeId;
  return typeof employeeId === 'string' ? employeeId : undefined;
}

function showValues({values}: CustomDataRecord): string {
  return Object.entries(values)
    .map(([key, value]) => `${key} ${value ?? NOTHING}`)
    .join('、');
}

/** The line that first wrote a custom datum. */
export function dataLine(
  {result: {observations}}: Trial,
  dataId: string | undefined,
): number | undefined {
  return observations.customDataWrites.find((write) => write.dataId === dataId)
    ?.line;
}

function requestDifferences(reference: Trial, trial: Trial): Difference[] {
  const expected = sentRequests(reference.result);
  const actual = sentRequests(trial.result);
  const left = expected.map(requestKey);
  const extra = actual.filter((call) => {
    const index = left.indexOf(requestKey(call));
    if (index !== -1) {
      left.splice(index, 1);
    }
    return index === -1;
  });
  const missing = expected.filter((call) => left.includes(requestKey(call)));
  const count = Math.max(missing.length, extra.length);
  return Array.from({length: count}, (_, index) => {
    const call = extra[index] ?? missing[index];
    return {
      kind: 'request',
      subject: call ? nameRequest(call) : '',
      expected: missing[index]?.body ?? '送信なし',
      actual: extra[index]?.body ?? '送信なし',
      line: (extra[index] ?? trial.result.httpCalls[0])?.line,
    };
  });
}

/** A request without what may differ: the order of what is in its body. */
function requestKey({method, url, body}: HttpCall): string {
  return `${method} ${url} ${canonical(body)}`;
}

function canonical(body: string | null): string {
  try {
    return JSON.stringify(sorted(JSON.parse(body ?? 'null')));
  } catch {
    return body ?? '';
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value
      .map(sorted)
      .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, item]) => [key, sorted(item)]),
    );
  }
  return value;
}
