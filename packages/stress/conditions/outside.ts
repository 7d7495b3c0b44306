/*
 * Outside services that fail, keep silent or answer something else.
 */
import {SORTS} from '../types';
import {dataLine, nameRequest, sentRequests} from '../outcome';
import {
  bothResults,
  compare,
  confirm,
  describe,
  firstWarning,
  isNamed,
  sentAgain,
  unfinished,
  violation,
  sortOf,
} from '../judging';
import {isSame, keyOf} from '../requests';
import type {
  Condition,
  Finding,
  ProgramFacts,
  Trial,
  VariantDraft,
} from '../types';
import type {HttpAnswer, HttpCall} from '@combosite-functions/simulator';
import type {Case} from '../judging';

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
            isOfRead: method === 'GET',
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

/** Names under which services say how many pages there are, or that one follows. */
const PAGES: readonly (readonly [
  name: RegExp,
  further: (value: unknown, page: number) => unknown,
])[] = [
  [
    /^(?:total_?pages?|page_?count|last_?page|pages)$/i,
    (value) => (typeof value === 'number' ? value + 1 : value),
  ],
  [
    /^has_?(?:more|next(?:_?page)?)$/i,
    (value) => (typeof value === 'boolean' ? true : value),
  ],
  [/^next_?page$/i, (value, page) => (value === null ? page + 1 : value)],
];

/** A step whose content says that a further page follows. */
function withFurtherPage(step: Step): Step {
  if (!('body' in step) || !isRecord(step.body)) {
    return step;
  }
  const {page} = step.body;
  return {
    ...step,
    body: Object.fromEntries(
      Object.entries(step.body).map(([name, value]) => [
        name,
        PAGES.find(([known]) => known.test(name))?.[1](
          value,
          typeof page === 'number' ? page : 1,
        ) ?? value,
      ]),
    ),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** How many pages the answers say that there are, if they do. */
function pageCount(answers: readonly HttpAnswer[]): number {
  return Math.max(
    ...answers.flatMap((one) =>
      one.answers.flatMap((step) =>
        'body' in step && isRecord(step.body)
          ? Object.entries(step.body).flatMap(([name, value]) =>
              PAGES[0]?.[0].test(name) && typeof value === 'number'
                ? value
                : [],
            )
          : [],
      ),
    ),
    answers.length,
  );
}

/** One more page than there are, which doesn't answer. */
function furtherPages(facts: ProgramFacts): VariantDraft[] | string {
  const {company, scenario, result} = facts;
  const drafts = servicesOf(facts).flatMap((call): VariantDraft[] => {
    const isOfService = (one: {method: string; url: string}): boolean =>
      one.method === 'GET' && one.url.split('?')[0] === pathOf(call);
    const known = company.httpAnswers.filter(isOfService);
    const changed = known.map((one) => ({
      ...one,
      answers: one.answers.map(withFurtherPage),
    }));
    const silent: Step = {failure: 'connection'};
    return call.method !== 'GET' ||
      JSON.stringify(changed) === JSON.stringify(known)
      ? []
      : [
          {
            company: {
              ...company,
              httpAnswers: [
                ...changed.map((one) =>
                  one.url === pathOf(call)
                    ? {...one, answers: [...one.answers, silent]}
                    : one,
                ),
                {method: 'GET', url: pathOf(call), answers: [silent]},
                ...company.httpAnswers,
              ],
            },
            scenario,
            description: `${nameRequest(call)}の応答に、続きのページがある（そのページは応答しない）`,
            expect: 'outside',
            employeeIds: 'all',
            isOfRead: true,
            furtherPage: pathOf(call),
            question:
              pageCount(known) > result.httpCalls.filter(isOfService).length
                ? undefined
                : 'いつも1ページに収まるなら、このままで正しいです。人数が増えると、2ページ目からが漏れます',
          },
        ];
  });
  return drafts.length > 0
    ? drafts
    : 'ページに分かれた応答（totalPages、hasNextなど）を読まないプログラムです';
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
      // assumption: http-status-no-error
      '外部サービスが、認証や内容の誤りを理由に、ステータスコード400番台を返します。送り直しても届きません。届いたものとして終わってはいけません。',
    apply: refused,
  },
  {
    id: 'outside-silent',
    title: '外部サービスの無応答',
    rule: 'outside',
    explanation:
      // assumption: http-failure-error
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
  {
    id: 'outside-pages',
    title: '応答に続きのページがある',
    rule: 'outside',
    explanation:
      '外部サービスの一覧が、今より1ページ多くなります。最初のページだけを読むと、続きのページの人が、黙って漏れます。',
    apply: furtherPages,
  },
];

export function judgeOutside(one: Case): Finding[] {
  const {trial, reference, variant} = one;
  const {result} = trial;
  const sent = sentRequests(result);
  const repeated = sentAgain(
    one,
    sent.filter(
      (call, index) =>
        call.status !== 429 &&
        sent.findIndex((other) => isSame(call, other)) < index &&
        countOf(result.httpCalls, call) >
          countOf(reference.result.httpCalls, call),
    ),
    sent,
  );
  const changed = [...sentChanged(one, sent), ...sentNextTime(one, sent)];
  if (result.error) {
    return [...repeated, ...changed, ...unfinished(one)];
  }
  const lost = lostCall(one);
  if (firstWarning(one)) {
    const claim = lost && !variant.question && claimsSuccess(one, lost);
    return [
      ...repeated,
      ...changed,
      ...(claim ? [claim] : []),
      ...paidWithout(one),
    ];
  }
  const blame = variant.question === undefined ? violation : confirm;
  const asked = ({result: {httpCalls}}: Trial): number =>
    httpCalls.filter((call) => pathOf(call) === variant.furtherPage).length;
  const [call] = result.httpCalls;
  return [
    ...repeated,
    ...changed,
    ...(variant.furtherPage !== undefined && asked(trial) <= asked(reference)
      ? [
          blame(one, {
            text: `応答に続きがあっても、${asked(trial)}ページ分しか読みません。${variant.question ?? '続きのページの人が漏れています'}`,
            subject: variant.furtherPage,
            line: call?.line,
          }),
        ]
      : []),
    ...(lost
      ? [
          blame(one, {
            text: `${nameRequest(lost)}との通信に失敗しましたが、警告もエラーもありません${lost.status === null ? '' : `（ステータスコード${lost.status}）`}${variant.question === undefined ? '' : `。${variant.question}`}`,
            subject: nameRequest(lost),
            expected: '警告かエラー',
            actual: 'なし',
            line: lost.line,
          }),
        ]
      : []),
    ...compare(one)
      .filter(({kind}) => kind === 'amount' || kind === 'data')
      .map((difference) =>
        blame(one, {
          ...describe(one, difference),
          sort: sortOf(one, difference),
        }),
      ),
  ];
}

/**
 * Amounts that were set although what they are calculated from couldn't be read: a
 * warning doesn't undo them. For a person it may be a rule, or for another amount.
 */
function paidWithout(one: Case): Finding[] {
  const {trial, variant} = one;
  const {amountsWrites} = trial.result.observations;
  const lost = variant.isOfRead
    ? compare(one).filter(
        ({kind, employeeId, subject}) =>
          kind === 'amount' &&
          amountsWrites.some(({records}) =>
            records.some(
              (record) =>
                record.employeeId === employeeId &&
                record.kyuyoKomokuName === subject,
            ),
          ),
      )
    : [];
  const isAll = lost.length >= one.facts.paid.length;
  return lost.map((difference) =>
    difference.amounts?.[1] === 0 &&
    (isAll || !isNamed(one, difference.employeeId))
      ? violation(one, {
          ...describe(one, difference),
          text: `${difference.employeeId ?? ''} ${difference.subject} ${difference.expected} → ${difference.actual}（読み取りに失敗したまま書き込みました。ログの警告では、金額は戻りません）`,
        })
      : confirm(one, {
          ...describe(one, difference),
          text: bothResults(
            difference,
            '読み取りに失敗したまま書き込みました。代わりの値で計算する決まりなら、このままで正しいです',
          ),
        }),
  );
}

function hasFailed({status}: HttpCall): boolean {
  return status === null || status >= 400;
}

/** The first request that was neither sent again with success, nor fails anyway. */
function lostCall({trial, reference}: Case): HttpCall | undefined {
  const {httpCalls} = trial.result;
  return httpCalls.find(
    (call) =>
      hasFailed(call) &&
      !httpCalls.some((other) => isSame(call, other) && !hasFailed(other)) &&
      !reference.result.httpCalls.some(
        (other) => isSame(call, other) && other.status === call.status,
      ),
  );
}

/** Words of a record or a log line that something has arrived. */
const ARRIVED =
  /(?:送信|送付|転送|連携|通知)(?:済|しました|が?完了|に?成功)|送りました/;

const SEEMS_SENT = /^(?:済み?|完了|成功|done|ok|sent|success)$/i;

const OF_SENDING = /送信|送付|転送|連携|通知|send|sent/i;

/** A record or a line of the log that tells of success, though nothing arrived. */
function claimsSuccess(one: Case, lost: HttpCall): Finding | undefined {
  const {trial, reference} = one;
  const {result} = trial;
  if (result.httpCalls.some((call) => !hasFailed(call))) {
    return undefined;
  }
  const record = result.changes.customData.find(
    ({definitionName, before, after}) =>
      Object.entries(after?.values ?? {}).some(
        ([key, value]) =>
          typeof value === 'string' &&
          value !== before?.values[key] &&
          (ARRIVED.test(value) ||
            (SEEMS_SENT.test(value) && OF_SENDING.test(definitionName + key))),
      ),
  );
  const line = result.logs.find(
    ({level, message}) =>
      level === 'info' &&
      ARRIVED.test(message) &&
      reference.result.logs.some((usual) => usual.message === message),
  );
  const claim = record
    ? `「${record.definitionName}」に、届いたと記録しました`
    : line && `ログ「${line.message}」と食い違います`;
  return claim === undefined
    ? undefined
    : violation(one, {
        text: `${nameRequest(lost)}は失敗して、何も届いていません。${claim}`,
        subject: nameRequest(lost),
        expected: '失敗したという記録',
        actual: claim,
        line: record ? dataLine(trial, record.dataId) : line?.line,
      });
}

/**
 * What was sent once more with another content, such as a number of its own for
 * each try: the receiver takes it for something new.
 */
function sentChanged(one: Case, sent: readonly HttpCall[]): Finding[] {
  const usual = sentRequests(one.reference.result);
  const again = sent.find(
    (call, index) =>
      call.method === 'POST' &&
      !usual.some((other) => isSame(call, other)) &&
      sent
        .slice(0, index)
        .some(
          (other) =>
            other.url === call.url &&
            other.status === null &&
            (keyOf(call) === undefined || keyOf(call) !== keyOf(other)),
        ),
  );
  return again
    ? [
        violation(one, {
          sort: SORTS.changed,
          rule: 'twice',
          text: `${nameRequest(again)}に、送り直すときに内容を変えて送りました。受け取る側は、同じものと分かりません`,
          subject: nameRequest(again),
          expected: '1回',
          actual: '2回',
          line: again.line,
          isSettleable: true,
        }),
      ]
    : [];
}

/** What was received, though no answer came, and is sent by the next run. */
function sentNextTime(one: Case, sent: readonly HttpCall[]): Finding[] {
  const {variant, again} = one;
  const unanswered = sent.filter(({status}) => status === null);
  const repeated =
    variant.runsAgain && again
      ? sentRequests(again.result).filter((call) =>
          unanswered.some((other) => isSame(call, other)),
        )
      : [];
  return sentAgain(one, repeated, unanswered).map((finding) => ({
    ...finding,
    verdict: 'confirm',
    text: `${finding.text}（2回目は、次の実行）。受け取る側が二重に扱わないかを確認してください`,
  }));
}

function countOf(calls: readonly HttpCall[], call: HttpCall): number {
  return calls.filter(
    (other) => other.url === call.url && other.body === call.body,
  ).length;
}
