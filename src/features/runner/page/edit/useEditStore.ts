import {useMemo} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Keeps what readers write in the samples of a page. */
export interface EditStore {
  /** Whether what is kept goes when the tab is closed. */
  readonly isOfTab: boolean;
  /** Whether something is kept for a sample. */
  readonly has: (sample: number | string) => boolean;
  /** For all tabs of the browser; behind the gate for this one. */
  readonly shared: EditPlace;
  /** For this tab, as long as it differs from that. */
  readonly own: EditPlace;
  /**
   * Listens to other tabs.
   *
   * @param onChange - told what they keep for a sample
   * @returns ends it
   */
  readonly listen: (
    sample: number | string,
    onChange: (text: string | null) => void,
  ) => () => void;
}

/** Where edits are kept. */
interface EditPlace {
  /** What is kept; it may have been written by anybody. */
  readonly read: (sample: number | string) => string | null;
  /**
   * Keeps a text, or with `null` nothing more.
   *
   * @returns whether it is kept: storage may be full or switched off
   */
  readonly write: (sample: number | string, text: string | null) => boolean;
}

/**
 * The reader's edits on this page, in the browser. Behind the gate they hold
 * parts of its pages: there they last no longer than its key, with the tab.
 */
export function useEditStore(): EditStore {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const isOfTab = siteConfig.customFields?.ENABLE_BASIC_AUTH === true;

  return useMemo(() => {
    const page = pathname.replace(/\/$/, '');
    const keyOf = (sample: number | string) => `sample-edit:${page}#${sample}`;
    const shared = editPlace(
      () => (isOfTab ? sessionStorage : localStorage),
      keyOf,
    );
    const own = editPlace(
      () => sessionStorage,
      (sample) => `own-${keyOf(sample)}`,
    );
    return {
      isOfTab,
      shared,
      own,
      // The rest is looked at when it is opened.
      has: (sample) =>
        [own, shared].some((place) =>
          place.read(sample)?.startsWith('{"source":"'),
        ),
      listen(sample, onChange) {
        const take = ({key, newValue}: StorageEvent) => {
          if (key === keyOf(sample)) {
            onChange(newValue);
          }
        };
        window.addEventListener('storage', take);
        return () => window.removeEventListener('storage', take);
      },
    };
  }, [isOfTab, pathname]);
}

function editPlace(
  storage: () => Storage,
  keyOf: (sample: number | string) => string,
): EditPlace {
  // A browser that keeps nothing throws as soon as storage is named.
  const attempt = <Result>(use: () => Result, failed: Result): Result => {
    try {
      return use();
    } catch {
      return failed;
    }
  };
  return {
    read: (sample) => attempt(() => storage().getItem(keyOf(sample)), null),
    write: (sample, text) =>
      attempt(() => {
        if (text === null) {
          storage().removeItem(keyOf(sample));
        } else {
          storage().setItem(keyOf(sample), text);
        }
        return true;
      }, false),
  };
}
