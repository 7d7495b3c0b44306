// Changed: the buttons stand in the title bar, where they cover no code; the
// original lays them over the first line. A sample that can be run brings
// controls for the bar, and an editor that takes the place of the code.
import {useContext} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import Title from '@theme/CodeBlock/Title';
import type {Props} from '@theme/CodeBlock/Layout';
import {BlockPartsContext} from '@site/src/code-blocks/BlockPartsContext';
import styles from './styles.module.css';

/** A code block: title bar and code. */
export default function CodeBlockLayout({className}: Props): ReactNode {
  const {metadata} = useCodeBlockContext();
  const parts = useContext(BlockPartsContext);
  const {controls, isReplaced, place} = parts ?? {};
  const {title} = metadata;
  const hasBar = Boolean(title) || controls !== undefined;
  return (
    <Container as="div" className={clsx(className, metadata.className)}>
      {hasBar && (
        <div className={clsx(styles.bar, controls && styles.sticky)}>
          <div className={styles.title}>{title && <Title>{title}</Title>}</div>
          {controls ?? <Buttons className={styles.buttons} />}
        </div>
      )}
      <div className={styles.content} hidden={isReplaced}>
        <Content />
        {!hasBar && <Buttons className={styles.over} />}
      </div>
      {place && <div ref={place} />}
    </Container>
  );
}
