/*
 * What is wrong under any condition.
 */
import {amountLine, dataLine, nameRequest, sentRequests} from './outcome';
import {findLeaks} from './leaks';
import {newLines, violation} from './judging';
import type {Case} from './judging';
import type {Finding} from './types';
import type {RuleId} from './rules';

/** Money that isn't due in any company, and texts that no one meant. */
export function checkInvariants(one: Case): Finding[] {
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
  // assumption: save-amount-refuses-negative
  if (amount < 0) {
    return {rule: 'values', text: '負の金額です'};
  }
  // assumption: save-amount-whole-yen
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
