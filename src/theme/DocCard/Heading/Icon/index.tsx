import type {ReactNode} from 'react';
import DocCardHeadingIcon from '@theme-original/DocCard/Heading/Icon';
import type {Props} from '@theme/DocCard/Heading/Icon';
import styles from './styles.module.css';

const PAGE = 'M6 2.5h8L19 7.5v14H6zM13.5 2.5v5.5H19M9 12h7M9 16h7';
const FOLDER = 'M3 5.5h6.5l2 2.5H21v11.5H3z';

/**
 * The sign on a card, drawn: a folder for a category, a sheet for a page. An
 * emoji is an empty box where no emoji font is installed.
 */
export default function DocCardHeadingIconWrapper(props: Props): ReactNode {
  return (
    <DocCardHeadingIcon
      {...props}
      icon={
        <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
          <path d={props.item.type === 'category' ? FOLDER : PAGE} />
        </svg>
      }
    />
  );
}
