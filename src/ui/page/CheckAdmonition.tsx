import type {ReactNode} from 'react';
import AdmonitionLayout from '@theme/Admonition/Layout';
import type {Props} from '@theme/Admonition';
import {CheckIcon} from './CheckIcon';

/**
 * The admonition `:::check`: what the reader sees when a step has worked.
 *
 * @param props - the props of any admonition; without a title it says 確認
 */
export function CheckAdmonition({children, ...props}: Props): ReactNode {
  return (
    <AdmonitionLayout
      icon={<CheckIcon />}
      title="確認"
      {...props}
      className="alert alert--success"
    >
      {children}
    </AdmonitionLayout>
  );
}
