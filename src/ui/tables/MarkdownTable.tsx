import type {ComponentProps, ReactNode} from 'react';
import styles from './MarkdownTable.module.css';
import {ScrollRegion} from './ScrollRegion';

/**
 * A table of a page. It scrolls by itself where it is wider than the page, and
 * can then be reached by keyboard.
 */
export function MarkdownTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className={styles.table}>
      <ScrollRegion label="表">
        <table {...props} />
      </ScrollRegion>
    </div>
  );
}
