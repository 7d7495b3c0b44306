import {useCallback, useEffect, useMemo} from 'react';
import {usePaySlip} from '../../../pay-slip/page/usePaySlip';
import {
  outdate,
  withdraw,
  writeRun,
  writeTrial,
} from '../../../pay-slip/shared/writeSlip';
import {slipProgram} from '../edit/slipProgram';
import type {SlipProgram} from '../edit/slipProgram';
import type {FrameEnding} from '../engine/inFrame';
import type {Run} from '../engine/useRun';
import type {StressTrial} from '../strict/useStress';

/**
 * Writes into the pay slip what came of a program: what its run has paid, and how
 * that stood hostile conditions, whichever of the two is over first.
 *
 * @returns what is to be called where another program takes its place
 */
export function useWrittenSlip({
  run,
  trial,
  isRunStale,
  isTrialStale,
  sample,
}: {
  readonly run: Run | undefined;
  readonly trial: StressTrial | undefined;
  /** Whether the program or its scenario were changed since. */
  readonly isRunStale: boolean;
  readonly isTrialStale: boolean;
  /** Number of the sample on its page. */
  readonly sample: number;
}): () => void {
  const {page, update} = usePaySlip();
  const ran = useFinished(isRunStale ? undefined : run);
  const tried = useFinished(isTrialStale ? undefined : trial);
  const place = `${page}#${sample}`;
  const isStale = isRunStale || isTrialStale;
  useEffect(() => {
    if (isStale) {
      update((slip) => outdate(slip, place));
    }
  }, [isStale, place, update]);
  useEffect(() => {
    if (ran ?? tried) {
      update((slip) => {
        const paid = ran
          ? {...writeRun(slip, ran.report, ran.by, place), page}
          : slip;
        return tried ? writeTrial(paid, tried.report, tried.by) : paid;
      });
    }
  }, [page, place, ran, tried, update]);
  return useCallback(
    () => update((slip) => withdraw(slip, place)),
    [place, update],
  );
}

/** What came of something, once it is over; the same as long as nothing else is. */
function useFinished<Report>(
  one: (SlipProgram & Ended<Report>) | undefined,
): {readonly by: string; readonly report: Report} | undefined {
  return useMemo(
    () =>
      one?.ending?.kind === 'finished'
        ? {by: slipProgram(one), report: one.ending.report}
        : undefined,
    [one],
  );
}

interface Ended<Report> {
  readonly ending: FrameEnding<Report> | undefined;
}
