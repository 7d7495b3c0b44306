import {useMemo} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Keeps what readers write in the samples of a page. */
export interface EditStore {
  /** Whether what is kept goes when the tab is closed. */
  readonly isOfTab: boolean;
  /** What is kept for a sample; it may have been written by anybody. */
  readonly read: (sample: number | string) => string | null;
  /**
   * Keeps a text, or with `null` nothing more.
   *
   * @returns whether it is kept: storage may be full or switched off
   */
  readonly write: (sample: number | string, text: string | null) => boolean;
  /**
   * Listens to other tabs.
   *
   * @param onChange - told when they keep something else for a sample
   * @returns ends it
   */
  readonly listen: (
    sample: number | string,
    onChange: () => void,
  ) => () => void;
}

/**
 * The reader's edits on this page, in the browser: of a sample that is edited in
 * two tabs, the last change. Behind the gate they hold parts of its pages: there
 * they last no longer than its key, with the tab.
 */
export function useEditStore(): EditStore {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const isOfTab = siteConfig.customFields?.ENABLE_BASIC_AUTH === true;

  return useMemo(() => {
    const storage = () => (isOfTab ? sessionStorage : localStorage);
    const page = pathname.replace(/\/$/, '');
    const keyOf = (sample: number | string) => `sample-edit:${page}#${sample}`;
    return {
      isOfTab,
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
      listen(sample, onChange) {
        const take = ({key}: StorageEvent) => {
          if (key === keyOf(sample)) {
            onChange();
          }
        };
        window.addEventListener('storage', take);
        return () => window.removeEventListener('storage', take);
      },
    };
  }, [isOfTab, pathname]);
}

/** A browser that keeps nothing throws as soon as storage is named. */
function attempt<Result>(use: () => Result, failed: Result): Result {
  try {
    return use();
  } catch {
    return failed;
  }
}
