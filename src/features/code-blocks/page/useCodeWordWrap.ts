import {useCallback, useEffect, useRef, useState} from 'react';
import type {RefObject} from 'react';
import type {WordWrap} from '../../../upstream/codeBlockButtons';
import {watchWidth} from '../../../ui/page/watchWidth';

/**
 * Wraps the lines of a code block. Whether they are too long is written on the
 * block, where its styles show the button or hide it: the theme's own measures
 * each block as soon as it is there, and renders those again that are too wide.
 */
export function useCodeWordWrap(): WordWrap {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setIsEnabled] = useState(false);

  useEffect(() => {
    const block = blockOf(codeBlockRef);
    const wide = new Set<HTMLElement>();
    const ends = partsOf(block).map((lines) =>
      watchWidth(lines, (isTooWide) => {
        // What scrolls must be reachable by keyboard, and nothing else.
        if (isTooWide) {
          wide.add(lines);
          lines.tabIndex = 0;
        } else {
          wide.delete(lines);
          lines.removeAttribute('tabindex');
        }
        block?.toggleAttribute('data-too-wide', wide.size > 0 || isEnabled);
      }),
    );
    return () => ends.forEach((end) => end());
  }, [isEnabled]);

  const toggle = useCallback(() => {
    for (const code of partsOf(blockOf(codeBlockRef), 'code')) {
      code.toggleAttribute('data-wrapped', !isEnabled);
    }
    setIsEnabled(!isEnabled);
  }, [isEnabled]);

  return {codeBlockRef, isEnabled, isCodeScrollable: true, toggle};
}

function blockOf({current}: RefObject<HTMLElement | null>): Element | null {
  return current?.closest('.theme-code-block') ?? null;
}

/** The code of a block, shown and folded. */
function partsOf(block: Element | null, name: 'code' | 'pre' = 'pre') {
  return [...(block?.querySelectorAll<HTMLElement>(name) ?? [])];
}
