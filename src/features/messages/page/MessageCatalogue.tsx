import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import {KIND_LABELS, MESSAGE_LABELS} from '@combosite-functions/simulator';
import type {CatalogueMessage} from '../shared/catalogue';
import {CopiedLink} from '../../../ui/page/CopiedLink';
import {MessageText} from './MessageText';
import styles from './MessageCatalogue.module.css';

export interface MessageCatalogueProps {
  /** The page that explains their rules. */
  readonly about?: string;
  /** They; src/features/content/build/giveData.ts gives them. */
  readonly messages?: readonly CatalogueMessage[];
}

/** All messages of whose rules a page tells, each with cause and remedy. */
export function MessageCatalogue({
  messages = [],
}: MessageCatalogueProps): ReactNode {
  return messages.map((message) => (
    <Message key={message.anchor} {...message} />
  ));
}

function Message({
  anchor,
  cause,
  check,
  kind,
  mend,
  page,
  parts,
}: CatalogueMessage): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  const values = parts.filter((part) => typeof part !== 'string');
  return (
    <details className={styles.message} data-kind={kind}>
      <summary>
        <span className={styles.kind}>{KIND_LABELS[kind]}</span>
        <h3
          id={anchor}
          className={clsx(styles.title, useAnchorTargetClassName(anchor))}
        >
          <MessageText parts={parts} />
        </h3>
      </summary>
      <dl className={styles.details}>
        <dt>{MESSAGE_LABELS.cause}</dt>
        <dd>{cause}</dd>
        <dt>{MESSAGE_LABELS.check}</dt>
        <dd>{check}</dd>
        <dt>{MESSAGE_LABELS.mend}</dt>
        <dd>{mend}</dd>
        {values.length > 0 && <dt>入る値</dt>}
        {values.map((value) => (
          <dd key={value.label}>
            <MessageText parts={[value]} />：{value.meaning}
          </dd>
        ))}
      </dl>
      <p className={styles.links} data-page-part="links">
        <Link to={page}>詳しい説明</Link>
        <CopiedLink anchor={anchor}>このメッセージへのリンク</CopiedLink>
      </p>
    </details>
  );
}
