import {useLayoutEffect} from 'react';
import type {ComponentProps, ReactNode, RefObject} from 'react';
import clsx from 'clsx';
import styles from './Popup.module.css';

export interface PopupProps extends ComponentProps<'span'> {
  /** What the box is about. */
  readonly anchor: HTMLElement;
  /** The box itself. */
  readonly box: RefObject<HTMLSpanElement | null>;
}

/** The least distance from the window's edge, in pixels. */
const MARGIN = 8;

/** A box beside a word, in the top layer: nothing moves or cuts it. */
export function Popup({
  anchor,
  box,
  className,
  popover = 'manual',
  ...props
}: PopupProps): ReactNode {
  useLayoutEffect(() => {
    if (box.current) {
      // Browsers without popovers show the element where it is.
      box.current.showPopover?.();
      place(box.current, anchor);
    }
  }, [anchor, box]);

  return (
    <span
      {...props}
      ref={box}
      className={clsx(styles.popup, className)}
      popover={popover}
      data-page-part="control"
    />
  );
}

/** Where there is more room, under the word at best, and inside the window. */
function place(box: HTMLElement, anchor: HTMLElement): void {
  const word = anchor.getBoundingClientRect();
  const {clientHeight, clientWidth} = document.documentElement;
  const {height, width} = box.getBoundingClientRect();
  const below = clientHeight - word.bottom - MARGIN;
  const above = word.top - MARGIN;
  const isBelow = height <= below || below >= above;
  const left = Math.max(
    MARGIN,
    Math.min(word.left, clientWidth - width - MARGIN),
  );
  // In the document, so that it scrolls with the text.
  box.style.maxHeight = `${isBelow ? below : above}px`;
  box.style.left = `${left + window.scrollX}px`;
  box.style.top = `${(isBelow ? word.bottom : word.top - Math.min(height, above)) + window.scrollY}px`;
}
