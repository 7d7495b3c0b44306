/*
 * What outside services answer: another shape, late, refused, not at all.
 */
import {FACTOR} from '../change';
import {
  describeSentTwice,
  nameRequest,
  sentRequests,
  isMoney,
} from '../effects';
import {judgeSilent, question} from '../judging';
import type {Change, Facts, Relation} from '../types';
import type {HttpAnswerStep, HttpCall} from '@combosite-functions/simulator';

/** Longer than any program waits. */
const LATE = 600_000;

/** What a service answers usually; `undefined` if it isn't JSON. */
function usualBody({company}: Facts, call: HttpCall): unknown {
  const all = company.httpAnswers.filter(({method}) => method === call.method);
  const steps = (
    all.find(({url}) => url === call.url) ??
    all.find(({url}) => url === call.url.split('?')[0])
  )?.answers;
  const step = [...(steps ?? [])]
    .reverse()
    .find((one) => 'status' in one && one.status < 300);
  const body = step && 'body' in step ? step.body : undefined;
  try {
    return typeof body === 'string' ? (JSON.parse(body) as unknown) : body;
  } catch {
    return undefined;
  }
}

/** A content with other parts, each given with its key; `undefined` leaves it out. */
function altered(
  body: unknown,
  change: (key: string, value: unknown) => unknown,
): unknown {
  return JSON.parse(JSON.stringify(body ?? null, change));
}

/** Each key of a content, once. */
function keysOf(body: unknown): string[] {
  const keys = new Set<string>();
  altered(body, (_, value) => {
    const isObject = typeof value === 'object' && !Array.isArray(value);
    Object.keys(isObject ? (value ?? {}) : {}).forEach((key) => keys.add(key));
    return value;
  });
  return [...keys];
}

/** How a content differs, it, and whether it can be a right one. */
type Shape = readonly [says: string, body: unknown, asks?: boolean];

/** Contents of another shape. */
function shapesOf(body: unknown): Shape[] {
  return [
    ['エラーの内容を返す', {error: {code: 'E500', message: '処理できません'}}],
    [EMPTY, [], true],
    ['Webページを返す', '<!doctype html><title>メンテナンス中</title>'],
    ...keysOf(body)
      .slice(0, 6)
      .flatMap((key) =>
        OTHERS.map(([how, other, asks]): Shape => [
          `「${key}」${how}内容を返す`,
          altered(body, (one, value) => (one === key ? other(value) : value)),
          asks,
        ]).filter(
          ([, other]) => JSON.stringify(other) !== JSON.stringify(body),
        ),
      ),
    [
      '一覧の1件目を2回返す',
      altered(body, (_, value) =>
        Array.isArray(value)
          ? [...(value.slice(0, 1) as unknown[]), ...(value as unknown[])]
          : value,
      ),
      true,
    ],
  ];
}

/** What a value of an answer can become; only a number has an amount. */
const OTHERS: readonly (readonly [
  says: string,
  other: (value: unknown) => unknown,
  asks?: boolean,
])[] = [
  ['のない', () => undefined],
  ['が空の', () => null],
  ['が「未定」の', ofNumber(() => '未定')],
  ['が負の', ofNumber((usual) => -usual)],
  ['が30倍の', ofNumber((usual) => usual * FACTOR), true],
];

/** Another value in the place of a number, and no other in that of anything else. */
function ofNumber(other: (usual: number) => unknown) {
  return (value: unknown) => (typeof value === 'number' ? other(value) : value);
}

const EMPTY = '空の一覧を返す';

/** Requests by their addresses, each once. */
function callsOf(facts: Facts, isRead: boolean): HttpCall[] {
  const calls = facts.result.httpCalls.filter(
    ({method}) => (method === 'GET') === isRead,
  );
  return calls
    .filter(
      ({url}, index) => calls.findIndex((one) => one.url === url) === index,
    )
    .slice(0, 3);
}

/** The page after the last that was read, if its answer names the next one. */
function nextPage(facts: Facts) {
  return callsOf(facts, true).flatMap((call) => {
    const [found = '', name = '', own] =
      /([?&]\w+=)([1-9]\d{0,2})(?=&|$)/.exec(call.url) ?? [];
    const next = Number(own) + 1;
    const url = call.url.replace(found, `${name}${next}`);
    let isNamed = false;
    altered(usualBody(facts, call), (_, value) => {
      isNamed ||= value === next;
      return value;
    });
    return isNamed && facts.company.httpAnswers.some((one) => one.url === url)
      ? [{...call, url}]
      : [];
  })[0];
}

/** Answers with other contents, where the usual ones become others. */
function answersWith(
  facts: Facts,
  says: string,
  change: (key: string, value: unknown) => unknown,
): Change[] {
  return callsOf(facts, true).flatMap((call) => {
    const usual = usualBody(facts, call);
    const body = altered(usual, change);
    return JSON.stringify(body) === JSON.stringify(usual ?? null)
      ? []
      : [draftOf(facts, call, says, {status: 200, body})];
  });
}

/** Answers each of whose numbers is another. */
export function answersOf(
  facts: Facts,
  other: (usual: number) => number,
): Change[] {
  const change = ofNumber(other);
  return answersWith(facts, 'ほかの数値を返す', (_, value) => change(value));
}

/** Answers without the rows of an employee. */
export function answersWithout(facts: Facts, id: string): Change[] {
  const isOwn = (row: unknown): boolean =>
    row === id || Object.values(row ?? {}).includes(id);
  return answersWith(facts, `${id}の行を返さない`, (key, value) =>
    key === id
      ? undefined
      : Array.isArray(value)
        ? value.filter((row) => !isOwn(row))
        : value,
  );
}

/** What becomes of one request, with other answers at its address. */
function draftOf(
  {company}: Facts,
  call: HttpCall,
  says: string,
  ...answers: readonly HttpAnswerStep[]
): Change {
  const {method, url} = call;
  const httpAnswers = [{method, url, answers}, ...company.httpAnswers];
  return {
    company: {...company, httpAnswers},
    description: `${nameRequest(call)}が、${says}`,
  };
}

/** A request that is refused, not served, or doesn't arrive. */
function failuresOf(facts: Facts, call: HttpCall, refusal: number): Change[] {
  return [
    ...[refusal, 503].map((status) =>
      draftOf(facts, call, `${status}を返す`, {status, body: {message: 'NG'}}),
    ),
    draftOf(facts, call, 'つながらない', {failure: 'connection'}),
  ];
}

export const outsideRelations: readonly Relation[] = [
  {
    id: 'answer-shape',
    title: '応答の形が違う',
    change:
      '外部サービスが、成功（200）で、エラーの内容、空の一覧、項目のないか空の内容、数値が文字か負か30倍の内容、1件が2回ある内容、Webページを返す',
    holds: '金額も、書き込む内容も変わらないか、止まるか、従業員IDをログに残す',
    rule: 'outside',
    none: '外部サービスを使わないプログラムです',
    drafts: (facts) =>
      [...callsOf(facts, true), ...callsOf(facts, false)].flatMap((call) =>
        shapesOf(usualBody(facts, call)).map(([says, body, asks]) => ({
          ...draftOf(facts, call, says, {status: 200, body}),
          asks,
        })),
      ),
    judge: (one) =>
      judgeSilent(
        one,
        one.draft.asks || one.differences.every(({kind}) => kind === 'request')
          ? 'confirm'
          : 'violation',
        // No row, and nothing done; what failed before is sent: as it should be.
        (difference) =>
          isMoney(difference) ||
          (difference.kind === 'request'
            ? difference.before !== undefined
            : !one.draft.description.endsWith(EMPTY)),
      ),
  },
  {
    // assumption: http-status-no-error
    // assumption: http-failure-error
    id: 'answer-fails',
    title: '応答がない',
    change: '読み取る外部サービスが、404、503を返す、応答しない、つながらない',
    holds: '金額も、書き込む内容も変わらないか、止まるか、従業員IDをログに残す',
    rule: 'outside',
    none: '外部サービスから読み取らないプログラムです',
    drafts: (facts) =>
      callsOf(facts, true).flatMap((call) => [
        ...failuresOf(facts, call, 404),
        draftOf(facts, call, '応答しない', {status: 200, delayMillis: LATE}),
      ]),
    judge: (one) =>
      judgeSilent(
        one,
        one.draft.description.includes('404') ? 'confirm' : 'violation',
      ),
  },
  {
    id: 'next-page',
    title: '応答の続き',
    change:
      '応答が次の番号を示し（nextPageが2など）、その番号での応答もあれば、それを503にする',
    holds: '続きも読むので、止まるか、ログに残すか、金額が変わる',
    rule: 'outside',
    remedy: '応答が次のページを示す間は、それも読みます。',
    none: '続きのある応答を、外部サービスから読み取らないプログラムです',
    drafts: (facts) => {
      const call = nextPage(facts);
      return call
        ? [draftOf(facts, call, '続きの番号に、503を返す', {status: 503})]
        : [];
    },
    judge: ({differences, facts, lines, trial}) => {
      const call = nextPage(facts);
      return !call ||
        trial.result.error ||
        differences.length + lines.length > 0
        ? []
        : [
            question(
              `${call.url.replace(/^.*\?/, '')}の続きを読みません`,
              call.line,
            ),
          ];
    },
  },
  {
    id: 'sending-fails',
    title: '送信が届かない',
    change:
      '送る外部サービスが、400、503を返す、つながらない、1回目だけ応答しない',
    holds:
      '届かないことを、止まるかログで知らせる。やり直すなら、同じ番号（Idempotency-Key）で送る',
    rule: 'outside',
    none: '外部に送らないプログラムです',
    drafts: (facts) =>
      callsOf(facts, false).flatMap((call) => [
        ...failuresOf(facts, call, 400),
        draftOf(
          facts,
          call,
          '1回目だけ応答しない',
          {status: 201, delayMillis: LATE},
          {status: 201, body: usualBody(facts, call) ?? {}},
        ),
      ]),
    judge: (one) => {
      const {description} = one.draft;
      if (description.endsWith('1回目だけ応答しない')) {
        return describeSentTwice(one.trial.result, one.trial.result).map(
          (text) =>
            question(
              text.replace('1回目と同じ', '届いたかもしれないのと同じ'),
              sentRequests(one.trial.result)[0]?.line,
              'twice',
            ),
        );
      }
      return judgeSilent(one, 'violation');
    },
  },
];
