import {useEffect, useState} from 'react';
import type {RefObject} from 'react';

/**
 * Tells whether the content of an element is wider than the element.
 * False until hydration, so that server and first client render agree.
 */
export function useIsOverflowing(ref: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setIsOverflowing] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      setIsOverflowing(element.scrollWidth > element.clientWidth);
    });
    // Either may change without the other.
    for (const target of [element, ...element.children]) {
      observer.observe(target);
    }
    return () => {
      observer.disconnect();
    };
  }, [ref]);

  return isOverflowing;
}
