// Changed: measures the lines once they are laid out, see useCodeWordWrap.
import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {
  CodeBlockContextProvider,
  createCodeBlockMetadata,
} from '@docusaurus/theme-common/internal';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import type {Props} from '@theme/CodeBlock/Content/String';
import {useCodeWordWrap} from '@site/src/code-blocks/useCodeWordWrap';

/** A code block whose content is text. */
export default function CodeBlockString({
  children,
  className,
  language,
  metastring,
  showLineNumbers,
  title,
}: Props): ReactNode {
  const {prism} = useThemeConfig();
  const metadata = createCodeBlockMetadata({
    code: children,
    className,
    language,
    metastring,
    showLineNumbers,
    title,
    magicComments: prism.magicComments,
    defaultLanguage: prism.defaultLanguage,
  });
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={useCodeWordWrap()}>
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  );
}
