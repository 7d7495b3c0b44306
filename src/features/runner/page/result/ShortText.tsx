import {useSyncExternalStore} from 'react';
import type {ReactNode} from 'react';
import {describeEnding} from '@combosite-functions/simulator';
import {ChangedTotal} from '../../../pay-slip/page/FoldedSlip';

export interface ShortTextProps {
  /** The program and its scenario. */
  readonly by: string;
  readonly text: string;
}

/** What is said of a run without errors, as its icon says so, too. */
const USUAL = describeEnding({error: null, notices: []});

/** On a phone, for the eye: which total a run has changed, instead of the usual. */
export function ShortText({by, text}: ShortTextProps): ReactNode {
  if (!useIsPhone()) {
    return text;
  }
  const isUsual = text.startsWith(USUAL);
  return (
    <>
      {isUsual && <span className="visually-hidden">{USUAL}</span>}
      <ChangedTotal by={by} />
      {isUsual ? text.slice(USUAL.length) : text}
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
