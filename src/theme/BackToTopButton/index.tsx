import type {MouseEvent, ReactNode} from 'react';
import BackToTopButton from '@theme-original/BackToTopButton';

/** The button that leads back to the page's top, at once for those who want it so. */
export default function BackToTopButtonWrapper(): ReactNode {
  return (
    <div role="presentation" onClickCapture={jumpInstead}>
      <BackToTopButton />
    </div>
  );
}

/** The theme's own scrolling is a script: it doesn't ask how much may move. */
function jumpInstead(event: MouseEvent): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    event.stopPropagation();
    window.scrollTo(0, 0);
  }
}
