import {useState} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {UnconfirmedLink} from '../../assumptions/page/signs/Unconfirmed';
import {ControlBar} from '../../../ui/page/ControlBar';
import {FoldedGroup, FoldedGroups} from '../../../ui/page/FoldedGroup';
import type {GlossaryEntry} from '../build/readGlossary';
import {isTermFor} from './isTermFor';
import {termAnchor} from '../shared/termAnchor';
import {HashLink} from '../../../ui/page/HashLink';
import styles from './Glossary.module.css';

export interface GlossaryProps {
  /** All terms, in order; src/features/content/build/giveData.ts gives them. */
  readonly entries?: readonly GlossaryEntry[];
}

/** The rows of the Japanese syllabary, by their first characters. */
const ROWS = [
  ['a', 'あ行', 'あいうえお'],
  ['ka', 'か行', 'かきくけこ'],
  ['sa', 'さ行', 'さしすせそ'],
  ['ta', 'た行', 'たちつてと'],
  ['na', 'な行', 'なにぬねの'],
  ['ha', 'は行', 'はひふへほ'],
  ['ma', 'ま行', 'まみむめも'],
  ['ya', 'や行', 'やゆよ'],
  ['ra', 'ら行', 'らりるれろ'],
  ['wa', 'わ行', 'わをん'],
] as const;

/** All terms, folded by the rows of the Japanese syllabary, and a filter. */
export function Glossary({entries = []}: GlossaryProps): ReactNode {
  const [words, setWords] = useWords();
  const isFiltered = words.trim() !== '';
  const shown = entries.filter((entry) => isTermFor(entry, words));
  const rows = ROWS.map(([id, title, characters]) => ({
    id: `glossary-${id}`,
    title,
    terms: shown.filter(({reading}) =>
      characters.includes(withoutMarks(reading.charAt(0))),
    ),
  })).filter(({terms}) => terms.length > 0);
  return (
    <>
      <ControlBar className={styles.filter}>
        <label>
          用語を絞り込む{' '}
          <input
            type="search"
            value={words}
            onChange={({target}) => setWords(target.value)}
          />
        </label>
        <span role="status">{countOf(shown.length, entries.length)}</span>
      </ControlBar>
      <FoldedGroups>
        {rows.map(({id, title, terms}) => (
          <FoldedGroup
            // What the reader has filtered is to be seen.
            key={`${id} ${isFiltered}`}
            id={id}
            title={`${title}（${terms.length}語）`}
            isOpen={isFiltered}
          >
            <dl className={styles.terms}>
              {terms.map((entry) => (
                <Entry key={entry.id} {...entry} />
              ))}
            </dl>
          </FoldedGroup>
        ))}
      </FoldedGroups>
    </>
  );
}

/** What the filter holds; an address that leads to a term empties it. */
function useWords(): [string, (words: string) => void] {
  const {hash} = useLocation();
  const [filter, setFilter] = useState({words: '', hash});
  return [
    filter.hash === hash ? filter.words : '',
    (words) => setFilter({words, hash}),
  ];
}

function countOf(shown: number, all: number): string {
  if (shown === 0) {
    return '当てはまる用語はありません。';
  }
  return shown === all ? `${all}語` : `${all}語のうち${shown}語`;
}

function Entry({
  assumption,
  avoid = [],
  english,
  id,
  meaning,
  page,
  reading,
  synonyms,
  term,
}: GlossaryEntry): ReactNode {
  const anchor = termAnchor(id);
  useBrokenLinks().collectAnchor(anchor);
  const others = synonyms.filter((one) => !avoid.includes(one));
  return (
    <div id={anchor} className={styles.entry}>
      <dt>
        <dfn>{term}</dfn>
        <span>
          （{reading}
          {english && english !== term && `、${english}`}）
        </span>
        <HashLink id={anchor} label={term} />
      </dt>
      <dd>
        {meaning}
        {assumption !== undefined && <UnconfirmedLink id={assumption} />}
        {others.length > 0 && (
          <span className={styles.synonyms} data-page-part="line">
            検索の言葉：{others.join('、')}
          </span>
        )}
        <Link to={page} data-page-part="line">
          「{term}」の説明
        </Link>
      </dd>
    </div>
  );
}

/** か for が, は for ぱ. */
function withoutMarks(character: string): string {
  return character.normalize('NFD').charAt(0);
}
