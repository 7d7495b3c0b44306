// Changed: the original has no way on from here, and sentences without 「。」.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/NotFound/Content';
import Heading from '@theme/Heading';

const WAYS_ON = [
  {to: '/', label: 'ホーム'},
  {to: '/tutorial/quick-start', label: 'クイックスタート'},
  {to: '/wiki/frequently-asked-questions', label: 'よくある質問'},
  {to: '/api/', label: 'APIリファレンス'},
];

/** What an unknown address shows. */
export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <div className="row">
        <div className="col col--6 col--offset-3">
          <Heading as="h1">ページが見つかりません</Heading>
          <p>
            このアドレスのページはありません。アドレスの書き間違いがないかを確かめるか、上の検索で探してください。
          </p>
          <ul>
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
