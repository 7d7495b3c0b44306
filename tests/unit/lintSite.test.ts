import {expect, test} from 'vitest';
import {lintSite} from '../../scripts/lintSite';
import {ROOT} from '../support/files';

const page = (title: string) => `---\ntitle: ${title}\n---\n`;

test('two pages with one title are told, with both places', () => {
  expect(
    lintSite(
      ROOT,
      new Map([
        ['wiki/a.mdx', page('題名')],
        ['docs/b.mdx', page('題名')],
        ['docs/c.mdx', page('別の題名')],
      ]),
    ),
  ).toEqual([
    {
      file: 'docs/b.mdx',
      line: 2,
      text: '題名「題名」はwiki/a.mdx:2と同じです。検索や一覧で見分けられる題名にしてください。',
    },
  ]);
});

test.each([
  ['blog/checks.mdx', 1],
  ['blog/2026-13-01-checks.mdx', 1],
  ['blog/2026-02-30-checks.mdx', 1],
  ['blog/2026-11-21.mdx', 1],
  ['blog/2026-11-21-Checks.mdx', 1],
  ['blog/2026-11-21-checks.mdx', 0],
])('a post says when it appears: %s', (file, faults) => {
  expect(lintSite(ROOT, new Map([[file, page('記事')]]))).toHaveLength(faults);
});
