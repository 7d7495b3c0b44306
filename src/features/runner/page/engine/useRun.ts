import {useCallback} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {LogLine} from '@combosite-functions/simulator';
import {runInFrame} from './inFrame';
import type {RunEnding, RunInFrameRequest} from './inFrame';
import {withEngine} from './loadEngine';
import {useLatest} from './useLatest';

/** A hostile condition under which a program runs. */
export interface RunCondition {
  /** Its case in the report. */
  readonly variantId: string;
  /** In words. */
  readonly name: string;
}

/** A run, under way or over. */
export interface Run {
  readonly source: string;
  /** Name of the scenario. */
  readonly scenario: string;
  readonly condition: RunCondition | undefined;
  readonly logs: readonly LogLine[];
  /** `undefined` while it is under way. */
  readonly ending: RunEnding | undefined;
}

/** How often the log is drawn while lines come in. */
const DRAWING_MILLIS = 200;

/** The last run of a sample, and how to start and stop one. */
export function useRun() {
  const address = useBaseUrl('/runner.html');
  const engineAddress = useBaseUrl('/stress.js');
  const {shown: run, begin, stop, forget} = useLatest<Run>();

  const start = useCallback(
    async (source: string, scenario: string, condition?: RunCondition) => {
      const {signal, show: showRun} = begin();
      const logs: LogLine[] = [];
      let drawing: ReturnType<typeof setTimeout> | undefined;
      const show = (ending?: RunEnding) =>
        showRun({source, scenario, condition, logs: [...logs], ending});
      show();
      const runAs = (request: RunInFrameRequest) =>
        runInFrame({address, request, signal}, (line) => {
          logs.push(line);
          // Many lines come at once; the page draws them together.
          drawing ??= setTimeout(() => {
            drawing = undefined;
            show();
          }, DRAWING_MILLIS);
        });
      const ending = condition
        ? await withEngine(engineAddress, signal, (engine) =>
            runAs({
              kind: 'replay',
              source,
              scenario,
              engine,
              variantId: condition.variantId,
            }),
          )
        : await runAs({kind: 'run', source, scenario});
      clearTimeout(drawing);
      show(ending);
      return ending;
    },
    [address, begin, engineAddress],
  );

  return {run, start, stop, forget};
}
