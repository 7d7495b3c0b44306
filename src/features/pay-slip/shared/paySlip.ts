/*
 * The pay slips of the sample company: what is paid anyway, and what the
 * reader's programs have written into them; one is shown. A page loads this, so
 * the few amounts of the company stand here once more; a test holds both
 * together.
 */
import {yen} from '@combosite-functions/simulator';

/** A line of the slip. */
export interface SlipLine {
  readonly name: string;
  /** Nothing as long as it isn't known. */
  readonly amount: number | undefined;
  /** What it was before a program changed it; `null` if there was none. */
  readonly before?: number | null;
  /** Of what the amount is made, or what is open of it. */
  readonly basis?: string;
  readonly isDeducted?: boolean;
  /** How its program stood hostile conditions: an empty text is a pass, if nothing is open. */
  readonly reason?: string;
  /** Whether it was written before: on another page, or before a run that failed. */
  readonly isEarlier?: boolean;
}

/** A line that a program has written. */
export interface WrittenLine extends SlipLine {
  readonly amount: number;
  readonly employeeId: string;
  /** Which program, in which scenario. */
  readonly by: string;
  /** Where that program stands; nowhere once a later run has failed. */
  readonly page?: string;
}

/** What the browser keeps of the slips. */
export interface WrittenSlip {
  /** Whose is shown. */
  readonly employeeId: string;
  readonly lines: readonly WrittenLine[];
  /** What the last run has come to. */
  readonly note: string;
}

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
  readonly violations: readonly {readonly title: string}[];
  readonly failures: readonly unknown[];
  readonly doubts: readonly unknown[];
  readonly toConfirm: readonly unknown[];
}

/** Whose slip it is, unless a run changed those of others only. */
export const SLIP_EMPLOYEE = '0001';

/** What needs no custom function. */
export const REGULAR: readonly SlipLine[] = [
  {name: '基本給', amount: 320_000},
  {name: '住宅手当', amount: 20_000},
];

/** The same of the others of whom the company knows any. */
const OTHERS: Readonly<Record<string, readonly SlipLine[]>> = {
  '0002': [
    {name: '基本給', amount: 280_000},
    {name: '住宅手当', amount: 15_000},
    {name: 'ペット手当', amount: 1000},
    {name: '資格手当', amount: 5000},
    {name: '祝金', amount: 20_000},
  ],
  '0003': [{name: '役員報酬', amount: 800_000}],
  '0007': [{name: '単身赴任手当', amount: 30_000}],
  FM001277: [{name: '組合費', amount: 2500, isDeducted: true}],
  '100000': [{name: '固定支給', amount: 45_000}],
};

/** What the tutorial adds. */
export const PET_LINE = {
  name: 'ペット手当',
  basis: '犬1匹×1,000円＋猫1匹×500円',
  amount: 1500,
} as const satisfies SlipLine;

const EMPTY: WrittenSlip = {
  employeeId: SLIP_EMPLOYEE,
  lines: [],
  note: '',
};

/** Reads what the browser keeps: anybody may have written it. */
export function readSlip(text: string | null): WrittenSlip {
  try {
    const {employeeId, lines, note} = JSON.parse(
      text ?? '',
    ) as Partial<WrittenSlip>;
    return isText(employeeId) &&
      Array.isArray(lines) &&
      lines.every(isLine) &&
      isText(note)
      ? {employeeId, lines, note}
      : EMPTY;
  } catch {
    return EMPTY;
  }
}

function isLine(line: Partial<WrittenLine> | null): boolean {
  return (
    isText(line?.name) &&
    isText(line.by) &&
    isText(line.employeeId) &&
    typeof line.amount === 'number' &&
    (line.before === null || typeof line.before === 'number') &&
    [line.basis, line.page, line.reason].every(
      (text) => text === undefined || isText(text),
    )
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Whether a program changes what is paid, as far as its text tells. */
export function pays(source: string): boolean {
  return source.includes('.saveAmount');
}

/**
 * Whose slip shows what a run changed: the first employee's, or that of the first
 * who gets or pays something.
 */
export function slipEmployee(
  changes: readonly {readonly employeeId: string; readonly after?: unknown}[],
): string {
  const own = changes.find((one) => one.employeeId === SLIP_EMPLOYEE);
  const paid = changes.find(({after}) => after !== 0);
  return (own ?? paid ?? changes[0])?.employeeId ?? SLIP_EMPLOYEE;
}

/**
 * Writes what a run has paid; the last program has the say of an item.
 *
 * @param by - the program and its scenario
 * @param page - where it stands
 */
export function writeRun(
  slip: WrittenSlip,
  {amounts: {rows}, dryRun, error}: SlipRun,
  by: string,
  page: string,
): WrittenSlip {
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
          page,
        },
      ]),
  );
  const idle = error
    ? 'エラーで終わったため、明細に書いていません'
    : dryRun
      ? 'テスト実行(ドライラン)のため、明細に書いていません'
      : written.size === 0
        ? 'どの従業員の金額も変わりません'
        : undefined;
  return idle === undefined
    ? {
        employeeId,
        lines: [
          ...slip.lines.filter(
            (line) => line.employeeId !== employeeId || !written.has(line.name),
          ),
          ...written.values(),
        ],
        note: `前回の実行：従業員ID ${employeeId}の明細に${[...written.keys()].join('と')}を書きました。`,
      }
    : {
        employeeId: error || dryRun ? slip.employeeId : employeeId,
        // What stands there isn't what this run has paid.
        lines: slip.lines.map((line) => ({...line, page: undefined})),
        note: `前回の実行：${idle}。`,
      };
}

/** Says of a program's lines how it stood hostile conditions. */
export function writeTrial(
  slip: WrittenSlip,
  {problem, violations, failures, doubts, toConfirm}: SlipTrial,
  by: string,
): WrittenSlip {
  const [worst] = violations;
  if (problem !== null || (!worst && failures.length > 0)) {
    return slip;
  }
  const verdict = {
    reason: worst?.title ?? '',
    basis: [
      doubts.length > 0 ? `誤りの疑い：${doubts.length}件` : '',
      toConfirm.length > 0 ? `会社が決めること：${toConfirm.length}件` : '',
    ]
      .filter(Boolean)
      .join('、'),
  };
  return {
    ...slip,
    lines: slip.lines.map((line) =>
      line.by === by ? {...line, ...verdict} : line,
    ),
  };
}

/**
 * All lines of an employee's slip: what programs have changed, in its place. What
 * those of other pages have paid is there before.
 */
export function linesOf(
  {lines}: WrittenSlip,
  employeeId: string,
  page: string,
): readonly SlipLine[] {
  const regular =
    employeeId === SLIP_EMPLOYEE ? REGULAR : (OTHERS[employeeId] ?? []);
  const written = lines
    .filter((line) => line.employeeId === employeeId)
    .filter((line) => line.page === page || !line.reason)
    .map((line): SlipLine =>
      line.page === page
        ? line
        : {
            ...line,
            basis: line.page ? '前のページの実行' : '前の実行',
            reason: undefined,
            isEarlier: true,
          },
    );
  const added = written.filter(({name}) =>
    regular.every((line) => line.name !== name),
  );
  return [
    ...regular.map(
      (line) => written.find(({name}) => name === line.name) ?? line,
    ),
    ...[false, true].flatMap((isDeducted) =>
      inOneLine(
        added.filter(
          (line) => line.isEarlier && (line.isDeducted ?? false) === isDeducted,
        ),
      ),
    ),
    ...added.filter(({isEarlier}) => !isEarlier),
  ];
}

/** Several lines as their sum, so that the slip doesn't grow with every page. */
function inOneLine(lines: readonly SlipLine[]): readonly SlipLine[] {
  return lines.length < 2
    ? lines
    : [
        {
          ...lines[0],
          name: lines[0]?.basis ?? '',
          basis: `${lines.length}件`,
          amount: lines.reduce((sum, {amount = 0}) => sum + amount, 0),
        },
      ];
}

/**
 * What is paid in all: what doesn't stand hostile conditions isn't. Nobody knows
 * of whom the company has no payments.
 */
export function totalOf(lines: readonly SlipLine[]): number | undefined {
  if (lines.every(({isDeducted}) => isDeducted)) {
    return undefined;
  }
  return lines.reduce((sum, {amount, before, isDeducted, reason}) => {
    const paid = (reason ? before : amount) ?? 0;
    return sum + (isDeducted ? -paid : paid);
  }, 0);
}

/** The same to read. */
export function totalText(lines: readonly SlipLine[]): string {
  const total = totalOf(lines);
  return total === undefined ? '—' : yen(total);
}

/** Whether a run of this page has written on the slip, and none has failed since. */
export function isNew(lines: readonly SlipLine[]): boolean {
  return lines.some(
    ({before, isEarlier}) => before !== undefined && !isEarlier,
  );
}

/** Whether nothing of the slip was there before: the company knows no more of it. */
export function isOnlyNew(lines: readonly SlipLine[]): boolean {
  return lines.every(({before}) => before === null);
}

/** What the total was before, if that is known and another. */
export function totalBefore(lines: readonly SlipLine[]): number | undefined {
  const total = totalOf(
    lines.map((line) =>
      line.before === undefined || line.isEarlier
        ? line
        : {...line, amount: line.before ?? 0, reason: undefined},
    ),
  );
  return isOnlyNew(lines) || total === totalOf(lines) ? undefined : total;
}
