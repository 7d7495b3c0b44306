// Changed: nothing. A sign that all rows have says nothing of any of them.
import type {ReactNode} from 'react';

export default function DocCardHeadingIcon(): ReactNode {
  return null;
}
