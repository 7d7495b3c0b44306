import {useLayoutEffect, useRef} from 'react';
import type {ReactNode, RefObject} from 'react';
import Link from '@docusaurus/Link';
import type {TermProps} from './Term';
import styles from './Term.module.css';

interface ExplanationProps extends TermProps {
  /** Id of the sentence that explains the term. */
  readonly id: string;
  /** The word that is explained. */
  readonly anchor: RefObject<HTMLElement | null>;
}

/** The least distance from the window's edge, in pixels. */
const MARGIN = 8;

/** The meaning of a term, in the top layer: nothing moves or cuts it. */
export function Explanation({
  anchor,
  id,
  meaning,
  page,
  reading,
  term,
}: ExplanationProps): ReactNode {
  const box = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    if (box.current && anchor.current) {
      // Browsers without popovers show the element where it stands.
      box.current.showPopover?.();
      place(box.current, anchor.current);
    }
  }, [anchor]);

  return (
    <span
      ref={box}
      className={styles.explanation}
      popover="manual"
      role="group"
      aria-label={`${term}の意味`}
      data-search-ignore
    >
      <span className={styles.word}>
        {term}
        <span className={styles.reading}>（{reading}）</span>
      </span>
      <span id={id} className={styles.meaning}>
        {meaning}
      </span>
      <Link to={page}>「{term}」の説明</Link>
    </span>
  );
}

/** Under the word if there is room, else above, and inside the window. */
function place(box: HTMLElement, anchor: HTMLElement): void {
  const word = anchor.getBoundingClientRect();
  const {clientHeight, clientWidth} = document.documentElement;
  const {height, width} = box.getBoundingClientRect();
  const isBelow =
    word.bottom + height + MARGIN <= clientHeight || word.top < height;
  const left = Math.max(
    MARGIN,
    Math.min(word.left, clientWidth - width - MARGIN),
  );
  // In the document, so that it scrolls with the text.
  box.style.left = `${left + window.scrollX}px`;
  box.style.top = `${(isBelow ? word.bottom : word.top - height) + window.scrollY}px`;
}
