import type {ReactNode} from 'react';
import clsx from 'clsx';
import {DataTable} from '../../../../ui/tables/DataTable';
import {TextBlock} from '../../../code-blocks/page/TextBlock';
import type {SampleOutput} from '../../../code-blocks/shared/sampleOutput';
import styles from '../sample/RunnableSample.module.css';

export interface ExpectedOutputProps {
  readonly outputs: readonly SampleOutput[];
  /** Whether it stands in the page, where some outputs may be shown already. */
  readonly isBeside?: boolean;
}

/** What the page says that a sample outputs. */
export function ExpectedOutput({
  outputs,
  isBeside = false,
}: ExpectedOutputProps): ReactNode {
  const shown = outputs.filter(({isElsewhere}) => !(isBeside && isElsewhere));
  return (
    shown.length > 0 && (
      <div className={styles.expected}>
        {shown.map(({title, text, table}) =>
          table ? (
            <div key={title} className={clsx(styles.amounts, styles.changes)}>
              <strong>{table.label}</strong>
              <DataTable {...table} />
            </div>
          ) : (
            <TextBlock key={title} title={title}>
              {text}
            </TextBlock>
          ),
        )}
      </div>
    )
  );
}
