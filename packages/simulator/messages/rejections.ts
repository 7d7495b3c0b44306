/*
 * Promises of the program for which nobody waits: when one fails, only the host
 * knows. Browsers' workers tell by an event, Node by its process.
 */

type Listener = (value: unknown) => void;

/** What this file uses of its host, of which the language knows nothing. */
interface Host {
  readonly setTimeout?: (callback: () => void, millis: number) => unknown;
  readonly addEventListener?: (type: string, listener: Listener) => void;
  readonly removeEventListener?: (type: string, listener: Listener) => void;
  readonly process?: {
    readonly listeners?: (event: string) => Listener[];
    readonly on: (event: string, listener: Listener) => void;
    readonly removeAllListeners: (event: string) => void;
  };
}

// Taken before any program could change them.
const host = globalThis as unknown as Host;
const later = host.setTimeout?.bind(globalThis);
const listen = host.addEventListener?.bind(globalThis);
const unlisten = host.removeEventListener?.bind(globalThis);
const {process} = host;

/**
 * Turns of the event loop after which a host has told all failures: in browsers
 * the event may come after a first timer.
 */
const TURNS = 2;

/**
 * Starts to listen. Until the end, whatever else the host tells of such
 * failures goes nowhere: it would end Node, or a test.
 *
 * @returns a function that stops listening and gives what promises failed with
 */
export function watchRejections(): () => Promise<unknown[]> {
  const reasons: unknown[] = [];
  const stop = process?.listeners
    ? watchProcess(process, reasons)
    : watchScope(reasons);
  return async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      await new Promise<void>((resolve) => {
        if (later) {
          later(resolve, 0);
        } else {
          resolve();
        }
      });
    }
    stop();
    return reasons;
  };
}

function watchProcess(
  process: NonNullable<Host['process']>,
  reasons: unknown[],
): () => void {
  const EVENT = 'unhandledRejection';
  const others = process.listeners?.(EVENT) ?? [];
  process.removeAllListeners(EVENT);
  process.on(EVENT, (reason) => {
    reasons.push(reason);
  });
  return () => {
    process.removeAllListeners(EVENT);
    for (const other of others) {
      process.on(EVENT, other);
    }
  };
}

function watchScope(reasons: unknown[]): () => void {
  const EVENT = 'unhandledrejection';
  const listener: Listener = (event) => {
    const {reason, preventDefault} = event as {
      reason: unknown;
      preventDefault: () => void;
    };
    preventDefault.call(event);
    reasons.push(reason);
  };
  listen?.(EVENT, listener);
  return () => unlisten?.(EVENT, listener);
}
