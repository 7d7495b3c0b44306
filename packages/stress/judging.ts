/*
 * What the judgements of several relations need.
 */
import {
  compareRuns,
  describeDifference,
  hasWritten,
  isDeletion,
  isKept,
  isMoney,
  leftOnlyBy,
  nameSubject,
  mistakenCall,
  nameRequest,
  names,
  onlyIn,
  sentenceOn,
  textOf,
  unsentBy,
} from './effects';
import {findLeaks} from './leaks';
import type {Case, Difference, Effect, Finding, Trial} from './types';
import type {RuleId} from './rules';
import type {LogLine} from '@combosite-functions/simulator';

/**
 * Log lines that the run with which it is compared hasn't got. Other counts and
 * amounts don't make a line another one; another employee or record does.
 */
export function newLines(reference: Trial, trial: Trial): LogLine[] {
  const ids = new Set(
    [reference, trial].flatMap(({company: {employees, customData}}) => [
      ...employees.map(({employeeId}) => employeeId),
      ...customData.flatMap(({records}) => records.map(({dataId}) => dataId)),
    ]),
  );
  const keyOf = ({level, message}: LogLine): string =>
    level +
    message.replace(/\w+(?:[,.]\d+)*/g, (word) =>
      ids.has(word) || !/^\d[\d,.]*$/.test(word) ? word : '0',
    );
  return onlyIn(trial.result.logs, reference.result.logs, keyOf);
}

function isWarningLine({level}: LogLine): boolean {
  return level === 'warn' || level === 'error';
}

/** Whether the program stopped, or wrote what tells the reader of the change. */
export function isTold(one: Case): boolean {
  const {
    trial: {result},
    draft: {employeeIds, words = []},
    facts: {effects},
    lines,
  } = one;
  if (result.error) {
    return true;
  }
  const isOfAll = employeeIds === 'all';
  const wanted = [...(isOfAll ? [] : employeeIds), ...words];
  // What the log has for a result tells of nothing else.
  const isResult = (text: string): boolean =>
    effects.some(({kind}) => kind === 'log') && /\d円/.test(text);
  return lines.some((line) => {
    const text = textOf(line);
    const isWarning = isWarningLine(line);
    return (
      (!isResult(text) &&
        wanted.some(
          // A single digit is anywhere but in a warning.
          (word) => (word.length > 1 || isWarning) && names(text, word),
        )) ||
      (isOfAll && isWarning)
    );
  });
}

/** Whether somebody gets nothing any more, or isn't updated any more. */
export function isLoss({before, after}: Difference): boolean {
  return (before?.amount ?? 0) > 0 && (after?.amount ?? 0) === 0;
}

type Judgement = Finding['verdict'];

/** Findings on differences. */
export function findingsOn(
  {trial}: Case,
  differences: readonly Difference[],
  remark = '',
  verdict: Judgement | ((difference: Difference) => Judgement) = 'confirm',
  rule?: RuleId,
): Finding[] {
  return differences.map((difference) => {
    const {employeeId, kind, line, subject} = difference;
    return {
      ...describeDifference(difference, trial, remark),
      verdict: typeof verdict === 'string' ? verdict : verdict(difference),
      rule,
      line,
      amount:
        kind === 'amount' && employeeId !== undefined
          ? {employeeId, item: subject}
          : undefined,
    };
  });
}

/** A finding with its line, before which nothing stands. */
export function describeFinding({
  text,
  line,
  callers = [],
}: Pick<Finding, 'text' | 'line' | 'callers'>): string {
  const from = callers.length === 0 ? '' : `（${callers.join('、')}行目から）`;
  return line === undefined ? text : `${line}行目${from} ${text}`;
}

/** No money may change; what else does is asked about. */
export function wrongOfMoney(difference: Difference): Judgement {
  return isMoney(difference) ? 'violation' : 'confirm';
}

export const SILENT = '（警告なし）';

/** What is wrong for certain. */
export function violation(
  text: string,
  line: number | undefined,
  rule?: RuleId,
): Finding {
  return {...question(text, line, rule), verdict: 'violation'};
}

/** What the company decides. */
export function question(
  text: string,
  line: number | undefined,
  rule?: RuleId,
): Finding {
  return {verdict: 'confirm', rule, text, line};
}

/** Of what is done all the same, under a condition that is named before it. */
export function questionOn(effect: Effect, before: string): Finding {
  const {text, sentence} = nameSubject(effect);
  const {kind, value, line} = effect;
  const done = kind === 'request' ? 'を行います' : 'とします';
  return {
    ...question(`${before}${text} ${value} ${done}`, line),
    sentence: sentenceOn(effect, [`${before}${sentence}を、`, value, done]),
  };
}

/** What somebody gets all the same. */
export function sameQuestion(usual: Effect, remark = ''): Finding {
  const {text, sentence} = nameSubject(usual);
  const {value, line} = usual;
  return {
    ...question(`${text} ${value}のまま${remark}`, line),
    sentence: sentenceOn(usual, [
      `${sentence}は、`,
      value,
      `のままです${remark}`,
    ]),
  };
}

/**
 * A change that is to change no money, unless the program stops or tells of it.
 *
 * @param one - the run
 * @param verdict - on what happens to those whom the change touches
 */
export function judgeGuarded(
  one: Case,
  verdict: Finding['verdict'] = 'confirm',
): Finding[] {
  const {differences, draft, trial} = one;
  const others = judgeOthers(one);
  if (trial.result.error || others.length > 0) {
    return others;
  }
  // A log line doesn't bring back what is deleted.
  const isExcused = isTold(one);
  const meant = differences.filter(
    (difference) =>
      (!isExcused || isDeletion(difference)) &&
      !isKept(difference) &&
      !isOfAddedRow(one, difference) &&
      (draft.employeeIds === 'all' ||
        difference.employeeId === undefined ||
        draft.employeeIds.includes(difference.employeeId)),
  );
  return findingsOn(one, meant, SILENT, verdict);
}

/** Whether it is what becomes of a row that only the change has put in. */
function isOfAddedRow({reference}: Case, {before, after}: Difference): boolean {
  const dataId = after?.dataId;
  return (
    before === undefined &&
    dataId !== undefined &&
    reference.company.customData.every(({records}) =>
      records.every((record) => record.dataId !== dataId),
    )
  );
}

/**
 * Whom a change doesn't touch keeps the amount. A program that shares out a sum
 * changes all amounts; one that does nothing at all has stopped in its own way.
 */
export function judgeOthers(one: Case): Finding[] {
  const {draft, differences, reference, trial} = one;
  const {employeeIds} = draft;
  if (trial.result.error || employeeIds === 'all') {
    return [];
  }
  const changed = differences.filter(
    (difference) =>
      isMoney(difference) &&
      difference.before !== undefined &&
      difference.employeeId !== undefined &&
      !employeeIds.includes(difference.employeeId),
  );
  const isStopped = trial.result.changes.amounts.length === 0 && isTold(one);
  if (changed.length === 0 || isStopped) {
    return [];
  }
  const paid = reference.result.changes.amounts.filter(
    ({employeeId, after}) => after > 0 && !employeeIds.includes(employeeId),
  );
  const isShared =
    changed.length >= Math.max(2, paid.length) && !changed.some(isLoss);
  return findingsOn(
    one,
    changed,
    '（条件と関係のない人です）',
    isShared ? 'confirm' : 'violation',
    'targets',
  );
}

/** No money depends on an order that nobody promises, unless the log tells of it. */
export function judgeTwin(one: Case, rule?: RuleId): Finding[] {
  const {trial, twin} = one;
  return !twin || twin.result.error || isTold(one)
    ? []
    : findingsOn(
        one,
        compareRuns(twin, trial).filter(isMoney),
        '（左は、順番だけが逆のとき）',
        'violation',
        rule,
      );
}

/** A program that stopped; `mayStop` if it has its reasons to do so by itself. */
export function judgeBroken({trial}: Case, mayStop = true): Finding[] {
  const {error} = trial.result;
  return error && !(mayStop && error.messageId === 'program-stopped')
    ? [question(`エラーで止まります：${error.message}`, error.line)]
    : [];
}

/** Nothing may differ but what a change of this kind has in all programs. */
export function judgeSame(
  one: Case,
  differences = one.differences,
  remark = '（変わってはいけません）',
  verdict: Parameters<typeof findingsOn>[3] = wrongOfMoney,
): Finding[] {
  const broken = judgeBroken(one, false);
  return broken.length > 0
    ? broken
    : findingsOn(one, differences, remark, verdict);
}

/**
 * What changes without an error, a line that names whose it is, or a warning. Of
 * whom a warning doesn't name, it leaves the money as it is, or it is asked about,
 * and so is what any other line may tell of.
 */
export function judgeSilent(
  one: Case,
  verdict: Finding['verdict'],
  isMeant: (difference: Difference) => boolean = () => true,
): Finding[] {
  const {differences, lines, trial} = one;
  const isWarned = lines.some(isWarningLine);
  const isTellable = (difference: Difference): boolean =>
    difference.employeeId !== undefined &&
    isMoney(difference) &&
    difference.after !== undefined;
  const isSilent = (difference: Difference): boolean =>
    (!isWarned || isTellable(difference)) &&
    !lines.some((line) => names(textOf(line), difference.employeeId ?? ''));
  return trial.result.error !== null
    ? []
    : findingsOn(
        one,
        differences.filter((each) => isMeant(each) && isSilent(each)),
        isWarned ? '（従業員IDの警告なし）' : SILENT,
        lines.length > 0 ? 'confirm' : verdict,
      );
}

/** Findings on differences, unless the program stops or tells of them. */
export function judgeUntold(...args: Parameters<typeof findingsOn>): Finding[] {
  return isTold(args[0]) ? [] : findingsOn(...args);
}

const ODD_TEXT = /(?:^|[^A-Za-z])(?:undefined|NaN)(?![A-Za-z])|\[object /;

/** What is wrong whatever was changed. */
export function judgeAlways(one: Case): Finding[] {
  const {facts, lines, trial, reference} = one;
  const usual = new Set(
    reference.result.logs.map(({message}) => message.replace(/\d/g, '')),
  );
  const odd = lines.find(
    ({level, message}) =>
      !trial.result.error &&
      (level === 'info' || level === 'debug') &&
      ODD_TEXT.test(message) &&
      !usual.has(message.replace(/\d/g, '')),
  );
  const leak = findLeaks(lines, trial.company);
  const isNegative = ({before, after}: Difference): boolean =>
    (after?.amount ?? 0) < 0 &&
    (before?.amount ?? 0) > 0 &&
    after?.amount !== -(before?.amount ?? 0);
  const mistaken = mistakenCall(trial.result);
  // Of a program that does nothing, the log is for its author alone.
  const onLog = facts.effects.length > 0 ? violation : question;
  const whole = [
    odd &&
      onLog(
        `値のないまま進みました。ログ「${odd.message}」`,
        odd.line,
        'values',
      ),
    leak &&
      violation(
        `従業員ID ${leak.employeeId}の${leak.what}がログに出ます`,
        leak.line.line,
        'logs',
      ),
    mistaken &&
      violation(
        `${nameRequest(mistaken)}に、ほかの内容を、同じ番号で送ります。受け取る側は、2つ目を捨てます`,
        mistaken.line,
        'twice',
      ),
  ];
  return [
    ...findingsOn(
      one,
      one.differences.filter(
        (difference) =>
          isNegative(difference) ||
          ODD_TEXT.test(difference.after?.value ?? ''),
      ),
      '（負か、値のない内容です）',
      'violation',
      'values',
    ),
    ...whole.flatMap((found) => found ?? []),
    ...judgeHalfDone(one),
  ];
}

/** What a program that stopped has left, and the next run doesn't make good. */
function judgeHalfDone(one: Case): Finding[] {
  const {again, draft, reference, trial} = one;
  const {error} = trial.result;
  if (!error || !hasWritten(trial.result) || !again) {
    return [];
  }
  const missing = leftOnlyBy(reference, again);
  const extra = leftOnlyBy(again, reference);
  const [unsent] = again.result.error ? [] : unsentBy(reference, trial, again);
  if (unsent !== undefined) {
    return [
      question(`次の実行でも送りません：${unsent}`, error.line, 'outside'),
    ];
  }
  if (again.result.error === null && missing.length + extra.length > 0) {
    const text = `書き込みの途中で止まり、次の実行でも直りません：${missing[0] ?? 'なし'} → ${extra[0] ?? 'なし'}`;
    return [violation(text, error.line, 'all-at-once')];
  }
  const text = '一部を書き込むか送った後で止まりました';
  // What stops because of an answer, or a failure, can't stop before it sends.
  return draft.employeeIds === 'all'
    ? []
    : [question(text, error.line, 'all-at-once')];
}
