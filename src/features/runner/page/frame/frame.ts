/*
 * The script of runner.html: starts the worker in which a program runs, or that
 * of the hostile conditions, and ends it. It passes the worker's messages on
 * without reading them.
 *
 * It only works in a frame of opaque origin. Elsewhere, a foreign page could
 * run its code in this site's name.
 */
import * as v from 'valibot';
import {MESSAGE_KINDS, RUN_LIMITS, timeToRun} from '../shapes/runLimits';
import {FRAME_REQUEST} from '../shapes/frameMessages';
import type {
  EndReason,
  FrameMessage,
  FrameRequest,
} from '../shapes/frameMessages';

/** The script of the worker for a single run, and what the engine takes of it. */
declare const WORKER_SOURCE: string;

if (window.origin === 'null' && window.parent !== window) {
  window.addEventListener('message', startOnce);
  tell({kind: 'ready'});
}

function tell(message: FrameMessage): void {
  // The page's origin isn't known here; it gets nothing it didn't ask for.
  window.parent.postMessage(message, '*');
}

function startOnce({source, data}: MessageEvent<unknown>): void {
  if (source === window.parent && v.is(FRAME_REQUEST, data)) {
    window.removeEventListener('message', startOnce);
    start(data);
  }
}

function start(request: FrameRequest): void {
  const isRun = request.kind === 'run';
  // In a function, so that no program finds the names of the script.
  const script = `(() => {${WORKER_SOURCE}${isRun ? '' : request.engine}})();`;
  const url = URL.createObjectURL(
    new Blob([script], {type: 'text/javascript'}),
  );
  const worker = startWorker(url);
  if (!worker) {
    tell({kind: 'ended', reason: 'unavailable'});
    return;
  }
  let messages = 0;
  let isOver = false;

  const end = (reason?: EndReason) => {
    if (isOver) {
      return;
    }
    isOver = true;
    clearTimeout(timer);
    worker.terminate();
    // While the worker runs, WebKit asks for its address at importScripts.
    URL.revokeObjectURL(url);
    if (reason) {
      tell({kind: 'ended', reason});
    }
  };
  const asked = performance.now();
  let isLoading = isRun;
  let timer = setTimeout(
    () => end(isRun ? 'unavailable' : 'timeout'),
    isRun ? RUN_LIMITS.loadMillis : RUN_LIMITS.stressMillis,
  );

  worker.addEventListener('message', ({data}: MessageEvent<unknown>) => {
    messages += 1;
    if (isOver) {
      return;
    }
    if (
      messages > RUN_LIMITS.messages ||
      typeof data !== 'string' ||
      data.length > RUN_LIMITS.messageLength
    ) {
      end('flood');
    } else if (isLoading && data.startsWith(MESSAGE_KINDS.started)) {
      isLoading = false;
      clearTimeout(timer);
      timer = setTimeout(
        () => end('timeout'),
        timeToRun(RUN_LIMITS.runMillis, performance.now() - asked),
      );
      tell({kind: 'started'});
    } else if (data.startsWith(MESSAGE_KINDS.failure)) {
      end('crashed');
    } else if (data.startsWith(MESSAGE_KINDS.timeout)) {
      end('timeout');
    } else {
      tell({kind: 'worker', text: data});
      if (
        data.startsWith(MESSAGE_KINDS.report) ||
        data.startsWith(MESSAGE_KINDS.stress)
      ) {
        end();
      }
    }
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    // Without a place in the script, the script didn't come: something blocks it.
    end(event instanceof ErrorEvent ? 'crashed' : 'unavailable');
  });
  // The engine makes workers of its own script.
  worker.postMessage(isRun ? request : {...request, engine: script});
}

/** @returns nothing where a policy forbids workers */
function startWorker(url: string): Worker | undefined {
  try {
    return new Worker(url);
  } catch {
    return undefined;
  }
}
