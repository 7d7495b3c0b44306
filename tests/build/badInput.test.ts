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
import {ROOT} from '../support/files';

const PAGE = 'wiki/development-plan.mdx';

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
    /interfaces\/Term\.d\.ts[\s\S]*APIリファレンスを生成できませんでした。/,
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
    /\[WARNING\] Duplicate routes found![^]*\/markdown-page[^]*no-such-page\.mdx[^]*development-plan\.mdx/,
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

  test('has a page of the post, both feeds and its year in the sidebar', () => {
    const read = (file: string) =>
      readFileSync(path.join(SUB_PATH_BUILD_FOLDER, file), 'utf8');
    const post = read('blog/2026/11/21/checks/index.html');
    expect(post).toContain('給与計算の前に確認すること');
    expect(post).toMatch(/約?\d+分/);
    expect(read('blog/index.html')).toMatch(/<h3[^>]*>2026<\/h3>/);
    expect(read('blog/rss.xml')).toContain('給与計算の前に確認すること');
    expect(read('blog/atom.xml')).toContain('給与計算の前に確認すること');
  });
});

// tests/unit/environment.test.ts has all variables and values; this one shows
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
