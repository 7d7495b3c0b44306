import {useContext} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Buttons from '@theme/CodeBlock/Buttons';
import {ForButtons} from '../../../upstream/codeBlockButtons';
import {readFenceMeta} from '../shared/fenceMeta';
import {BlockPartsContext} from './BlockPartsContext';
import {RenderedCode} from './RenderedCode';
import {useCodeWordWrap} from './useCodeWordWrap';
import styles from './TextBlock.module.css';

export interface TextBlockProps {
  readonly children: string;
  /** Of a fence: names its language. */
  readonly className?: string;
  /** The lines as HTML, separated by line breaks; without, they are plain. */
  readonly html?: string;
  /** What a fence says after its language. */
  readonly metastring?: string;
  readonly title?: ReactNode;
}

/**
 * A code block: title bar and code. The buttons stand in the bar, where they
 * cover no code; a sample that can be run brings controls for it, and an editor
 * that takes the place of the code.
 */
export function TextBlock({
  children,
  className = 'language-text',
  html,
  metastring,
  title = readFenceMeta(metastring).title,
}: TextBlockProps): ReactNode {
  const code = children.replace(/\n$/, '');
  const wordWrap = useCodeWordWrap();
  const {controls, isReplaced, place} = useContext(BlockPartsContext) ?? {};
  const hasBar = Boolean(title) || controls !== undefined;
  return (
    <ForButtons code={code} wordWrap={wordWrap}>
      <div
        className={clsx(
          className,
          styles.container,
          ThemeClassNames.common.codeBlock,
        )}
      >
        {hasBar && (
          <div className={clsx(styles.bar, controls && styles.sticky)}>
            <div className={styles.title}>{title}</div>
            {controls ?? <Buttons className={styles.buttons} />}
          </div>
        )}
        <div className={styles.content} hidden={isReplaced}>
          <RenderedCode
            html={html ?? escapeHtml(code)}
            codeRef={wordWrap.codeBlockRef}
          />
          {!hasBar && <Buttons className={styles.over} />}
        </div>
        {place && <div ref={place} />}
      </div>
    </ForButtons>
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
