import type {ReactNode} from 'react';
import DocItemFooter from '@theme-original/DocItem/Footer';
import {PageNotes} from '@site/src/features/page-notes/page/PageNotes';

/** Tags and edit link, then the notes on the page. */
export default function DocItemFooterWrapper(): ReactNode {
  return (
    <>
      <DocItemFooter />
      <PageNotes />
    </>
  );
}
