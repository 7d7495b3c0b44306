import {useContext} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {
  CodeBlockContextProvider,
  createCodeBlockMetadata,
} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import Title from '@theme/CodeBlock/Title';
import type {Props} from '@theme/CodeBlock/Content/String';
import {BlockPartsContext} from './BlockPartsContext';
import {RenderedCode} from './RenderedCode';
import {useCodeWordWrap} from './useCodeWordWrap';
import styles from './TextBlock.module.css';

export interface TextBlockProps extends Props {
  /** The lines as HTML, separated by line breaks; without, they are plain. */
  readonly html?: string;
}

/**
 * A code block: title bar and code. The buttons stand in the bar, where they
 * cover no code; a sample that can be run brings controls for it, and an editor
 * that takes the place of the code.
 */
export function TextBlock({html, ...props}: TextBlockProps): ReactNode {
  const {prism} = useThemeConfig();
  const metadata = createCodeBlockMetadata({
    code: props.children,
    className: props.className,
    language: props.language,
    metastring: props.metastring,
    showLineNumbers: props.showLineNumbers,
    title: props.title,
    magicComments: prism.magicComments,
    defaultLanguage: prism.defaultLanguage,
  });
  const {title} = metadata;
  const {controls, isReplaced, place} = useContext(BlockPartsContext) ?? {};
  const hasBar = Boolean(title) || controls !== undefined;
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={useCodeWordWrap()}>
      <div
        className={clsx(
          metadata.className,
          styles.container,
          ThemeClassNames.common.codeBlock,
        )}
      >
        {hasBar && (
          <div className={clsx(styles.bar, controls && styles.sticky)}>
            <div className={styles.title}>
              {title && <Title>{title}</Title>}
            </div>
            {controls ?? <Buttons className={styles.buttons} />}
          </div>
        )}
        <div className={styles.content} hidden={isReplaced}>
          <RenderedCode html={html ?? escapeHtml(metadata.code)} />
          {!hasBar && <Buttons className={styles.over} />}
        </div>
        {place && <div ref={place} />}
      </div>
    </CodeBlockContextProvider>
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
