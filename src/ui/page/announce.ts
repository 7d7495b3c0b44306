import styles from './announce.module.css';

/** How long a message stays at least, and for each of its letters. */
const SHOWN_MILLIS = 3000;
const LETTER_MILLIS = 150;

/** Screen readers need to know the region before its text changes. */
const KNOWN_MILLIS = 100;

let region: HTMLElement | undefined;
let timer: number | undefined;

/**
 * Shows a short message over the page for a moment and has it read out. For
 * what succeeds at a place that has no room for a message of its own.
 */
export function announce(message: string): void {
  if (!region) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.dataset.pagePart = 'control';
    region.className = styles.message ?? '';
    document.body.append(region);
  }
  const shown = region;
  shown.textContent = '';
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    shown.textContent = message;
    timer = window.setTimeout(
      () => (shown.textContent = ''),
      Math.max(SHOWN_MILLIS, LETTER_MILLIS * message.length),
    );
  }, KNOWN_MILLIS);
}
