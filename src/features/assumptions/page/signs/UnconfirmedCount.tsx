import {useEffect} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useStorageSlot} from '@docusaurus/theme-common';
import {ControlBar} from '../../../../ui/page/ControlBar';
import {ASSUMPTION_LIST} from '../../shared/labels';
import styles from './UnconfirmedCount.module.css';

const SHOWN = 'shown';

export interface UnconfirmedCountProps {
  /** How many signs the page has; src/features/assumptions/build/showMarks.ts gives it. */
  readonly count: number;
  /** Whether the page is one of the reference. */
  readonly isReference: boolean;
}

/**
 * At the head of a page: how much of it nobody has confirmed, and the switch
 * that underlines it. The switch holds for all pages, and until it is changed.
 */
export function UnconfirmedCount({
  count,
  isReference,
}: UnconfirmedCountProps): ReactNode {
  const [stored, slot] = useStorageSlot('unconfirmed');
  const isShown = stored === SHOWN;

  useEffect(() => {
    // Signs are styled by it; they needn't know of the switch.
    document.documentElement.toggleAttribute('data-unconfirmed', isShown);
  }, [isShown]);

  return (
    <div
      className={clsx(styles.count, isReference && styles.banner)}
      data-page-part="unconfirmed"
    >
      <p>
        {isReference
          ? '「未確認」の付いた文、表、コードは、製品で確認できていません。'
          : '製品で'}
        <Link to={ASSUMPTION_LIST}>未確認の記述</Link>：{count}件
      </p>
      <ControlBar>
        <button
          type="button"
          className={styles.switch}
          aria-pressed={isShown}
          onClick={() => {
            if (isShown) {
              slot.del();
            } else {
              slot.set(SHOWN);
            }
          }}
        >
          未確認に下線
        </button>
      </ControlBar>
    </div>
  );
}
