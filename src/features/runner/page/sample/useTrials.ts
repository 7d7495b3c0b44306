import {useCallback} from 'react';
import {slipProgram} from '../edit/slipProgram';
import {useRun} from '../engine/useRun';
import type {RunCondition} from '../engine/useRun';
import {useStress} from '../strict/useStress';

/**
 * What a reader does with a program: runs it, tries it under hostile
 * conditions, or runs it under one of them. One at a time.
 *
 * @param source - the program
 * @param scenario - name of the scenario
 * @param onStart - told when something starts; must be the same always
 */
export function useTrials(
  source: string,
  scenario: string,
  onStart: () => void,
) {
  const {run, start, stop: stopRun, forget: forgetRun} = useRun();
  const {
    trial,
    start: startStress,
    stop: stopStress,
    forget: forgetStress,
  } = useStress();

  const runProgram = useCallback(
    (condition?: RunCondition) => {
      onStart();
      stopStress();
      void start(source, scenario, condition);
    },
    [onStart, scenario, source, start, stopStress],
  );

  /** Whether something is of another program or scenario than what stands there now. */
  const isStale = (one: Of | undefined) =>
    one !== undefined && (one.source !== source || one.scenario !== scenario);

  const tryConditions = async (program: string) => {
    onStart();
    // The report compares with what the program pays, which is a result, too.
    const isKnown =
      run && !run.condition && !isStale(run) && program === source;
    const ending = isKnown ? undefined : await start(program, scenario);
    if (ending?.kind !== 'stopped') {
      void startStress(program, scenario);
    }
  };

  const own = run?.condition ? undefined : run;
  const last = own ?? trial;
  return {
    run: own,
    /** By which the pay slip knows what was done last. */
    ran: last && slipProgram(last),
    isRunStale: isStale(run),
    /** The run under one of the conditions, if that was the last. */
    replay: run?.condition && run,
    /** The error of the last run. */
    error:
      run?.ending?.kind === 'finished' ? run.ending.report.error : undefined,
    trial,
    isTrialStale: isStale(trial),
    isRunning: isUnderWay(run) || isUnderWay(trial),
    runProgram,
    tryConditions,
    stop: () => {
      stopRun();
      stopStress();
    },
    forget: () => {
      forgetRun();
      forgetStress();
    },
  };
}

/** Something that was done with a program in a scenario. */
interface Of {
  readonly source: string;
  readonly scenario: string;
}

function isUnderWay(one: {readonly ending: unknown} | undefined): boolean {
  return one !== undefined && one.ending === undefined;
}
