import * as v from 'valibot';
import {RUN_LIMITS} from '../shapes/runLimits';
import {FRAME_MESSAGE} from '../shapes/frameMessages';
import {parseWorkerMessage} from '../shapes/workerMessages';
import type {LogLine} from '../runtime';
import type {EndReason, RunRequest} from '../shapes/frameMessages';
import type {RunReport} from '../shapes/runReport';

/** How a run ended. */
export type RunEnding =
  | {readonly kind: 'finished'; readonly report: RunReport}
  /** The reader stopped it. */
  | {readonly kind: 'stopped'}
  /** The frame couldn't be loaded. */
  | {readonly kind: 'unavailable'}
  | {readonly kind: EndReason};

/** What to run, and whom to tell. */
export interface RunInFrameOptions {
  /** Address of runner.html. */
  readonly address: string;
  readonly source: string;
  /** Name of the scenario. */
  readonly scenario: string;
  /** Stops the run. */
  readonly signal: AbortSignal;
  /** Told of each log line. */
  readonly onLog: (line: LogLine) => void;
}

/**
 * Runs a program in a sandboxed frame of opaque origin, which exists only for
 * this run. The frame ends its worker in time; should it not, the page removes
 * the frame, and the worker with it.
 *
 * @returns how it ended; never fails
 */
export function runInFrame({
  address,
  source,
  scenario,
  signal,
  onLog,
}: RunInFrameOptions): Promise<RunEnding> {
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
    let messages = 0;
    const end = (ending: RunEnding) => {
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
    let timer = setTimeout(
      () => end({kind: 'unavailable'}),
      RUN_LIMITS.loadMillis,
    );

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
        clearTimeout(timer);
        timer = setTimeout(
          () => end({kind: 'timeout'}),
          RUN_LIMITS.frameMillis,
        );
        const request: RunRequest = {kind: 'run', source, scenario};
        frame.contentWindow?.postMessage(request, '*');
      } else if (message.kind === 'ended') {
        end({kind: message.reason});
      } else if (message.kind === 'worker') {
        const parsed = parseWorkerMessage(message.text);
        if (!parsed) {
          end({kind: 'crashed'});
        } else if (parsed.kind === 'log') {
          onLog(parsed.line);
        } else {
          end({kind: 'finished', report: parsed.report});
        }
      }
    };

    window.addEventListener('message', receive);
    signal.addEventListener('abort', stop);
    frame.src = address;
    document.body.append(frame);
  });
}
