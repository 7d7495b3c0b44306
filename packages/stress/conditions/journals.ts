/*
 * Journals that don't balance, that are of an unknown account or of no department,
 * that are none, or that change after they were sent.
 */
import {SORTS} from '../types';
import {anHourLater} from '@combosite-functions/simulator';
import {differences, hasWritten, nameRequest, sentRequests} from '../outcome';
import {isSame, keyOf} from '../requests';
import {answering} from './outside';
import {
  compare,
  confirm,
  firstWarning,
  halfDone,
  isNamed,
  violation,
} from '../judging';
import type {
  Condition,
  Finding,
  ProgramFacts,
  Trial,
  VariantDraft,
} from '../types';
import type {Company, HttpCall} from '@combosite-functions/simulator';
import type {Case} from '../judging';

type Journal = Company['shiwake']['real'][number];
type Change = (journals: readonly Journal[]) => readonly Journal[];

const NO_JOURNALS = '仕訳元データを読まないプログラムです';
const NONE = '作れない：仕訳元データがありません';

/** The journals that the program reads; a text says why there are none. */
function journalsOf({
  company,
  scenario,
  source,
}: ProgramFacts): readonly Journal[] | string {
  const list = company.shiwake[kindOf(scenario)];
  return !/\bshiwakeData\b/.test(source)
    ? NO_JOURNALS
    : list.length === 0
      ? NONE
      : list;
}

function kindOf({dryRun}: ProgramFacts['scenario']): 'real' | 'sample' {
  return dryRun ? 'sample' : 'real';
}

function withJournals(
  {company, scenario}: ProgramFacts,
  change: Change,
): VariantDraft['company'] {
  const kind = kindOf(scenario);
  return {
    ...company,
    shiwake: {...company.shiwake, [kind]: change(company.shiwake[kind])},
  };
}

const unbalanced: Condition = {
  id: 'unbalanced-journal',
  title: '仕訳の貸借が合わない',
  rule: 'values',
  explanation:
    // assumption: shiwake-balance
    '仕訳元データの1件が欠け、借方と貸方の合計が合いません。合わないまま会計システムに送ってはいけません。',
  apply: (facts) => {
    const list = journalsOf(facts);
    if (typeof list === 'string') {
      return list;
    }
    const lost = (['貸方', '借方'] as const).flatMap(
      (side) =>
        list
          .filter(({taishaku, amount}) => taishaku === side && amount !== 0)
          .at(-1) ?? [],
    );
    return lost.length === 0
      ? NONE
      : lost.map((one) => ({
          company: withJournals(facts, (all) =>
            all.filter((journal) => journal !== one),
          ),
          scenario: facts.scenario,
          description: `${one.employeeId}の${one.kanjoKamokuName}（${one.taishaku}${one.amount}円）が欠けている`,
          expect: 'defect' as const,
          employeeIds: 'all' as const,
          words: ['貸借', '借方', '貸方'],
        }));
  },
};

const UNKNOWN = {code: '9999', name: '新しい勘定科目'};

const unknownAccount: Condition = {
  id: 'unknown-account',
  title: '知らない勘定科目',
  rule: 'values',
  explanation:
    '仕訳元データの1件が、新しくできた勘定科目です。プログラムの対応表にないために、その仕訳だけが消えてはいけません。',
  apply: (facts) => {
    const list = journalsOf(facts);
    if (typeof list === 'string') {
      return list;
    }
    const renamed = list
      .filter(({taishaku, amount}) => taishaku === '借方' && amount !== 0)
      .at(-1);
    if (!renamed) {
      return NONE;
    }
    const {employeeId, kanjoKamokuName, taishaku, amount} = renamed;
    return [
      {
        company: withJournals(facts, (all) =>
          all.map((journal) =>
            journal === renamed
              ? {
                  ...journal,
                  kanjoKamokuCode: UNKNOWN.code,
                  kanjoKamokuName: UNKNOWN.name,
                }
              : journal,
          ),
        ),
        scenario: facts.scenario,
        description: `${employeeId}の${kanjoKamokuName}（${taishaku}${amount}円）が、${UNKNOWN.name}（${UNKNOWN.code}）になった`,
        expect: 'account',
        employeeIds: 'all',
        words: [UNKNOWN.code, UNKNOWN.name],
        alone: {
          company: withJournals(facts, (all) =>
            all.filter((journal) => journal !== renamed),
          ),
          scenario: facts.scenario,
        },
      },
    ];
  },
};

const noDepartment: Condition = {
  id: 'no-department',
  title: '部門のない仕訳',
  rule: 'values',
  explanation:
    '仕訳元データの1件に、部門のコードと名前がありません。部門ごとに分けるときに、その仕訳だけが消えたり、ほかの部門に混ざったりしてはいけません。',
  apply: (facts) => {
    const list = journalsOf(facts);
    if (typeof list === 'string') {
      return list;
    }
    if (!/\bbumon(?:Code|Name)\b/.test(facts.source)) {
      return '仕訳の部門を使わないプログラムです';
    }
    const blank = list
      .filter(({bumonCode, amount}) => bumonCode !== '' && amount !== 0)
      .at(-1);
    if (!blank) {
      return '作れない：部門のある仕訳がありません';
    }
    const {employeeId, kanjoKamokuName, taishaku, amount} = blank;
    return [
      {
        company: withJournals(facts, (all) =>
          all.map((journal) =>
            journal === blank
              ? {...journal, bumonCode: '', bumonName: ''}
              : journal,
          ),
        ),
        scenario: facts.scenario,
        description: `${employeeId}の${kanjoKamokuName}（${taishaku}${amount}円）に、部門がない`,
        expect: 'account',
        employeeIds: 'all',
        words: [employeeId, '部門'],
        question:
          '部門のない仕訳をそのまま渡し、会計システムで部門を決めるなら、このままで正しいです。部門が必ず要るなら、従業員IDを残して止めます',
        alone: {
          company: withJournals(facts, (all) =>
            all.filter((journal) => journal !== blank),
          ),
          scenario: facts.scenario,
        },
      },
    ];
  },
};

const noJournals: Condition = {
  id: 'no-journals',
  title: '仕訳が0件',
  rule: 'order',
  explanation:
    '仕訳元データが1件もありません。空の仕訳を会計システムに送ったり、登録したりしてはいけません。',
  apply: (facts) => {
    const list = journalsOf(facts);
    return typeof list === 'string'
      ? list
      : [
          {
            company: withJournals(facts, () => []),
            scenario: facts.scenario,
            description: '仕訳元データが0件',
            expect: 'nothing-to-do',
            employeeIds: 'all',
          },
        ];
  },
};

const RISE = 1000;

/** Answers of a service to a number that it knows. */
const KNOWN = [200, 409];

const changedJournal: Condition = {
  id: 'changed-journal',
  title: '送った後に仕訳が変わる',
  rule: 'twice',
  explanation:
    '仕訳を送った後に給与計算をやり直し、金額が変わりました。2回目に送る仕訳が、届かないまま成功したことになったり、1回目の仕訳と両方残ったりしてはいけません。',
  apply: (facts) => {
    const list = journalsOf(facts);
    if (typeof list === 'string') {
      return list;
    }
    if (facts.scenario.dryRun) {
      return 'テスト実行では、1回目の結果が残りません';
    }
    const sent = sentRequests(facts.result);
    if (sent.length === 0) {
      return '仕訳を外部サービスに送らないプログラムです';
    }
    const raised = raisedPair(list);
    const [first] = raised;
    if (!first) {
      return NONE;
    }
    const change: Change = (all) =>
      all.map((one) =>
        raised.includes(one) ? {...one, amount: one.amount + RISE} : one,
      );
    const scenario = anHourLater(facts.scenario);
    const later = {
      ...facts,
      scenario,
      company: withJournals({...facts, company: facts.result.company}, change),
    };
    const common = {
      scenario,
      // What is sent if nothing was sent before.
      reference: {scenario, company: withJournals(facts, change)},
      employeeIds: 'all' as const,
    };
    const what = `1回目の後に、${first.employeeId}の${first.kanjoKamokuName}などが${RISE}円増え、1時間後に2回目を実行`;
    const known = KNOWN.flatMap((status) => {
      const drafts = answering(
        later,
        `2回目の番号にステータスコード${status}を返す`,
        (call) =>
          call.method === 'POST' && keyOf(call) !== undefined
            ? [{status}]
            : undefined,
      );
      return typeof drafts === 'string' ? [] : drafts;
    });
    return [
      {
        ...common,
        company: later.company,
        description: what,
        expect: 'changed',
      },
      ...known.map((draft) => ({
        ...draft,
        ...common,
        description: `${what}。${draft.description}`,
        expect: 'changed-known' as const,
      })),
    ];
  },
};

/** A journal of each side, of the same employee if there are such. */
function raisedPair(list: readonly Journal[]): Journal[] {
  const of = (side: string): Journal[] =>
    list.filter(({taishaku, amount}) => taishaku === side && amount !== 0);
  const debit = of('借方').at(-1);
  const credits = of('貸方');
  const credit =
    credits.find(({employeeId}) => employeeId === debit?.employeeId) ??
    credits.at(-1);
  return debit && credit ? [debit, credit] : [];
}

/** Conditions of journals. */
export const journalConditions: readonly Condition[] = [
  unbalanced,
  unknownAccount,
  noDepartment,
  noJournals,
  changedJournal,
];

/** A journal with something that the program may not know. */
export function judgeAccount(one: Case): Finding[] {
  const {trial, variant, alone} = one;
  const {error, httpCalls, changes} = trial.result;
  if (error) {
    return halfDone(one);
  }
  const [difference] = compare(one);
  const written = [
    ...httpCalls.map(({body}) => body ?? ''),
    ...changes.customData.map(({after}) => JSON.stringify(after?.values)),
  ].join('\n');
  // A question asks whether it may be.
  const isPassedOn =
    variant.question === undefined &&
    (variant.words ?? []).some((word) => written.includes(word));
  if (!difference || isPassedOn || isNamed(one)) {
    return [];
  }
  const isLost = alone && differences(alone, trial).length === 0;
  return [
    isLost
      ? violation(one, {
          text: `${variant.description}ため、その仕訳が黙って消えます`,
          subject: difference.subject,
          expected: difference.expected,
          actual: difference.actual,
          line: difference.line,
        })
      : confirm(one, {
          text: `${variant.description}とき、結果が変わります。${variant.question ?? '知らない勘定科目をほかの科目にまとめてよいなら、このままで正しいです'}。会社の決まりを確認してください`,
          subject: difference.subject,
          expected: difference.expected,
          actual: difference.actual,
          line: difference.line,
        }),
  ];
}

/** There is nothing to write or to send. */
export function judgeNothingToDo(one: Case): Finding[] {
  const {result} = one.trial;
  const [call] = sentRequests(result);
  const isTold = firstWarning(one) !== undefined;
  if (result.error || isTold || !(call ?? hasWritten(result))) {
    return result.error ? halfDone(one) : [];
  }
  return [
    violation(one, {
      text: call
        ? `${nameRequest(call)}に、空の内容を送りました：${call.body ?? 'なし'}`
        : '元のデータがないのに、書き込みました',
      line: call?.line,
    }),
  ];
}

/** Of what a first run has sent, what is sent with another content. */
function sentAnew({facts}: Case, {result}: Trial): HttpCall[] {
  const first = sentRequests(facts.result);
  return sentRequests(result).filter(
    (call) => !first.some((other) => isSame(call, other)),
  );
}

/** The request of the first run whose number a request has. */
function sameKey({facts}: Case, call: HttpCall): HttpCall | undefined {
  return sentRequests(facts.result).find(
    (other) =>
      keyOf(call) !== undefined &&
      other.url === call.url &&
      keyOf(other) === keyOf(call),
  );
}

/** The second run, of data that have changed since the first. */
export function judgeChanged(one: Case): Finding[] {
  const {trial, reference, facts} = one;
  const [due] = sentAnew(one, reference);
  if (!due || trial.result.error || firstWarning(one)) {
    return [];
  }
  const sent = sentRequests(trial.result);
  const again = sentAnew(one, trial);
  if (again.length === 0) {
    return [
      confirm(one, {
        text: `変わった内容を${nameRequest(due)}に送らずに、警告もエラーもなく終わります。受け取る側は、前の内容のままです。誰かが気づけるかを確認してください`,
        subject: nameRequest(due),
        expected: '警告かエラー',
        actual: 'なし',
        line: due.line,
      }),
    ];
  }
  const second = again.find(
    (call) =>
      call.method === 'POST' &&
      !sameKey(one, call) &&
      sentRequests(facts.result).some(({url}) => url === call.url),
  );
  return second && !sent.some(({method}) => method === 'DELETE')
    ? [
        confirm(one, {
          sort: SORTS.beside,
          text: `${nameRequest(second)}に、変わった内容を、1回目とは別のものとして送りました。1回目の内容は取り消していないので、両方が残るおそれがあります。受け取る側の扱いを確認してください`,
          subject: nameRequest(second),
          expected: '1回',
          actual: '2回',
          line: second.line,
        }),
      ]
    : [];
}

/** The service keeps what it got with the same number before. */
export function judgeChangedKnown(one: Case): Finding[] {
  const {trial} = one;
  const call = sentAnew(one, trial).find((other) => sameKey(one, other));
  return !call || trial.result.error || firstWarning(one)
    ? []
    : [
        violation(one, {
          sort: SORTS.sameKey,
          text: `${nameRequest(call)}に、変わった内容を、1回目と同じ番号「${keyOf(call) ?? ''}」で送り、ステータスコード${call.status ?? ''}を成功として終わります。受け取る側は、前の内容のままのおそれがあります`,
          subject: nameRequest(call),
          expected: '警告かエラー',
          actual: 'なし',
          line: call.line,
          isSettleable: true,
        }),
      ];
}
