import {useMemo} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Keeps what readers write in the samples of a page. */
export interface EditStore {
  /** Whether what is kept goes when the tab is closed. */
  readonly isOfTab: boolean;
  /** Whether something is kept for a sample. */
  readonly has: (sample: number | string) => boolean;
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
    const keyOf = (sample: number | string) =>
      `sample-edit:${pathname.replace(/\/$/, '')}#${sample}`;
    // A browser that keeps nothing throws as soon as storage is named.
    const withStorage = <Result>(
      use: (storage: Storage) => Result,
      failed: Result,
    ): Result => {
      try {
        return use(isOfTab ? sessionStorage : localStorage);
      } catch {
        return failed;
      }
    };
    const read = (sample: number | string) =>
      withStorage((storage) => storage.getItem(keyOf(sample)), null);
    return {
      isOfTab,
      read,
      has: (sample) => read(sample) !== null,
      write: (sample, text) =>
        withStorage((storage) => {
          if (text === null) {
            storage.removeItem(keyOf(sample));
          } else {
            storage.setItem(keyOf(sample), text);
          }
          return true;
        }, false),
    };
  }, [isOfTab, pathname]);
}
