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

/** One thing that a run of the reader's program must show. */
export interface ProgramCheck {
  readonly name: string;
  /** Looks at a run without an error. */
  readonly findProblem: (run: FinishedRun) => CheckResult['problem'];
}

/** On which data a program runs, and what it must do with them. */
export interface Situation {
  /** Name for the reader, who doesn't see the data otherwise. */
  readonly name: string;
  /** Name of a scenario of the sample company or of the exercises. */
  readonly scenario: string;
  readonly checks: readonly ProgramCheck[];
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

/** An exercise in which the reader fills in a form or a file. */
export interface FormExercise<Answer> {
  readonly check: (answer: Answer) => readonly CheckResult[];
}
