import {useCallback} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {SLIP_EMPLOYEE, readSlip} from '../shared/paySlip';
import type {WrittenSlip} from '../shared/paySlip';

/**
 * What the reader's programs have written into the slip: the same on every page.
 * Behind the gate it goes with the tab, as the reader's edits do.
 *
 * @param firstId - whose it is until a program of this page has written
 */
export function usePaySlip(firstId = SLIP_EMPLOYEE) {
  const {siteConfig} = useDocusaurusContext();
  const [text, slot] = useStorageSlot('pay-slip', {
    persistence: siteConfig.customFields?.ENABLE_BASIC_AUTH
      ? 'sessionStorage'
      : 'localStorage',
  });
  // The server's address of a page ends with a slash, a link's doesn't.
  const page = useLocation().pathname.replace(/\/$/, '');
  const [away, awaySlot] = useStorageSlot('pay-slip-away');
  const slip = readSlip(text);
  return {
    slip: slip.page === page ? slip : {...slip, employeeId: firstId},
    /** Where the reader is. */
    page,
    /** Whether the reader has put it away. */
    isAway: away !== null,
    /** Changes what is kept now, which may not have been drawn yet; the same always. */
    update: useCallback(
      (change: (slip: WrittenSlip) => WrittenSlip) =>
        slot.set(JSON.stringify(change(readSlip(slot.get())))),
      [slot],
    ),
    clear: () => slot.del(),
    putAway: (wanted: boolean) =>
      wanted ? awaySlot.set('true') : awaySlot.del(),
  };
}
