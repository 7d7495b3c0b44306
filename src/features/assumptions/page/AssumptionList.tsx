import {useState} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {ControlBar} from '../../../ui/page/ControlBar';
import {AssumptionFilters} from './AssumptionFilters';
import {NO_FILTERS, filterEntries} from './filterEntries';
import {CopyLetter} from './CopyLetter';
import {TextWithCode} from './signs/TextWithCode';
import {assumptionAddress} from '../shared/labels';
import {KINDS, KIND_NAMES, isQuestion} from '../shared/kinds';
import type {AssumptionKind} from '../shared/kinds';
import {letterOf} from './letter';
import type {AssumptionEntry} from '../build/listedPages';
import styles from './AssumptionList.module.css';

export interface AssumptionListProps {
  /** All of them; src/features/content/build/giveData.ts gives them. */
  readonly entries?: readonly AssumptionEntry[];
}

/** What a letter asks if its reader chooses nothing: a wrong one costs most. */
const FIRST: AssumptionKind = '給与計算と仕訳';

/** Everything that nobody has confirmed, and a letter that asks for it. */
export function AssumptionList({entries = []}: AssumptionListProps): ReactNode {
  const titleOf = useTitles();
  const {withBaseUrl} = useBaseUrlUtils();
  const [filters, setFilters] = useState(NO_FILTERS);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const isFiltered = Object.values(filters).some((value) => value !== '');
  const shown = filterEntries(entries, filters, titleOf);
  const picked = entries.filter(({id}) => chosen.has(id));
  const offered = isFiltered ? shown : shown.filter(({kind}) => kind === FIRST);
  const asked = picked.length > 0 ? picked : offered.filter(isQuestion);

  return (
    <div className={styles.list}>
      <AssumptionFilters
        entries={entries}
        filters={filters}
        count={shown.length}
        titleOf={titleOf}
        onChange={setFilters}
      />
      <div data-page-part="unconfirmed">
        {KIND_NAMES.map((name) => {
          const group = shown.filter(({kind}) => kind === name);
          return (
            group.length > 0 && (
              <details
                key={`${name} ${isFiltered}`}
                className={styles.group}
                // What the reader has filtered is to be seen.
                open={isFiltered}
              >
                <summary>
                  {name}（{group.length}件）
                </summary>
                <p className={styles.whom}>尋ねる相手：{KINDS[name]}</p>
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
      {asked.length > 0 && (
        <ControlBar className={styles.letter}>
          <CopyLetter
            text={letterOf(asked, (id) =>
              withBaseUrl(assumptionAddress(id), {absolute: true}),
            )}
            clear={picked.length > 0 ? () => setChosen(new Set()) : undefined}
          >
            {picked.length > 0
              ? '選んだ'
              : isFiltered
                ? '表示中の'
                : `「${FIRST}」の`}
            {asked.length}件
          </CopyLetter>
        </ControlBar>
      )}
    </div>
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
  kind,
  pages,
  reason,
  text,
  titleOf,
}: EntryProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const isBrowser = useIsBrowser();
  const statement = (
    <strong>
      <TextWithCode text={text} />
    </strong>
  );
  return (
    <div id={id} className={styles.entry}>
      {isBrowser && isQuestion({kind}) ? (
        <label className={styles.statement}>
          <input type="checkbox" checked={isChosen} onChange={choose} />
          {statement}
        </label>
      ) : (
        <p className={styles.statement}>{statement}</p>
      )}
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
