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
  /** What it will be once its program runs, if that is known before. */
  readonly coming?: number | undefined;
  /** What it was before a program changed it; `null` if there was none. */
  readonly before?: number | null;
  /** Of what the amount is made, or how its program stood hostile conditions. */
  readonly basis?: string | undefined;
  readonly isDeducted?: boolean;
  /** Which program has written it, in which scenario. */
  readonly by?: string;
  /** Whether its program ended with an error, or did wrong under hostile conditions. */
  readonly isRefused?: boolean;
  /** What is stamped on it, if it didn't. */
  readonly seal?: '合格' | '要決定' | '要確認' | undefined;
  /** Whether it was written before: on another page, or before a run that wrote nothing. */
  readonly isEarlier?: boolean;
}

/** A line that a program has written. */
export interface WrittenLine extends SlipLine {
  readonly employeeId: string;
  readonly by: string;
  /** Where that program stands; nowhere once a later run has written nothing. */
  readonly place?: string;
}

/** What the browser keeps of the slips. */
export interface WrittenSlip {
  /** Whose is shown. */
  readonly employeeId: string;
  readonly lines: readonly WrittenLine[];
  /** What the last run has come to. */
  readonly note: string;
  /** On which page that was; elsewhere it isn't said. */
  readonly page?: string | undefined;
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

/** What the program of the pets adds. */
export const PET_LINE = petLine(1000);

/** The same with another amount for a dog. */
export function petLine(dogAmount: number) {
  return {
    name: 'ペット手当',
    basis: `犬1匹×${yen(dogAmount)}＋猫1匹×500円`,
    amount: dogAmount + 500,
  } satisfies SlipLine;
}

const EMPTY: WrittenSlip = {
  employeeId: SLIP_EMPLOYEE,
  lines: [],
  note: '',
};

/** Reads what the browser keeps: anybody may have written it. */
export function readSlip(text: string | null): WrittenSlip {
  try {
    const {employeeId, lines, note, page} = JSON.parse(
      text ?? '',
    ) as Partial<WrittenSlip>;
    return isText(employeeId) &&
      Array.isArray(lines) &&
      lines.every(isLine) &&
      isText(note)
      ? {employeeId, lines, note, page}
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
    (line.isRefused === true || typeof line.amount === 'number') &&
    (line.before === null || typeof line.before === 'number') &&
    [line.basis, line.place, line.seal].every(
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
    .filter((line) => isOn(page, line) || !line.isRefused)
    .map((line): SlipLine =>
      isOn(page, line)
        ? line
        : {
            ...line,
            basis: line.place ? '前のページ' : '前の実行',
            seal: undefined,
            isEarlier: true,
          },
    );
  const added = written.filter(({name}) =>
    regular.every((line) => line.name !== name),
  );
  const all = [
    ...regular.map(
      (line) => written.find(({name}) => name === line.name) ?? line,
    ),
    ...inOneLine(added.filter(({isEarlier}) => isEarlier)),
    ...added.filter(({isEarlier}) => !isEarlier),
  ];
  // What is said of a program is said once, on its last line.
  return all.map((line, index) =>
    line.by !== undefined &&
    !line.isEarlier &&
    all
      .slice(index + 1)
      .some(({basis, by}) => by === line.by && basis === line.basis)
      ? {...line, basis: undefined, seal: undefined}
      : line,
  );
}

/** Whether what has written a line stands on a page, which has several programs. */
function isOn(page: string, {place}: WrittenLine): boolean {
  return place?.startsWith(`${page}#`) ?? false;
}

/** Lines as their sum, so that the slip doesn't grow with every page. */
function inOneLine(lines: readonly SlipLine[]): readonly SlipLine[] {
  const [first] = lines;
  if (first === undefined || lines.length === 1) {
    return lines;
  }
  const sum = lines.reduce(
    (before, {amount = 0, isDeducted}) =>
      before + (isDeducted ? -amount : amount),
    0,
  );
  return [
    {
      ...first,
      name: `${first.basis}の${lines.length}件`,
      basis: undefined,
      amount: Math.abs(sum),
      isDeducted: sum < 0,
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
  return lines.reduce((sum, {amount, before, isDeducted, isRefused}) => {
    const paid = (isRefused ? before : amount) ?? 0;
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
        : {...line, amount: line.before ?? 0, isRefused: false},
    ),
  );
  return isOnlyNew(lines) || total === totalOf(lines) ? undefined : total;
}
