import Link from '@docusaurus/Link';
import {Children} from 'react';
import type {ReactNode} from 'react';
import {findExercise} from '../../exercises/shared/list';
import {PATHS} from '../../exercises/shared/paths';
import type {Role} from '../../../ui/page/Audience';

import styles from './ReaderPaths.module.css';

/** One page to start from. */
interface Entry {
  label: string;
  to: string;
  summary: string;
}

/** What one kind of reader finds on this site. */
interface ReaderPath {
  id: string;
  /** The sign of the path, as SVG path data on a 24 by 24 grid. */
  sign: string;
  task: string;
  entries: readonly Entry[];
}

/** How long a reader's way through the tutorial is, with its exercises. */
function startOf(role: Role, what: string): string {
  const steps = PATHS[role];
  const minutes = steps.map(
    (step) =>
      step.minutes + (step.exercise ? findExercise(step.exercise).minutes : 0),
  );
  return `${what}、${steps.length}段階、約${minutes.reduce((total, more) => total + more, 0)}分`;
}

const READER_PATHS: readonly ReaderPath[] = [
  {
    id: 'for-administrators',
    // A form with a seal.
    sign: 'M6 3h12v18H6zM9 8h6M9 12h6M15 17.5a1.5 1.5 0 1 1-3 0a1.5 1.5 0 1 1 3 0',
    task: '自社のデータを定義し、登録します。',
    entries: [
      {
        label: 'カスタムデータについて',
        to: '/tutorial/tutorial-basic/about-custom-data',
        summary: startOf('管理者', 'プログラムなし'),
      },
      {
        label: 'カスタムデータをファイルで扱う',
        to: '/wiki/custom-data-function/custom-data-file-input',
        summary: 'CSVファイルでまとめて登録する',
      },
      {
        label: '支給日の前に確認する',
        to: '/wiki/custom-data-function/test-custom-function#try-without-real-data',
        summary: '実データを変えない順に試す',
      },
    ],
  },
  {
    id: 'for-developers',
    // Brackets around a line of code.
    sign: 'M8 6l-5 6l5 6M16 6l5 6l-5 6M13.5 5l-3 14',
    task: 'JavaScriptで処理を作ります。',
    entries: [
      {
        label: 'クイックスタート',
        to: '/tutorial/quick-start',
        summary: startOf('開発者', 'ペット手当の完成まで'),
      },
      {
        label: '支給額・控除額データの連携',
        to: '/wiki/custom-data-function/shikyukojo-data',
        summary: '決まりと、手当のプログラムを見る',
      },
      {
        label: 'APIリファレンス',
        to: '/api/',
        summary: 'クラス、列挙型、関数の仕様を引く',
      },
    ],
  },
];

/** What both come back for. */
const TOOLS: readonly Omit<Entry, 'summary'>[] = [
  {
    label: 'ページの中で動かす',
    to: '/wiki/custom-data-function/test-custom-function#try-in-page',
  },
  {
    label: '厳しい条件で試す',
    to: '/wiki/custom-data-function/test-custom-function#stress-in-page',
  },
  {
    label: 'パソコンで試すキット',
    to: '/wiki/custom-data-function/test-custom-function#try-on-your-machine',
  },
  {
    label: '困ったときの早見表',
    to: '/wiki/frequently-asked-questions#quick-answers',
  },
  {
    label: 'エラーメッセージの一覧',
    to: '/wiki/frequently-asked-questions#all-messages',
  },
  {label: '区分のコード', to: '/api/#enumeration-codes'},
];

interface ReaderPathsProps {
  /** Their headings, from the page: the table of contents knows no others. */
  readonly children: ReactNode;
}

/** The ways into the site for its two kinds of reader, and for both. */
export function ReaderPaths({children}: ReaderPathsProps): ReactNode {
  return (
    <>
      <Paths headings={Children.toArray(children)} />
      <nav
        className={styles.tools}
        aria-labelledby="ready-to-use"
        data-page-part="links"
      >
        <span id="ready-to-use" className={styles.toolsLabel}>
          すぐに使う
        </span>
        <ul className={styles.toolList}>
          {TOOLS.map(({label, to}) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function Paths({headings}: {readonly headings: ReactNode[]}): ReactNode {
  return (
    <div className={styles.paths}>
      {READER_PATHS.map(({id, sign, task, entries}, index) => (
        <section key={id} className={styles.path} aria-labelledby={id}>
          <header className={styles.head}>
            <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
              <path d={sign} />
            </svg>
            <div>
              {headings[index]}
              <p className={styles.task}>{task}</p>
            </div>
          </header>
          <ul className={styles.entries}>
            {entries.map(({label, to, summary}) => (
              <li key={to} className={styles.entry}>
                <Link to={to} className={styles.link}>
                  {label}
                </Link>
                <span className={styles.summary} data-page-part="explanation">
                  {summary}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
