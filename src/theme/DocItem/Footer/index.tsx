/*
 * Changed: the notes on the page instead of tags, edit link and date. Tags are
 * found by the search, the other two are among the notes.
 */
import type {ReactNode} from 'react';
import {PageNotes} from '@site/src/features/page-notes/page/PageNotes';

export default function DocItemFooter(): ReactNode {
  return <PageNotes />;
}
