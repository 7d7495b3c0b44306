import {useSyncExternalStore} from 'react';
import type {ReactNode} from 'react';
import {describeEnding} from '@combosite-functions/simulator';
import {useChangedTotal} from '../../../pay-slip/page/FoldedSlip';

export interface ShortTextProps {
  /** The program and its scenario. */
  readonly by: string;
  readonly text: string;
}

/** What is said of a run without errors, as its icon says so, too. */
const USUAL = describeEnding({error: null, notices: []});

/**
 * For the eye: which total a run has changed, instead of the usual; a phone has no
 * room for that anyway.
 */
export function ShortText({by, text}: ShortTextProps): ReactNode {
  const changed = useChangedTotal(by);
  const isPhone = useIsPhone();
  const isShort = text.startsWith(USUAL) && (changed || isPhone);
  return (
    <>
      {isShort && <span className="visually-hidden">{USUAL}</span>}
      {changed}
      {isShort ? text.slice(USUAL.length) : text}
    </>
  );
}

const PHONE = '(max-width: 576px)';

function useIsPhone(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const query = matchMedia(PHONE);
      query.addEventListener('change', tell);
      return () => query.removeEventListener('change', tell);
    },
    () => matchMedia(PHONE).matches,
  );
}
