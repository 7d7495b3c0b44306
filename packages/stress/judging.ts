/*
 * What judges of several conditions need.
 */
import {SORTS} from './types';
import {
  amountLine,
  differences,
  finalRecords,
  hasWritten,
  hasWrittenData,
  moneyOf,
  nameRequest,
  sentRequests,
} from './outcome';
import {keyOf, unknowinglyRepeated} from './requests';
import type {Difference} from './outcome';
import type {Finding, ProgramFacts, Trial, Variant, Sort} from './types';
import type {HttpCall, LogLine} from '@combosite-functions/simulator';
import type {RuleId} from './rules';

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

export type Details = Omit<Finding, 'verdict' | 'rule' | 'isSettleable'> & {
  readonly rule?: RuleId;
  readonly isSettleable?: boolean;
};

export function violation({rule}: Case, details: Details): Finding {
  return {verdict: 'violation', rule, isSettleable: false, ...details};
}

export function confirm({rule}: Case, details: Details): Finding {
  return {verdict: 'confirm', rule, isSettleable: true, ...details};
}

/** A difference as a finding of the reader. */
export function describe(
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

/** Log lines that the usual run doesn't have. */
export function newLines(
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

/** An error after something has been written. */
export function halfDone(one: Case): Finding[] {
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

export function isTouched({variant}: Case, difference: Difference): boolean {
  return (
    variant.employeeIds === 'all' ||
    difference.employeeId === undefined ||
    variant.employeeIds.includes(difference.employeeId)
  );
}

/** Whether a new warning or error names the employee or the record. */
export function isNamed(one: Case, employeeId?: string): boolean {
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

export function compare({trial, reference, variant}: Case): Difference[] {
  return differences(reference, trial, variant.addedIds);
}

/** Differences of those whom the change doesn't touch. */
export function othersChanged(one: Case): Finding[] {
  return compare(one)
    .filter(({kind}) => kind === 'amount')
    .filter((difference) => !isTouched(one, difference))
    .map((difference) => violation(one, describe(one, difference)));
}

export function bothResults(
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

/** What the touched get, as usual and under the condition. */
export function amountsOf(one: Case): Finding[] {
  const {facts, reference, trial, variant} = one;
  return facts.paid
    .filter(
      ({employeeId}) =>
        variant.employeeIds !== 'all' &&
        variant.employeeIds.includes(employeeId) &&
        trial.result.error === null &&
        !isNamed(one, employeeId),
    )
    .map((paid) => {
      const both = {
        employeeId: paid.employeeId,
        subject: paid.kyuyoKomokuName,
        expected: moneyText(reference, paid),
        actual: moneyText(trial, paid),
      };
      return confirm(one, {
        ...both,
        text: bothResults(both),
        line: amountLine(trial, paid.employeeId),
      });
    });
}

/** What somebody gets by a run, or that it sets nothing. */
export function moneyText(
  trial: Trial,
  of: Parameters<typeof moneyOf>[1],
): string {
  const {amount, startDate} = moneyOf(trial, of);
  return startDate === undefined ? '更新なし' : `${amount}円`;
}

/** The first warning or error that the usual run doesn't have. */
export function firstWarning(one: Case): LogLine | undefined {
  return newLines(one).find(({level}) => level === 'warn' || level === 'error');
}

/** Messages with which the platform refuses what the program hadn't checked. */
export function isRefusal({trial}: Case): boolean {
  const {error} = trial.result;
  return (
    error !== null &&
    !['uncaught-error', 'program-stopped'].includes(error.messageId)
  );
}

export function stopsAll(one: Case): Finding[] {
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

/**
 * What was sent a second time, and the receiver can't know it.
 *
 * @param calls - those that repeat an earlier one
 * @param earlier - may hold the calls themselves
 */
export function sentAgain(
  one: Case,
  calls: readonly HttpCall[],
  earlier: readonly HttpCall[],
): Finding[] {
  return unknowinglyRepeated(calls, earlier)
    .slice(0, 1)
    .map((call) =>
      violation(one, {
        sort: one.rule === 'twice' ? undefined : SORTS.again,
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

/** An error that only this condition leads to: the reader decides. */
export function stopped(one: Case, when: string): Finding {
  const {error} = one.trial.result;
  return confirm(one, {
    sort: SORTS.stops,
    text: `${when}、エラーで止まります：${error?.message ?? ''}。会社の決まりを確認してください`,
    line: error?.line,
  });
}

/**
 * A run that stopped with data written: right if the next one stops before it
 * writes, or leads to what should have been.
 */
export function unfinished(one: Case): Finding[] {
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

/** Of what else than money a difference is, in a program that pays. */
export function sortOf({facts}: Case, {kind}: Difference): Sort | undefined {
  return facts.paid.length === 0
    ? undefined
    : kind === 'data'
      ? SORTS.data
      : kind === 'request'
        ? SORTS.sending
        : undefined;
}
