import type {ReactNode} from 'react';
import type {ExerciseId} from '../list';
import {checkSituations} from '../programChecks';
import {PROGRAMS} from '../programs';
import type {LogLine} from '../../runtime';
import {ENDINGS, RunView} from '../../runner/RunView';
import {runInFrame} from '../../runner/inFrame';
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
 * Runs a program in the situations of its exercise, isolated as any sample.
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
  return checkSituations<ReactNode>(exercise.situations, async (scenario) => {
    const logs: LogLine[] = [];
    const ending = await runInFrame(
      {address, request: {kind: 'run', source, scenario}, signal},
      (line) => logs.push(line),
    );
    return {
      run:
        ending.kind === 'finished'
          ? {logs, report: ending.report}
          : ENDINGS[ending.kind],
      view: (
        <details className={styles.view}>
          <summary>この場面の実行結果を見る</summary>
          <RunView logs={logs} ending={ending} />
        </details>
      ),
    };
  });
}
