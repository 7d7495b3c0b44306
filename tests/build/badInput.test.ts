/*
 * Sites that a writer has changed. They share one folder and its cache. What
 * stops a build stops it at different moments, so that each needs its own; the
 * last of them is the site under the sub-path, which the other tests use too.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {
  BROKEN_LINK,
  SUB_PATH_BUILD_FOLDER,
  SUB_PATH_BUILD_LOG,
  build,
  buildChangedSite,
} from '../support/site';
import {ROOT, listFiles, readText} from '../support/files';

const PAGE = 'wiki/development-plan.mdx';

function readBuilt(file: string): string {
  return readFileSync(path.join(SUB_PATH_BUILD_FOLDER, file), 'utf8');
}

test.each([
  [
    'a navbar item of an unknown type',
    'docusaurus.config.ts',
    (content: string) =>
      content.replace("type: 'localeDropdown'", "type: 'noSuchItem'"),
    /Bad navbar item type noSuchItem/,
  ],
  [
    'a stub that does not compile',
    'api-src/interfaces/Term.d.ts',
    (content: string) =>
      content.replace('startDate: string', 'startDate: NoSuchType'),
    /interfaces\/Term\.d\.ts[^]*名前 'NoSuchType' が見つかりません。[^]*APIリファレンスを生成できませんでした。/,
  ],
  [
    'a page with an undeclared tag',
    PAGE,
    (content: string) =>
      content.replace(/^tags:.*$(?:\n {2}- .*$)*/m, 'tags: [payroll]'),
    /development-plan\.mdx.*payroll|payroll[\s\S]*development-plan/,
  ],
  [
    'a page with a broken link to a file',
    PAGE,
    (content: string) => `${content}\n[ない](./no-such-page.mdx)\n`,
    // A page of another's address, which all of these have, only warns.
    /\[WARNING\] Duplicate routes found![^]*\/markdown-page[^]*wiki\/development-plan\.mdx:\d+:\d+ リンク先の「\.\/no-such-page\.mdx」がありません。/,
  ],
  [
    'a redirect to nowhere, and one from a page',
    'docs/redirects.yml',
    () =>
      '- from: /wiki/old\n  to: /wiki/none\n- from: /release-note\n  to: /tags\n',
    /docs\/redirects\.yml:1 転送先「\/wiki\/none」にページがありません。[^]*docs\/redirects\.yml:3 転送元「\/release-note」には、今もページがあります。/,
  ],
])('%s stops the build and is named', async (_, file, change, message) => {
  const {code, output} = await buildChangedSite({
    [file]: change,
    'src/pages/markdown-page.tsx': () =>
      'export default function Page() { return null; }',
  });
  expect(code, output).not.toBe(0);
  expect(output).toMatch(message);
});

describe('a site with a post, and a broken link to a route', () => {
  test('is stopped, and nothing but the link is named', () => {
    const output = readFileSync(SUB_PATH_BUILD_LOG, 'utf8');
    expect(output).toMatch(
      new RegExp(`/blog/2026/11/21/checks[^]*${BROKEN_LINK}`),
    );
    expect(output.match(/Broken link on source page/g)).toHaveLength(1);
    expect(output.match(/\[ERROR\]/g)).toHaveLength(1);
    expect(output).not.toMatch(/\[WARNING\]|\[SUCCESS\]/);
  });

  test('has a page of each post, both feeds, and its year in the sidebar', () => {
    const post = readBuilt('blog/2026/11/21/checks/index.html');
    expect(post).toContain('給与計算の前に確認すること');
    expect(post).toMatch(/約?\d+分/);
    // By its file, as pages of the docs do.
    expect(readBuilt('blog/2027/01/05/new-page/index.html')).toMatch(
      /href="?\/wiki-site\/tutorial\/quick-start#next-step/,
    );
    const list = readBuilt('blog/index.html');
    expect(list).toMatch(/<h3[^>]*>2027<\/h3>.*<h3[^>]*>2026<\/h3>/s);
    expect(list).toMatch(/<h1[^>]*>ブログ<\/h1>/);
    for (const file of ['blog/rss.xml', 'blog/atom.xml']) {
      const feed = readBuilt(file);
      expect(feed).toContain('給与計算の前に確認すること');
      expect(feed).toContain('新しいページを追加しました');
      expect(feed).toMatch(/<title>Combosite Functions Wikiのブログ<\/title>/);
    }
    expect(readBuilt('blog/tags/custom-data/index.html')).toMatch(
      /「カスタムデータ」タグの記事（\d+件）/,
    );
    expect(readBuilt('blog/archive/index.html')).toContain('ブログの記事一覧');
    expect(readBuilt('blog/authors/index.html')).toContain('著者一覧');
  });

  test('leads to the posts from every page, the search and llms.txt', () => {
    expect(readBuilt('index.html')).toMatch(/href="?\/wiki-site\/blog[ ">]/);
    const [found = ''] = listFiles('test-results/wiki-site', /\/search-doc-/);
    const llms = readBuilt('llms.txt');
    for (const address of [
      '/wiki-site/blog/2027/01/05/new-page',
      '/wiki-site/blog/2026/11/21/checks',
    ]) {
      expect(llms).toContain(`${address}.md)`);
      expect(readBuilt(`${address.replace('/wiki-site/', '')}.md`)).toMatch(
        /^# .+\n\n.+。$/m,
      );
      expect(readText(found)).toContain(`"${address}"`);
    }
  });

  test('shows nothing of a draft', () => {
    const files = listFiles(
      'test-results/wiki-site',
      /\.(?:html|xml|json|md|txt)$/,
    );
    expect(
      files.filter((file) => readText(file).includes('公開しない下書き')),
    ).toEqual([]);
  });
});

// tests/unit/config/environment.test.ts has all variables and values; this one shows
// that a build reads them, and that nothing of it prints the password.
test('a wrong environment variable stops the build and is named', async () => {
  const {code, output} = await build(ROOT, ['--out-dir', 'test-results/x'], {
    ENABLE_BASIC_AUTH: 'true',
    BASIC_AUTH_PASSWORD: 'geheim7',
  });
  expect(code).not.toBe(0);
  expect(output).toContain(
    '環境変数BASIC_AUTH_PASSWORDの値が短すぎます（7文字）',
  );
  expect(output).not.toContain('geheim7');
});
