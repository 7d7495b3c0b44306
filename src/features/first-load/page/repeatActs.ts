/*
 * Does what the reader did before the page was taken over, once, as if it
 * happened now. The script in the page's head has remembered it.
 */
import {changeField} from '../../../upstream/fieldValue';
import type {Acts, FirstActs} from './acts';

declare global {
  interface Window {
    /** Where the page's scripts wait for the reader: not behind the gate. */
    firstActs?: FirstActs;
  }
}

/** All that a reader may have used. */
const CONTROLS =
  'button, input, select, textarea, .hash-link, [role=button], [role=tab]';

// Also runs on the server.
if (typeof window !== 'undefined' && window.firstActs) {
  const {end} = window.firstActs;
  const before = controls();
  new MutationObserver((_, observer) => {
    // While React takes the page over, its head is written anew in parts.
    if (document.documentElement.dataset.hasHydrated === 'true') {
      observer.disconnect();
      repeat(withPresent(end(), before));
    }
  }).observe(document.documentElement, {
    attributeFilter: ['data-has-hydrated'],
  });
}

function controls(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)];
}

/**
 * The same acts on what is in the page now: React makes a page anew that a
 * browser has translated before.
 */
function withPresent(acts: Acts, before: readonly HTMLElement[]): Acts {
  const now = controls();
  const present = <Control extends HTMLElement>(control: Control): Control => {
    const successor = now[before.indexOf(control)];
    return !control.isConnected && successor?.className === control.className
      ? (successor as Control)
      : control;
  };
  return {
    ...acts,
    pressed: new Set([...acts.pressed].map(present)),
    changed: new Map(
      [...acts.changed].map(([field, value]) => [present(field), value]),
    ),
  };
}

function repeat(acts: Acts): void {
  const {changed, isComposing, isMouse, pressed} = acts;
  if (isComposing) {
    // Another value would end what the input method composes.
    addEventListener('compositionend', () => setTimeout(repeatLater, 0, acts), {
      once: true,
    });
    return;
  }
  for (const [field, value] of changed) {
    changeField(field, value);
  }
  document.activeElement?.dispatchEvent(
    new FocusEvent('focusin', {bubbles: true}),
  );
  if (isMouse) {
    // It may rest on what it points at.
    [...document.querySelectorAll(':hover')]
      .at(-1)
      ?.dispatchEvent(
        new PointerEvent('pointerover', {bubbles: true, pointerType: 'mouse'}),
      );
  }
  for (const control of pressed) {
    if (control instanceof HTMLSelectElement) {
      // The page opens it when its choices are there.
      control.dispatchEvent(
        new MouseEvent('mousedown', {bubbles: true, cancelable: true}),
      );
    } else {
      control.click();
    }
  }
}

function repeatLater(acts: Acts): void {
  for (const field of acts.changed.keys()) {
    acts.changed.set(field, field.value);
  }
  repeat({...acts, isComposing: false});
}
