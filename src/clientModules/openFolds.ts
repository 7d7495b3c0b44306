/*
 * Opens the folds around the place that an address names. Browsers do so when
 * they load a page; not when a script leads there, nor for a title in a summary.
 */
import type {ClientModule} from '@docusaurus/types';
import {openFolds} from '../ui/page/openFolds';

const module: ClientModule = {
  onRouteDidUpdate({location}) {
    const target = targetOf(location.hash);
    if (target && openFolds(target)) {
      target.scrollIntoView();
    }
  },
};

export default module;

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Not an encoded name: nothing has it.
    return null;
  }
}
