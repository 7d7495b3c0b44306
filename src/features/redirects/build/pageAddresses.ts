import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';

type SidebarItem =
  DocsContent['loadedVersions'][number]['sidebars'][string][number];

/**
 * The addresses of all pages, without base path, before routes are known.
 *
 * @param allContent - what the plugins of docs, blog and plain pages have read
 * @param baseUrl - the site's base path
 */
export function pageAddresses(
  allContent: AllContent,
  baseUrl: string,
): Set<string> {
  const contentOf = (kind: string) =>
    Object.values(allContent[`docusaurus-plugin-content-${kind}`] ?? {});
  const docs = (contentOf('docs') as DocsContent[]).flatMap(
    ({loadedVersions}) => loadedVersions,
  );
  const blogs = (contentOf('blog') as BlogContent[]).filter(
    ({blogPosts}) => blogPosts.length > 0,
  );
  const pages = (contentOf('pages') as (PagesContent | null)[]).flatMap(
    (content) => content ?? [],
  );
  const permalinks = [
    ...docs.flatMap(({docs, sidebars, tagsPath}) => [
      tagsPath,
      ...docs.flatMap(({permalink, tags}) => [
        permalink,
        ...tags.map((tag) => tag.permalink),
      ]),
      ...Object.values(sidebars).flatMap(categoryLinks),
    ]),
    ...blogs.flatMap(({blogPosts, blogTags, blogTagsListPath}) => [
      blogTagsListPath.replace(/\/tags$/, ''),
      ...Object.values(blogTags).flatMap((tag) => [
        blogTagsListPath,
        tag.permalink,
      ]),
      ...blogPosts.map(({metadata}) => metadata.permalink),
    ]),
    ...pages.map(({permalink}) => permalink),
  ];
  return new Set(
    permalinks.map((permalink) => `/${permalink.slice(baseUrl.length)}`),
  );
}

function categoryLinks(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) =>
    item.type === 'category'
      ? [
          ...(item.link?.type === 'generated-index'
            ? [item.link.permalink]
            : []),
          ...categoryLinks(item.items),
        ]
      : [],
  );
}
