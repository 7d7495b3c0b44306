import {useEffect} from 'react';
import type {RefObject} from 'react';
import type {State} from '../result/StateIcon';
import {revealAnswer} from '../result/revealAnswer';

/** The line of an error: in the block, and in the editor. */
const ERROR_LINE = "[data-error-line=''], .cm-line:has(.cm-lintRange-error)";

/** What the foot says. */
const STATUS = '[data-page-part=control] > p[role=status]';

/** What the pay slip comes to, with the sample. */
const SLIP = ':scope > details > summary';

/** Pixels between the foot and what it would cover. */
const GAP = 8;

/** Pixels of code that are seen below what was pressed, or the caret. */
const CODE = 96;

/**
 * The foot that comes up with a result stays off what the reader has pressed and
 * the first lines below that, off the line of an error, and cuts no pay slip. A
 * finger's answer comes up itself where its code leaves room to both.
 *
 * @param root - the element around the sample
 * @param state - how what is shown ended
 */
export function useUncovered(
  root: RefObject<HTMLElement | null>,
  state: State | undefined,
): void {
  useEffect(() => {
    const foot = root.current?.querySelector(STATUS)?.parentElement;
    const pressed = document.activeElement;
    // No pointer rests on what was pressed, and its bar stays in sight.
    const isTouched =
      matchMedia('(hover: none)').matches &&
      (pressed === document.body || root.current?.contains(pressed));
    const start = foot?.parentElement?.previousElementSibling;
    const above = topOf(root.current);
    if (
      state &&
      isTouched &&
      above < window.innerHeight &&
      revealAnswer(start, above)
    ) {
      return;
    }
    if (isTouched && pressed?.matches('[role=tabpanel]') && topOf(foot) < 0) {
      // What was pressed is gone, with all that made the answer long.
      foot?.scrollIntoView();
    }
    const slip = root.current?.querySelector(SLIP);
    const isCut = topOf(slip) < topOf(foot);
    const isStuck =
      (foot?.getBoundingClientRect().bottom ?? 0) > window.innerHeight - 1;
    for (const [part, room] of [
      [
        // In the editor, where the caret is.
        pressed?.matches('button')
          ? pressed
          : pressed?.querySelector('.cm-activeLine'),
        isStuck ? CODE : 0,
      ],
      [root.current?.querySelector(ERROR_LINE), 0],
      [isCut ? slip : undefined, 0],
    ] as const) {
      const covered = coveredBy(foot, part, room);
      if (covered > 0) {
        window.scrollBy(0, covered + GAP);
      }
    }
  }, [root, state]);
}

function topOf(part: Element | null | undefined): number {
  return part?.getBoundingClientRect().top ?? Infinity;
}

/** How much of something before a foot, and in the window, with the room below it, that covers. */
function coveredBy(
  foot: Element | null | undefined,
  part: Element | null | undefined,
  room: number,
): number {
  if (
    !foot ||
    !part ||
    foot.compareDocumentPosition(part) !== Node.DOCUMENT_POSITION_PRECEDING
  ) {
    return 0;
  }
  const {top, bottom} = part.getBoundingClientRect();
  return top < window.innerHeight
    ? bottom + room - foot.getBoundingClientRect().top
    : 0;
}
