import {paginateBlogPosts} from '@docusaurus/plugin-content-blog/lib/blogUtils.js';
import {DEFAULT_OPTIONS} from '@docusaurus/plugin-content-blog/lib/options.js';
import {expect, test} from 'vitest';
import {pagesOfList} from '../support/blogRoutes';
import type {BlogPost} from '@docusaurus/plugin-content-blog';

test.each([1, 10, 11, 20, 21])(
  'a list of %i posts has the pages that Docusaurus makes',
  (count) => {
    const pages = paginateBlogPosts({
      blogPosts: Array.from({length: count}, () => ({id: 'x'}) as BlogPost),
      basePageUrl: '/blog',
      blogTitle: '',
      blogDescription: '',
      postsPerPageOption: DEFAULT_OPTIONS.postsPerPage,
      pageBasePath: DEFAULT_OPTIONS.pageBasePath,
    });
    expect(pagesOfList('/blog', count)).toEqual(
      pages.map(({metadata}) => metadata.permalink),
    );
  },
);
