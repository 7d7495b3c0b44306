// Changed: the original has no way on from here, sentences without 「。」, and no
// title of the page where it stands among the docs, as in 404.html.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';
import Heading from '@theme/Heading';

const WAYS_ON = [
  {to: '/', label: 'ホーム'},
  {to: '/tutorial/quick-start', label: 'クイックスタート'},
  {to: '/wiki/frequently-asked-questions', label: 'よくある質問'},
  {to: '/api/', label: 'APIリファレンス'},
];

const TITLE = 'ページが見つかりません';

/** What an unknown address shows. */
export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <PageMetadata title={TITLE} />
      <div className="row">
        <div className="col col--6 col--offset-3">
          <Heading as="h1">{TITLE}</Heading>
          <p>URLを確認するか、上の検索をお使いください。</p>
          <ul className="page-rows">
            {WAYS_ON.map(({to, label}) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </main>
  );
}
