import {expect, test} from 'vitest';
import {examineSidebars} from '../../scripts/content/examineSidebars';

const SIDEBARS = "items: [\n  'wiki/one',\n  {type: 'doc', id: 'docs/two'},\n]";

test('pages and sidebars that agree pass; a post and a page of its own have no place', () => {
  const pages = [
    'wiki/one.mdx',
    'docs/two.mdx',
    'blog/x.mdx',
    'src/pages/y.mdx',
  ];
  expect(examineSidebars(SIDEBARS, pages)).toEqual([]);
});

test('a page without a place and a place without a page are told', () => {
  expect(examineSidebars(SIDEBARS, ['wiki/one.mdx', 'wiki/new.mdx'])).toEqual([
    "wiki/new.mdx:1 サイドバーに場所がありません。sidebars.tsの、表示する場所に「'wiki/new',」の行を加えてください。",
    'sidebars.ts:3 ページ「docs/two.mdx」がありません。この行を消すか、ファイルの名前に合わせてください。',
  ]);
});
