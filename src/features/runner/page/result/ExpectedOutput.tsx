import type {ReactNode} from 'react';
import {TextBlock} from '../../../code-blocks/page/TextBlock';
import {readAmounts} from '../../../code-blocks/shared/sampleOutput';
import type {SampleOutput} from '../../../code-blocks/shared/sampleOutput';
import {AmountChanges} from './Changes';
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
        {shown.map((output) => {
          const {title, text} = output;
          const amounts = readAmounts(output);
          return amounts ? (
            <div key={title} className={styles.amounts}>
              <AmountChanges title={title} changes={amounts} />
            </div>
          ) : (
            <TextBlock key={title} title={title}>
              {text}
            </TextBlock>
          );
        })}
      </div>
    )
  );
}
