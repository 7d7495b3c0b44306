import type {Site} from './site';

const SIDEBARS = 'sidebars.ts';

/**
 * Compares the sidebars with the pages. Their text is read: to run it, the
 * reference would have to be there.
 *
 * @returns a message for each page without a place, and each place without a page
 */
export function examineSidebars(site: Site): string[] {
  const pages = site.writtenPages();
  const places = site.read(SIDEBARS, 'places', (text) =>
    [...text.matchAll(/'((?:docs|wiki)\/[^']+)'/g)].map(({index, 1: id}) => ({
      page: `${id}.mdx`,
      line: text.slice(0, index).split('\n').length,
    })),
  );
  const listed = places.map(({page}) => page);
  return [
    ...pages
      .filter((file) => /^(?:docs|wiki)\//.test(file) && !listed.includes(file))
      .map(
        (file) =>
          `${file}:1 サイドバーに場所がありません。sidebars.tsの、表示する場所に「'${file.replace(/\.mdx$/, '')}',」の行を加えてください。`,
      ),
    ...places
      .filter(({page}) => !pages.includes(page))
      .map(
        ({page, line}) =>
          `${SIDEBARS}:${line} ページ「${page}」がありません。この行を消すか、ファイルの名前に合わせてください。`,
      ),
  ];
}
