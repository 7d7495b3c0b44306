// Changed: the lines come as HTML, from the build; the original tokenises them
// in the browser, and mounts each block twice to take the colours of the mode,
// which ours has from CSS. A block with a scenario can be run.
import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import {readFenceMeta} from '@site/src/features/code-blocks/shared/fenceMeta';
import type {SampleOutput} from '@site/src/features/code-blocks/shared/sampleOutput';
import {TextBlock} from '@site/src/features/code-blocks/page/TextBlock';
import {RunnableSample} from '@site/src/features/runner/page/sample/RunnableSample';

type Outputs = readonly SampleOutput[];

export interface CodeBlockProps extends Props {
  /** The lines as HTML, from the remark plugin renderCode. */
  readonly html?: string;
  /** What the sample outputs, from the remark plugin joinOutputs. */
  readonly outputs?: string;
}

/** A code block. That of a fence has text only; an empty one has none. */
export default function CodeBlock({
  children = '',
  outputs,
  ...props
}: CodeBlockProps): ReactNode {
  if (typeof children !== 'string') {
    return (
      <pre className={props.className}>
        <code>{children}</code>
      </pre>
    );
  }
  const block = <TextBlock {...props}>{children}</TextBlock>;
  const {scenario} = readFenceMeta(props.metastring);
  return props.html === undefined || scenario === undefined ? (
    block
  ) : (
    <RunnableSample
      source={children.replace(/\n$/, '')}
      scenario={scenario}
      outputs={outputs === undefined ? [] : (JSON.parse(outputs) as Outputs)}
    >
      {block}
    </RunnableSample>
  );
}
