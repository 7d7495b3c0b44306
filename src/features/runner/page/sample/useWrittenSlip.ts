import {useEffect} from 'react';
import {usePaySlip} from '../../../pay-slip/page/usePaySlip';
import {writeRun, writeTrial} from '../../../pay-slip/shared/paySlip';
import {slipProgram} from '../edit/slipProgram';
import type {Run} from '../engine/useRun';
import type {StressTrial} from '../strict/useStress';

/** Writes into the pay slip what came of a program. */
export function useWrittenSlip({
  run,
  trial,
}: {
  readonly run: Run | undefined;
  readonly trial: StressTrial | undefined;
}): void {
  const {update} = usePaySlip();
  useEffect(() => {
    if (run?.ending?.kind === 'finished') {
      const {report} = run.ending;
      update((slip) => writeRun(slip, report, slipProgram(run)));
    }
  }, [run, update]);
  useEffect(() => {
    if (trial?.ending?.kind === 'finished') {
      const {report} = trial.ending;
      update((slip) => writeTrial(slip, report, slipProgram(trial)));
    }
  }, [trial, update]);
}
