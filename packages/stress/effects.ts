/*
 * What a run did to money, data and outside services, and in what two runs differ.
 */
import {yen} from '@combosite-functions/simulator';
import type {Difference, Effect, Trial, Words} from './types';
import type {
  CustomDataChange,
  CustomDataRecord,
  HttpCall,
  LogLine,
  RunResult,
} from '@combosite-functions/simulator';

/** Requests that change something outside. */
export function sentRequests({httpCalls}: RunResult): HttpCall[] {
  return httpCalls.filter(({method}) => method !== 'GET');
}

/** Those of them that arrived. */
export function arrivedRequests(result: RunResult): HttpCall[] {
  return sentRequests(result).filter(
    ({status}) => status !== null && status >= 200 && status <= 299,
  );
}

/** A request without its path, which can be a secret. */
export function nameRequest({method, url}: HttpCall): string {
  return `${/^https:\/\/([^/?]+)/.exec(url)?.[1] ?? url}（${method}）`;
}

/** A request to an address of which no answer is prepared. */
export function unansweredCall({result}: Trial): HttpCall | undefined {
  return result.httpCalls.find(({failure}) => failure === 'no-answer');
}

/** Whether a run changed anything here or outside. */
export function hasWritten(result: RunResult): boolean {
  const {amounts, customData} = result.changes;
  return (
    amounts.length + customData.length > 0 || arrivedRequests(result).length > 0
  );
}

/** All that a run did. */
export function effectsOf(trial: Trial): Effect[] {
  const {company, result} = trial;
  const {observations, changes} = result;
  const amounts = changes.amounts.map(
    ({employeeId, kyuyoKomokuName, after, startDate}): Effect => ({
      kind: 'amount',
      employeeId,
      subject: kyuyoKomokuName,
      value: yen(after),
      amount: after,
      startDate,
      line: observations.amountsWrites.find(({records}) =>
        records.some((record) => record.employeeId === employeeId),
      )?.line,
    }),
  );
  const ids = company.employees.map(({employeeId}) => employeeId);
  return [
    ...amounts,
    ...changes.customData.map((change) => recordEffect(change, result)),
    ...arrivedRequests(result).flatMap((call) => requestEffects(call, ids)),
    ...(hasWritten(result) || result.httpCalls.length > 0
      ? []
      : moneyInLog(result, ids)),
  ];
}

/** The amounts by which somebody gets anything. */
export function paidOf(effects: readonly Effect[]): Effect[] {
  return effects.filter(
    ({kind, amount = 0}) => kind === 'amount' && amount > 0,
  );
}

/** What somebody gets by a run. */
export function amountOf(trial: Trial, id: string): Effect | undefined {
  return effectsOf(trial).find(
    ({kind, employeeId}) => kind === 'amount' && employeeId === id,
  );
}

/** What becomes of a record that is deleted. */
export const DELETED = '削除';

/** Whether a record that would have stayed is deleted. */
export function isDeletion({before, after}: Difference): boolean {
  return before === undefined && after?.value === DELETED;
}

/** Whether a record stays that would have been deleted: the next run can do it. */
export function isKept({before, after}: Difference): boolean {
  return before?.value === DELETED && after === undefined;
}

function recordEffect(
  {definitionName, dataId, before, after}: CustomDataChange,
  {observations}: RunResult,
): Effect {
  const record = after ?? before;
  const own = record?.values.employeeId;
  return {
    kind: 'record',
    ...(typeof own === 'string' ? {employeeId: own} : {}),
    subject: before
      ? nameRecord(definitionName, dataId)
      : `${definitionName}の登録`,
    value: after ? showValues(after, before) : DELETED,
    ...(before ? {dataId} : {}),
    ...(before && after ? {record: after} : {}),
    line: observations.customDataWrites.find(
      (one) => one.dataId === dataId && one.definitionName === definitionName,
    )?.line,
  };
}

/** A record by its definition: other definitions can have the same data ID. */
export function nameRecord(definitionName: string, dataId: string): string {
  return `${definitionName}（データID ${dataId}）`;
}

/** The values of a record; of a changed one those that are new. */
export function showValues(
  {values}: CustomDataRecord,
  before?: CustomDataRecord | null,
): string {
  return Object.entries(values)
    .filter(([key, value]) => before?.values[key] !== value)
    .map(([key, value]) => `${key} ${value ?? 'なし'}`)
    .join('、');
}

/**
 * The parts of a request, one for each row that it carries: how many rows go
 * together, and in which order, is the program's matter.
 */
function requestEffects(call: HttpCall, ids: readonly string[]): Effect[] {
  return partsOf(call).map((value) => ({
    kind: 'request',
    employeeId: ids.find((id) => names(value, id)),
    subject: `${nameRequest(call)}への送信`,
    value,
    line: call.line,
  }));
}

function partsOf({body, url}: HttpCall): string[] {
  let content: unknown;
  try {
    content = JSON.parse(body ?? 'null');
  } catch {
    return (body ?? '').split(/\r?\n/).filter((line) => line !== '');
  }
  const rows: unknown[] = [];
  const collect = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      rows.push(...(value as unknown[]).map(sorted));
      return undefined;
    }
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).map(([key, one]) => [key, collect(one)]),
        )
      : value;
  };
  const head = JSON.stringify(sorted(collect(content)));
  const texts = rows.map((row) => JSON.stringify(row));
  return head === undefined || (head === 'null' && body !== null)
    ? texts
    : [
        body === null ? url.replace(/^https:\/\/[^/]+/, '') : head,
        ...texts,
      ].filter((text) => text !== '{}' || texts.length === 0);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value
      .map(sorted)
      .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, item]) => [key, sorted(item)]),
      )
    : value;
}

const YEN = /-?\d[\d,]*(?:\.\d+)?(?=円)|NaN(?=円)/g;

/** What a program that changes nothing calculates is the money in its log. */
function moneyInLog({logs}: RunResult, ids: readonly string[]): Effect[] {
  return logs.flatMap(({message, line}): Effect[] =>
    [...message.matchAll(YEN)].map(([text], index) => ({
      kind: 'log',
      employeeId: ids.find((id) => names(message, id)),
      subject: `ログの金額${index === 0 ? '' : index + 1}`,
      value: `${text}円`,
      amount: Number(text.replaceAll(',', '')),
      line,
    })),
  );
}

/** All that a line of the log says. */
export function textOf({message, details}: LogLine): string {
  return [message, ...details].join('\n');
}

/** Whether a text has a word, not merely as a part of another. */
export function names(text: string, word: string): boolean {
  const wanted = word.replace(/\W/g, '\\$&');
  return (
    word !== '' &&
    text.includes(word) &&
    RegExp(`(?<![0-9A-Za-z])${wanted}(?![0-9A-Za-z])`).test(text)
  );
}

/** In what two runs differ; a record that ends the same doesn't. */
export function compareRuns(reference: Trial, trial: Trial): Difference[] {
  const usual = new Map(
    reference.result.company.customData.flatMap(({definition, records}) =>
      records.map((record) => [
        nameRecord(definition.definitionName, record.dataId),
        record,
      ]),
    ),
  );
  return compareEffects(effectsOf(reference), effectsOf(trial)).filter(
    ({before, after}) => {
      const wanted = usual.get(after?.subject ?? '');
      return (
        before !== undefined ||
        !after?.record ||
        !wanted ||
        !endAlike(wanted, after.record)
      );
    },
  );
}

/** In what effects differ, whatever their order. */
export function compareEffects(
  reference: readonly Effect[],
  actual: readonly Effect[],
): Difference[] {
  const keyOf = ({kind, employeeId, subject}: Effect): string =>
    JSON.stringify([kind, employeeId, subject]);
  const contentOf = (one: Effect): string =>
    JSON.stringify([keyOf(one), one.value, one.startDate]);
  const lost = onlyIn(reference, actual, contentOf);
  const extra = onlyIn(actual, reference, contentOf);
  const keys = new Set([...lost, ...extra].map(keyOf));
  const differences = [...keys].flatMap((key): Difference[] => {
    const before = lost.filter((one) => keyOf(one) === key);
    const after = extra.filter((one) => keyOf(one) === key);
    const longer = after.length < before.length ? before : after;
    return longer.map((one, index) => ({
      ...(after[index] ?? one),
      before: before[index],
      after: after[index],
    }));
  });
  return differences.filter(
    ({before, after}) =>
      !before?.record ||
      !after?.record ||
      !endAlike(before.record, after.record),
  );
}

/** Whether a record ends the same, though it may have begun differently. */
function endAlike(
  {values}: CustomDataRecord,
  other: CustomDataRecord,
): boolean {
  return Object.keys({...values, ...other.values}).every(
    (key) => values[key] === other.values[key],
  );
}

/** Whose and what an effect is of, short and for a sentence. */
export function nameSubject({
  employeeId,
  subject,
}: Pick<Effect, 'employeeId' | 'subject'>) {
  return employeeId === undefined
    ? {text: subject, sentence: subject}
    : {
        text: `${employeeId} ${subject}`,
        sentence: `従業員${employeeId}の${subject}`,
      };
}

/** Whether it is money of somebody. */
export function isMoney({kind}: Pick<Effect, 'kind'>): boolean {
  return kind === 'amount' || kind === 'log';
}

/**
 * A sentence about something.
 *
 * @param parts - every second is an amount, if that is money
 */
export function sentenceOn(
  effect: Pick<Effect, 'kind'>,
  parts: readonly string[],
): readonly string[] {
  return isMoney(effect) ? parts : [parts.join('')];
}

/** A difference in words. */
export function describeDifference(
  difference: Difference,
  {company}: Trial,
  remark: string,
): Words {
  const {employeeId, subject, before, after} = difference;
  const isSameAmount =
    before?.value === after?.value && before?.startDate !== after?.startDate;
  const show = (one: Effect | undefined): string => {
    if (!one) {
      return subjectLacks(employeeId, subject, company);
    }
    return isSameAmount && one.startDate !== undefined
      ? `${one.value}（${one.startDate}から）`
      : one.value;
  };
  const {text, sentence} = nameSubject(difference);
  const [from, to] = [show(before), show(after)];
  return {
    text: `${text} ${from} → ${to}${remark}`,
    sentence: sentenceOn(difference, [
      `${sentence}が、`,
      from,
      'から',
      to,
      `に変わります${remark}`,
    ]),
  };
}

/** What stands if nothing is written: the amount that was there before. */
function subjectLacks(
  employeeId: string | undefined,
  subject: string,
  {amounts, kyuyoKomoku}: Trial['company'],
): string {
  if (!kyuyoKomoku.some((one) => one.kyuyoKomokuName === subject)) {
    return 'なし';
  }
  const held = amounts
    .filter(
      (one) => one.employeeId === employeeId && one.kyuyoKomokuName === subject,
    )
    .sort((a, b) => (a.startDate < b.startDate ? 1 : -1))[0];
  return held ? `更新なし（${yen(held.amount)}のまま）` : '更新なし';
}

/** All that stands after a run: amounts, and records whatever their data IDs. */
export function stateOf({
  amounts,
  customData,
}: Trial['company']): readonly string[] {
  return [
    ...amounts.map(
      ({employeeId, kyuyoKomokuName, startDate, amount}) =>
        `${employeeId} ${kyuyoKomokuName} ${yen(amount)}（${startDate}から）`,
    ),
    ...customData.flatMap(({definition, records}) =>
      records.map(
        (record) => `「${definition.definitionName}」 ${showValues(record)}`,
      ),
    ),
  ];
}

/** What stands after one run, but not after another. */
export function leftOnlyBy({result}: Trial, other: Trial): string[] {
  return onlyIn(stateOf(result.company), stateOf(other.result.company));
}

/** Requests of one run, in words, that arrive in none of others. */
export function unsentBy(run: Trial, ...others: readonly Trial[]): string[] {
  const requestsOf = (one: Trial): Effect[] =>
    effectsOf(one).filter(({kind}) => kind === 'request');
  return compareEffects(requestsOf(run), others.flatMap(requestsOf)).flatMap(
    ({subject, before, after}) =>
      after ? [] : `${subject} ${before?.value ?? ''}`,
  );
}

/** What only one of two lists has, each as often as it has more of it. */
export function onlyIn<Item>(
  some: readonly Item[],
  others: readonly Item[],
  keyOf: (item: Item) => unknown = (item) => item,
): Item[] {
  const left = others.map(keyOf);
  return some.filter((one) => {
    const index = left.indexOf(keyOf(one));
    if (index !== -1) {
      left.splice(index, 1);
    }
    return index === -1;
  });
}

/** The number by which a receiver may know a request again. */
function keyOf(
  {headers}: HttpCall,
  names = /idempotency|request-id/i,
): string | undefined {
  return Object.entries(headers).find(([name]) => names.test(name))?.[1];
}

/**
 * Whether a receiver takes a request for an earlier one: its number is the same. An
 * ID of requests may well be that of the whole run.
 */
function isTakenFor(earlier: HttpCall, call: HttpCall): boolean {
  const [known, own] = [earlier, call].map((one) => keyOf(one, /idempotency/i));
  return Boolean(own) && own === known && call.url === earlier.url;
}

/** A request whose receiver takes it for another one of the same run. */
export function mistakenCall(result: RunResult): HttpCall | undefined {
  const calls = arrivedRequests(result);
  return calls.find((call, index) =>
    calls
      .slice(0, index)
      .some((one) => isTakenFor(one, call) && one.body !== call.body),
  );
}

/** A request of a later run whose receiver takes it for one of an earlier run. */
export function repeatedCall(
  earlier: RunResult,
  later: RunResult,
): HttpCall | undefined {
  return arrivedRequests(later).find((call) =>
    arrivedRequests(earlier).some((one) => isTakenFor(one, call)),
  );
}

/**
 * What a second run has sent again, in words: what its receiver can't know.
 *
 * @param first - the run before it
 * @param second - on what the first has left
 */
export function describeSentTwice(
  first: RunResult,
  second: RunResult,
): string[] {
  const earlier = sentRequests(first);
  const texts = sentRequests(second)
    .filter(({method}) => method === 'POST')
    .flatMap((call) => {
      const same = earlier.filter(
        (one) => one !== call && one.url === call.url && one.body === call.body,
      );
      const key = keyOf(call);
      return same.length === 0 ||
        (key !== undefined && same.some((one) => keyOf(one) === key))
        ? []
        : [
            `${nameRequest(call)}に、1回目と同じ内容を、${key === undefined ? '番号（Idempotency-Key）なし' : '1回目と違う番号'}でもう一度送りました。受け取る側で、二重になるおそれがあります`,
          ];
    });
  return [...new Set(texts)];
}
