/*
 * Judges a run under a condition without knowing what the program is for.
 */
import {
  amountLine,
  dataLine,
  differences,
  finalRecords,
  hasWritten,
  hasWrittenData,
  moneyOf,
  nameRequest,
  sentRequests,
} from './outcome';
import {isSame, keyOf, sentTwice, unknowinglyRepeated} from './requests';
import {monthsLater} from './change';
import {findLeaks} from './leaks';
import type {Difference} from './outcome';
import type {RuleId} from './rules';
import type {Finding, ProgramFacts, Trial, Variant} from './types';
import type {HttpCall, LogLine, MessageId} from '../runtime';

/** What is judged: the run and what it is measured by. */
export interface Case {
  readonly variant: Variant;
  /** The rule that the condition is about. */
  readonly rule: RuleId;
  readonly facts: ProgramFacts;
  readonly trial: Trial;
  readonly reference: Trial;
  /** The next run, on what a run that stopped has left. */
  readonly again?: Trial;
  /** The run without what the others have. */
  readonly alone?: Trial;
}

/** Errors of a run that went on for too long. */
const LIMITS: ReadonlySet<MessageId> = new Set([
  'operation-limit',
  'log-limit',
  'http-call-limit',
  'run-time-limit',
]);

/** Amounts that are more than this times the usual are absurd. */
const FAR = 10;

/**
 * What a run under a condition did wrong.
 *
 * @param one - the run, the condition's variant, the run to compare with
 * @returns nothing if the program holds
 */
export function judge(one: Case): Finding[] {
  const {error} = one.trial.result;
  if (error && LIMITS.has(error.messageId)) {
    return [
      violation(one, {
        text: `終わらずに止められました：${error.message}`,
        line: error.line,
      }),
    ];
  }
  const invariants = checkInvariants(one);
  const found = JUDGES[one.variant.expect](one);
  // The plainer message first; one is enough for the same amount.
  return [
    ...invariants,
    ...found.filter(
      ({employeeId, subject}) =>
        !invariants.some(
          (other) =>
            other.employeeId === employeeId && other.subject === subject,
        ),
    ),
  ];
}

const JUDGES: Readonly<
  Record<Variant['expect'], (one: Case) => readonly Finding[]>
> = {
  defect: judgeDefect,
  emptied: judgeEmptied,
  once: judgeOnce,
  account: judgeAccount,
  same: judgeSame,
  named: judgeNamed,
  stale: judgeStale,
  policy: judgePolicy,
  'no-targets': judgeNoTargets,
  twice: judgeTwice,
  changed: judgeChanged,
  'changed-known': judgeChangedKnown,
  'dry-run': judgeDryRun,
  retroactive: judgeRetroactive,
  'past-month': judgePastMonth,
  'other-day': judgeOtherDay,
  'year-later': judgeYearLater,
  'other-month': judgeOtherMonth,
  'nothing-to-do': judgeNothingToDo,
  unsaved: judgeUnsaved,
  outside: judgeOutside,
};

type Details = Omit<Finding, 'verdict' | 'rule' | 'isSettleable'> & {
  readonly rule?: RuleId;
  readonly isSettleable?: boolean;
};

function violation({rule}: Case, details: Details): Finding {
  return {verdict: 'violation', rule, isSettleable: false, ...details};
}

function confirm({rule}: Case, details: Details): Finding {
  return {verdict: 'confirm', rule, isSettleable: true, ...details};
}

/** A difference as a finding of the reader. */
function describe(
  {variant}: Case,
  {kind, employeeId, subject, expected, actual, line}: Difference,
): Details {
  const who = employeeId === undefined ? '' : `${employeeId} `;
  const isWarned = kind === 'start' ? '開始日が変わりました' : '警告なし';
  return {
    text: `${who}${subject} ${expected} → ${actual}（${variant.expect === 'same' ? '変わってはいけません' : isWarned}）`,
    employeeId,
    subject,
    expected,
    actual,
    line,
  };
}

/** Money that isn't due in any company, and texts that no one meant. */
function checkInvariants(one: Case): Finding[] {
  const {trial, reference} = one;
  const amounts = trial.result.changes.amounts.flatMap((change): Finding[] => {
    const {employeeId, kyuyoKomokuName, after} = change;
    const usual = reference.result.changes.amounts.find(
      (other) =>
        other.employeeId === employeeId &&
        other.kyuyoKomokuName === kyuyoKomokuName,
    );
    if (usual && oddness(usual.after)) {
      return [];
    }
    const odd = oddness(after);
    return odd
      ? [
          violation(one, {
            rule: odd.rule,
            text: `${employeeId} ${kyuyoKomokuName} ${usual ? `${usual.after}円` : 'なし'} → ${after}円（${odd.text}）`,
            employeeId,
            subject: kyuyoKomokuName,
            expected: usual ? `${usual.after}円` : 'なし',
            actual: `${after}円`,
            line: amountLine(trial, employeeId),
          }),
        ]
      : [];
  });
  return [...amounts, ...checkTexts(one), ...checkLogs(one)];
}

function oddness(
  amount: number,
): {readonly rule: RuleId; readonly text: string} | undefined {
  if (!Number.isFinite(amount)) {
    return {rule: 'values', text: '数値ではありません'};
  }
  if (amount < 0) {
    return {rule: 'values', text: '負の金額です'};
  }
  return Number.isInteger(amount)
    ? undefined
    : {rule: 'rounding', text: '端数があります'};
}

const ODD_TEXT = /^(?:null|undefined|NaN|\[object .*\])$/;

/** Texts such as 'null' in what was written or sent. */
function checkTexts(one: Case): Finding[] {
  const {trial} = one;
  const data = trial.result.changes.customData.flatMap(
    ({definitionName, dataId, after, before}): Finding[] => {
      const odd = Object.entries(after?.values ?? {}).find(
        ([key, value]) =>
          value !== before?.values[key] &&
          (Number.isNaN(value) ||
            (typeof value === 'string' && ODD_TEXT.test(value))),
      );
      return odd
        ? [
            violation(one, {
              rule: 'values',
              text: `「${definitionName}」の${odd[0]}に「${String(odd[1])}」を書き込みました`,
              subject: `${definitionName}（データID ${dataId}）`,
              actual: String(odd[1]),
              line: dataLine(trial, dataId),
            }),
          ]
        : [];
    },
  );
  const requests = sentRequests(trial.result)
    .filter(({body}) => /"(?:undefined|NaN|\[object [^"]*\])"/.test(body ?? ''))
    .map((call) =>
      violation(one, {
        rule: 'values',
        text: `${nameRequest(call)}に、値のない内容を送りました`,
        subject: nameRequest(call),
        actual: call.body ?? '',
        line: call.line,
      }),
    );
  return [...data, ...requests];
}

/** Log lines that the usual run doesn't have. */
function newLines(
  {trial, reference}: Case,
  usual: Trial = reference,
): LogLine[] {
  const known = new Set(
    usual.result.logs.map(({level, message}) => `${level} ${message}`),
  );
  return trial.result.logs.filter(
    ({level, message}) => !known.has(`${level} ${message}`),
  );
}

function checkLogs(one: Case): Finding[] {
  const lines = newLines(one);
  const odd = one.trial.result.error
    ? undefined
    : lines.find(
        ({level, message}) =>
          (level === 'info' || level === 'debug') &&
          /(?:^|[^A-Za-z])(?:undefined|NaN)(?![A-Za-z])|\[object /.test(
            message,
          ),
      );
  const leak = findLeaks(lines, one.trial.company);
  return [
    ...(odd
      ? [
          violation(one, {
            rule: 'values',
            text: `値のないまま進みました。ログ「${odd.message}」`,
            subject: 'ログ',
            actual: odd.message,
            line: odd.line,
          }),
        ]
      : []),
    ...(leak
      ? [
          violation(one, {
            rule: 'logs',
            text: `従業員ID ${leak.employeeId}の${leak.what}がログに出ます`,
            employeeId: leak.employeeId,
            subject: 'ログ',
            line: leak.line.line,
          }),
        ]
      : []),
  ];
}

/** An error after something has been written. */
function halfDone(one: Case): Finding[] {
  const {result} = one.trial;
  if (!result.error || !hasWritten(result)) {
    return [];
  }
  const {amounts, customData} = result.changes;
  const parts = [
    [amounts.length, '件の金額'],
    [customData.length, '件のカスタムデータ'],
    [sentRequests(result).length, '件の送信'],
  ].flatMap(([count, what]) => (count === 0 ? [] : [`${count}${what}`]));
  return [
    violation(one, {
      rule: 'all-at-once',
      text: `${parts.join('、')}の後で、エラーで止まりました：${result.error.message}`,
      line: result.error.line,
    }),
  ];
}

function isTouched({variant}: Case, difference: Difference): boolean {
  return (
    variant.employeeIds === 'all' ||
    difference.employeeId === undefined ||
    variant.employeeIds.includes(difference.employeeId)
  );
}

/** Whether a new warning or error names the employee or the record. */
function isNamed(one: Case, employeeId?: string): boolean {
  const {employeeIds, words = []} = one.variant;
  const own =
    employeeId !== undefined
      ? [employeeId]
      : employeeIds === 'all'
        ? []
        : employeeIds;
  const {facts, reference, variant} = one;
  // Bad data that both runs have are named in both.
  const usual = variant.expect === 'defect' ? facts : reference;
  const lines = newLines(one, usual).filter(
    ({level}) => level === 'warn' || level === 'error',
  );
  return lines.some(({message, details}) =>
    [...own, ...words].some((word) =>
      [message, ...details].some((text) => text.includes(word)),
    ),
  );
}

function compare({trial, reference, variant}: Case): Difference[] {
  return differences(reference, trial, variant.addedIds);
}

/** Differences of those whom the change doesn't touch. */
function othersChanged(one: Case): Finding[] {
  return compare(one)
    .filter(({kind}) => kind === 'amount')
    .filter((difference) => !isTouched(one, difference))
    .map((difference) => violation(one, describe(one, difference)));
}

function judgeDefect(one: Case): Finding[] {
  const {trial, variant} = one;
  if (trial.result.error) {
    return halfDone(one);
  }
  return compare(one).flatMap((difference): Finding[] => {
    const {kind, amounts, employeeId} = difference;
    if (kind === 'start') {
      return [];
    }
    const details = describe(one, difference);
    if (!isTouched(one, difference)) {
      return [violation(one, details)];
    }
    if (
      isNamed(one, employeeId) ||
      isNamed(one) ||
      (amounts?.[1] === 0 && variant.mayBeZero)
    ) {
      return [];
    }
    if (
      (kind === 'data' && variant.mayChangeData) ||
      (kind !== 'amount' && isHandedOn(one, difference))
    ) {
      return [];
    }
    if (
      (amounts && variant.isDebatable?.(...amounts)) ||
      isQuestion(one, difference)
    ) {
      return [
        confirm(one, {
          ...details,
          text: bothResults(difference, variant.question),
        }),
      ];
    }
    return [
      violation(one, {
        ...details,
        ...(amounts && amounts[0] > 0 && amounts[1] > amounts[0] * FAR
          ? {rule: 'values' as const}
          : {}),
      }),
    ];
  });
}

function bothResults(
  {
    employeeId,
    subject,
    expected,
    actual,
  }: Pick<Difference, 'employeeId' | 'subject' | 'expected' | 'actual'>,
  question?: string,
): string {
  const who = employeeId === undefined ? '' : `${employeeId} `;
  return `${who}${subject}は、通常${expected}、この条件で${actual}です。${question === undefined ? '' : `${question}。`}会社の決まりを確認してください`;
}

/** Whether whoever gets the changed value sees for himself that it is odd. */
function isHandedOn(
  {variant: {handedOn}}: Case,
  {actual}: Difference,
): boolean {
  return handedOn !== undefined && actual.includes(handedOn);
}

/** Whether a difference can be right, and the variant says how. */
function isQuestion(
  {variant, alone, trial, reference}: Case,
  {kind, employeeId = '', subject, amounts}: Difference,
): boolean {
  // A service that gets an empty list may delete all that it has.
  if (variant.expect === 'emptied' && kind === 'request') {
    return false;
  }
  if (variant.question === undefined || !variant.alone) {
    return variant.question !== undefined;
  }
  if (!alone || !amounts) {
    return false;
  }
  if (!alone.result.error) {
    const key = {employeeId, kyuyoKomokuName: subject};
    return moneyOf(alone, key).amount === moneyOf(trial, key).amount;
  }
  // It stops where nobody has any data: others without any tell as much.
  return (
    alone.result.error.messageId === 'program-stopped' &&
    reference.result.changes.amounts.some(
      (change) =>
        change.after === amounts[1] &&
        change.kyuyoKomokuName === subject &&
        !hasRecords(alone, reference, change.employeeId),
    )
  );
}

/** Whether somebody has records that a run was without. */
function hasRecords(
  {company}: Trial,
  {company: {customData}}: Trial,
  employeeId: string,
): boolean {
  return customData.some(({records}, index) =>
    records.some(
      (record) =>
        record.values.employeeId === employeeId &&
        !company.customData[index]?.records.includes(record),
    ),
  );
}

/** Nothing is registered of what decides: a list may be empty, no price. */
function judgeEmptied(one: Case): Finding[] {
  const {trial, facts, variant} = one;
  if (trial.result.error) {
    return halfDone(one);
  }
  const lost = facts.paid.filter((paid) => {
    const {amount, startDate} = moneyOf(trial, paid);
    return amount === 0 || startDate === undefined;
  });
  const isAll = facts.paid.length > 0 && lost.length === facts.paid.length;
  const warning = firstWarning(one);
  if (warning) {
    return isAll
      ? [
          confirm(one, {
            text: `${variant.description}でも、ログに残すだけで、正常に終わります。支給していた${lost.length}件のすべてが、0円か更新なしです。ログを見落とすと、支給の漏れに気づけません。エラーで止めるかを、確認してください`,
            line: warning.line,
          }),
        ]
      : [];
  }
  return judgeDefect(
    isAll && !variant.mayBeZero
      ? {...one, variant: {...variant, question: undefined}}
      : {...one, variant: {...variant, mayBeZero: undefined}},
  );
}

/** The first warning or error that the usual run doesn't have. */
function firstWarning(one: Case): LogLine | undefined {
  return newLines(one).find(({level}) => level === 'warn' || level === 'error');
}

/** What is paid once is kept, or paid again, by the run of the next month. */
function judgeOnce(one: Case): Finding[] {
  const {trial, facts, variant} = one;
  if (trial.result.error) {
    return halfDone(one);
  }
  return facts.paid.flatMap((paid): Finding[] => {
    const {employeeId, kyuyoKomokuName} = paid;
    const {amount, startDate} = moneyOf(trial, paid);
    if (amount === 0 || isNamed(one, employeeId)) {
      return [];
    }
    const event = variant.events?.get(employeeId);
    const what =
      startDate === undefined
        ? `先月の${amount}円のままです（更新なし）`
        : `翌月も${amount}円です`;
    const details: Details = {
      text: `${employeeId} ${kyuyoKomokuName} ${what}。${event === undefined ? '1回だけの支給なら、翌月は0円にします。毎月の支給なら、このままで正しいです。会社の決まりを確認してください' : `${event}の分を、翌月にも支給します。1回だけなら、処理年月と同じ月のものだけを支給し、翌月は0円にします`}`,
      employeeId,
      subject: kyuyoKomokuName,
      expected: '0円',
      actual: `${amount}円`,
      line: amountLine(trial, employeeId),
    };
    return [
      event === undefined
        ? confirm(one, details)
        : violation(one, {...details, isSettleable: true}),
    ];
  });
}

/** A journal of an account that the program may not know. */
function judgeAccount(one: Case): Finding[] {
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
  const isPassedOn = (variant.words ?? []).some((word) =>
    written.includes(word),
  );
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
          text: `${variant.description}とき、結果が変わります。知らない勘定科目をほかの科目にまとめてよいなら、このままで正しいです。会社の決まりを確認してください`,
          subject: difference.subject,
          expected: difference.expected,
          actual: difference.actual,
          line: difference.line,
        }),
  ];
}

function judgeSame(one: Case): Finding[] {
  const {error} = one.trial.result;
  if (error && !one.reference.result.error) {
    return [
      violation(one, {
        text: `エラーで止まりました：${error.message}`,
        line: error.line,
      }),
      ...halfDone(one),
    ];
  }
  return compare(one).map((difference) =>
    violation(one, describe(one, difference)),
  );
}

/** Messages with which the platform refuses what the program hadn't checked. */
function isRefusal({trial}: Case): boolean {
  const {error} = trial.result;
  return (
    error !== null &&
    !['uncaught-error', 'program-stopped'].includes(error.messageId)
  );
}

function stopsAll(one: Case): Finding[] {
  const {error} = one.trial.result;
  const hasOthers = one.reference.result.changes.amounts.some(
    ({employeeId}) => !one.variant.employeeIds.includes(employeeId),
  );
  return error && hasOthers
    ? [
        violation(one, {
          text: `1人のために、全員の更新が止まります：${error.message}`,
          line: error.line,
        }),
      ]
    : [];
}

function judgeNamed(one: Case): Finding[] {
  const {trial, reference, variant} = one;
  const {error, changes} = trial.result;
  const [employeeId = ''] =
    variant.employeeIds === 'all' ? [] : variant.employeeIds;
  if (error) {
    const half = halfDone(one);
    return half.length > 0 || reference.result.error
      ? half
      : isRefusal(one) || !error.message.includes(employeeId)
        ? stopsAll(one)
        : [];
  }
  const others = othersChanged(one);
  const own = compare(one).filter(
    ({kind, ...rest}) => kind === 'amount' && rest.employeeId === employeeId,
  );
  const usual = new Set(
    reference.result.changes.amounts
      .filter((change) => change.employeeId === employeeId)
      .map(({kyuyoKomokuName}) => kyuyoKomokuName),
  );
  // Another payroll item instead: the program has decided.
  const hasOther = changes.amounts.some(
    (change) =>
      change.employeeId === employeeId && !usual.has(change.kyuyoKomokuName),
  );
  if (own.length === 0 || hasOther || isNamed(one, employeeId)) {
    return others;
  }
  return [
    ...others,
    ...own.map((difference) =>
      difference.amounts && difference.amounts[1] > 0
        ? confirm(one, {
            ...describe(one, difference),
            text: bothResults(difference),
          })
        : isZeroOnPurpose(one, difference)
          ? confirm(one, {
              ...describe(one, difference),
              text: bothResults(difference),
            })
          : violation(one, {
              ...describe(one, difference),
              line: personnelLine(one, employeeId) ?? difference.line,
              text: `${employeeId} ${difference.subject} ${difference.expected} → ${difference.actual}（知らせずに漏れます）`,
            }),
    ),
  ];
}

/** Whether the program found who may get nothing, and set the amount to 0. */
function isZeroOnPurpose(
  {trial, variant}: Case,
  {employeeId = '', subject}: Difference,
): boolean {
  return (
    variant.mayBeZero === true &&
    trial.result.changes.amounts.some(
      (change) =>
        change.employeeId === employeeId &&
        change.kyuyoKomokuName === subject &&
        change.after === 0,
    ) &&
    trial.result.observations.personnelReads.some(({foundIds}) =>
      foundIds.has(employeeId),
    )
  );
}

/** The base-date read to whose result the program trusted. */
function personnelLine({trial}: Case, employeeId: string): number | undefined {
  const reads = trial.result.observations.personnelReads.filter(
    ({baseDate, employeeIds}) =>
      baseDate !== undefined && employeeIds.includes(employeeId),
  );
  const missed = reads.find(({foundIds}) => !foundIds.has(employeeId));
  return (missed ?? reads[0])?.line;
}

function judgeStale(one: Case): Finding[] {
  const {trial, variant, facts} = one;
  if (trial.result.error) {
    return halfDone(one);
  }
  const [employeeId = ''] =
    variant.employeeIds === 'all' ? [] : variant.employeeIds;
  const stale = facts.paid
    .filter((paid) => paid.employeeId === employeeId)
    .filter((paid) => {
      const {amount, startDate} = moneyOf(trial, paid);
      return amount > 0 && startDate === undefined;
    });
  return [
    ...othersChanged(one),
    ...stale.map((paid) =>
      violation(one, {
        text: `${employeeId} ${paid.kyuyoKomokuName} 先月の${moneyOf(trial, paid).amount}円のまま`,
        employeeId,
        subject: paid.kyuyoKomokuName,
        expected: '0円',
        actual: `${moneyOf(trial, paid).amount}円`,
        line: amountLine(trial, employeeId),
      }),
    ),
  ];
}

function judgePolicy(one: Case): Finding[] {
  const {trial, reference, variant, facts} = one;
  const {error} = trial.result;
  if (error) {
    const half = halfDone(one);
    return half.length > 0
      ? half
      : isRefusal(one)
        ? stopsAll(one)
        : [
            confirm(one, {
              text: `エラーで止まります：${error.message}。会社の決まりを確認してください`,
              line: error.line,
            }),
          ];
  }
  const [employeeId = ''] =
    variant.employeeIds === 'all' ? [] : variant.employeeIds;
  const own = facts.paid.filter((paid) => paid.employeeId === employeeId);
  return [
    ...othersChanged(one),
    ...own.map((paid) => {
      const show = (trialOf: Trial): string => {
        const {amount, startDate} = moneyOf(trialOf, paid);
        return startDate === undefined ? '更新なし' : `${amount}円`;
      };
      const both = {
        employeeId,
        subject: paid.kyuyoKomokuName,
        expected: show(reference),
        actual: show(trial),
      };
      return confirm(one, {
        ...both,
        text: bothResults(both),
        line: amountLine(trial, employeeId),
      });
    }),
  ];
}

function judgeNoTargets(one: Case): Finding[] {
  const {trial} = one;
  const {error, changes} = trial.result;
  if (error) {
    return halfDone(one);
  }
  return changes.amounts.map(({employeeId, kyuyoKomokuName, after}) =>
    violation(one, {
      rule: 'targets',
      text: `対象者ではない${employeeId}の${kyuyoKomokuName}を${after}円で更新しました`,
      employeeId,
      subject: kyuyoKomokuName,
      expected: '更新なし',
      actual: `${after}円`,
      line: amountLine(trial, employeeId),
    }),
  );
}

/** There is nothing to write or to send. */
function judgeNothingToDo(one: Case): Finding[] {
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

/** `saveAmount` was refused, and nobody's amount has changed. */
function judgeUnsaved(one: Case): Finding[] {
  const {result} = one.trial;
  if (result.error) {
    return unfinished(one);
  }
  const {line} = result.observations.amountsRefusals[0] ?? {};
  const isTold = firstWarning(one) !== undefined;
  return isTold && !hasWritten(result)
    ? [
        confirm(one, {
          text: '誰の金額も変わっていませんが、ログに残すだけで、正常に終わります。エラーで止めるかを、確認してください',
          line,
        }),
      ]
    : [
        violation(one, {
          text: `誰の金額も変わっていないのに、${isTold ? 'ほかの書き込みや送信をして' : '警告もエラーもなく'}、正常に終わります`,
          line,
        }),
      ];
}

/**
 * What was sent a second time, and the receiver can't know it.
 *
 * @param calls - those that repeat an earlier one
 * @param earlier - may hold the calls themselves
 */
function sentAgain(
  one: Case,
  calls: readonly HttpCall[],
  earlier: readonly HttpCall[],
): Finding[] {
  return unknowinglyRepeated(calls, earlier)
    .slice(0, 1)
    .map((call) =>
      violation(one, {
        rule: 'twice',
        text: `${nameRequest(call)}に、同じ内容を${keyOf(call) === undefined ? '' : '違う番号で'}2回送りました`,
        subject: nameRequest(call),
        expected: '1回',
        actual: '2回',
        line: call.line,
        isSettleable: true,
      }),
    );
}

/** Other content under the same number: the receiver drops it as a repetition. */
function sentByOneKey(sent: readonly HttpCall[]): Details | undefined {
  const call = sent.find((later, index) =>
    sent
      .slice(0, index)
      .some(
        (other) =>
          later.method === 'POST' &&
          other.method === 'POST' &&
          other.url === later.url &&
          other.body !== later.body &&
          keyOf(later) !== undefined &&
          keyOf(other) === keyOf(later),
      ),
  );
  return (
    call && {
      rule: 'twice',
      text: `${nameRequest(call)}に、違う内容を同じ番号「${keyOf(call) ?? ''}」で送りました。受け取る側は、2件目からを捨てるおそれがあります。番号を、内容ごとに変えます`,
      subject: nameRequest(call),
      expected: '別の番号',
      actual: '同じ番号',
      line: call.line,
    }
  );
}

function judgeTwice(one: Case): Finding[] {
  const {trial, reference} = one;
  if (trial.result.error) {
    return halfDone(one);
  }
  const data = trial.result.changes.customData
    .filter(
      ({before, after}) =>
        JSON.stringify(before?.values) !== JSON.stringify(after?.values),
    )
    .map(({definitionName, dataId, before, after}) =>
      violation(one, {
        text: `2回目で「${definitionName}」のデータが${before ? (after ? '変わります' : '消えます') : '増えます'}（データID ${dataId}）`,
        subject: `${definitionName}（データID ${dataId}）`,
        line: dataLine(trial, dataId),
      }),
    );
  const amounts = compare(one)
    .filter(({kind}) => kind === 'amount')
    .map((difference) => violation(one, describe(one, difference)));
  const first = sentRequests(reference.result);
  const mixed = sentByOneKey(first);
  if (mixed) {
    return [...data, ...amounts, violation(one, mixed)];
  }
  const again = sentTwice(first, sentRequests(trial.result));
  return [...data, ...amounts, ...sentAgain(one, again, first)];
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
function judgeChanged(one: Case): Finding[] {
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
function judgeChangedKnown(one: Case): Finding[] {
  const {trial} = one;
  const call = sentAnew(one, trial).find((other) => sameKey(one, other));
  return !call || trial.result.error || firstWarning(one)
    ? []
    : [
        violation(one, {
          text: `${nameRequest(call)}に、変わった内容を、1回目と同じ番号「${keyOf(call) ?? ''}」で送り、ステータスコード${call.status ?? ''}を成功として終わります。受け取る側は、前の内容のままのおそれがあります`,
          subject: nameRequest(call),
          expected: '警告かエラー',
          actual: 'なし',
          line: call.line,
          isSettleable: true,
        }),
      ];
}

function judgeDryRun(one: Case): Finding[] {
  const {trial} = one;
  const sent = sentRequests(trial.result);
  const [call] = sent;
  if (!call) {
    return [];
  }
  const keeps = trial.result.changes.customData.length > 0;
  return [
    confirm(one, {
      text: `テスト実行でも、${nameRequest(call)}に${sent.length}件送ります${keeps ? '。記録のデータは残らないので、本番でもう一度送ります' : ''}。送ってよいかを確かめてください`,
      subject: nameRequest(call),
      line: call.line,
    }),
  ];
}

function judgeRetroactive(one: Case): Finding[] {
  const {trial, reference} = one;
  const {error} = trial.result;
  const half = halfDone(one);
  if (!error || half.length > 0) {
    return error ? half : judgeDefect(one);
  }
  return [
    confirm(one, {
      text: reference.result.error
        ? `遡及計算では、エラーで止まります：${error.message}。その月を直せるように、決まりを確認してください`
        : `エラーで止まるため、後の数値で計算しないかは分かりません：${error.message}。会社の決まりを確認してください`,
      line: error.line,
    }),
  ];
}

/** Nothing that could tell the month's price is read from data. */
function judgePastMonth(one: Case): Finding[] {
  const {trial, facts, variant} = one;
  const {error, changes} = trial.result;
  const [first] = changes.amounts;
  const {shoriNengetsu = ''} = variant.scenario.payroll?.sokyuKeisan ?? {};
  const isTold = [
    ...newLines(one, facts).filter(({message}) =>
      message.includes(shoriNengetsu),
    ),
    ...trial.result.logs.filter(({message}) => message.includes('遡及')),
  ].some(({level}) => level === 'warn' || level === 'error');
  if (error || !first || isTold) {
    return halfDone(one);
  }
  const {employeeId, kyuyoKomokuName, after} = first;
  return [
    confirm(one, {
      text: `済んだ月（${shoriNengetsu}）の金額を更新します（${employeeId} ${kyuyoKomokuName} ${after}円${changes.amounts.length > 1 ? `など${changes.amounts.length}件` : ''}）。プログラムに書いた単価を変えた後は、変える前の月も新しい単価になります。会社の決まりを確認してください`,
      subject: kyuyoKomokuName,
      line: amountLine(trial, employeeId),
    }),
  ];
}

function judgeOtherDay(one: Case): Finding[] {
  const {error} = one.trial.result;
  return error
    ? [stopped(one, '実行する日によって')]
    : compare(one)
        .filter(({kind}) => kind === 'amount' || kind === 'start')
        .map((difference) =>
          violation(one, {
            ...describe(one, difference),
            text: `${difference.employeeId ?? ''} ${difference.subject} ${difference.expected} → ${difference.actual}（実行した日で変わります）`,
            isSettleable: true,
          }),
        );
}

/** An error that only this condition leads to: the reader decides. */
function stopped(one: Case, when: string): Finding {
  const {error} = one.trial.result;
  return confirm(one, {
    text: `${when}、エラーで止まります：${error?.message ?? ''}。会社の決まりを確認してください`,
    line: error?.line,
  });
}

function judgeYearLater(one: Case): Finding[] {
  const {trial, facts, variant} = one;
  const written = writtenDates(facts.source);
  const [first] = written;
  const text = first
    ? `プログラムに「${written.map(({text: date}) => date).join('」「')}」と書いてあります`
    : '日付によって変わる理由を、確認してください';
  const found = (details: Details): Finding =>
    first
      ? violation(one, {...details, line: first.line, isSettleable: true})
      : confirm(one, details);
  if (trial.result.error) {
    return [
      first
        ? found({
            text: `1年後には、エラーで止まります：${trial.result.error.message}。${text}`,
          })
        : stopped(one, '1年後には'),
    ];
  }
  return differences(usualLater(facts, variant, 12), trial)
    .filter(({kind}) => kind === 'amount' || kind === 'start')
    .map((difference) =>
      found({
        ...describe(one, difference),
        text: `${difference.employeeId ?? ''} ${difference.subject} ${difference.expected} → ${difference.actual}（1年後）。${text}`,
      }),
    );
}

/** The usual run, some months later. */
function usualLater(
  facts: ProgramFacts,
  {company, scenario}: Variant,
  months: number,
): Trial {
  return {
    company,
    scenario,
    result: monthsLater(
      {...facts.result, observations: undefined},
      months,
    ) as unknown as Trial['result'],
  };
}

function judgeOtherMonth(one: Case): Finding[] {
  const {trial, facts, variant} = one;
  const {shoriNengetsu = ''} =
    variant.scenario.payroll?.sokyuKeisan ?? variant.scenario.payroll ?? {};
  const impossible = trial.result.notices.find(
    ({messageId}) => messageId === 'month-impossible',
  );
  if (impossible) {
    return [
      violation(one, {
        text: `${shoriNengetsu}に、${impossible.message}`,
        line: impossible.line,
      }),
    ];
  }
  // What is written in the program is told of the next year.
  if (writtenDates(facts.source).length > 0) {
    return [];
  }
  return trial.result.error
    ? [stopped(one, `${shoriNengetsu}には`)]
    : differences(usualLater(facts, variant, variant.months ?? 0), trial)
        .filter(({kind}) => kind === 'amount' || kind === 'start')
        .map((difference) =>
          confirm(one, {
            ...describe(one, difference),
            text: `${difference.employeeId ?? ''} ${difference.subject} ${difference.expected} → ${difference.actual}（${shoriNengetsu}）。月によって変わる理由を、確認してください`,
          }),
        );
}

/** Months and days that a program's own texts are, each once. */
function writtenDates(
  source: string,
): {readonly text: string; readonly line: number}[] {
  const found = source
    .split('\n')
    .flatMap((code, index) =>
      [
        ...code.matchAll(
          /(['"`])((?:19|20)\d\d(?:[-/.]?\d{1,2}){1,2}|(?:19|20)\d\d年\d{1,2}月(?:\d{1,2}日)?)\1/g,
        ),
      ].map(([, , text = '']) => ({text, line: index + 1})),
    );
  return found.filter(
    ({text}, index) => found.findIndex((one) => one.text === text) === index,
  );
}

function judgeOutside(one: Case): Finding[] {
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
    return [...repeated, ...changed, ...(claim ? [claim] : [])];
  }
  const blame = variant.question === undefined ? violation : confirm;
  return [
    ...repeated,
    ...changed,
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
      .map((difference) => blame(one, describe(one, difference))),
  ];
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

/**
 * A run that stopped with data written: right if the next one stops before it
 * writes, or leads to what should have been.
 */
function unfinished(one: Case): Finding[] {
  const {trial, reference, again} = one;
  if (!hasWrittenData(trial.result)) {
    return [];
  }
  if (again && !again.result.error) {
    const isHealed = trial.company.customData.every(
      ({definition: {definitionName}}) =>
        valuesOf(again, definitionName) === valuesOf(reference, definitionName),
    );
    return isHealed ? [] : halfDone(one);
  }
  return again && !hasWritten(again.result) ? [] : halfDone(one);
}

function valuesOf(trial: Trial, definitionName: string): string {
  return [...finalRecords(trial, definitionName).values()]
    .map(({values}) => JSON.stringify(values))
    .sort()
    .join('\n');
}
