import type {RunReport} from '../../runner/page/shapes/runReport';
import type {LogLine} from '@combosite-functions/simulator';

/** One thing that an answer must do. */
export interface CheckResult {
  /** What is looked at. */
  readonly name: string;
  /**
   * What is missing and how to go on; `null` if it is right. `undefined` if it
   * couldn't be looked at, because something before it failed.
   */
  readonly problem: string | null | undefined;
}

/** The results of one situation. */
export interface SituationResult {
  /** In which situation; not given for an answer that isn't a program. */
  readonly situation?: string;
  /** None if the answer wasn't tried in it. */
  readonly checks: readonly CheckResult[];
}

/** A run of the reader's program that came to an end by itself. */
export interface FinishedRun {
  readonly logs: readonly LogLine[];
  readonly report: RunReport;
}

/** That the log has a line, anywhere. */
interface LogCheck {
  readonly name: string;
  readonly logs: string;
}

/**
 * What a log must be, and what is said if it isn't: with `{line}` for the line,
 * `{count}` for the number of lines and `{log}` for what was logged instead.
 * Without anything to look at, a program that comes to its end is wrong.
 */
interface ToldCheck {
  readonly name: string;
  readonly problem: string;
}

interface LineCheck extends ToldCheck {
  /** Which line, from 0; -1 is the last. */
  readonly line: number;
  readonly is: string;
  /** Said instead if there is no such line. */
  readonly missing?: string;
}

interface LengthCheck extends ToldCheck {
  readonly most: number;
}

interface WarningCheck extends ToldCheck {
  /** The employee whom a warning must name. */
  readonly warnsOf: string;
}

/** That these amounts are in the 支給額マスタ after the run. */
export interface AmountCheck {
  /** The payroll item. */
  readonly sets: string;
  /** From which day they must hold: `YYYY/MM/DD`. */
  readonly from: string;
  /** By employee; 0 for who must not keep that of last month. */
  readonly to: Readonly<Record<string, number>>;
}

/** What programs.json says of one check, or of those of amounts. */
export type CheckData =
  AmountCheck | LogCheck | LineCheck | LengthCheck | WarningCheck | ToldCheck;

/** On which data a program runs, and what it must do with them. */
export interface Situation {
  /** Name for the reader, who doesn't see the data otherwise. */
  readonly name: string;
  /** Name of a scenario of the sample company or of the exercises. */
  readonly scenario: string;
  readonly checks: readonly CheckData[];
  /**
   * Whose data are wrong: a program may also stop before it changes anything,
   * if its error names this employee.
   */
  readonly mayStopFor?: string;
}

/** An exercise in which the reader writes a program. */
export interface ProgramExercise {
  /** The first is the scenario of the page's own code. */
  readonly situations: readonly Situation[];
  /**
   * Whether the program must also hold under all hostile conditions, in the
   * scenario of the first situation.
   */
  readonly isStressed?: boolean;
}
