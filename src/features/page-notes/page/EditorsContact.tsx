import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {feedback} from '@site/src/config/feedback';

/** How a reader reaches the editors of this wiki, as far as it is decided. */
export function EditorsContact(): ReactNode {
  return feedback.report === undefined ? (
    '編集者への連絡先は、準備中です。'
  ) : (
    <>
      <Link to={feedback.report}>編集者に連絡</Link>してください。
    </>
  );
}
