import type {ReactNode} from 'react';
import EditMetaRow from '@theme-original/EditMetaRow';
import type {Props} from '@theme/EditMetaRow';

/** The edit link alone: the page's date is one of the notes on the page. */
export default function EditMetaRowWrapper(props: Props): ReactNode {
  return props.editUrl ? (
    <EditMetaRow
      {...props}
      lastUpdatedAt={undefined}
      lastUpdatedBy={undefined}
    />
  ) : null;
}
