/*
 * What the reader's programs write into the pay slips: it comes with what runs
 * them, not with every page.
 */
import {SLIP_EMPLOYEE, slipEmployee} from './paySlip';
import type {SlipLine, WrittenLine, WrittenSlip} from './paySlip';

/** What a run did, as far as the slip wants to know. */
export interface SlipRun {
  readonly dryRun: boolean;
  readonly error: unknown;
  readonly amounts: {
    readonly rows: readonly {
      readonly employeeId: string;
      readonly kyuyoKomokuName: string;
      readonly kind: string | null;
      readonly before: number | null;
      readonly after: number;
    }[];
  };
}

/** How a program stood hostile conditions, as far as the slip wants to know. */
export interface SlipTrial {
  readonly problem: string | null;
  readonly violations: readonly {
    readonly title: string;
    /** The amounts that it is about, if it is about any. */
    readonly amounts: readonly {
      readonly employeeId: string;
      readonly item: string;
    }[];
  }[];
  readonly failures: readonly unknown[];
  readonly caveats: readonly unknown[];
  readonly counts: Readonly<
    Record<'violations' | 'doubts' | 'toConfirm', number>
  >;
}

/**
 * Writes what a run has paid; the last program has the say of an item.
 *
 * @param by - the program and its scenario
 * @param place - where it stands
 */
export function writeRun(
  slip: WrittenSlip,
  {amounts: {rows}, dryRun, error}: SlipRun,
  by: string,
  place: string,
): WrittenSlip {
  if (error) {
    return crossOut(slip, by, place);
  }
  const employeeId = slipEmployee(rows);
  // Of several days, the latest: the slip is that of the month that is paid.
  const written = new Map(
    rows
      .filter((row) => row.employeeId === employeeId)
      .map(({after, before, kind, kyuyoKomokuName: name}) => [
        name,
        {
          name,
          amount: after,
          before,
          isDeducted: kind === '控除',
          employeeId,
          by,
          place,
        },
      ]),
  );
  const idle = dryRun
    ? 'テスト実行(ドライラン)のため、明細に書いていません'
    : written.size === 0
      ? 'どの従業員の金額も変わりません'
      : undefined;
  return idle === undefined
    ? {
        employeeId,
        lines: [
          ...slip.lines.filter(
            (line) =>
              (line.employeeId !== employeeId || !written.has(line.name)) &&
              !(line.place === place && line.isRefused),
          ),
          ...written.values(),
        ],
        note: `前回の実行：${
          employeeId === SLIP_EMPLOYEE
            ? ''
            : `従業員ID ${SLIP_EMPLOYEE}の金額は変わりません。`
        }従業員ID ${employeeId}の明細に${[...written.keys()].join('と')}を書きました。`,
      }
    : {
        employeeId: dryRun ? slip.employeeId : employeeId,
        // What stands there isn't what this run has paid.
        lines: slip.lines.map((line) => ({...line, place: undefined})),
        note: `前回の実行：${idle}。`,
      };
}

/**
 * Another program stands there now: what the one before has paid is of an earlier
 * run, and what it hasn't is gone.
 */
export function withdraw(slip: WrittenSlip, place: string): WrittenSlip {
  const lines = slip.lines.flatMap((line) => {
    if (line.place !== place) {
      return line;
    }
    return line.isRefused ? [] : {...line, place: undefined};
  });
  return {...slip, lines, note: ''};
}

/** The program there was changed: nothing vouches for what stands there. */
export function outdate(slip: WrittenSlip, place: string): WrittenSlip {
  const lines = slip.lines.map((line) =>
    line.place === place && !line.isRefused
      ? {...line, basis: '変更前の実行', seal: undefined}
      : line,
  );
  return {...slip, lines};
}

/** What a program wrote before it ended with an error; a line anyway. */
function crossOut(slip: WrittenSlip, by: string, place: string): WrittenSlip {
  const reason = 'エラーで終わったため、書いていません';
  const {employeeId} = slip;
  const attempt = {name: 'この実行の金額', amount: undefined, before: null};
  const crossed = {by, place, isRefused: true, basis: reason, seal: undefined};
  const isOwn = (line: WrittenLine) => line.place === place;
  const lines = slip.lines.some(isOwn)
    ? slip.lines
    : [...slip.lines, {...attempt, ...crossed, employeeId}];
  return {
    employeeId: lines.find(isOwn)?.employeeId ?? employeeId,
    lines: lines.map((line) => (isOwn(line) ? {...line, ...crossed} : line)),
    note: `前回の実行：${reason}。`,
  };
}

/** What isn't wrong has passed once nobody has a question left. */
function sealOf({doubts, toConfirm}: SlipTrial['counts']): SlipLine['seal'] {
  return doubts > 0 ? '要確認' : toConfirm > 0 ? '要決定' : '合格';
}

/**
 * Says of a program's lines how it stood hostile conditions: of each what is wrong
 * with it, else with the numbers of the report. What the company decides is no fault
 * of the program.
 */
export function writeTrial(
  slip: WrittenSlip,
  {problem, violations, failures, caveats, counts}: SlipTrial,
  by: string,
): WrittenSlip {
  const isWrong = violations.length > 0;
  if (problem !== null || (!isWrong && failures.length + caveats.length > 0)) {
    return slip;
  }
  const found = [
    [counts.doubts, '疑い'],
    [counts.toConfirm, '会社が決めること'],
  ] as const;
  const seal = isWrong ? undefined : sealOf(counts);
  const basis = [
    ...(counts.doubts > 0 ? [] : ['厳しい条件で誤りなし']),
    ...found
      .filter(([count]) => count > 0)
      .map(([count, what]) => `${what}${count}件`),
  ].join('、');
  const own = slip.lines.filter((line) => line.by === by);
  const faultsOf = ({employeeId, name}: WrittenLine) =>
    violations.filter(({amounts}) =>
      amounts.some((one) => one.employeeId === employeeId && one.item === name),
    );
  // What is about none of the amounts is said once.
  const isAboutLines = own.some((line) => faultsOf(line).length > 0);
  const judged = own.map((line, index): WrittenLine => {
    const faults = isAboutLines
      ? faultsOf(line)
      : violations.slice(index < own.length - 1 ? violations.length : 0);
    const [first] = faults;
    return {
      ...line,
      isRefused: first !== undefined,
      seal,
      basis: first
        ? `誤り${faults.length}件（${first.title}）`
        : isWrong
          ? undefined
          : basis,
    };
  });
  return {
    ...slip,
    lines: slip.lines.map((line) => judged[own.indexOf(line)] ?? line),
  };
}
