import {useCallback, useState} from 'react';
import {announce} from '../../../../ui/page/announce';
import {copyText} from '../../../../ui/page/copyText';
import {decodeShare, encodeShare} from './shareLink';
import type {SharedRun} from './shareLink';

/** A link, and what is said of it. */
export interface Shared {
  readonly link: string;
  /** What came of copying it, once that is known. */
  readonly note: string;
}

/** The link that the reader made last, and what came of copying it. */
export function useShareLink() {
  const [shared, setShared] = useState<Shared>();
  const clearLink = useCallback(() => setShared(undefined), []);

  const share = async (run: SharedRun) => {
    const url = new URL(location.href);
    url.hash = encodeShare(run);
    if (!decodeShare(url.hash)) {
      clearLink();
      announce('コードが長すぎるため、共有リンクを作れません。');
      return;
    }
    const link = url.href;
    setShared({link, note: ''});
    const note = (await copyText(link))
      ? '共有リンクをコピーしました。'
      : '共有リンクを作りました。欄からコピーしてください。';
    // Closed in the meantime, it stays so.
    setShared((last) => last && {link, note});
  };

  return {shared, share, clearLink};
}
