/*
 * The pay slip of one employee of the sample company: what is paid anyway, and
 * what the reader's programs have written into it. A page loads this, so the
 * few amounts of the company stand here once more; a test holds both together.
 */

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
}

/** A line that a program has written. */
export interface WrittenLine extends SlipLine {
  readonly amount: number;
  /** Which program, in which scenario. */
  readonly by: string;
}

/** What the browser keeps of the slip. */
export interface WrittenSlip {
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

/** Whose slip it is. */
export const SLIP_EMPLOYEE = '0001';

/** What needs no custom function. */
export const REGULAR: readonly SlipLine[] = [
  {name: '基本給', amount: 320_000},
  {name: '住宅手当', amount: 20_000},
];

/** What the tutorial adds. */
export const PET_LINE = {
  name: 'ペット手当',
  basis: '犬1匹×1,000円＋猫1匹×500円',
  amount: 1500,
} as const satisfies SlipLine;

const EMPTY: WrittenSlip = {lines: [], note: ''};

/** Reads what the browser keeps: anybody may have written it. */
export function readSlip(text: string | null): WrittenSlip {
  try {
    const {lines, note} = JSON.parse(text ?? '') as Partial<WrittenSlip>;
    return Array.isArray(lines) && lines.every(isLine) && isText(note)
      ? {lines, note}
      : EMPTY;
  } catch {
    return EMPTY;
  }
}

function isLine(line: Partial<WrittenLine> | null): boolean {
  return (
    isText(line?.name) &&
    isText(line.by) &&
    typeof line.amount === 'number' &&
    (line.before === null || typeof line.before === 'number') &&
    [line.basis, line.reason].every(
      (text) => text === undefined || isText(text),
    )
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/**
 * Writes what a run has paid; the last program has the say of an item.
 *
 * @param by - the program and its scenario
 */
export function writeRun(
  {lines}: WrittenSlip,
  {amounts, dryRun, error}: SlipRun,
  by: string,
): WrittenSlip {
  const own = amounts.rows.filter((row) => row.employeeId === SLIP_EMPLOYEE);
  const problem = error
    ? 'エラーで終わったため、明細に書いていません。'
    : dryRun
      ? 'テスト実行(ドライラン)のため、明細に書いていません。'
      : `従業員ID ${SLIP_EMPLOYEE}の金額は変わりません。`;
  if (error || dryRun || own.length === 0) {
    return {lines, note: `前回の実行：${problem}`};
  }
  // Of several days, the latest: the slip is that of the month that is paid.
  const written = new Map(
    own.map(({after, before, kind, kyuyoKomokuName: name}) => [
      name,
      {name, amount: after, before, isDeducted: kind === '控除', by},
    ]),
  );
  return {
    lines: [
      ...lines.filter(({name}) => !written.has(name)),
      ...written.values(),
    ],
    note: `前回の実行：${[...written.keys()].join('と')}を明細に書きました。`,
  };
}

/** Says of a program's lines how it stood hostile conditions. */
export function writeTrial(
  {lines, note}: WrittenSlip,
  {problem, violations, failures, doubts, toConfirm}: SlipTrial,
  by: string,
): WrittenSlip {
  const [worst] = violations;
  if (problem !== null || (!worst && failures.length > 0)) {
    return {lines, note};
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
    lines: lines.map((line) => (line.by === by ? {...line, ...verdict} : line)),
    note,
  };
}

/** All lines of the slip: what programs have changed, in its place. */
export function linesOf({lines}: WrittenSlip): readonly SlipLine[] {
  const added = lines.filter(({name}) =>
    REGULAR.every((line) => line.name !== name),
  );
  return [
    ...REGULAR.map(
      (line) => lines.find(({name}) => name === line.name) ?? line,
    ),
    ...added,
  ];
}

/** What is paid in all: what doesn't stand hostile conditions isn't. */
export function totalOf(lines: readonly SlipLine[]): number {
  return lines.reduce((sum, {amount, before, isDeducted, reason}) => {
    const paid = (reason ? before : amount) ?? 0;
    return sum + (isDeducted ? -paid : paid);
  }, 0);
}
