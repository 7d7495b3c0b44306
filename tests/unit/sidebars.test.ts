import {expect, test} from 'vitest';
import {examineSidebars} from '../../src/features/page-check/build/examineSidebars';
import {Site} from '../../src/features/page-check/build/site';
import {tempFolder} from '../support/tempFolder';

/** What is said of a site with such sidebars and these pages. */
function told(...pages: readonly string[]): string[] {
  const files = {
    'sidebars.ts':
      "items: [\n  'wiki/one',\n  {type: 'doc', id: 'docs/two'},\n]",
    ...Object.fromEntries(pages.map((page) => [page, ''])),
  };
  return examineSidebars(new Site(tempFolder(files)));
}

test('pages and sidebars that agree pass; a post and a page of its own have no place', () => {
  expect(
    told('wiki/one.mdx', 'docs/two.mdx', 'blog/x.mdx', 'src/pages/y.mdx'),
  ).toEqual([]);
});

test('a page without a place and a place without a page are told', () => {
  expect(told('wiki/one.mdx', 'wiki/new.mdx')).toEqual([
    "wiki/new.mdx:1 サイドバーに場所がありません。sidebars.tsの、表示する場所に「'wiki/new',」の行を加えてください。",
    'sidebars.ts:3 ページ「docs/two.mdx」がありません。この行を消すか、ファイルの名前に合わせてください。',
  ]);
});
