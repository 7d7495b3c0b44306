import {useCallback, useState} from 'react';
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
    tell(
      (await copyText(url.href))
        ? '共有リンクをコピーしました。'
        : '共有リンクを作りました。欄からコピーしてください。',
    );
  };

  return {link, share, clearLink};
}
