import type {RuleId} from './rules';
import type {
  Company,
  CustomDataRecord,
  CustomDataTable,
  LogLine,
  RunResult,
  Scenario,
} from '@combosite-functions/simulator';

/** What a program runs on. */
export interface Base {
  readonly company: Company;
  readonly scenario: Scenario;
  /** The program, if another one than usual is run. */
  readonly source?: string;
}

/** A run and what it ran on. */
export interface Trial extends Base {
  readonly result: RunResult;
}

/** One thing that a run did. */
export interface Effect {
  /** `log` is money in the log of a program that changes nothing. */
  readonly kind: 'amount' | 'record' | 'request' | 'log';
  readonly employeeId?: string;
  /** Payroll item, definition, address: what is compared with what. */
  readonly subject: string;
  readonly value: string;
  /** If it is money of somebody. */
  readonly amount?: number;
  /** Of a record that was there before. */
  readonly dataId?: string;
  /** The record as it ends, if one was changed. */
  readonly record?: CustomDataRecord;
  /** From when it holds, if it is an amount. */
  readonly startDate?: string;
  /** Line of the program, from 1. */
  readonly line?: number;
}

/** In what two runs differ. */
export interface Difference extends Pick<
  Effect,
  'kind' | 'employeeId' | 'subject' | 'line'
> {
  /** `undefined` if there was none. */
  readonly before: Effect | undefined;
  readonly after: Effect | undefined;
}

/** A definition that the program reads. */
export interface TableUse {
  readonly table: CustomDataTable;
  /** Of its definition. */
  readonly name: string;
  /** Whether its data belong to nobody in particular. */
  readonly isCommon: boolean;
  /** What the program got, those of paid employees first. */
  readonly records: readonly CustomDataRecord[];
  /** Items whose values it used. */
  readonly valueKeys: ReadonlySet<string>;
  /** Those, and the items by which it chose records. */
  readonly itemKeys: ReadonlySet<string>;
}

/** What is known of a program from its unmodified run. */
export interface Facts extends Trial {
  readonly source: string;
  readonly effects: readonly Effect[];
  readonly tables: readonly TableUse[];
  /** Employees with an effect, those with money first. */
  readonly affected: readonly string[];
  /** Employees of the calculation; `undefined` if there is none. */
  readonly targets: readonly string[] | undefined;
  /** Base date of the calculation, or the day of the run. */
  readonly baseDate: string;
}

/** A change of company and scenario, and what a run on it is compared with. */
export interface Draft extends Base {
  /** Of the relation, and its number. */
  readonly id: string;
  /** The change in words, naming record, employee and item. */
  readonly description: string;
  /** Employees whom the change touches; all if it doesn't say. */
  readonly employeeIds: readonly string[] | 'all';
  /** What else tells the reader of a log line of the change. */
  readonly words?: readonly string[];
  /** Of one group no more than the first draft to which the program reacts is tried. */
  readonly group?: string | undefined;
  /** If it isn't the relation's. */
  readonly rule?: RuleId | undefined;
  /** Compared with a run on this, instead of the unmodified one. */
  readonly reference?: Base;
  /** The same in another order, which changes nothing. */
  readonly twin?: Base;
  /** How many months later everything is. */
  readonly months?: number;
  /** Whether the next run on the usual data is looked at as well. */
  readonly runsAgain?: boolean;
  /** Whether the company is asked of what is paid all the same, not of changes. */
  readonly asks?: boolean | undefined;
  /** Whether the program has no reason to ask outside services anything else. */
  readonly readsSame?: boolean;
  /** Whether the definition doesn't allow such a value. */
  readonly isRefused?: boolean;
  /** Whether a program that isn't wrong may need too long for it. */
  readonly isLarge?: boolean;
  /** Whether it is the usual sign of what goes on: nobody is asked of gains. */
  readonly isOpenEnd?: boolean;
}

/** A draft as a relation gives it: what it doesn't say is as usual. */
export interface Change
  extends
    Partial<Omit<Draft, 'id' | 'description' | 'reference' | 'twin'>>,
    Pick<Draft, 'description'> {
  readonly reference?: Partial<Base> | undefined;
  readonly twin?: Partial<Base>;
}

/** A run under a relation, with all that it is judged by. */
export interface Case {
  readonly draft: Draft;
  readonly facts: Facts;
  readonly reference: Trial;
  readonly trial: Trial;
  readonly differences: readonly Difference[];
  /** Log lines that the reference hasn't got. */
  readonly lines: readonly LogLine[];
  /** The next run, on the usual data and on what this one has left. */
  readonly again?: Trial;
  /** The run in the other order, unless the first one stopped. */
  readonly twin?: Trial;
}

/** What happened, in words. */
export interface Words {
  /** Short, for lists. */
  readonly text: string;
  /** The same as a sentence, without its end, of which every second part is an amount; else the short form is one. */
  readonly sentence?: readonly string[];
}

/** An amount of somebody. */
export interface AmountName {
  readonly employeeId: string;
  /** Name of the payroll item. */
  readonly item: string;
}

/** What is wrong, or what the company has to decide. */
export interface Finding extends Words {
  readonly verdict: 'violation' | 'confirm';
  /** The amount that it is about. */
  readonly amount?: AmountName | undefined;
  /** If it isn't the relation's. */
  readonly rule?: RuleId | undefined;
  /** Line of the program, from 1. */
  readonly line?: number | undefined;
  /** Lines from which it was called, where it lies in another function. */
  readonly callers?: readonly number[];
  /** Whether it counts only where few cases of the relation show the like. */
  readonly isRare?: boolean;
}

/** What holds between two runs of every right program. */
export interface Relation {
  readonly id: string;
  /** Short, for lists and for comments in programs. */
  readonly title: string;
  /** What is changed. */
  readonly change: string;
  /** What holds all the same. */
  readonly holds: string;
  /** Whether nobody but the company knows what is right. */
  readonly isPolicy?: boolean;
  readonly rule: RuleId;
  /** If it isn't the rule's. */
  readonly remedy?: string;
  /** Why there are no changes. */
  readonly none: string;
  /** Whether there can be any; always without it. */
  readonly applies?: (facts: Facts) => boolean;
  readonly drafts: (facts: Facts) => readonly Change[];
  readonly judge: (one: Case) => readonly Finding[];
}

/** How a relation or one of its cases ended. */
export type Verdict =
  'passed' | 'violation' | 'confirm' | 'settled' | 'notApplicable' | 'failed';

/** How one change ended. */
export interface CaseResult {
  /** By which `replayBase` finds it again. */
  readonly id: string;
  readonly description: string;
  /** The altered rows, before → after. */
  readonly rows: readonly string[];
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  /** Line of the program that used what was altered last. */
  readonly usedAt?: number | undefined;
  /** The line to look at: where that was, or what was found first. */
  readonly shownAt?: number | undefined;
  /** Why it couldn't be judged. */
  readonly reason?: string;
  /** Whether the program stopped before it wrote: no amounts were compared. */
  readonly isStopped?: boolean;
  /** Whether the program did anything else than usual. */
  readonly hasReacted?: boolean;
  /** Whether it only was asked for: no decision has seen it. */
  readonly isAside?: boolean;
  /** Whether nobody is paid any more: never shown as the same as less. */
  readonly losesAll?: boolean;
}

/** A relation with some of its cases. */
export interface Found {
  readonly relation: Relation;
  readonly cases: readonly CaseResult[];
}

/** How a relation ended: as the worst of its cases. */
export interface RelationResult extends Found {
  readonly verdict: Verdict;
  /** Why it doesn't apply. */
  readonly reason: string | undefined;
  /** What program or file of scenarios say of it. */
  readonly decision: string | undefined;
  /** Line of the program that says so first. */
  readonly decisionLine: number | undefined;
}
