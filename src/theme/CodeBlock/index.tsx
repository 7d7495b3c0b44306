import {createElement} from 'react';
import type {ReactNode} from 'react';
import CodeBlock from '@theme-original/CodeBlock';
import CodeBlockString from '@theme/CodeBlock/Content/String';
import type {Props} from '@theme/CodeBlock';
import {readFenceMeta} from '@site/src/code-blocks/fenceMeta';
import type {SampleOutput} from '@site/src/code-blocks/sampleOutput';
import {RenderedCodeContext} from '@site/src/code-blocks/RenderedCodeContext';
import {RunnableSample} from '@site/src/runner/RunnableSample';

type Outputs = readonly SampleOutput[];

export interface CodeBlockWrapperProps extends Props {
  /** The lines as HTML, from the remark plugin renderCode. */
  readonly html?: string;
  /** What the sample outputs, from the remark plugin joinOutputs. */
  readonly outputs?: string;
}

/**
 * A code block whose lines were highlighted at build time. The original mounts
 * each block twice, to take the colours of the mode; ours come from CSS. A block
 * with a scenario can be run.
 */
export default function CodeBlockWrapper({
  html,
  outputs,
  ...props
}: CodeBlockWrapperProps): ReactNode {
  if (html === undefined || typeof props.children !== 'string') {
    return <CodeBlock {...props} />;
  }
  const block = (
    <RenderedCodeContext value={html}>
      {createElement(CodeBlockString, {...props, children: props.children})}
    </RenderedCodeContext>
  );
  const {scenario} = readFenceMeta(props.metastring);
  return scenario === undefined ? (
    block
  ) : (
    <RunnableSample
      source={props.children.replace(/\n$/, '')}
      scenario={scenario}
      outputs={outputs === undefined ? [] : (JSON.parse(outputs) as Outputs)}
    >
      {block}
    </RunnableSample>
  );
}
