import {useCallback, useEffect, useRef} from 'react';

/** Something under way, of which only the latest counts. */
export interface Latest {
  /** Stops it. */
  readonly signal: AbortSignal;
  /** Whether nothing else has begun since, and the reader is still here. */
  readonly isCurrent: () => boolean;
}

/** Begins things that a reader may stop, one in place of the other. */
export function useLatest() {
  const latest = useRef<AbortController>(undefined);

  const begin = useCallback((): Latest => {
    latest.current?.abort();
    const controller = new AbortController();
    latest.current = controller;
    return {
      signal: controller.signal,
      isCurrent: () => latest.current === controller,
    };
  }, []);

  /** Stops what is under way; it may still tell how it ended. */
  const stop = useCallback(() => latest.current?.abort(), []);

  /** Stops what is under way; it is current no more. */
  const forget = useCallback(() => {
    const controller = latest.current;
    latest.current = undefined;
    controller?.abort();
  }, []);

  useEffect(() => forget, [forget]);

  return {begin, stop, forget};
}
