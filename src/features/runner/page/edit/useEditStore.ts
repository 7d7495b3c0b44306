import {useCallback} from 'react';
import {useLocation} from '@docusaurus/router';
import {createStorageSlot} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Where the reader's edits on this page are kept, in the browser; what is there
 * may have been written by anybody. Behind the gate they hold parts of its pages:
 * there they last no longer than its key, with the tab.
 */
export function useEditStore() {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const isOfTab = siteConfig.customFields?.ENABLE_BASIC_AUTH === true;
  const slotOf = useCallback(
    (sample: number | string) =>
      createStorageSlot(
        `sample-edit:${pathname.replace(/\/$/, '')}#${sample}`,
        {persistence: isOfTab ? 'sessionStorage' : 'localStorage'},
      ),
    [isOfTab, pathname],
  );
  return {isOfTab, slotOf};
}
