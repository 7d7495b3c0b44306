import * as v from 'valibot';
import {RUN_LIMITS, timeToRun} from '../shapes/runLimits';
import {FRAME_MESSAGE} from '../shapes/frameMessages';
import {parseWorkerMessage} from '../shapes/workerMessages';
import type {LogLine} from '@combosite-functions/simulator';
import type {EndReason, FrameRequest} from '../shapes/frameMessages';
import type {RunReport} from '../shapes/runReport';
import type {WorkerMessage} from '../shapes/workerMessages';

/** How what a frame was asked to do ended. */
export type FrameEnding<Report> =
  | {readonly kind: 'finished'; readonly report: Report}
  /** The reader stopped it. */
  | {readonly kind: 'stopped'}
  /** `unavailable`: frame or worker couldn't be loaded. */
  | {readonly kind: EndReason};

/** How a run ended. */
export type RunEnding = FrameEnding<RunReport>;

/** What there is to run. */
export type RunInFrameRequest = Extract<FrameRequest, {kind: 'run' | 'replay'}>;

interface FrameOptions<Request extends FrameRequest> {
  /** Address of runner.html. */
  readonly address: string;
  readonly request: Request;
  /** Stops it. */
  readonly signal: AbortSignal;
}

/**
 * Runs a program in a frame.
 *
 * @param options - what to run
 * @param onLog - told of each log line
 * @returns how it ended; never fails
 */
export function runInFrame(
  options: FrameOptions<RunInFrameRequest>,
  onLog: (line: LogLine) => void,
): Promise<RunEnding> {
  return inFrame<RunReport>(options, (message) => {
    if (message.kind === 'log') {
      // What a listener gives back is no ending.
      onLog(message.line);
      return undefined;
    }
    return message.kind === 'report'
      ? {kind: 'finished', report: message.report}
      : {kind: 'crashed'};
  });
}

/**
 * How many frames work at once. More would take each other's time, so that
 * programs that end would seem endless; the others wait.
 */
const MOST_AT_ONCE = 2;

let waiting: (() => void)[] = [];
let working = 0;

/**
 * Has something done in a frame when there is a place for one.
 *
 * @param options - what to do
 * @param take - told of each message; tells how it ended if that is the last
 * @returns how it ended; never fails
 */
export async function inFrame<Report>(
  options: FrameOptions<FrameRequest>,
  take: (message: WorkerMessage) => FrameEnding<Report> | undefined,
): Promise<FrameEnding<Report>> {
  const {signal} = options;
  if (working === MOST_AT_ONCE) {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      signal.addEventListener('abort', () => {
        waiting = waiting.filter((one) => one !== resolve);
        resolve();
      });
    });
  }
  if (signal.aborted) {
    return {kind: 'stopped'};
  }
  working += 1;
  const ending = await inOwnFrame(options, take);
  working -= 1;
  waiting.shift()?.();
  return ending;
}

/**
 * Has something done in a sandboxed frame of opaque origin, which exists only
 * for this. The frame ends its worker in time; should it not, the page removes
 * the frame, and the worker with it.
 */
function inOwnFrame<Report>(
  {address, request, signal}: FrameOptions<FrameRequest>,
  take: (message: WorkerMessage) => FrameEnding<Report> | undefined,
): Promise<FrameEnding<Report>> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.setAttribute('aria-hidden', 'true');
    frame.referrerPolicy = 'no-referrer';
    frame.tabIndex = -1;
    frame.title = 'サンプルの実行';
    frame.style.cssText =
      'position:fixed;inset:0 auto auto 0;width:1px;height:1px;border:0;opacity:0;pointer-events:none';

    let isOver = false;
    let isRunning = false;
    let isLoading = request.kind === 'run';
    let asked = 0;
    let messages = 0;
    const end = (ending: FrameEnding<Report>) => {
      if (isOver) {
        return;
      }
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('message', receive);
      signal.removeEventListener('abort', stop);
      frame.remove();
      resolve(ending);
    };
    const stop = () => end({kind: 'stopped'});
    let timer: ReturnType<typeof setTimeout> | undefined;
    const endIn = (millis: number, kind: EndReason) => {
      clearTimeout(timer);
      timer = setTimeout(() => end({kind}), millis);
    };
    endIn(RUN_LIMITS.loadMillis, 'unavailable');

    const receive = (event: MessageEvent<unknown>) => {
      // The origin is 'null' for every frame like this; the window isn't.
      if (event.source !== frame.contentWindow || isOver) {
        return;
      }
      messages += 1;
      if (messages > RUN_LIMITS.messages + 2) {
        end({kind: 'flood'});
        return;
      }
      const {output: message, success} = v.safeParse(FRAME_MESSAGE, event.data);
      if (!success) {
        return;
      }
      if (message.kind === 'ready' && !isRunning) {
        isRunning = true;
        asked = performance.now();
        if (isLoading) {
          endIn(RUN_LIMITS.loadMillis, 'unavailable');
        } else {
          endIn(RUN_LIMITS.stressMillis + RUN_LIMITS.marginMillis, 'timeout');
        }
        frame.contentWindow?.postMessage(request, '*');
      } else if (message.kind === 'started' && isLoading) {
        isLoading = false;
        endIn(
          timeToRun(RUN_LIMITS.runMillis, performance.now() - asked) +
            RUN_LIMITS.marginMillis,
          'timeout',
        );
      } else if (message.kind === 'ended') {
        end({kind: message.reason});
      } else if (message.kind === 'worker') {
        const parsed = parseWorkerMessage(message.text);
        const ending = parsed ? take(parsed) : {kind: 'crashed' as const};
        if (ending) {
          end(ending);
        }
      }
    };

    window.addEventListener('message', receive);
    signal.addEventListener('abort', stop);
    frame.src = address;
    document.body.append(frame);
  });
}
