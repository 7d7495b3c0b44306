import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {feedback} from '@site/src/config/feedback';
import {isoDate} from '../markdown-twins/isoDate';
import {MarkdownTools} from '../markdown-twins/MarkdownTools';
import styles from './PageNotes.module.css';
import {ReportLink} from './ReportLink';

/** What a page's front matter says besides Docusaurus's own fields. */
interface OwnFrontMatter {
  readonly last_verified?: unknown;
  readonly product_version?: unknown;
}

/** At the end of a page: how far to trust it, and how to take it along. */
export function PageNotes(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {frontMatter, metadata} = useDoc();
  const {last_verified: verified, product_version: product} =
    frontMatter as OwnFrontMatter;
  const date = isoDate(verified);
  const wikiVersion = String(siteConfig.customFields?.WIKI_VERSION);
  const notes = [
    ...(date
      ? [
          [
            '最終確認日',
            <time dateTime={date}>{inJapanese(date)}</time>,
          ] as const,
        ]
      : []),
    ...(typeof product === 'string'
      ? [['製品のバージョン', product] as const]
      : []),
    ['Wikiの版', wikiVersion] as const,
  ];

  return (
    <div className={styles.notes} data-page-part="note">
      <dl className={styles.facts}>
        {notes.map(([term, detail]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions} data-page-part="control">
        <div className={styles.markdown}>
          <MarkdownTools />
        </div>
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
function inJapanese(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${year}年${month}月${day}日`;
}
