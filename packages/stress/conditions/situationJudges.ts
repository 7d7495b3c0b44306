/*
 * Judges of the same data in another situation.
 */
import {SORTS} from '../types';
import {
  amountLine,
  dataLine,
  differences,
  nameRequest,
  sentRequests,
} from '../outcome';
import {
  compare,
  confirm,
  describe,
  halfDone,
  newLines,
  sentAgain,
  stopped,
  violation,
} from '../judging';
import {judgeDefect} from '../judgeDefect';
import {keyOf, sentTwice} from '../requests';
import {monthsLater} from '../change';
import type {Case, Details} from '../judging';
import type {Finding, Trial, Variant} from '../types';
import type {HttpCall} from '@combosite-functions/simulator';

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

export function judgeTwice(one: Case): Finding[] {
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

export function judgeDryRun(one: Case): Finding[] {
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

export function judgeRetroactive(one: Case): Finding[] {
  const {trial, reference} = one;
  const {error} = trial.result;
  const half = halfDone(one);
  if (!error || half.length > 0) {
    return error ? half : judgeDefect(one);
  }
  return [
    confirm(one, {
      sort: SORTS.stops,
      text: reference.result.error
        ? `遡及計算では、エラーで止まります：${error.message}。その月を直せるように、決まりを確認してください`
        : `エラーで止まるため、後の数値で計算しないかは分かりません：${error.message}。会社の決まりを確認してください`,
      line: error.line,
    }),
  ];
}

/** Nothing that could tell the month's price is read from data. */
export function judgePastMonth(one: Case): Finding[] {
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

export function judgeOtherDay(one: Case): Finding[] {
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

export function judgeYearLater(one: Case): Finding[] {
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
export function usualLater(
  usual: Trial,
  {company, scenario}: Variant,
  months: number,
): Trial {
  return {
    company,
    scenario,
    result: monthsLater(
      {...usual.result, observations: undefined},
      months,
    ) as unknown as Trial['result'],
  };
}

/** Months and days that a program's own texts are, each once. */
export function writtenDates(
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
