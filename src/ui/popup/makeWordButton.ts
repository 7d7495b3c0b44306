const ATTRIBUTES = {role: 'button', tabindex: '0', 'aria-expanded': 'false'};

/**
 * Makes a button of a word that can be explained: past React, which would render
 * every word a second time. `useExplanation` changes `aria-expanded`.
 */
export function makeWordButton(word: Element | null): void {
  for (const [name, value] of Object.entries(ATTRIBUTES)) {
    word?.setAttribute(name, value);
  }
}

/** Takes that back. */
export function makePlainWord(word: Element): void {
  for (const name of Object.keys(ATTRIBUTES)) {
    word.removeAttribute(name);
  }
}
