import {openFile} from '../../../published-files/page/openFile';
import {inFrame} from './inFrame';
import type {FrameEnding} from './inFrame';
import type {ReportOutline, StressProgress} from '@combosite-functions/stress';

/** How a trial of all hostile conditions ended. */
export type StressEnding = FrameEnding<ReportOutline>;

let engine: string | undefined;

/**
 * Does something with the script that makes hostile conditions, which is fetched
 * once for all samples.
 *
 * @param address - of /stress.js
 * @param signal - stops the fetching
 * @param use - what to do; stops by the same signal
 * @returns how that ended, or why it didn't begin
 */
export async function withEngine<Ending>(
  address: string,
  signal: AbortSignal,
  use: (engine: string) => Promise<Ending>,
): Promise<Ending | {readonly kind: 'stopped' | 'unavailable'}> {
  try {
    engine ??= new TextDecoder().decode(await openFile(address, signal));
  } catch {
    return {kind: signal.aborted ? 'stopped' : 'unavailable'};
  }
  return use(engine);
}

/** What to try, and where. */
interface StressOptions {
  /** Address of /runner.html. */
  readonly address: string;
  /** Address of /stress.js. */
  readonly engineAddress: string;
  readonly source: string;
  /** Name of the scenario. */
  readonly scenario: string;
  /** Stops it. */
  readonly signal: AbortSignal;
}

/**
 * Tries a program under all hostile conditions in a frame.
 *
 * @param options - what to try
 * @param onProgress - told before each condition
 * @returns how it ended; never fails
 */
export function stressInFrame(
  {address, engineAddress, source, scenario, signal}: StressOptions,
  onProgress: (progress: StressProgress) => void = () => undefined,
): Promise<StressEnding> {
  return withEngine(engineAddress, signal, (engine) =>
    inFrame<ReportOutline>(
      {address, request: {kind: 'stress', source, scenario, engine}, signal},
      (message) => {
        if (message.kind === 'progress') {
          onProgress(message.progress);
          return undefined;
        }
        return message.kind === 'stress'
          ? {kind: 'finished', report: message.report}
          : {kind: 'crashed'};
      },
    ),
  );
}
