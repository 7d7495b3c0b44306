/*
 * Outside services that fail, keep silent or answer something else.
 */
import {nameRequest} from '../outcome';
import type {Condition, ProgramFacts, VariantDraft} from '../types';
import type {HttpAnswer, HttpCall} from '../../runtime';

type Step = HttpAnswer['answers'][number];

const NO_REQUEST = '外部サービスに送らないプログラムです';

/** Every address that the program calls, once. */
function servicesOf({result}: ProgramFacts): HttpCall[] {
  return result.httpCalls.filter(
    (call, index, all) =>
      all.findIndex(
        (other) =>
          other.method === call.method && pathOf(other) === pathOf(call),
      ) === index,
  );
}

function pathOf({url}: HttpCall): string {
  return url.split('?')[0] ?? url;
}

/**
 * One variant for each service, in which it answers something else.
 *
 * @param facts - of the program
 * @param what - the answer in words
 * @param stepsOf - gives the answers, if this service's are to change
 */
export function answering(
  facts: ProgramFacts,
  what: string,
  stepsOf: (call: HttpCall, usual: Step) => readonly Step[] | undefined,
): VariantDraft[] | string {
  const calls = servicesOf(facts);
  if (calls.length === 0) {
    return NO_REQUEST;
  }
  const drafts = calls.flatMap((call): VariantDraft[] => {
    const answers = stepsOf(call, usualAnswer(facts, call));
    const {method} = call;
    return answers
      ? [
          {
            company: {
              ...facts.company,
              httpAnswers: [
                // With and without its query, before all others.
                {method, url: call.url, answers},
                {method, url: pathOf(call), answers},
                ...facts.company.httpAnswers,
              ],
            },
            scenario: facts.scenario,
            description: `${nameRequest(call)}が${what}`,
            expect: 'outside',
            employeeIds: 'all',
          },
        ]
      : [];
  });
  return drafts.length > 0 ? drafts : '応答の内容を使わないプログラムです';
}

function usualAnswer({company}: ProgramFacts, call: HttpCall): Step {
  const fitting = company.httpAnswers.find(
    ({method, url}) =>
      method === call.method && (url === call.url || url === pathOf(call)),
  );
  return (
    fitting?.answers.find((step) => 'status' in step && step.status < 300) ?? {
      status: 200,
    }
  );
}

/** The same structure, but every value is missing. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(emptied);
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, emptied(item)]),
    );
  }
  return null;
}

function status(
  id: string,
  code: number,
  title: string,
  explanation: string,
): Condition {
  return {
    id,
    title,
    rule: 'outside',
    explanation,
    apply: (facts) =>
      answering(facts, `ステータスコード${code}を返す`, () => [{status: code}]),
  };
}

/** How a service refuses what it gets, by the method. */
const REFUSALS: Readonly<
  Record<string, readonly (readonly [code: number, meaning: string])[]>
> = {
  GET: [
    [401, '認証の誤り'],
    [404, '見つからない'],
  ],
  POST: [
    [401, '認証の誤り'],
    [409, '登録済み'],
    [422, '内容の誤り'],
  ],
  PUT: [[422, '内容の誤り']],
  PATCH: [[404, '見つからない']],
  DELETE: [
    [401, '認証の誤り'],
    [404, '見つからない'],
  ],
};

/** Codes with which a service may say that there is nothing left to do. */
const SETTLING: Readonly<Record<string, number>> = {POST: 409, DELETE: 404};

function refused(facts: ProgramFacts): VariantDraft[] | string {
  const calls = servicesOf(facts);
  const isSettling = ({method}: HttpCall, code: number): boolean =>
    SETTLING[method] === code;
  const drafts = calls.flatMap((call) =>
    (REFUSALS[call.method] ?? [])
      // A program that names the code has decided what it means.
      .filter(
        ([code]) =>
          !isSettling(call, code) ||
          !new RegExp(`\\b${code}\\b`).test(facts.source),
      )
      .flatMap(([code, meaning]) => {
        const own = answering(
          facts,
          `ステータスコード${code}（${meaning}）を返す`,
          (other) => (other === call ? [{status: code}] : undefined),
        );
        return typeof own === 'string'
          ? []
          : own.map((draft) => ({
              ...draft,
              question: isSettling(call, code)
                ? `${code}を、もう済んでいるという意味で返すサービスなら、このままで正しいです。ほかの理由でも返すなら、警告かエラーで知らせる必要があります`
                : undefined,
            }));
      }),
  );
  return drafts.length === 0 ? NO_REQUEST : drafts;
}

/** Conditions of outside services. */
export const outsideConditions: readonly Condition[] = [
  status(
    'outside-500',
    500,
    '外部サービスの障害',
    '外部サービスがステータスコード500を返します。届かなかったことに、誰かが気づく必要があります。',
  ),
  status(
    'outside-429',
    429,
    '外部サービスの回数制限',
    '送る回数が多すぎて、外部サービスがステータスコード429を返します。後で送り直せば届きます。',
  ),
  {
    id: 'outside-refused',
    title: '外部サービスの拒否',
    rule: 'outside',
    explanation:
      '外部サービスが、認証や内容の誤りを理由に、ステータスコード400番台を返します。送り直しても届きません。届いたものとして終わってはいけません。',
    apply: refused,
  },
  {
    id: 'outside-silent',
    title: '外部サービスの無応答',
    rule: 'outside',
    explanation:
      '外部サービスに接続できません。届いたかどうかも分からないまま終わってはいけません。',
    apply: (facts) =>
      answering(facts, '応答しない', () => [{failure: 'connection'}]),
  },
  {
    id: 'outside-twice',
    title: '応答だけが届かない',
    rule: 'twice',
    explanation:
      '外部サービスは受け取りましたが、1回目の応答だけが届きません。送り直すと、同じ内容が2回届きます。',
    apply: (facts) => {
      const drafts = answering(facts, '1回目だけ応答しない', (_, usual) => [
        {failure: 'connection'},
        usual,
      ]);
      return typeof drafts === 'string'
        ? drafts
        : drafts.map((draft) => ({...draft, runsAgain: true}));
    },
  },
  {
    id: 'outside-content',
    title: '外部サービスの内容が違う',
    rule: 'outside',
    explanation:
      '外部サービスは成功を返しますが、内容が想定と違います。そのまま使うと、誤ったデータを登録します。',
    apply: (facts) => {
      const page = answering(facts, 'ウェブページを返す', (_, usual) =>
        'body' in usual
          ? [
              {
                status: 200,
                headers: {'Content-Type': 'text/html'},
                body: '<html>メンテナンス中です</html>',
              },
            ]
          : undefined,
      );
      const blank = answering(facts, '空の値を返す', (_, usual) =>
        'body' in usual && typeof usual.body === 'object'
          ? [{status: 200, body: emptied(usual.body)}]
          : undefined,
      );
      return typeof page === 'string'
        ? page
        : [...page, ...(typeof blank === 'string' ? [] : blank)];
    },
  },
];
