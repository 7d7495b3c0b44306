import {useContext} from 'react';
import type {ReactNode} from 'react';
import CodeBlockContent from '@theme-original/CodeBlock/Content';
import type {Props} from '@theme/CodeBlock/Content';
import {RenderedCode} from '@site/src/code-blocks/RenderedCode';
import {RenderedCodeContext} from '@site/src/code-blocks/RenderedCodeContext';

/** Shows the lines that were rendered at build time, where there are any. */
export default function CodeBlockContentWrapper(props: Props): ReactNode {
  const html = useContext(RenderedCodeContext);
  return html === undefined ? (
    <CodeBlockContent {...props} />
  ) : (
    <RenderedCode html={html} {...props} />
  );
}
