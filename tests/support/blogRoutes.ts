import {parse} from 'yaml';
import {listFiles, readHead, readText} from './files';

/**
 * The pages of the blog: none without a post, else those that Docusaurus makes
 * of the files in blog/, as long as each list fits on one page of ten posts.
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
  const authors = Object.keys(parse(readText('blog/authors.yml')) as object);
  const tags = [...new Set(posts.flatMap(({data}) => data.tags ?? []))];
  return [
    ...posts.map(({file, data}) => ({
      path: `/${file.replace(/\.mdx$/, '').replace(/(\d{4})-(\d\d)-(\d\d)-/, '$1/$2/$3/')}`,
      title: data.title ?? '',
    })),
    {path: '/blog', title: 'ブログ'},
    {path: '/blog/archive', title: 'ブログの記事一覧'},
    ...(authors.length > 0 ? [{path: '/blog/authors', title: '著者一覧'}] : []),
    ...(tags.length > 0 ? [{path: '/blog/tags', title: 'タグ'}] : []),
    ...tags.map((tag) => ({
      path: `/blog/tags/${tag}`,
      title: new RegExp(`^「${labels[tag]}」タグの記事`),
    })),
  ].map((route) => ({...route, sidebar: undefined}));
}
