import type {ReactNode} from 'react';
import {checkExercise} from '../../shared/programChecks';
import programs from '../../shared/programs.json';
import type {ProgramExercise} from '../../shared/types';
import type {LogLine} from '@combosite-functions/simulator';
import {RunView} from '../../../runner/page/result/RunView';
import {ENDINGS} from '../../../runner/page/result/summarize';
import {runInFrame} from '../../../runner/page/engine/inFrame';
import {stressInFrame} from '../../../runner/page/engine/loadEngine';
import {STRESS_ENDINGS} from '../../../runner/page/strict/StressView';
import type {Outcome} from './CheckPanel';
import styles from './checkProgram.module.css';

/** What is checked, and how. */
export interface CheckProgramOptions {
  /** Of the exercise. */
  readonly id: string;
  /** Address of runner.html. */
  readonly address: string;
  /** Address of stress.js. */
  readonly engineAddress: string;
  /** The reader's program. */
  readonly source: string;
  readonly signal: AbortSignal;
}

const PROGRAMS: Readonly<Record<string, ProgramExercise>> = programs;

/**
 * Tries a program as an exercise asks, isolated as any sample.
 *
 * @throws Error if the exercise has no checks of programs
 */
export async function checkProgram({
  id,
  address,
  engineAddress,
  source,
  signal,
}: CheckProgramOptions): Promise<Outcome[]> {
  const exercise = PROGRAMS[id];
  if (!exercise) {
    throw new Error(`No checks of a program for the exercise ${id}.`);
  }
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
            : ENDINGS[ending.kind].join(''),
        view: (
          <details className={styles.view}>
            <summary>この場面の実行結果を見る</summary>
            <RunView logs={logs} ending={ending} source={source} />
          </details>
        ),
      };
    },
    stress: async (scenario) => {
      const options = {address, engineAddress, source, scenario, signal};
      const ending = await stressInFrame(options);
      return ending.kind === 'finished'
        ? ending.report
        : STRESS_ENDINGS[ending.kind].join('');
    },
  });
}
