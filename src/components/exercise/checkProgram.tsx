import type {ExerciseId} from '../../exercises/list';
import {checkRun} from '../../exercises/programChecks';
import {PROGRAMS} from '../../exercises/programs';
import type {LogLine} from '../../runtime';
import {ENDINGS, RunView} from '../runner/RunView';
import {runInFrame} from '../runner/runInFrame';
import type {Outcome} from './CheckPanel';
import styles from './checkProgram.module.css';

/** What is checked, and how. */
export interface CheckProgramOptions {
  readonly id: ExerciseId;
  /** Address of runner.html. */
  readonly address: string;
  /** The reader's program. */
  readonly source: string;
  readonly signal: AbortSignal;
}

/**
 * Runs a program in every situation of its exercise, isolated as any sample. A
 * program that had to be stopped isn't run again.
 *
 * @throws Error if the exercise has no checks of programs
 */
export async function checkProgram({
  id,
  address,
  source,
  signal,
}: CheckProgramOptions): Promise<Outcome[]> {
  const load = PROGRAMS[id];
  if (!load) {
    throw new Error(`No checks of a program for the exercise ${id}.`);
  }
  const {exercise} = await load();
  const outcomes: Outcome[] = [];
  for (const situation of exercise.situations) {
    const logs: LogLine[] = [];
    const ending = await runInFrame({
      address,
      source,
      scenario: situation.scenario,
      signal,
      onLog: (line) => logs.push(line),
    });
    const isFinished = ending.kind === 'finished';
    outcomes.push({
      ...checkRun(
        situation,
        isFinished ? {logs, report: ending.report} : ENDINGS[ending.kind],
      ),
      view: (
        <details className={styles.view}>
          <summary>この場面の実行結果を見る</summary>
          <RunView logs={logs} ending={ending} />
        </details>
      ),
    });
    if (!isFinished) {
      break;
    }
  }
  return outcomes;
}
