/*
 * What outside services answer: another shape, late, refused, not at all.
 */
import {describeSentTwice, nameRequest, sentRequests} from '../effects';
import {findingOf, newLines} from '../judging';
import type {Case, Change, Facts, Finding, Relation} from '../types';
import type {
  HttpAnswer,
  HttpAnswerStep,
  HttpCall,
} from '@combosite-functions/simulator';

/** Longer than any program waits. */
const LATE = 600_000;

/** The same with other answers at one address. */
function answering(
  {company, scenario}: Facts,
  {method, url}: HttpCall,
  answers: readonly HttpAnswerStep[],
) {
  const {httpAnswers: own = [], ...rest} = scenario;
  const answer: HttpAnswer = {method, url, answers};
  return {
    company: {
      ...company,
      httpAnswers: [answer, ...own, ...company.httpAnswers],
    },
    scenario: rest,
  };
}

/** What a service answers usually; `undefined` if it isn't JSON. */
function usualBody({company, scenario}: Facts, call: HttpCall): unknown {
  const all = [...(scenario.httpAnswers ?? []), ...company.httpAnswers].filter(
    ({method}) => method === call.method,
  );
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

/** Each key of a content, once. */
function keysOf(body: unknown): string[] {
  return Array.isArray(body)
    ? [...new Set(body.flatMap(keysOf))]
    : typeof body === 'object' && body !== null
      ? [
          ...new Set(
            Object.entries(body).flatMap(([key, one]) => [key, ...keysOf(one)]),
          ),
        ]
      : [];
}

/** The same content with other values of one key, wherever it has it. */
function changed(
  body: unknown,
  key: string,
  other: (value: unknown) => unknown,
): unknown {
  return Array.isArray(body)
    ? body.map((one) => changed(one, key, other))
    : typeof body === 'object' && body !== null
      ? Object.fromEntries(
          Object.entries(body).map(([name, one]) => [
            name,
            name === key ? other(one) : changed(one, key, other),
          ]),
        )
      : body;
}

/** The same content, the first of each list twice. */
function doubled(body: unknown): unknown {
  return Array.isArray(body)
    ? [...(body.slice(0, 1) as unknown[]), ...(body as unknown[])]
    : typeof body === 'object' && body !== null
      ? Object.fromEntries(
          Object.entries(body).map(([key, one]) => [key, doubled(one)]),
        )
      : body;
}

/** Contents of another shape, and how they differ. */
function shapesOf(body: unknown): (readonly [says: string, body: unknown])[] {
  return [
    ['エラーの内容を返す', {error: {code: 'E500', message: '処理できません'}}],
    [EMPTY, []],
    ['Webページを返す', '<!doctype html><title>メンテナンス中</title>'],
    ...keysOf(body)
      .slice(0, 6)
      .flatMap((key) => [
        [
          `「${key}」のない内容を返す`,
          changed(body, key, () => undefined),
        ] as const,
        [`「${key}」が空の内容を返す`, changed(body, key, () => null)] as const,
      ]),
    [TWICE, doubled(body)],
  ];
}

const EMPTY = '空の一覧を返す';
const TWICE = '一覧の1件目を2回返す';

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

/** Whether a failure has become an error or a line of the log. */
function isNoticed(one: Case): boolean {
  return one.trial.result.error !== null || newLines(one).length > 0;
}

function silent(one: Case, verdict: Finding['verdict']): Finding[] {
  return isNoticed(one)
    ? []
    : one.differences.map((difference) =>
        findingOf(one, difference, '（警告なし）', verdict, 'outside'),
      );
}

function draftOf(
  facts: Facts,
  call: HttpCall,
  says: string,
  ...answers: readonly HttpAnswerStep[]
): Change {
  return {
    ...answering(facts, call, answers),
    description: `${nameRequest(call)}が、${says}`,
  };
}

const reshaped: Relation = {
  id: 'answer-shape',
  title: '応答の形が違う',
  change:
    '外部サービスが、成功（200）で、エラーの内容、空の一覧、項目のないか空の内容、1件が2回ある内容、Webページを返す',
  holds: '金額も、書き込む内容も変わらない。変わるなら、止まるかログに残す',
  rule: 'outside',
  none: '外部サービスを使わないプログラムです',
  drafts: (facts) => {
    return [...callsOf(facts, true), ...callsOf(facts, false)].flatMap((call) =>
      shapesOf(usualBody(facts, call)).map(([says, body]) =>
        draftOf(facts, call, says, {status: 200, body}),
      ),
    );
  },
  judge: (one) =>
    silent(
      one,
      [EMPTY, TWICE].some((says) => one.draft.description.endsWith(says)) ||
        one.differences.every(({kind}) => kind === 'request')
        ? 'confirm'
        : 'violation',
    ),
};

const unread: Relation = {
  // assumption: http-status-no-error
  // assumption: http-failure-error
  id: 'answer-fails',
  title: '応答がない',
  change: '読み取る外部サービスが、404、503を返す、応答しない、つながらない',
  holds: '金額も、書き込む内容も変わらない。変わるなら、止まるかログに残す',
  rule: 'outside',
  none: '外部サービスから読み取らないプログラムです',
  drafts: (facts) => {
    return callsOf(facts, true).flatMap((call) => [
      draftOf(facts, call, '404を返す', {
        status: 404,
        body: {message: 'Not Found'},
      }),
      draftOf(facts, call, '503を返す', {
        status: 503,
        body: {message: 'Service Unavailable'},
      }),
      draftOf(facts, call, '応答しない', {status: 200, delayMillis: LATE}),
      draftOf(facts, call, 'つながらない', {failure: 'connection'}),
    ]);
  },
  judge: (one) =>
    silent(
      one,
      one.draft.description.includes('404') ? 'confirm' : 'violation',
    ),
};

const unsent: Relation = {
  id: 'sending-fails',
  title: '送信が届かない',
  change:
    '送る外部サービスが、400、503を返す、つながらない、1回目だけ応答しない',
  holds:
    '届かないことを、止まるかログで知らせる。やり直すなら、同じ番号（Idempotency-Key）で送る',
  rule: 'outside',
  none: '外部に送らないプログラムです',
  drafts: (facts) => {
    return callsOf(facts, false).flatMap((call) => [
      draftOf(facts, call, '400を返す', {
        status: 400,
        body: {message: 'Bad Request'},
      }),
      draftOf(facts, call, '503を返す', {
        status: 503,
        body: {message: 'Service Unavailable'},
      }),
      draftOf(facts, call, 'つながらない', {failure: 'connection'}),
      draftOf(
        facts,
        call,
        '1回目だけ応答しない',
        {status: 201, delayMillis: LATE},
        {status: 201, body: usualBody(facts, call) ?? {}},
      ),
    ]);
  },
  judge: (one) => {
    const {description} = one.draft;
    if (description.endsWith('1回目だけ応答しない')) {
      return describeSentTwice(one.trial.result, one.trial.result).map(
        (text): Finding => ({
          verdict: 'confirm',
          rule: 'twice',
          text: text.replace('1回目と同じ', '届いたかもしれないのと同じ'),
          line: sentRequests(one.trial.result)[0]?.line,
        }),
      );
    }
    return silent(one, 'violation');
  },
};

export const outsideRelations: readonly Relation[] = [reshaped, unread, unsent];
