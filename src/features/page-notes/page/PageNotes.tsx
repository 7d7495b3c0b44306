import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import EditThisPage from '@theme/EditThisPage';
import {feedback} from '@site/src/config/feedback';
import {dayInJapan, isoDate} from '../../markdown-twins/shared/isoDate';
import {MarkdownTools} from '../../markdown-twins/page/MarkdownTools';
import styles from './PageNotes.module.css';
import {ReportLink} from './ReportLink';

/** What a page's front matter says besides Docusaurus's own fields. */
interface OwnFrontMatter {
  /** The day on which a person has checked the page against the product. */
  readonly last_verified?: unknown;
  readonly product_version?: unknown;
  /** The ids of what nobody has confirmed, from docusaurus.config.ts. */
  readonly unconfirmed?: readonly string[];
}

/** At the end of a page: how far to trust it, and how to take it along. */
export function PageNotes(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {frontMatter, metadata} = useDoc();
  const {
    last_verified: verified,
    product_version: product,
    unconfirmed = [],
  } = frontMatter as OwnFrontMatter;
  const wikiVersion = String(siteConfig.customFields?.WIKI_VERSION);
  const changed = metadata.lastUpdatedAt;
  const notes: readonly (readonly [string, ReactNode])[] = [
    ['本文の更新日', changed ? inJapanese(dayInJapan(changed)) : undefined],
    [
      '製品での動き',
      unconfirmed.length > 0 && (verified ? '一部だけ確認' : '未確認'),
    ],
    ['製品で確認した日', inJapanese(isoDate(verified))],
    ['製品のバージョン', typeof product === 'string' ? product : undefined],
    ['Wikiの版', wikiVersion],
  ];

  return (
    <div className={styles.notes} data-page-part="note">
      <dl className={styles.facts}>
        {notes.map(
          ([term, detail]) =>
            detail && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ),
        )}
      </dl>
      <div className={styles.actions} data-page-part="control">
        <div className={styles.markdown}>
          <MarkdownTools />
        </div>
        {metadata.editUrl && <EditThisPage editUrl={metadata.editUrl} />}
        {feedback.report !== undefined && (
          <ReportLink
            target={feedback.report}
            title={metadata.title}
            url={siteConfig.url + metadata.permalink}
            wikiVersion={wikiVersion}
          />
        )}
      </div>
    </div>
  );
}

/** `2026年11月21日` for `2026-11-21`. */
function inJapanese(date: string | undefined): ReactNode {
  if (date === undefined) {
    return undefined;
  }
  const [year, month, day] = date.split('-').map(Number);
  return <time dateTime={date}>{`${year}年${month}月${day}日`}</time>;
}
