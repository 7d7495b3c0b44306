// Changed: the lines come as HTML, from the build. A block without any (a
// component's own text) is plain; nothing is tokenised in the browser.
import {useContext} from 'react';
import type {ReactNode} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content';
import {RenderedCode} from '@site/src/code-blocks/RenderedCode';
import {RenderedCodeContext} from '@site/src/code-blocks/RenderedCodeContext';

/** The lines of a code block. */
export default function CodeBlockContent(props: Props): ReactNode {
  const html = useContext(RenderedCodeContext);
  const {code} = useCodeBlockContext().metadata;
  return <RenderedCode html={html ?? escapeHtml(code)} {...props} />;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
