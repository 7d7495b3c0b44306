import {useCallback, useState} from 'react';
import type {RefObject} from 'react';
import type * as RunnerModule from './lazyParts';
import type {FirstUse, SampleRunnerProps} from '../edit/sampleRunnerProps';

/** Why and where the runner was opened. */
type Opening = Pick<
  SampleRunnerProps,
  'firstUse' | 'fragment' | 'head' | 'place' | 'sample'
>;

/** Elements of a sample; no state, which would render each sample twice. */
interface Parts {
  /** The element around the sample. */
  readonly root: RefObject<HTMLElement | null>;
  readonly head: RefObject<HTMLElement | null>;
  readonly place: RefObject<HTMLElement | null>;
}

/**
 * The runner of a sample, which loads when it is wanted.
 *
 * @param onShared - told before a shared program is opened; the same always
 */
export function useRunner({root, head, place}: Parts, onShared: () => void) {
  const [runner, setRunner] = useState<typeof RunnerModule>();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [opened, setOpened] = useState<Opening>();

  const open = useCallback(
    async (firstUse: FirstUse) => {
      setState('loading');
      try {
        setRunner(await import('./lazyParts'));
      } catch {
        setState('failed');
        return;
      }
      setState('idle');
      if (firstUse === 'shared') {
        onShared();
      }
      setOpened({
        firstUse,
        fragment: location.hash,
        sample: sampleNumber(root.current),
        head: head.current,
        place: place.current,
      });
    },
    [head, onShared, place, root],
  );

  /** Loads what may be wanted soon, and says so if it can't and is. */
  const load = (isCertain: boolean) => {
    import('./lazyParts')
      .then(setRunner)
      .catch(() => isCertain && setState('failed'));
  };

  return {runner, opened, state, load, open};
}

/** Which of the page's runnable samples an element is, from 0. */
export function sampleNumber(element: Element | null): number {
  return [...document.querySelectorAll('[data-runnable-sample]')].findIndex(
    (candidate) => candidate === element,
  );
}
