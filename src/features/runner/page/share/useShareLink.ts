import {useCallback, useState} from 'react';
import {announce} from '../../../../ui/page/announce';
import {copyText} from '../../../../ui/page/copyText';
import {decodeShare, encodeShare} from './shareLink';
import type {SharedRun} from './shareLink';

/**
 * The link that the reader made last.
 *
 * @param tell - told what came of it, for the reader
 */
export function useShareLink(tell: (status: string) => void) {
  const [link, setLink] = useState('');
  const clearLink = useCallback(() => setLink(''), []);

  const share = async (shared: SharedRun) => {
    const url = new URL(location.href);
    url.hash = encodeShare(shared);
    if (!decodeShare(url.hash)) {
      setLink('');
      tell('コードが長すぎるため、共有リンクを作れません。');
      return;
    }
    setLink(url.href);
    if (await copyText(url.href)) {
      announce('共有リンクをコピーしました。');
    } else {
      tell('共有リンクを作りました。下の欄からコピーしてください。');
    }
  };

  return {link, share, clearLink};
}
