/*
 * Sites that a writer has changed. They share one folder and its cache. What
 * stops a build stops it at different moments, so that each needs its own; only
 * the last, which all but ends, also shows what a post brings.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {build, buildChangedSite} from '../support/site';
import {ROOT} from '../support/files';
import type {ChangedSite} from '../support/site';

const PAGE = 'wiki/development-plan.mdx';

/** Appends a paragraph to the page. */
const append = (text: string) => (content: string) => `${content}\n${text}\n`;

const POST = `---
title: 給与計算の前に確認すること
description: 給与計算の前に確認することをまとめました。
date: 2026-11-21
---

支給額マスタの更新を確認します。

{/* truncate */}

次に、ログを確認します。
`;

test.each([
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
    append('[ない](./no-such-page.mdx)'),
    /no-such-page\.mdx[\s\S]*development-plan\.mdx/,
  ],
])('%s stops the build and is named', async (_, file, change, message) => {
  const {code, output} = await buildChangedSite({[file]: change});
  expect(code, output).not.toBe(0);
  expect(output).toMatch(message);
});

describe('a site with a post, and a broken link to a route', () => {
  let changed: ChangedSite;

  beforeAll(async () => {
    changed = await buildChangedSite({
      'blog/2026-11-21-checks.mdx': () => POST,
      [PAGE]: append('[ない](/wiki/no-such-page)'),
    });
  });

  test('is stopped, and nothing but the link is named', () => {
    const {code, output} = changed;
    expect(code, output).not.toBe(0);
    expect(output).toMatch(
      /\/wiki\/development-plan[\s\S]*\/wiki\/no-such-page/,
    );
    expect(output.match(/Broken link on source page/g)).toHaveLength(1);
    expect(output).not.toMatch(/\[WARNING\]/);
  });

  test('has a page of the post, both feeds and its year in the sidebar', () => {
    const read = (file: string) =>
      readFileSync(path.join(changed.folder, file), 'utf8');
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
