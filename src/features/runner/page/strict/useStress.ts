import {useCallback, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {StressProgress} from '@combosite-functions/stress';
import {stressInFrame} from '../engine/inFrame';
import type {StressEnding} from '../engine/inFrame';
import {withEngine} from '../engine/loadEngine';
import {useLatest} from '../engine/useLatest';

/** A program under hostile conditions, under way or over. */
export interface StressTrial {
  readonly source: string;
  /** Name of the scenario. */
  readonly scenario: string;
  /** `undefined` until the first condition. */
  readonly progress: StressProgress | undefined;
  /** `undefined` while it is under way. */
  readonly ending: StressEnding | undefined;
}

/** How often progress is drawn. */
const DRAWING_MILLIS = 100;

/** The last trial of a sample under hostile conditions, how to start and stop one. */
export function useStress() {
  const address = useBaseUrl('/runner.html');
  const engineAddress = useBaseUrl('/stress.js');
  const [trial, setTrial] = useState<StressTrial>();
  const {begin, stop, forget: forgetLatest} = useLatest();

  const start = useCallback(
    async (source: string, scenario: string) => {
      const {signal, isCurrent} = begin();
      const show = (rest: Pick<StressTrial, 'progress' | 'ending'>) => {
        if (isCurrent()) {
          setTrial({source, scenario, ...rest});
        }
      };
      show({progress: undefined, ending: undefined});
      let drawn = 0;
      const ending = await withEngine(engineAddress, signal, (engine) =>
        stressInFrame(
          {
            address,
            request: {kind: 'stress', source, scenario, engine},
            signal,
          },
          (progress) => {
            if (performance.now() - drawn > DRAWING_MILLIS) {
              drawn = performance.now();
              show({progress, ending: undefined});
            }
          },
        ),
      );
      show({progress: undefined, ending});
    },
    [address, begin, engineAddress],
  );

  /** Stops the trial and shows nothing of it. */
  const forget = useCallback(() => {
    forgetLatest();
    setTrial(undefined);
  }, [forgetLatest]);

  return {trial, start, stop, forget};
}
