// Changed: the original groups tags under their first letters, with that letter
// as the heading's id. With three tags, a list with what each means says more.
import type {ReactNode} from 'react';
import type {Props} from '@theme/TagsListByLetter';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';

const DESCRIPTION =
  'タグの一覧です。タグを選ぶと、その話題を説明するページが分かります。';

/** The tags of the site, on `/tags`. */
export default function TagsListByLetter({tags}: Props): ReactNode {
  return (
    <>
      <PageMetadata description={DESCRIPTION} />
      <dl className="page-rows">
        {tags.map(({label, permalink, count, description}) => (
          <div key={permalink}>
            <dt>
              <Link href={permalink}>{label}</Link>（{count}ページ）
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
