import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition';
import DefaultAdmonitionTypes from '@theme-original/Admonition/Types';
import {CheckAdmonition} from '@site/src/ui/page/CheckAdmonition';

/** The product's own documentation calls a note 備考. */
function NoteAdmonition(props: Props): ReactNode {
  return <DefaultAdmonitionTypes.note title="備考" {...props} />;
}

/** Stock Japanese says 備考 here; that is the note's title. */
function InfoAdmonition(props: Props): ReactNode {
  return <DefaultAdmonitionTypes.info title="参考" {...props} />;
}

export default {
  ...DefaultAdmonitionTypes,
  check: CheckAdmonition,
  info: InfoAdmonition,
  note: NoteAdmonition,
};
