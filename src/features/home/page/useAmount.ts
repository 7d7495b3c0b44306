import {useCallback, useEffect, useRef, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {payFor, readPayLines, withAmount} from '../shared/programText';
import type {AllowanceProgram, Outcome} from '../shared/programText';

/** How long after the last change the program runs. */
const DELAY_MILLIS = 250;

/**
 * What a sample's program gives for the amount that the reader wants: what that
 * must be at once, then what a run has given.
 */
export function useAmount(
  {amount: first, lines, scenario, source}: AllowanceProgram,
  wanted: number | undefined,
) {
  const address = useBaseUrl('/runner.html');
  const [outcome, setOutcome] = useState<Outcome>({amount: first, lines});
  const [hasFailed, setHasFailed] = useState(false);
  const shown = useRef(first);
  const isPrepared = useRef(false);

  /** What the program logs for an amount; nothing if it couldn't be run to its end. */
  const run = useCallback(
    async (amount: number, signal: AbortSignal) => {
      const messages: string[] = [];
      try {
        const {runInFrame} = await import('../../runner/page/engine/inFrame');
        const request = {
          kind: 'run' as const,
          source: withAmount(source, first, amount),
          scenario,
        };
        const ending = await runInFrame(
          {address, request, signal},
          ({message}) => messages.push(message),
        );
        return ending.kind === 'finished' && ending.report.error === null
          ? readPayLines(messages)
          : undefined;
      } catch {
        // The script can't be had.
        return undefined;
      }
    },
    [address, first, scenario, source],
  );

  useEffect(() => {
    setHasFailed(false);
    if (wanted === undefined || wanted === shown.current) {
      return undefined;
    }
    const controller = new AbortController();
    const {signal} = controller;
    const timer = setTimeout(() => {
      void run(wanted, signal).then((result) => {
        if (signal.aborted) {
          return;
        }
        if (result) {
          shown.current = wanted;
          setOutcome({amount: wanted, lines: result});
        } else {
          setHasFailed(true);
        }
      });
    }, DELAY_MILLIS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [run, wanted]);

  /** Loads everything before the first change, which then takes effect at once. */
  const prepare = () => {
    if (!isPrepared.current) {
      isPrepared.current = true;
      void run(first, new AbortController().signal);
    }
  };

  return {
    outcome:
      wanted === undefined || wanted === outcome.amount || hasFailed
        ? outcome
        : {amount: wanted, lines: payFor(wanted, outcome)},
    hasFailed,
    prepare,
  };
}
