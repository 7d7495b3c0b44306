import type {ReactNode} from 'react';
import type {ExerciseId} from '../../shared/list';
import {checkExercise} from '../../shared/programChecks';
import {PROGRAMS} from '../../shared/programs';
import type {ProgramExercise} from '../../shared/types';
import type {LogLine} from '@combosite-functions/simulator';
import {ENDINGS, RunView} from '../../../runner/page/result/RunView';
import {runInFrame, stressInFrame} from '../../../runner/page/engine/inFrame';
import {withEngine} from '../../../runner/page/engine/loadEngine';
import {STRESS_ENDINGS} from '../../../runner/page/strict/StressView';
import type {Outcome} from './CheckPanel';
import styles from './checkProgram.module.css';

/** What is checked, and how. */
export interface CheckProgramOptions {
  /** Address of runner.html. */
  readonly address: string;
  /** Address of stress.js. */
  readonly engineAddress: string;
  /** The reader's program. */
  readonly source: string;
  readonly signal: AbortSignal;
}

/**
 * Loads what an exercise asks of a program.
 *
 * @returns what tries a program so, isolated as any sample
 * @throws Error if the exercise has no checks of programs
 */
export async function loadProgramCheck(
  id: ExerciseId,
): Promise<(options: CheckProgramOptions) => Promise<Outcome[]>> {
  const load = PROGRAMS[id];
  if (!load) {
    throw new Error(`No checks of a program for the exercise ${id}.`);
  }
  const {exercise} = await load();
  return (options) => checkProgram(exercise, options);
}

function checkProgram(
  exercise: ProgramExercise,
  {address, engineAddress, source, signal}: CheckProgramOptions,
): Promise<Outcome[]> {
  return checkExercise<ReactNode>(exercise, {
    run: async (scenario) => {
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
    },
    stress: async (scenario) => {
      const ending = await withEngine(engineAddress, signal, (engine) =>
        stressInFrame(
          {
            address,
            request: {kind: 'stress', source, scenario, engine},
            signal,
          },
          () => undefined,
        ),
      );
      return ending.kind === 'finished'
        ? ending.report
        : STRESS_ENDINGS[ending.kind];
    },
  });
}
