import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {ROOT, listFiles, readHead} from './files';

/** Posts on one page of the list, as Docusaurus has it. */
const POSTS_PER_PAGE = 10;

/**
 * The pages of the blog: none without a post, else those that Docusaurus makes
 * of the files in blog/.
 *
 * @param labels - of the tags, by their names
 */
export function blogRoutes(
  labels: Readonly<Record<string, string>>,
): {path: string; title: string | RegExp; sidebar: undefined}[] {
  const posts = listFiles('blog', /\.mdx$/)
    .map((file) => ({file, data: readHead(file)}))
    .filter(({data}) => data.draft !== true);
  if (posts.length === 0) {
    return [];
  }
  const authors = Object.keys(
    parse(readFileSync(path.join(ROOT, 'blog/authors.yml'), 'utf8')) as object,
  );
  const tags = [...new Set(posts.flatMap(({data}) => data.tags ?? []))];
  const lists = (base: string, title: string | RegExp, count: number) =>
    pagesOfList(base, count).map((path) => ({path, title}));
  return [
    ...posts.map(({file, data}) => ({
      path: `/${file.replace(/\.mdx$/, '').replace(/(\d{4})-(\d\d)-(\d\d)-/, '$1/$2/$3/')}`,
      title: data.title ?? '',
    })),
    ...lists('/blog', 'ブログ', posts.length),
    {path: '/blog/archive', title: 'ブログの記事一覧'},
    ...(authors.length > 0 ? [{path: '/blog/authors', title: '著者一覧'}] : []),
    ...(tags.length > 0 ? [{path: '/blog/tags', title: 'タグ'}] : []),
    ...tags.flatMap((tag) =>
      lists(
        `/blog/tags/${tag}`,
        new RegExp(`^「${labels[tag]}」タグの記事`),
        posts.filter(({data}) => data.tags?.includes(tag)).length,
      ),
    ),
  ].map((route) => ({...route, sidebar: undefined}));
}

/**
 * The addresses of a list of posts.
 *
 * @param base - the address of its first page
 * @param count - of posts
 */
export function pagesOfList(base: string, count: number): string[] {
  return Array.from({length: Math.ceil(count / POSTS_PER_PAGE)}, (_, index) =>
    index === 0 ? base : `${base}/page/${index + 1}`,
  );
}
