import {isSearchShortcut} from '../../../search/page/box/isSearchShortcut';
import type {Field} from '../../../../upstream/fieldValue';
import type {Acts} from '../acts';

/** What does nothing without scripts. Other links, folds and fields do. */
const CONTROLS =
  'button, [role=button], [role=tab], [type=checkbox], [type=radio], .hash-link';

const SEARCH = '[role=search] input';

/** Without scripts it leads to the sidebar, which is what it is to skip. */
const SKIP = 'a[href="#__docusaurus_skipToContent_fallback"]';

/**
 * Remembers what the page can't do yet.
 *
 * @param signal - ends it
 * @param onAct - told of each such act
 */
export function rememberActs(signal: AbortSignal, onAct: () => void): Acts {
  const pressed: Acts['pressed'] = new Set();
  const changed: Acts['changed'] = new Map();
  const acts: Acts = {pressed, changed, isMouse: false, isComposing: false};
  const on = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) => addEventListener(type, listener, {capture: true, signal});
  const keep = (event: Event, control: HTMLElement) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.add(control);
    onAct();
  };

  on('click', (event) => {
    const {target} = event;
    const control = controlAt(event);
    if (target instanceof Element && target.matches(SKIP)) {
      event.preventDefault();
      focusMain();
    } else if (control) {
      keep(event, control);
    }
  });
  on('mousedown', (event) => {
    const {target} = event;
    // A field of one choice gets the others with the scripts.
    if (target instanceof HTMLSelectElement && target.length < 2) {
      target.focus();
      keep(event, target);
    }
  });
  on('keydown', (event) => {
    const {key, target} = event;
    if (isSearchShortcut(event)) {
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>(SEARCH);
      field?.focus();
      field?.select();
    } else if (
      target instanceof HTMLSpanElement &&
      (key === 'Enter' || key === ' ')
    ) {
      // An explained word; the browser makes a click of other buttons' keys.
      keep(event, target);
    }
  });
  for (const type of ['input', 'change'] as const) {
    on(type, ({target}) => {
      const field = target as Field;
      changed.set(field, field.value);
      onAct();
    });
  }
  on('pointermove', ({pointerType}) => {
    acts.isMouse = pointerType === 'mouse';
  });
  on('compositionstart', () => {
    acts.isComposing = true;
  });
  on('compositionend', () => {
    acts.isComposing = false;
  });
  return acts;
}

/** As the theme does it: the next key press is in the page's text. */
function focusMain(): void {
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
  main?.removeAttribute('tabindex');
}

/** The control of which a click needs the scripts. */
function controlAt({target}: Event): HTMLElement | undefined {
  if (!(target instanceof Element) || !target.closest('#__docusaurus')) {
    return undefined;
  }
  const label = target.closest('label');
  const control =
    label?.control ?? target.closest<HTMLElement>(`${CONTROLS}, a[href]`);
  return control && (control.matches(CONTROLS) || isLost(control))
    ? control
    : undefined;
}

/** Without a connection, src/clientModules/missingParts.ts keeps the page. */
function isLost(link: Element): boolean {
  return (
    !navigator.onLine &&
    link instanceof HTMLAnchorElement &&
    link.host === location.host &&
    link.pathname !== location.pathname
  );
}
