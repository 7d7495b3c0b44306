import {Fragment} from 'react';
import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {UnconfirmedLink} from '../assumptions/signs/Unconfirmed';
import type {MarkedEntry} from './entries';
import {termAnchor} from './termAnchor';
import {HashLink} from '../ui/HashLink';
import styles from './Glossary.module.css';

export interface GlossaryProps {
  /** All terms, in order; src/content/giveData.ts gives them. */
  readonly entries?: readonly MarkedEntry[];
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

/** All terms of the glossary, by the rows of the Japanese syllabary. */
export function Glossary({entries = []}: GlossaryProps): ReactNode {
  const rows = ROWS.map(([id, title, characters]) => ({
    id: `glossary-${id}`,
    title,
    terms: entries.filter(({reading}) =>
      characters.includes(withoutMarks(reading.charAt(0))),
    ),
  })).filter(({terms}) => terms.length > 0);
  return (
    <>
      <nav className={styles.rows} aria-label="用語集の行">
        {rows.map(({id, title}) => (
          <Link key={id} to={`#${id}`}>
            {title}
          </Link>
        ))}
      </nav>
      {rows.map(({id, title, terms}) => (
        <Fragment key={id}>
          <Heading as="h3" id={id}>
            {title}
          </Heading>
          <dl className={styles.terms}>
            {terms.map((entry) => (
              <Entry key={entry.id} {...entry} />
            ))}
          </dl>
        </Fragment>
      ))}
    </>
  );
}

function Entry({
  assumption,
  english,
  id,
  meaning,
  page,
  reading,
  synonyms = [],
  term,
}: MarkedEntry): ReactNode {
  const anchor = termAnchor(id);
  useBrokenLinks().collectAnchor(anchor);
  return (
    <div id={anchor} className={styles.entry}>
      <dt>
        <dfn>{term}</dfn>
        <span className={styles.reading}>
          （{reading}
          {english && english !== term && `、${english}`}）
        </span>
        <HashLink id={anchor} label={term} />
      </dt>
      <dd>
        {meaning}
        {assumption !== undefined && <UnconfirmedLink id={assumption} />}
        {synonyms.length > 0 && (
          <span className={styles.synonyms} data-page-part="line">
            ほかの言い方：{synonyms.join('、')}
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
