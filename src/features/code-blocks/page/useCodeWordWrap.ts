import {useCallback, useEffect, useRef, useState} from 'react';
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
    const lines = codeBlockRef.current;
    const block = lines?.parentElement?.closest('.theme-code-block');
    return lines && block
      ? watchWidth(lines, (isTooWide) => {
          block.toggleAttribute('data-too-wide', isTooWide || isEnabled);
          // What scrolls must be reachable by keyboard, and nothing else.
          if (isTooWide) {
            lines.tabIndex = 0;
          } else {
            lines.removeAttribute('tabindex');
          }
        })
      : undefined;
  }, [isEnabled]);

  const toggle = useCallback(() => {
    const code = codeBlockRef.current?.querySelector('code');
    if (code) {
      code.style.whiteSpace = isEnabled ? '' : 'pre-wrap';
      code.style.overflowWrap = isEnabled ? '' : 'anywhere';
    }
    setIsEnabled(!isEnabled);
  }, [isEnabled]);

  return {codeBlockRef, isEnabled, isCodeScrollable: true, toggle};
}
