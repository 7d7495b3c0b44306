/*
 * The result of a run beside the one that its scenario expects.
 */
import {isDeepStrictEqual} from 'node:util';
import {
  CHANGE_LABELS,
  NONE,
  RESULT_LABELS,
  byLikeness,
  changeKind,
  describeMessage,
  describeSentTwice,
} from '../runtime.mjs';
import {isThing} from './companyLists';
import type {Expect} from '../../shapes/given';
import type {
  HttpCall,
  LogLine,
  RunResult,
} from '@combosite-functions/simulator';

/** One thing that was expected. */
export interface Expectation {
  /** What it is about. */
  readonly title: string;
  /** What differs; none if it came as expected. */
  readonly difference?: string;
}

/** `✗ 0001 ペット手当：期待 1500、実際 1000` */
export function describeExpectation({title, difference}: Expectation): string {
  return difference === undefined ? `✓ ${title}` : `✗ ${title}：${difference}`;
}

/** What came otherwise than it was expected. */
export function differencesOf({
  compared = [],
}: Pick<Comparison, 'compared'>): string[] {
  return compared
    .filter(({difference}) => difference !== undefined)
    .map(describeExpectation);
}

/** What a scenario says of its result. */
interface Expected {
  readonly expect: Expect | undefined;
  readonly expectSecond: Expect | undefined;
  readonly request: {readonly scenario: {readonly dryRun: boolean}};
}

/** A result beside the expected one. */
export interface Comparison {
  /** None where nothing is expected. */
  readonly compared: readonly Expectation[] | undefined;
  /** What the run did and nobody compared, one sentence each. */
  readonly uncompared: readonly string[];
}

/** Compares the result of a run. */
export function compareFirst(
  {expect}: Pick<Expected, 'expect'>,
  first: RunResult,
): Comparison {
  return {
    compared: expect && compareResult(expect, first),
    uncompared: expect ? notCompared(expect, first) : [],
  };
}

/**
 * Compares that of a second run, which should change nothing unless its scenario
 * says so; after a dry run it starts from the same data, and does the same. What
 * it sends again, nobody but the receiver sees.
 */
export function compareSecond(
  {expect, expectSecond, request}: Expected,
  first: RunResult,
  second: RunResult,
): Comparison {
  return {
    compared:
      expectSecond || request.scenario.dryRun
        ? compareResult(expectSecond ?? expect ?? {}, second)
        : compareUnchanged(second, expect),
    uncompared: [
      ...(expectSecond ? notCompared(expectSecond, second) : []),
      ...(expectSecond?.requests === undefined
        ? describeSentTwice(first, second)
        : []),
    ],
  };
}

/** Compares a result with the expected one. */
export function compareResult(
  expect: Expect,
  result: RunResult,
): Expectation[] {
  const {amounts, customData, logs, requests} = expect;
  return [
    compareError(expect, result.error),
    ...(amounts ? compareAmounts(amounts, result) : []),
    ...(customData ? compareCustomData(customData, result) : []),
    ...(logs ? compareLogs(logs, result.logs) : []),
    ...(requests ? compareRequests(requests, result.httpCalls) : []),
  ];
}

/**
 * Says what a run did that its scenario says nothing of: whoever reads that all
 * is as expected would take it for compared.
 *
 * @returns one sentence each
 */
function notCompared(
  expect: Expect,
  {changes, httpCalls}: RunResult,
): string[] {
  const done = [
    ['amounts', RESULT_LABELS.amounts, changes.amounts],
    ['customData', RESULT_LABELS.customData, changes.customData],
    ['requests', RESULT_LABELS.httpCalls, httpCalls],
  ] as const;
  return done.flatMap(([key, label, list]) =>
    expect[key] === undefined && list.length > 0
      ? [
          `expectに${key}がないため、${label}（${list.length}件）は比べていません`,
        ]
      : [],
  );
}

/**
 * `期待1500、実際1000`; of objects and lists the first part that differs, of long
 * texts where they begin to.
 */
function differs(expected: unknown, actual: unknown): string {
  const path: string[] = [];
  let [one, other] = [expected, actual];
  while (isThing(one) && isThing(other)) {
    const [whole, real] = [one, other];
    const key = [...Object.keys(whole), ...Object.keys(real)].find(
      (name) => !isDeepStrictEqual(whole[name], real[name]),
    );
    if (key === undefined) {
      break;
    }
    path.push(key);
    [one, other] = [whole[key], real[key]];
  }
  const place = path.length > 0 ? `${path.join('.')}が` : '';
  const [wanted, found] = [show(one), show(other)];
  let same = 0;
  while (same < wanted.length && wanted[same] === found[same]) {
    same += 1;
  }
  const cut = (text: string): string =>
    text.length <= MOST_SHOWN
      ? text
      : `${same > BEFORE_DIFFERENCE ? '…' : ''}${text.slice(
          Math.max(0, same - BEFORE_DIFFERENCE),
          same + MOST_SHOWN,
        )}${same + MOST_SHOWN < text.length ? '…' : ''}`;
  return `${place}期待${cut(wanted)}、実際${cut(found)}`;
}

/** Characters of a value that are shown, and those before what differs. */
const MOST_SHOWN = 200;
const BEFORE_DIFFERENCE = 20;

function show(value: unknown): string {
  return value === undefined || value === null
    ? NONE
    : typeof value === 'string'
      ? `「${value}」`
      : JSON.stringify(value);
}

/** Compares how a run ended; without an error, unless one is expected. */
export function compareError(
  expect: Expect | undefined,
  error: RunResult['error'],
): Expectation {
  const expected = expect?.error ?? null;
  const title = 'エラー';
  const isMet =
    expected === null ? !error : (error?.message.includes(expected) ?? false);
  return isMet
    ? {title: expected === null ? `${title}${NONE}` : `${title}「${expected}」`}
    : {title, difference: differs(expected, error && describeMessage(error))};
}

/** In the order of the names: an object has numbers before all others. */
function byName<Value>(
  object: Readonly<Record<string, Value>>,
): [string, Value][] {
  return Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1));
}

function compareAmounts(
  expected: NonNullable<Expect['amounts']>,
  {changes}: RunResult,
): Expectation[] {
  const written = [...changes.amounts];
  const wanted = byName(expected).flatMap(([employeeId, items]) =>
    Object.entries(items).flatMap(([kyuyoKomokuName, given]) =>
      [given].flat().map((one) => ({
        employeeId,
        kyuyoKomokuName,
        ...(typeof one === 'object'
          ? one
          : {amount: one, startDate: undefined}),
      })),
    ),
  );
  const compared = wanted.map(
    ({employeeId, kyuyoKomokuName, amount, startDate}): Expectation => {
      const title = `${employeeId} ${kyuyoKomokuName}${startDate === undefined ? '' : `（${startDate}から）`}`;
      const own = written.filter(
        (one) =>
          one.employeeId === employeeId &&
          one.kyuyoKomokuName === kyuyoKomokuName,
      );
      const found =
        own.find((one) => one.startDate === startDate) ??
        own.find((one) => startDate === undefined && one.after === amount) ??
        own[0];
      if (found) {
        written.splice(written.indexOf(found), 1);
      }
      if (amount === 'unchanged') {
        return !found || found.after === found.before
          ? {title: `${title}：前の金額のまま`}
          : {title, difference: differs(found.before, found.after)};
      }
      if (!found) {
        return {title, difference: `期待${amount}、実際は書き込みなし`};
      }
      const isSameDate =
        startDate === undefined || found.startDate === startDate;
      return found.after === amount && isSameDate
        ? {title: `${title}：${amount}`}
        : {
            title,
            difference: `期待${amount}、実際${found.after}${isSameDate ? '' : `（${found.startDate}から）`}`,
          };
    },
  );
  return [
    ...(wanted.length === 0 && written.length === 0
      ? [{title: '金額の書き込みなし'}]
      : []),
    ...compared,
    ...written.map(({employeeId, kyuyoKomokuName, after, startDate}) => ({
      title: `${employeeId} ${kyuyoKomokuName}`,
      difference: `期待は書き込みなし、実際${after}（${startDate}から）`,
    })),
  ];
}

type Kind = keyof typeof CHANGE_LABELS;
type Values = Readonly<Record<string, unknown>>;

/** A change of custom data. */
interface Change {
  readonly definitionName: string;
  readonly kind: Kind;
  /** With its data ID; of an expected one what its author says. */
  readonly values: Values;
}

function compareCustomData(
  expected: NonNullable<Expect['customData']>,
  {changes}: RunResult,
): Expectation[] {
  const made = changes.customData.map(
    ({definitionName, dataId, before, after}): Change => ({
      definitionName,
      kind: changeKind({before, after}),
      values: {dataId, ...(after ?? before)?.values},
    }),
  );
  const wanted = Object.entries(expected).flatMap(([definitionName, kinds]) =>
    (Object.keys(CHANGE_LABELS) as Kind[]).flatMap((kind) =>
      (kinds[kind] ?? []).map((values): Change => ({
        definitionName,
        kind,
        values,
      })),
    ),
  );
  const same = (actual: Values, values: Values): number =>
    Object.keys(values).filter((key) => actual[key] === values[key]).length;
  // The best fits first, so that no other one takes them.
  const pairs = wanted
    .flatMap((want) =>
      made
        .filter(
          ({definitionName, kind}) =>
            definitionName === want.definitionName && kind === want.kind,
        )
        .map((one) => ({want, one, count: same(one.values, want.values)})),
    )
    .sort((a, b) => b.count - a.count);
  const partners = new Map<Change, Change>();
  const taken = new Set<Change>();
  for (const {want, one} of pairs) {
    if (!partners.has(want) && !taken.has(one)) {
      partners.set(want, one);
      taken.add(one);
    }
  }
  const titleOf = ({definitionName, kind, values}: Change) => {
    const shown = Object.entries(values).map(
      ([key, value]) => `${key} ${show(value)}`,
    );
    return `${definitionName}の${CHANGE_LABELS[kind]}（${shown.join('、')}）`;
  };
  return [
    ...(wanted.length === 0 && made.length === 0
      ? [{title: `${RESULT_LABELS.customData}なし`}]
      : []),
    ...wanted.map((want): Expectation => {
      const title = titleOf(want);
      const partner = partners.get(want);
      if (!partner) {
        return {title, difference: `${CHANGE_LABELS[want.kind]}されていません`};
      }
      const wrong = Object.keys(want.values).filter(
        (key) => partner.values[key] !== want.values[key],
      );
      return wrong.length === 0
        ? {title}
        : {
            title,
            difference: wrong
              .map(
                (key) =>
                  `${key}の${differs(want.values[key], partner.values[key])}`,
              )
              .join('、'),
          };
    }),
    ...made
      .filter((one) => !taken.has(one))
      .map((one) => ({
        title: titleOf(one),
        difference: '期待していない変更です',
      })),
  ];
}

function compareLogs(
  expected: NonNullable<Expect['logs']>,
  logs: readonly LogLine[],
): Expectation[] {
  const texts = logs.map(({message, details}) =>
    [message, ...details].join(' '),
  );
  const isOfLevel = (index: number, level: string | undefined): boolean =>
    level === undefined || logs[index]?.level === level;
  let next = 0;
  return expected.map((given): Expectation => {
    const {
      message,
      contains = '',
      notContains = undefined,
      level = undefined,
    } = typeof given === 'string' ? {message: given} : given;
    if (notContains !== undefined) {
      const found = texts.find(
        (text, index) => text.includes(notContains) && isOfLevel(index, level),
      );
      return {
        title: `「${notContains}」を含むログなし`,
        ...(found !== undefined && {difference: `実際${show(found)}`}),
      };
    }
    const title = `ログ「${message ?? contains}」${message === undefined ? 'を含む行' : ''}`;
    const hasText = (text: string): boolean =>
      message === undefined ? text.includes(contains) : text === message;
    const fits = (text: string, index: number): boolean =>
      hasText(text) && isOfLevel(index, level);
    const at = texts.findIndex(
      (text, index) => index >= next && fits(text, index),
    );
    if (at >= 0) {
      next = at + 1;
      return {title};
    }
    const wanted = message ?? contains;
    const longer = texts.find((text) => text.includes(wanted));
    return {
      title,
      difference: texts.some(fits)
        ? '期待した順に出ていません'
        : level !== undefined && texts.some(hasText)
          ? `${level}では出ていません`
          : longer === undefined
            ? `出ていません${texts.length > 0 ? `。近い行「${byLikeness(wanted, texts)[0] ?? ''}」` : ''}`
            : `同じ行は出ていません。一部が同じ行「${longer}」と比べるなら、{"contains": …}と書きます`,
    };
  });
}

function compareRequests(
  expected: NonNullable<Expect['requests']>,
  calls: readonly HttpCall[],
): Expectation[] {
  const length = Math.max(expected.length, calls.length);
  if (length === 0) {
    return [{title: `${RESULT_LABELS.httpCalls}なし`}];
  }
  return Array.from({length}, (_, index): Expectation => {
    const want = expected[index];
    const call = calls[index];
    const title = `${RESULT_LABELS.httpCalls}${index + 1}件目`;
    const line = want && `${want.method} ${want.url}`;
    if (!want || !call) {
      return {
        title,
        difference: differs(line, call && `${call.method} ${call.url}`),
      };
    }
    const url = want.url.includes('?')
      ? call.url
      : call.url.replace(/\?.*/, '');
    if (call.method !== want.method || url !== want.url) {
      return {title, difference: differs(line, `${call.method} ${call.url}`)};
    }
    const body = parseBody(call.body, want.body);
    if ('body' in want && !isDeepStrictEqual(body, want.body)) {
      return {title, difference: `送る内容の${differs(want.body, body)}`};
    }
    const wrong = Object.entries(want.headers ?? {}).find(
      ([name, value]) => headerOf(call, name) !== value,
    );
    return wrong
      ? {
          title,
          difference: `ヘッダー${wrong[0]}の${differs(wrong[1], headerOf(call, wrong[0]))}`,
        }
      : {title: `${title}：${line}`};
  });
}

/** A body as JSON, unless a text is expected. */
function parseBody(body: string | null, expected: unknown): unknown {
  if (body === null || typeof expected === 'string') {
    return body;
  }
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
}

function headerOf({headers}: HttpCall, name: string): string | undefined {
  return Object.entries(headers).find(
    ([one]) => one.toLowerCase() === name.toLowerCase(),
  )?.[1];
}

/**
 * What a second run should leave as it is, where its scenario says nothing else.
 *
 * @param result - of the second run
 * @param expect - of the first
 */
function compareUnchanged(
  result: RunResult,
  expect: Expect | undefined,
): Expectation[] {
  const {amounts, customData} = result.changes;
  const changed = [
    ...amounts
      .filter(({before, after}) => before !== after)
      .map(({employeeId, kyuyoKomokuName, before, after}) => ({
        title: `${employeeId} ${kyuyoKomokuName}`,
        difference: `1回目の後${show(before)}、2回目の後${after}`,
      })),
    ...customData
      .filter(
        ({before, after}) => !isDeepStrictEqual(before?.values, after?.values),
      )
      .map(({definitionName, dataId, before, after}) => ({
        title: `${definitionName} データID ${dataId}`,
        difference: `2回目に${CHANGE_LABELS[changeKind({before, after})]}されました`,
      })),
  ];
  return [
    compareError(expect, result.error),
    ...(changed.length === 0
      ? [{title: '金額とカスタムデータは、1回目の後と同じ'}]
      : changed),
  ];
}
