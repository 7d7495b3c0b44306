import type {ReactNode} from 'react';
import DocCardHeading from '@theme-original/DocCard/Heading';
import type {Props} from '@theme/DocCard/Heading';

/** Without the sign that all rows have: it says nothing of any of them. */
export default function DocCardHeadingWrapper(props: Props): ReactNode {
  return <DocCardHeading {...props} icon={undefined} />;
}
