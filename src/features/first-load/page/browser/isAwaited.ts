/** What the browser keeps, and no page shows before it is asked for. */
const UNSEEN =
  /^(?:search-recent$|pay-slip-away$|docs-preferred-version-|docusaurus\.)/;

/**
 * Whether a page has something to show at once that isn't in its HTML: the place
 * or the words in its address, or what the browser keeps of this reader. A key
 * of which nothing is known here counts.
 */
export function isAwaited(): boolean {
  const {hash, pathname, search} = location;
  return (
    hash !== '' ||
    search !== '' ||
    // src/clientModules/ownAddress.ts
    pathname.endsWith('.html') ||
    kept().some(([key, value]) => isShown(key, value, pathname))
  );
}

function isShown(key: string, value: string, pathname: string): boolean {
  if (/^(?:exercise|path)-/.test(key)) {
    return document.querySelector('[data-page-part=progress]') !== null;
  }
  if (key.startsWith('sample-edit:')) {
    return key.startsWith(`sample-edit:${pathname.replace(/\/$/, '')}#`);
  }
  if (key === 'pay-slip') {
    return document.querySelector("[data-runnable-sample='pays']") !== null;
  }
  return key === 'docusaurus.announcement.dismiss'
    ? // Maybe of an older one: src/clientModules/newAnnouncement.ts knows.
      value === 'true'
    : !UNSEEN.test(key);
}

/** What the browser keeps. */
export function kept(): [string, string][] {
  try {
    return Object.entries<string>(localStorage);
  } catch {
    // A browser that keeps nothing throws as soon as storage is named.
    return [];
  }
}
