/*
 * When and how often a program runs: other months, again, dry, with a failure.
 */
import {addDays, anHourLater} from '@combosite-functions/simulator';
import {
  companyLater,
  monthsLater,
  withPayroll,
  withRecords,
  withoutOwn,
  yearItems,
} from '../change';
import {
  DELETED,
  amountOf,
  arrivedRequests,
  describeSentTwice,
  effectsOf,
  leftOnlyBy,
  nameRequest,
  names,
  onlyIn,
  paidOf,
  repeatedCall,
  sentRequests,
  stateOf,
  unansweredCall,
  unsentBy,
  isMoney,
} from '../effects';
import {isActive, timeItems, usedTimes, writtenTables} from '../facts';
import {onLeave} from './people';
import {
  findingsOn,
  isTold,
  judgeBroken,
  judgeUntold,
  question,
  questionOn,
  sameQuestion,
  violation,
} from '../judging';
import type {Case, Change, Effect, Facts, Finding, Relation} from '../types';
import type {Company} from '@combosite-functions/simulator';

const NOTHING_DONE = '何も書き込まず、何も送らないプログラムです';

/** All money; without any, all that a program does but deleting what is old. */
function weightOf(effects: readonly Effect[]): number {
  const money = effects.reduce((sum, {amount = 0}) => sum + amount, 0);
  return effects.some(({amount}) => amount !== undefined)
    ? money
    : effects.filter(({value}) => value !== DELETED).length;
}

function judgeMonth(one: Case): Finding[] {
  const {draft, reference, trial} = one;
  const {months = 0} = draft;
  const impossible = trial.result.notices.find(
    ({messageId}) => messageId === 'month-impossible',
  );
  if (impossible) {
    return [violation(impossible.message, impossible.line)];
  }
  const broken = judgeBroken(one);
  if (broken.length > 0) {
    return broken;
  }
  const call = repeatedCall(reference.result, trial.result);
  // What runs with the payroll runs each month.
  if (call && draft.scenario.payroll) {
    const text = `${nameRequest(call)}に、前と同じ番号で送ります。受け取る側は、送り直しとみなします`;
    return [question(text, call.line, 'twice')];
  }
  const isCertain =
    months === 12 && reference.result.changes.amounts.length > 0;
  const lost =
    trial.result.error === null &&
    weightOf(effectsOf(reference)) > 0 &&
    weightOf(effectsOf(trial)) === 0;
  if (lost && one.differences.length > 0) {
    return findingsOn(
      one,
      one.differences.slice(0, 1),
      `（${months === 12 ? '1年後に' : 'この月には'}、全員が0円か、何も行いません）`,
      isCertain ? 'violation' : 'confirm',
    );
  }
  // By the days of a month most amounts change; by a mistake those of few months,
  // or of all from the month on in which the program was written.
  const others = one.differences.filter(
    ({kind, before, after}) =>
      kind === 'amount' && before?.value !== after?.value,
  );
  const isRare = months !== 12;
  const remark = isRare ? '（この月だけ違います）' : '（1年後は違います）';
  return findingsOn(one, others, remark).map((each) => ({...each, isRare}));
}

/** Whether all tables that a program reads say when their rows hold. */
function isDated({tables}: Facts): boolean {
  return tables.length > 0 && tables.every((use) => usedTimes(use).length > 0);
}

/** Whether a program does anything in a payroll. */
function isOfPayroll(facts: Facts): boolean {
  return isActive(facts) && facts.scenario.payroll !== undefined;
}

/** Employees of whom a program writes a record. */
function recordedOf({affected, effects}: Facts): string[] {
  return affected.filter((id) =>
    effects.some(
      ({kind, employeeId}) => kind === 'record' && employeeId === id,
    ),
  );
}

/** What the first run has left, an hour later. */
function afterFirst({company, scenario, result}: Facts) {
  return {
    company: {...result.company, httpAnswers: company.httpAnswers},
    scenario: anHourLater(scenario),
    description: '1回目の1時間後に、その後のデータで、もう一度動かす',
  };
}

/** How many of the first writes fail, one at a time; the last one as well. */
const FAILING = 3;

function lineOfWrite({facts: {result}}: Case, number = 1): number | undefined {
  const {amountsWrites, customDataWrites} = result.observations;
  return [...customDataWrites, ...amountsWrites, ...arrivedRequests(result)].at(
    number - 1,
  )?.line;
}

export const runRelations: readonly Relation[] = [
  {
    id: 'months',
    title: 'ほかの月',
    change:
      '会社のデータ、場面、外部サービスの日付と年月を、すべて1か月から12か月後にする',
    holds:
      '特定の1～3か月や1年後に金額が変わったり、誰も更新しない月があったりしない（1年後に全員が0円なら、必ず誤り）',
    // What is paid in some months only, a company may have decided.
    isPolicy: true,
    rule: 'month',
    none: NOTHING_DONE,
    applies: isActive,
    drafts: ({company, scenario, tables}) => {
      const isNumber = tables.some(({table}) => yearItems(table)[0]);
      return Array.from({length: 12}, (_, index) => index + 1)
        .filter((months) => months === 12 || !isNumber)
        .map((months): Change => ({
          company: companyLater(company, months),
          scenario: monthsLater(scenario, months),
          description: `すべてが${months}か月後${scenario.payroll ? `（${monthsLater(scenario.payroll.shoriNengetsu, months)}）` : ''}`,
          months,
        }));
    },
    judge: judgeMonth,
  },
  {
    id: 'pay-day',
    title: '翌月に支給',
    change: '支給日だけを1か月後にする（処理年月と基準日は変えない）',
    holds: '支給日の月を使うと決めた会社でだけ、金額が変わる',
    isPolicy: true,
    rule: 'month',
    none: '給与計算の場面ではありません',
    applies: isOfPayroll,
    drafts: ({scenario}) => {
      const shikyuDate = monthsLater(scenario.payroll?.shikyuDate ?? '', 1);
      return [
        {
          scenario: withPayroll(scenario, () => ({shikyuDate})),
          description: `支給日が${shikyuDate}`,
        },
      ];
    },
    judge: (one) =>
      one.trial.result.error ? [] : findingsOn(one, one.differences),
  },
  {
    // assumption: run-time-zone
    id: 'clock',
    title: '実行する日時',
    change:
      '動かす日を2日後、5か月後、1年前、1年後に、時刻を0時10分に、機械の時間帯をほかの国にする',
    holds: '給与計算の金額も、外部サービスに問い合わせる内容も変わらない',
    rule: 'order',
    remedy:
      '今日ではなく、給与計算設定のbaseDateかshoriNengetsuを使います。日付はDateに変えず、「YYYY/MM/DD」の文字列のまま比べます。',
    none: '給与計算の場面ではありません',
    applies: isOfPayroll,
    drafts: ({scenario}) => {
      const {startedAt} = scenario;
      const day = startedAt.slice(0, 10);
      const at = (days: number): string =>
        `${addDays(day, days)}${startedAt.slice(10)}`;
      return [at(2), at(150), at(-365), at(365), `${day} 00:10:00`, ''].map(
        (time): Change => ({
          scenario: {
            ...scenario,
            ...(time ? {startedAt: time} : {utcOffsetHours: -8}),
          },
          description: time ? `${time}に動かす` : '時間帯が日本より17時間遅い',
          readsSame: true,
        }),
      );
    },
    judge: (one) => {
      const call = unansweredCall(one.trial);
      return call && !unansweredCall(one.reference)
        ? [
            question(
              `${nameRequest(call)}に、いつもと違うことを問い合わせます（応答が用意されていません）`,
              call.line,
            ),
          ]
        : [
            ...judgeBroken(one),
            ...judgeUntold(
              one,
              one.differences.filter(isMoney),
              '',
              // Who does nothing at all on other days may mean it.
              one.trial.result.changes.amounts.length > 0
                ? 'violation'
                : 'confirm',
            ),
          ];
    },
  },
  {
    id: 'retroactive',
    title: '遡及計算',
    change: '前の月の遡及計算の中で動かす',
    holds: '書かないか、その月の値で書くと、会社が決めている',
    isPolicy: true,
    rule: 'retroactive',
    none: '給与計算の場面ではないか、日付のある表だけを使い、送らないプログラムです',
    applies: (facts) =>
      isOfPayroll(facts) &&
      !facts.scenario.payroll?.sokyuKeisan &&
      facts.targets !== undefined &&
      (!isDated(facts) || sentRequests(facts.result).length > 0),
    drafts: ({company, scenario, targets = []}) => {
      const month = monthsLater(scenario.payroll?.shoriNengetsu ?? '', -1);
      return [
        {
          company: {
            ...company,
            httpAnswers: companyLater(company, -1).httpAnswers,
          },
          scenario: withPayroll(scenario, (payroll) => {
            const {shoriNengetsu, baseDate, shikyuDate} = monthsLater(
              payroll,
              -1,
            );
            return {
              sokyuKeisan: {
                shoriNengetsu,
                baseDate,
                shikyuDate,
                employeeIdList: targets,
              },
            };
          }),
          description: `${month}の遡及計算`,
        },
      ];
    },
    judge: (one) => {
      const {effects, tables} = one.facts;
      const usual = effects.map(({value}) => value);
      // Where all that it reads is of the month, so is what comes of it.
      const isOfMonth = isDated(one.facts);
      const effect = effectsOf(one.trial).find(
        ({kind, value, amount}) =>
          kind === 'request' ||
          (!isOfMonth &&
            amount !== 0 &&
            (tables.length > 0 || usual.includes(value))),
      );
      // What is sent, no line of the log brings back.
      return effect && (effect.kind === 'request' || !isTold(one))
        ? [questionOn(effect, '遡及計算でも、')]
        : [];
    },
  },
  {
    id: 'again',
    title: '2回目の実行',
    change: '1回目の後のデータで、1時間後にもう一度動かす',
    holds:
      '止まらず、金額が変わらず、同じデータが増えず、同じ内容を番号なしで送らない',
    rule: 'twice',
    none: NOTHING_DONE,
    applies: ({effects, scenario: {dryRun}}) =>
      !dryRun && effects.some(({kind}) => kind !== 'log'),
    drafts: (facts) => [afterFirst(facts)],
    judge: (one) => {
      const {reference, trial} = one;
      const first = stateOf(reference.result.company);
      const lines = trial.result.observations;
      const extra = leftOnlyBy(trial, reference);
      const lost = leftOnlyBy(reference, trial);
      const line = (lines.customDataWrites[0] ?? lines.amountsWrites[0])?.line;
      const isMoney = trial.result.changes.amounts.length > 0;
      return [
        ...judgeBroken(one, false),
        ...extra.map((text, index) => {
          const isWrong =
            first.includes(text) ||
            (isMoney && lost[index] !== undefined && text.includes('円（'));
          const says = isWrong ? violation : question;
          return says(`2回目に ${lost[index] ?? 'なし'} → ${text}`, line);
        }),
        ...describeSentTwice(reference.result, trial.result).map((text) =>
          question(text, sentRequests(trial.result)[0]?.line),
        ),
      ];
    },
  },
  {
    id: 'next-month',
    title: '翌月の実行',
    change:
      '翌月に動かす。金額とプログラムが書き込む表は1回目の後のまま、ほかのデータの日付と年月は1か月後にする',
    holds:
      '1回目がなかったときと、金額が同じで、止まらない。違うなら、従業員IDをログに残すか、1回だけ支給すると会社が決めている',
    isPolicy: true,
    rule: 'twice',
    remedy:
      '残高や回数の上限で止まるなら、直さず決まりを書きます。毎月のものなら、済んだ分かを調べるときに、記録の年月も支払う月と比べます。',
    none: 'カスタムデータに書き込む給与計算のプログラムではありません',
    applies: (facts) =>
      facts.scenario.payroll !== undefined && writtenTables(facts).length > 0,
    drafts: (facts) => {
      const {affected: employeeIds, company, result} = facts;
      const written = writtenTables(facts);
      const later = companyLater(company, 1);
      const scenario = monthsLater(facts.scenario, 1);
      const keeping = ({amounts, customData}: Company): Company => ({
        ...later,
        amounts,
        customData: later.customData.map((table, index) =>
          written.includes(table.definition.definitionName)
            ? (customData[index] ?? table)
            : table,
        ),
      });
      return [
        {
          company: keeping(result.company),
          scenario,
          reference: {company: keeping(company), scenario},
          description: `${scenario.payroll?.shoriNengetsu ?? ''}に、1回目の後のデータで動かす`,
          employeeIds,
        },
      ];
    },
    // What stops it is what the first run has written: without that, it would run.
    // So would all of whom something is written: where some go on, others have ended.
    judge: (one) => {
      const {facts, reference, trial} = one;
      const goesOn = recordedOf(facts).some((id) => {
        const [usual, now] = [reference, trial].map((run) => amountOf(run, id));
        return usual?.amount && usual.amount === now?.amount;
      });
      return reference.result.error
        ? []
        : [
            ...judgeBroken(one, false),
            ...(goesOn
              ? []
              : judgeUntold(one, one.differences.filter(isMoney))),
          ];
    },
  },
  {
    id: 'stale',
    title: '書いた後の変更',
    change:
      '1回動かした後に、記録した1人が休職する。ほかの表から、その人の行がなくなる。そこで、もう一度動かす',
    holds: '金額が変わるなら、1回目に書いた記録も変わる',
    isPolicy: true,
    rule: 'twice',
    remedy:
      '金額を変えるときは、1回目に登録した記録も、同じ内容に更新するか、削除します。',
    none: 'カスタムデータに書き込む給与計算のプログラムではありません',
    drafts: (facts) => {
      const {company, scenario, tables} = facts;
      const [id] = recordedOf(facts);
      if (id === undefined || !scenario.payroll) {
        return [];
      }
      const written = writtenTables(facts);
      const others = tables.filter(({name}) => !written.includes(name));
      const since = addDays(facts.baseDate, -20);
      const first = afterFirst(facts);
      const after = (
        says: string,
        change: (company: Company) => Company,
      ): Change => ({
        ...first,
        company: change(first.company),
        reference: {company: change(company)},
        description: `1回目の後に、${says}`,
        employeeIds: [id],
      });
      return [
        after(`${id}が休職する`, (one) => onLeave(one, id, since)),
        ...others.map(({name}) =>
          after(`「${name}」から、${id}の行がなくなる`, (one) =>
            withRecords(one, name, (all) => withoutOwn(all, id)),
          ),
        ),
      ];
    },
    judge: ({draft: {employeeIds}, facts, reference, trial}) => {
      const [id = ''] = employeeIds;
      const [before, after] = [facts, trial].map((one) => amountOf(one, id));
      if (trial.result.error || before?.value === after?.value) {
        return [];
      }
      const wanted = stateOf(reference.result.company);
      return onlyIn(stateOf(facts.result.company), stateOf(facts.company))
        .filter(
          (text) =>
            text.startsWith('「') &&
            names(text, id) &&
            !wanted.includes(text) &&
            stateOf(trial.result.company).includes(text),
        )
        .map((text) =>
          question(
            `${id} ${before?.value ?? '更新なし'} → ${after?.value ?? '更新なし'}。記録は残ります：${text}`,
            after?.line,
          ),
        );
    },
  },
  {
    id: 'paid-on',
    title: '翌々月も支給',
    change:
      'プログラムが書き込まない表の年月と日付を、すべて2か月前にする。すべて1か月後にする',
    holds:
      '2か月前でも同じ金額になるのは、その月から毎月支給すると会社が決めた手当だけ',
    isPolicy: true,
    rule: 'month',
    remedy:
      '毎月続くものなら、直さず決まりを書きます。1か月だけのものなら、対象年月が支払う月と同じものだけを読みます。',
    none: '年月や日付のある表を使って、金額を書くプログラムではないか、払った記録を調べるプログラムです',
    applies: (facts) =>
      !facts.tables.some(({name}) => writtenTables(facts).includes(name)) &&
      facts.effects.some(({kind}) => kind === 'amount'),
    drafts: ({company, tables}) => {
      const moved = tables.filter((use) => timeItems(use).length > 0);
      const movedBy = (months: number) => ({
        company: moved.reduce(
          (one, {name}) =>
            withRecords(one, name, (all) => monthsLater(all, months)),
          company,
        ),
      });
      return moved.length === 0
        ? []
        : [
            {
              ...movedBy(-2),
              reference: movedBy(1),
              description: '表の日付が、すべて2か月前でも',
            },
          ];
    },
    judge: ({facts, reference, trial}) => {
      const isRunning = !reference.result.error && !trial.result.error;
      return paidOf(isRunning ? facts.effects : [])
        .filter(
          ({employeeId = '', amount}) =>
            amountOf(trial, employeeId)?.amount === amount &&
            !amountOf(reference, employeeId)?.amount,
        )
        .map((one) => sameQuestion(one, '（1か月後なら支給なし）'));
    },
  },
  {
    // assumption: dry-run-no-update
    // assumption: dry-run-no-data
    // assumption: dry-run-writes
    id: 'dry-run',
    title: 'テスト実行',
    change: 'テスト実行(ドライラン)で動かす',
    holds: '送ってよい内容かを、会社が決めている',
    isPolicy: true,
    rule: 'dry-run',
    none: '外部に送らないプログラムです',
    applies: ({result, scenario: {dryRun}}) =>
      !dryRun && sentRequests(result).length > 0,
    drafts: ({scenario}) => [
      {
        scenario: {...scenario, dryRun: true},
        description: 'テスト実行で動かす',
      },
    ],
    judge: ({trial: {result}}) =>
      sentRequests(result)
        .slice(0, 1)
        .map((call) =>
          question(`テスト実行でも、${nameRequest(call)}に送ります`, call.line),
        ),
  },
  {
    // assumption: save-amount-all-or-nothing
    id: 'write-fails',
    title: '書き込みか送信の失敗',
    change: '何回目かの書き込みか送信が、一時的な障害で失敗する',
    holds: '失敗を知らせ、次の実行の後は、失敗しなかったときと同じになる',
    rule: 'all-at-once',
    none: NOTHING_DONE,
    applies: ({scenario: {dryRun}}) => !dryRun,
    drafts: ({result, scenario}) => {
      const {amountsWrites, customDataWrites} = result.observations;
      const count =
        amountsWrites.length +
        customDataWrites.length +
        sentRequests(result).length;
      return Array.from({length: count}, (_, index) => index + 1)
        .filter((one) => one <= FAILING || one === count)
        .map((failsAtWrite) => ({
          scenario: {...scenario, failsAtWrite},
          description: `${failsAtWrite}回目の書き込みか送信が失敗する（全${count}回）`,
          runsAgain: true,
        }));
    },
    judge: (one) => {
      const {again: next, draft, lines, reference, trial} = one;
      if (!next) {
        return [];
      }
      const {error} = trial.result;
      const isQuiet =
        error === null && lines.every(({level}) => level === 'debug');
      const found = (run: Case['trial']) => [
        ...leftOnlyBy(reference, run),
        ...leftOnlyBy(run, reference),
      ];
      const [left] = found(trial);
      // A run that stops tells of it.
      const isToldLater = next.result.error !== null;
      const [wrong] = isToldLater ? [] : found(next);
      const [unsent] = unsentBy(reference, trial, next);
      const line = error?.line ?? lineOfWrite(one, draft.scenario.failsAtWrite);
      const isLeft =
        left !== undefined ||
        arrivedRequests(trial.result).length <
          arrivedRequests(reference.result).length;
      if (isQuiet && isLeft) {
        const text = `失敗を、エラーにもログにもせずに終わりました${left === undefined ? '' : `：${left}`}`;
        return [violation(text, line, 'outside')];
      }
      const differs = '次の実行の後も、失敗しなかったときと違います';
      if (wrong !== undefined) {
        return [violation(`${differs}：${wrong}`, line)];
      }
      if (unsent !== undefined && !isToldLater) {
        return [question(`${differs}：${unsent} → 送られないまま`, line)];
      }
      const text = `失敗をログに残すだけで、正しく終わったことになります：${left ?? ''} が残りません`;
      return error === null && left !== undefined ? [question(text, line)] : [];
    },
  },
];
