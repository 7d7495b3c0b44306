import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import {Unconfirmed} from '../../assumptions/page/signs/Unconfirmed';
import {KIND_LABELS, MESSAGE_LABELS} from '@combosite-functions/simulator';
import type {Assumption} from '../../assumptions/shared/kinds';
import type {CatalogueMessage} from '../shared/catalogue';
import {CopiedLink} from '../../../ui/page/CopiedLink';
import {MessageText} from './MessageText';
import styles from './MessageCatalogue.module.css';

export interface MessageCatalogueProps {
  /** The messages of the page; src/features/content/build/giveData.ts gives them. */
  readonly messages?: readonly AssumedMessage[];
}

/** A message and what is assumed of it alone. */
export interface AssumedMessage extends CatalogueMessage {
  readonly assumptions: readonly Assumption[];
}

// A line break between two sentences of JSX would become a space.
// assumption: error-messages
const INTRODUCTION =
  'このWikiの実行環境が示すメッセージです。製品の画面では、言い回しが違うことがあります。';

/** All messages whose rule the page explains, each with cause and remedy. */
export function MessageCatalogue({
  messages = [],
}: MessageCatalogueProps): ReactNode {
  return (
    <>
      <p>{INTRODUCTION}</p>
      {messages.map((message) => (
        <Message key={message.anchor} {...message} />
      ))}
    </>
  );
}

function Message({
  anchor,
  assumptions,
  cause,
  check,
  kind,
  mend,
  page,
  parts,
}: AssumedMessage): ReactNode {
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
        <dd>
          {cause}
          {assumptions.length > 0 && <Unconfirmed assumptions={assumptions} />}
        </dd>
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
        <Link to={page}>この決まりの説明</Link>
        <CopiedLink anchor={anchor}>このメッセージへのリンク</CopiedLink>
      </p>
    </details>
  );
}
