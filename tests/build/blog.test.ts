import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {build, copySite} from '../support/site';

const POST = `---
title: 給与計算の前に確認すること
description: 給与計算の前に確認することをまとめました。
date: 2026-11-21
---

支給額マスタの更新を確認します。

{/* truncate */}

次に、ログを確認します。
`;

test('a post gets its page, both feeds and its year in the sidebar', async () => {
  const site = copySite('blog', {'blog/2026-11-21-checks.mdx': () => POST});
  const {code, output} = await build(site, ['--no-minify']);
  expect(code, output).toBe(0);

  const read = (file: string) =>
    readFileSync(path.join(site, 'build', file), 'utf8');
  const post = read('blog/2026/11/21/checks/index.html');
  expect(post).toContain('給与計算の前に確認すること');
  expect(post).toMatch(/約?\d+分/);
  expect(read('blog/index.html')).toMatch(/<h3[^>]*>2026<\/h3>/);
  expect(read('blog/rss.xml')).toContain('給与計算の前に確認すること');
  expect(read('blog/atom.xml')).toContain('給与計算の前に確認すること');
});
