import {describe, expect, test} from 'vitest';
import {rootSlug} from '../../../src/features/content/build/docs-plugin/rootSlug';

describe('rootSlug', () => {
  test.each([
    ['docs/index.mdx', '/'],
    ['docs/release-note.mdx', '/release-note'],
    ['docs/tutorial/quick-start.mdx', '/tutorial/quick-start'],
    ['docs/tutorial/index.md', '/tutorial'],
    ['docs\\tutorial\\quick-start.mdx', '/tutorial/quick-start'],
  ])('serves %s from %s', (page, slug) => {
    expect(rootSlug(page)).toBe(slug);
  });

  test.each([
    'wiki/development-plan.mdx',
    'api/index.md',
    'docs/_steps.mdx',
    'docs/_parts/steps.mdx',
  ])('leaves %s to the docs plugin', (page) => {
    expect(rootSlug(page)).toBeUndefined();
  });
});
