import {useEffect, useState} from 'react';
import type {RefObject} from 'react';
import {watchWidth} from '../page/watchWidth';

/**
 * Tells whether the content of an element is wider than the element.
 * False until hydration, so that server and first client render agree.
 */
export function useIsOverflowing(ref: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setIsOverflowing] = useState(false);

  useEffect(
    () =>
      ref.current
        ? watchWidth(ref.current, (isTooWide) => setIsOverflowing(isTooWide))
        : undefined,
    [ref],
  );

  return isOverflowing;
}
