import {Children} from 'react';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {SIGNS} from '../shared/signs';
import type {Role} from '../../../ui/page/Audience';
import styles from './ReaderPaths.module.css';

/** A page to start from. */
interface Entry {
  readonly label: string;
  readonly to: string;
  readonly summary?: string;
  /** Whose way through the tutorial begins there: its length is added. */
  readonly role?: Role;
}

/** What one kind of reader finds on this site. */
interface ReaderPath {
  readonly id: string;
  readonly sign: keyof typeof SIGNS;
  readonly entries: readonly Entry[];
}

interface ReaderPathsProps {
  readonly paths: readonly ReaderPath[];
  /** What all readers come back for. */
  readonly tools: readonly Entry[];
  /** How long each way is; src/features/content/build/giveData.ts gives it. */
  readonly lengths: Readonly<Record<Role, string>>;
  /** Their headings, from the page, and what else stands beside the tools. */
  readonly children: ReactNode;
}

/** The ways into the site for its two kinds of reader, and for both. */
export function ReaderPaths({
  paths,
  tools,
  lengths,
  children,
}: ReaderPathsProps): ReactNode {
  const headings = Children.toArray(children);
  const rows = 1 + Math.max(...paths.map(({entries}) => entries.length));
  return (
    <>
      <div className={styles.paths}>
        {paths.map(({id, sign, entries}, index) => (
          <section
            key={id}
            className={styles.path}
            style={{gridRowEnd: `span ${rows}`}}
            aria-labelledby={id}
          >
            <header className={styles.head}>
              <svg
                className={styles.sign}
                viewBox="0 0 24 24"
                aria-hidden="true"
              >
                <path d={SIGNS[sign]} />
              </svg>
              {headings[index]}
            </header>
            <ul className="page-rows">
              {entries.map(({label, to, summary, role}) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                  <span className={styles.summary} data-page-part="explanation">
                    {role ? `${summary}、${lengths[role]}` : summary}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className={styles.foot}>
        <nav
          className={styles.tools}
          aria-labelledby="ready-to-use"
          data-page-part="links"
        >
          <span id="ready-to-use" className={styles.toolsLabel}>
            すぐに使う
          </span>
          <ul>
            {tools.map(({label, to}) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        {headings.slice(paths.length)}
      </div>
    </>
  );
}
