import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import type {SampleOutput} from '../code-blocks/sampleOutput';
import styles from './RunnableSample.module.css';

export interface ExpectedOutputProps {
  readonly outputs: readonly SampleOutput[];
}

/** What the page says that a sample outputs. */
export function ExpectedOutput({outputs}: ExpectedOutputProps): ReactNode {
  return (
    outputs.length > 0 && (
      <div className={styles.expected}>
        {outputs.map(({title, text}) => (
          <CodeBlock key={title} language="text" title={title}>
            {text}
          </CodeBlock>
        ))}
      </div>
    )
  );
}
