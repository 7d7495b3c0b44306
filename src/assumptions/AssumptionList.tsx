import {useEffect, useRef, useState} from 'react';
import type {ReactNode, RefObject} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {ControlBar} from '../ui/ControlBar';
import {TextWithCode} from './Unconfirmed';
import {KIND_LABELS, letterOf} from './labels';
import type {AssumptionEntry} from './listedPages';
import type {AssumptionKind} from './labels';
import styles from './AssumptionList.module.css';

export interface AssumptionListProps {
  /** All of them; src/content/giveData.ts gives them. */
  readonly entries?: readonly AssumptionEntry[];
}

const KINDS = Object.keys(KIND_LABELS) as AssumptionKind[];

/** Everything that nobody has confirmed, and a letter that asks for it. */
export function AssumptionList({entries = []}: AssumptionListProps): ReactNode {
  const titleOf = useTitles();
  const list = useRef<HTMLDivElement>(null);
  const [kind, setKind] = useState('');
  const [doc, setDoc] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const docs = [
    ...new Set(entries.flatMap(({pages}) => pages.map((page) => page.doc))),
  ];
  const shown = entries.filter(
    (entry) =>
      (kind === '' || entry.kind === kind) &&
      (doc === '' || entry.pages.some((page) => page.doc === doc)),
  );
  const picked = entries.filter(({id}) => chosen.has(id));
  // What is about this site is no question to the provider.
  const asked =
    picked.length > 0 ? picked : shown.filter((entry) => entry.kind !== 'site');
  useUnfoldTarget(list);

  return (
    <>
      <ControlBar className={styles.controls}>
        <label>
          種類{' '}
          <select value={kind} onChange={({target}) => setKind(target.value)}>
            <option value="">すべて</option>
            {KINDS.map((name) => (
              <option key={name} value={name}>
                {KIND_LABELS[name]}
              </option>
            ))}
          </select>
        </label>
        <label>
          ページ{' '}
          <select
            className={styles.pages}
            value={doc}
            onChange={({target}) => setDoc(target.value)}
          >
            <option value="">すべて</option>
            {docs.map((name) => (
              <option key={name} value={name}>
                {titleOf(name)}
              </option>
            ))}
          </select>
        </label>
        {asked.length > 0 && (
          <Letter text={letterOf(asked)}>
            {picked.length > 0 ? '選んだ' : '表示中の'}
            {asked.length}件
          </Letter>
        )}
      </ControlBar>
      <div ref={list} data-page-part="unconfirmed">
        {KINDS.map((name) => {
          const group = shown.filter((entry) => entry.kind === name);
          return (
            group.length > 0 && (
              <details
                key={`${name} ${kind} ${doc}`}
                className={styles.group}
                // What the reader has filtered is to be seen.
                open={kind !== '' || doc !== ''}
              >
                <summary>
                  {KIND_LABELS[name]}（{group.length}件）
                </summary>
                {group.map((entry) => (
                  <Entry
                    key={entry.id}
                    {...entry}
                    titleOf={titleOf}
                    isChosen={chosen.has(entry.id)}
                    choose={() => setChosen(toggled(chosen, entry.id))}
                  />
                ))}
              </details>
            )
          );
        })}
      </div>
    </>
  );
}

interface EntryProps extends AssumptionEntry {
  readonly titleOf: (doc: string) => string;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

function Entry({
  choose,
  confirmation,
  id,
  isChosen,
  pages,
  reason,
  text,
  titleOf,
}: EntryProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const isBrowser = useIsBrowser();
  return (
    <div id={id} className={styles.entry}>
      <p>
        {isBrowser && (
          <input
            type="checkbox"
            aria-label={`文面に入れる：${text}`}
            checked={isChosen}
            onChange={choose}
          />
        )}
        <strong>
          <TextWithCode text={text} />
        </strong>
      </p>
      <dl>
        <dt>理由</dt>
        <dd>
          <TextWithCode text={reason} />
        </dd>
        <dt>確認の方法</dt>
        <dd>
          <TextWithCode text={confirmation} />
        </dd>
        {pages.length > 0 && <dt>ページ</dt>}
        {pages.length > 0 && (
          <dd className={styles.places} data-page-part="list">
            {pages.map(({doc, route}) => (
              <Link key={doc} to={route}>
                {titleOf(doc)}
              </Link>
            ))}
          </dd>
        )}
      </dl>
    </div>
  );
}

interface LetterProps {
  readonly text: string;
  /** What is in it. */
  readonly children: ReactNode;
}

/** Copies the letter, and shows it. */
function Letter({children, text}: LetterProps): ReactNode {
  const [status, setStatus] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus('コピーしました。');
    } catch {
      setStatus('コピーできませんでした。文面を開いて、写してください。');
    }
  };
  return (
    <>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => void copy()}
      >
        {children}を提供元に確認する文面をコピー
      </button>
      <span role="status">{status}</span>
      <details className={styles.letter}>
        <summary>文面を見る</summary>
        <pre>{text}</pre>
      </details>
    </>
  );
}

function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set(
    chosen.has(id)
      ? [...chosen].filter((other) => other !== id)
      : [...chosen, id],
  );
}

/** The titles of pages by the ids of their docs. */
function useTitles(): (doc: string) => string {
  const {docs} = useDocsVersion();
  return (doc) => docs[doc]?.title ?? doc;
}

/** Opens what the address leads to, which lies in a fold. */
function useUnfoldTarget(list: RefObject<HTMLElement | null>): void {
  const {hash} = useLocation();
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    const fold = target?.closest('details');
    if (target && fold && list.current?.contains(fold)) {
      fold.open = true;
      target.scrollIntoView();
    }
  }, [hash, list]);
}
