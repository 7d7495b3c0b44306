/*
 * Loads the page's scripts when the reader first does something. It is written
 * into each page, behind the scripts' own elements; see src/features/first-load/README.md.
 */
import {UNTOLD_MILLIS} from '../../../../ui/loading/comingText';
import {
  makePlainWord,
  makeWordButton,
} from '../../../../ui/popup/makeWordButton';
import {isAwaited, kept} from './isAwaited';
import {addNotice, removeNotice, showComing, showMissing} from './notice';
import {rememberActs} from './rememberActs';
import type {Acts} from '../acts';

/** What a reader does. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'scroll',
  'keydown',
  'focusin',
  // Of a screen reader, without any other.
  'click',
  // Written into the address by hand.
  'hashchange',
];

/** How long scripts may take until the page says that they don't come. */
const MISSING_MILLIS = 10_000;

const html = document.documentElement;
/** `data-scripts` tells styles and scripts how far it has got. */
const {dataset} = html;
const memory = new AbortController();
let missing: number | undefined;

dataset.scripts = 'waiting';
if (kept().some(([key]) => key.startsWith('pay-slip'))) {
  // Put away, or another than the page's: not shown for a moment, either.
  dataset.slip = 'kept';
}
for (const sign of SIGNS) {
  addEventListener(sign, (event) => isAct(event) && load(), {
    capture: true,
    passive: true,
    signal: memory.signal,
  });
}
// After those, which hear of all that this one keeps from the page.
const acts = rememberActs(memory.signal, tellLater);
addEventListener('storage', showKept);
// Hears of no change while the browser keeps it and shows others.
addEventListener('pageshow', ({persisted}) => persisted && showKept());
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showKept);
// Errors of elements don't bubble.
addEventListener(
  'error',
  ({target}) => {
    if (target instanceof HTMLScriptElement) {
      fail();
    }
  },
  {capture: true, signal: memory.signal},
);
Object.assign(window, {firstActs: {end}});
// Without its styles, the page isn't where it was built for: Docusaurus's banner
// says so, unless this is there.
if (getComputedStyle(html).getPropertyValue('--unhydrated-wait')) {
  Object.assign(window, {docusaurus: {}});
} else {
  load();
}
document.addEventListener('DOMContentLoaded', () => {
  makeUsable();
  loadIfAwaited();
});

/** What a reader does, rather than a mouse that rests or the page itself. */
function isAct(event: Event): boolean {
  switch (event.type) {
    case 'pointermove': {
      const {movementX, movementY} = event as PointerEvent;
      return movementX !== 0 || movementY !== 0;
    }
    case 'scroll':
      // src/features/first-load/build/currentEntry.ts scrolls the sidebar.
      return event.target === document;
    default:
      return true;
  }
}

/**
 * Another tab has changed what the browser keeps, or the system its colours. Until
 * the page is taken over, Docusaurus's script in it shows that once more: React
 * then begins with the attributes that it sets.
 */
function showKept(): void {
  if (dataset.scripts) {
    const script = document.createElement('script');
    script.text = document.querySelector('body > script')?.textContent ?? '';
    document.head.append(script);
    script.remove();
    loadIfAwaited();
  }
}

function loadIfAwaited(): void {
  if (isAwaited()) {
    load();
  }
}

function load(): void {
  if (dataset.scripts === 'waiting') {
    dataset.scripts = 'coming';
    missing = window.setTimeout(fail, MISSING_MILLIS);
    if (document.readyState === 'loading') {
      // React needs all of the page.
      document.addEventListener('DOMContentLoaded', addScripts);
    } else {
      addScripts();
    }
  }
}

function addScripts(): void {
  for (const {src} of document.querySelectorAll<HTMLScriptElement>(
    'script[type=on-intent]',
  )) {
    const script = document.createElement('script');
    script.src = src;
    // In their order.
    script.async = false;
    document.head.append(script);
  }
}

/** What scripts would do to controls, for readers who look for these. */
function makeUsable(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(
    '#__docusaurus :disabled',
  )) {
    button.disabled = false;
  }
  document.querySelectorAll('[data-explained]').forEach(makeWordButton);
}

function tellLater(): void {
  addNotice();
  setBusy('true');
  setTimeout(() => {
    if (!memory.signal.aborted) {
      showComing();
    }
  }, UNTOLD_MILLIS);
}

function setBusy(isBusy: 'true' | null): void {
  for (const control of acts.pressed) {
    control.ariaBusy = isBusy;
  }
}

function fail(): void {
  forget();
  acts.pressed.clear();
  dataset.scripts = 'missing';
  document.querySelectorAll('[data-explained]').forEach(makePlainWord);
  showMissing();
}

function forget(): void {
  clearTimeout(missing);
  memory.abort();
  setBusy(null);
}

/** Call it when the scripts have taken the page over, though they be late. */
function end(): Acts {
  forget();
  removeNotice();
  delete dataset.scripts;
  return acts;
}
