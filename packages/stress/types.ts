import type {RuleId} from './rules';
import type {
  Company,
  CustomDataRecord,
  CustomDataTable,
  RunResult,
  Scenario,
} from '@combosite-functions/simulator';

/** What a program runs on. */
export interface Base {
  readonly company: Company;
  readonly scenario: Scenario;
}

/** A run and what it ran on. */
export interface Trial extends Base {
  readonly result: RunResult;
}

/** A definition that the program reads. */
export interface TableUse {
  readonly table: CustomDataTable;
  /** Whether its data belong to nobody in particular. */
  readonly isCommon: boolean;
  /** What the program got; the one that decides first, if one does. */
  readonly records: readonly CustomDataRecord[];
  /** Items whose values it used. */
  readonly itemKeys: ReadonlySet<string>;
  /** Items of its queries' conditions. */
  readonly fields: ReadonlySet<string>;
  /** Whether no record was found that changes the result. */
  readonly isIdle?: boolean;
}

/** An item with a number that the program uses, and a record to change. */
export interface NumberUse {
  readonly use: TableUse;
  readonly itemKey: string;
  readonly itemName: string;
  readonly record: CustomDataRecord;
  readonly value: number;
  /** Of somebody paid by it, if the record isn't; for what takes money away. */
  readonly paying?: CustomDataRecord;
  /** What of the record's number changes the result; unknown without it. */
  readonly effect?: NumberEffect;
}

/**
 * - `twice`: a number a little larger, or about twice as large
 * - `huge`: only one that is many times larger
 * - `zero`: only 0, as if there were a cap
 */
export type NumberEffect = 'twice' | 'huge' | 'zero';

/** Somebody for whom the program set an amount above 0. */
export interface PaidEmployee {
  readonly employeeId: string;
  readonly kyuyoKomokuName: string;
  readonly amount: number;
  readonly startDate: string;
}

/** A date of birth that the program uses. */
export interface BirthUse {
  /** Whose it is, in words. */
  readonly name: string;
  readonly employeeIds: readonly string[] | 'all';
  /** What tells the reader of a log line of it. */
  readonly words: readonly string[];
  /** The company with another date. */
  readonly bornOn: (date: string) => Company;
  /** In which the program draws a line between March 31 and April 2. */
  readonly years: readonly number[];
}

/** What is known of a program from its unmodified run. */
export interface ProgramFacts extends Trial {
  readonly source: string;
  readonly tables: readonly TableUse[];
  readonly numbers: readonly NumberUse[];
  /** Whether there are numbers that it uses, but that change nothing. */
  readonly hasIdleNumbers?: boolean;
  readonly paid: readonly PaidEmployee[];
  /** Known once the program was tried on others. */
  readonly births?: readonly BirthUse[];
  /** Employees of the calculation; `undefined` if there is none. */
  readonly targets: readonly string[] | undefined;
  /** Base date of the calculation, or the day of the run. */
  readonly baseDate: string;
}

/**
 * What a variant's run is measured by.
 *
 * - `emptied`: as `defect`, but nobody loses an amount for nothing but a warning
 * - `once`: nobody keeps or gets again what is paid once
 * - `account`: a journal with what the program doesn't know isn't lost
 * - `defect`: bad data leave everything as it was, or stop the program before
 *   it writes, or are logged with the employee's ID or the data ID
 * - `same`: nothing may differ
 * - `named`: the employee is treated as before, or named in the log
 * - `stale`: who lost the entitlement doesn't keep the amount of last month
 * - `policy`: the company decides; both results are shown
 * - `no-targets`: nobody gets anything
 * - `twice`: nothing changes, and nothing is sent again
 * - `changed`: what has changed since it was sent is told, and doesn't stand twice
 * - `changed-known`: as `changed`, of a number that the service knows
 * - `dry-run`: what is sent is shown
 * - `retroactive`: as `defect`, but who stops is shown to the reader
 * - `past-month`: who updates amounts is shown to the reader, unless it is logged
 * - `other-day`: the amounts don't differ
 * - `year-later`: the amounts don't differ, and start a year later
 * - `other-month`: the amounts don't differ; a month that doesn't exist is a fault
 * - `same-age`: who was born a day later gets the same; the company may differ
 * - `nothing-to-do`: nothing is written or sent, or the log warns
 * - `unsaved`: the run doesn't end as if the amounts had been saved
 * - `outside`: a failure of an outside service is noticed
 * - `period`: no day counts twice, or is left out, without a word
 */
export type Expectation =
  | 'defect'
  | 'emptied'
  | 'once'
  | 'account'
  | 'same'
  | 'named'
  | 'stale'
  | 'policy'
  | 'no-targets'
  | 'twice'
  | 'changed'
  | 'changed-known'
  | 'dry-run'
  | 'retroactive'
  | 'past-month'
  | 'other-day'
  | 'year-later'
  | 'other-month'
  | 'same-age'
  | 'nothing-to-do'
  | 'unsaved'
  | 'outside'
  | 'period';

/** A small change of company and scenario. */
export interface VariantDraft extends Base {
  /** The change in words, naming record, employee and item. */
  readonly description: string;
  readonly expect: Expectation;
  /** What the result is compared with; the unmodified run without it. */
  readonly reference?: Base;
  /** Employees whom the change touches. */
  readonly employeeIds: readonly string[] | 'all';
  /** Data IDs and names that tell the reader of a log line of the change. */
  readonly words?: readonly string[];
  /** Records that the change added, by their data IDs. */
  readonly addedIds?: readonly string[];
  /** Why a silent change of money is shown to the reader, but no violation. */
  readonly isDebatable?: (reference: number, actual: number) => boolean;
  /**
   * What the reader has to decide, with all readings: then a silent change is
   * shown, but is no violation.
   */
  readonly question?: string;
  /**
   * The same without what the others have. A result that stays the same there is
   * a rule of the program's own, about which `question` asks; without `alone` it
   * asks about every result. Of what has to be the `same`, it is a plainer change,
   * of which another condition tells.
   */
  readonly alone?: Base;
  /** Whether it is of a part of the month only: no amount contradicts a decision. */
  readonly isPartial?: boolean;
  /** What is changed: a decision of the company is of this item only. */
  readonly itemName?: string;
  /** A value that may be handed on as it is, to data or to a service. */
  readonly handedOn?: string;
  /** What the data say of when something was due, by the employee's ID. */
  readonly events?: ReadonlyMap<string, string>;
  /** Whether the next run counts as well, however this one ends. */
  readonly runsAgain?: boolean;
  /** Whether it is of what the program reads from an outside service. */
  readonly isOfRead?: boolean;
  /** What is odd in a period; of what may hold twice, an overlap may be right. */
  readonly period?: 'reversed' | 'overlap' | 'possible-overlap' | 'split';
  /** Whether the data are so without the change as well. */
  readonly isUsual?: boolean;
  /** The address that has a further page to be asked for. */
  readonly furtherPage?: string;
  /** Whether the program's own log says that the touched were paid before. */
  readonly hasRecord?: boolean;
  /** How many months later than in the reference all dates are. */
  readonly months?: number;
  /** Whether nothing is a right amount for the touched employees. */
  readonly mayBeZero?: boolean;
  /** Why a result like the usual one tells nothing, if it doesn't. */
  readonly unclear?: string;
  /** Whether a change of the touched employees' data is the program's task. */
  readonly mayChangeData?: boolean;
}

/** A variant with the id by which it is run again. */
export interface Variant extends VariantDraft {
  /** Such as `empty-number-1`. */
  readonly id: string;
  readonly conditionId: string;
}

/** A hostile condition. */
export interface Condition {
  readonly id: string;
  /** Short, for lists and for comments in programs. */
  readonly title: string;
  readonly rule: RuleId;
  /** One or two sentences that a payroll reader understands. */
  readonly explanation: string;
  /** Gives the variants, or says why there are none. */
  readonly apply: (facts: ProgramFacts) => readonly VariantDraft[] | string;
}

/** Faults of which not every condition is: each needs a decision of its own. */
export const SORTS = {
  stops: 'エラーで止まる',
  warns: '警告だけで続ける',
  more: 'いつもより多い',
  data: 'カスタムデータ',
  sending: '送信',
  again: '2回送る',
  changed: '内容を変えて送る',
  beside: '別のものとして送る',
  sameKey: '同じ番号で送る',
} as const;

/** One of them. */
export type Sort = (typeof SORTS)[keyof typeof SORTS];

/** How a condition or one of its variants ended. */
export type Verdict =
  'passed' | 'violation' | 'confirm' | 'settled' | 'notApplicable' | 'failed';

/** Something that a run under a condition shows. */
export interface Finding {
  readonly verdict: 'violation' | 'confirm';
  readonly rule: RuleId;
  /** What happened, in words. */
  readonly text: string;
  readonly employeeId?: string;
  /** What is amount, item or request. */
  readonly subject?: string;
  readonly expected?: string;
  readonly actual?: string;
  /** Line of the program, from 1. */
  readonly line?: number;
  /** Whether a comment in the program can settle it. */
  readonly isSettleable: boolean;
  /** Which fault it is, if the condition isn't mainly about it. */
  readonly sort?: Sort;
  /** What a comment that settles it names after the condition. */
  readonly about?: string | undefined;
  /** Whether a comment says the opposite. */
  readonly isContradicted?: boolean;
}
