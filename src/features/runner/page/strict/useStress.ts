import {useCallback} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {StressProgress} from '@combosite-functions/stress';
import {stressInFrame} from '../engine/loadEngine';
import type {StressEnding} from '../engine/loadEngine';
import {useLastShown, useLatest} from '../engine/useLatest';

/** A program under hostile conditions, under way or over. */
export interface StressTrial {
  readonly source: string;
  /** Name of the scenario. */
  readonly scenario: string;
  /** `undefined` until the first condition. */
  readonly progress: StressProgress | undefined;
  /** Of the conditions so far. */
  readonly titles: readonly string[];
  /** `undefined` while it is under way. */
  readonly ending: StressEnding | undefined;
}

/** One that came to its end. */
export interface FinishedTrial extends StressTrial {
  readonly ending: Extract<StressEnding, {readonly kind: 'finished'}>;
}

/** How often progress is drawn. */
const DRAWING_MILLIS = 100;

/** The last trial of a sample under hostile conditions, how to start and stop one. */
export function useStress() {
  const address = useBaseUrl('/runner.html');
  const engineAddress = useBaseUrl('/stress.js');
  const {shown: trial, begin, stop, forget} = useLatest<StressTrial>();

  const start = useCallback(
    async (source: string, scenario: string) => {
      const {signal, show} = begin();
      const own = {source, scenario, titles: [], ending: undefined};
      const titles = new Set<string>();
      show({...own, progress: undefined});
      let drawn = 0;
      const ending = await stressInFrame(
        {address, engineAddress, source, scenario, signal},
        (progress) => {
          titles.add(progress.title);
          if (performance.now() - drawn > DRAWING_MILLIS) {
            drawn = performance.now();
            show({...own, progress, titles: [...titles]});
          }
        },
      );
      show({...own, progress: undefined, ending});
    },
    [address, begin, engineAddress],
  );

  return {trial, start, stop, forget};
}

/** The trial whose report is shown: the one before, until the new one has one. */
export function useReported(
  trial: StressTrial | undefined,
): FinishedTrial | undefined {
  return useLastShown(
    isFinished(trial) ? trial : undefined,
    trial !== undefined && !trial.ending,
  );
}

function isFinished(trial: StressTrial | undefined): trial is FinishedTrial {
  return trial?.ending?.kind === 'finished';
}
