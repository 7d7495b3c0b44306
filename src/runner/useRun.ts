import {useCallback, useEffect, useRef, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {LogLine} from '../runtime';
import {runInFrame} from './runInFrame';
import type {RunEnding} from './runInFrame';

/** A run, under way or over. */
interface Run {
  readonly logs: readonly LogLine[];
  /** `undefined` while it is under way. */
  readonly ending: RunEnding | undefined;
}

/** How often the log is drawn while lines come in. */
const DRAWING_MILLIS = 200;

/** The last run of a sample, and how to start and stop one. */
export function useRun() {
  const address = useBaseUrl('/runner.html');
  const [run, setRun] = useState<Run>();
  const controller = useRef<AbortController>(undefined);

  const start = useCallback(
    async (source: string, scenario: string) => {
      controller.current?.abort();
      const current = new AbortController();
      controller.current = current;
      const isCurrent = () => controller.current === current;
      const logs: LogLine[] = [];
      let drawing: ReturnType<typeof setTimeout> | undefined;
      setRun({logs: [], ending: undefined});
      const ending = await runInFrame({
        address,
        source,
        scenario,
        signal: current.signal,
        onLog: (line) => {
          logs.push(line);
          // Many lines come at once; the page draws them together.
          drawing ??= setTimeout(() => {
            drawing = undefined;
            if (isCurrent()) {
              setRun({logs: [...logs], ending: undefined});
            }
          }, DRAWING_MILLIS);
        },
      });
      clearTimeout(drawing);
      if (isCurrent()) {
        setRun({logs: [...logs], ending});
      }
    },
    [address],
  );

  const stop = useCallback(() => controller.current?.abort(), []);

  /** Stops the run and shows nothing of it. */
  const forget = useCallback(() => {
    const current = controller.current;
    controller.current = undefined;
    current?.abort();
    setRun(undefined);
  }, []);

  useEffect(
    () => () => {
      const current = controller.current;
      controller.current = undefined;
      current?.abort();
    },
    [],
  );

  return {run, start, stop, forget};
}
