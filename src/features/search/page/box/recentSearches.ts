import {createStorageSlot} from '@docusaurus/theme-common';

const MAX_RECENT = 5;

/** Says so itself, once, where the browser has no storage. */
const slot = createStorageSlot('search-recent');

/** What the reader searched for last, the latest first. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((entry) => typeof entry === 'string').slice(0, MAX_RECENT)
      : [];
  } catch {
    return [];
  }
}

/** Keeps what has led to a page. */
export function addRecentSearch(input: string): void {
  const entry = input.trim().slice(0, 60);
  if (!entry) {
    return;
  }
  const others = readRecentSearches().filter((other) => other !== entry);
  slot.set(JSON.stringify([entry, ...others].slice(0, MAX_RECENT)));
}

export function clearRecentSearches(): void {
  slot.del();
}
