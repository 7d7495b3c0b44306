import {useCallback, useEffect, useRef, useState} from 'react';

/**
 * Begins things that a reader may stop, one in place of the other: only the
 * latest is shown.
 */
export function useLatest<Shown>() {
  const latest = useRef<AbortController>(undefined);
  const [shown, setShown] = useState<Shown>();

  const begin = useCallback(() => {
    latest.current?.abort();
    const controller = new AbortController();
    latest.current = controller;
    return {
      /** Stops it. */
      signal: controller.signal,
      /** Shows how far it is, unless something else has begun since. */
      show: (value: Shown) => {
        if (latest.current === controller) {
          setShown(value);
        }
      },
    };
  }, []);

  /** Stops what is under way; it may still tell how it ended. */
  const stop = useCallback(() => latest.current?.abort(), []);

  /** Stops what is under way, and shows nothing of it. */
  const forget = useCallback(() => {
    const controller = latest.current;
    latest.current = undefined;
    controller?.abort();
    setShown(undefined);
  }, []);

  useEffect(() => forget, [forget]);

  return {shown, begin, stop, forget};
}

/**
 * What there is to show of something that is done again and again: the one before,
 * until the next has something.
 *
 * @param next - what the next has
 * @param isComing - whether that is still to come
 */
export function useLastShown<Shown>(
  next: Shown | undefined,
  isComing: boolean,
): Shown | undefined {
  const [last, setLast] = useState<Shown>();
  const shown = isComing ? last : next;
  if (shown !== last) {
    setLast(shown);
  }
  return shown;
}
