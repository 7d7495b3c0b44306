import {useSyncExternalStore} from 'react';
import type {ComponentProps, ReactNode} from 'react';
import OriginalHead from '@docusaurus/core/lib/client/exports/Head';

/**
 * What a component puts into the page's head.
 *
 * The head of a page that has just arrived is complete. A browser that draws
 * while React takes the page over would show Docusaurus's own a part of it: the
 * classes of the root element go and come back, and with each change the styles
 * of the whole page are computed again. This one leaves it alone until all parts
 * are there.
 */
export default function Head(
  props: ComponentProps<typeof OriginalHead>,
): ReactNode {
  const isTakenOver = useSyncExternalStore(
    neverChanges,
    () => true,
    () => typeof document === 'undefined',
  );
  return isTakenOver && <OriginalHead {...props} />;
}

function neverChanges() {
  return () => undefined;
}
