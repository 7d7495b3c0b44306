import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {feedback} from '@site/src/config/feedback';

/** How a reader reaches the editors of this wiki, as far as it is decided. */
export function EditorsContact(): ReactNode {
  return feedback.report === undefined ? (
    '編集者が受け付けます。連絡先は準備中です。'
  ) : (
    <>
      <Link to={feedback.report}>編集者に連絡</Link>してください。
    </>
  );
}
