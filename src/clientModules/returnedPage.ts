/*
 * A page that the browser kept while its reader was on another one hears of no
 * change to the storage. When it is shown again it is told them as those of
 * another tab; until the scripts are there, src/features/first-load does it.
 */
let left: Readonly<Record<string, string>> = {};

// Also runs on the server.
if (typeof window !== 'undefined') {
  addEventListener('pagehide', () => {
    left = readStorage();
  });
  addEventListener('pageshow', ({persisted}) => {
    if (persisted) {
      tellChanges(readStorage());
    }
  });
}

function tellChanges(now: Readonly<Record<string, string>>): void {
  for (const key of Object.keys({...left, ...now})) {
    const oldValue = left[key] ?? null;
    const newValue = now[key] ?? null;
    if (oldValue !== newValue) {
      dispatchEvent(
        new StorageEvent('storage', {
          key,
          oldValue,
          newValue,
          storageArea: localStorage,
          url: location.href,
        }),
      );
    }
  }
}

function readStorage(): Record<string, string> {
  try {
    return {...localStorage};
  } catch {
    // A browser that keeps nothing throws as soon as storage is named.
    return {};
  }
}
