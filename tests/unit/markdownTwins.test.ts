import {describe, expect, test} from 'vitest';
import markdownTwins from '../../src/features/markdown-twins/build';
import {
  llmsFullText,
  llmsText,
  twinText,
} from '../../src/features/markdown-twins/build/llmsText';
import {twinPath} from '../../src/features/markdown-twins/shared/twinPath';
import type {LoadContext} from '@docusaurus/types';

const site = {
  title: 'Wiki',
  tagline: '手引き',
  url: 'https://wiki.example.test',
  baseUrl: '/base/',
  wikiVersion: '1.1',
};
const page = {
  permalink: '/base/wiki/x',
  title: '"x"の使い方',
  description: '説明: xです。',
  lastChanged: '2026-11-21',
  unconfirmed: [],
  markdown: '# xの使い方\n\n本文です。\n',
};
const sections = [{title: '利用ガイド', pages: [page]}];

function pluginOf(isGated: boolean) {
  return markdownTwins({
    siteConfig: {customFields: {ENABLE_BASIC_AUTH: isGated}},
  } as unknown as LoadContext);
}

test('a gated site has no Markdown', () => {
  expect(pluginOf(true).postBuild).toBeUndefined();
  expect(pluginOf(false).postBuild).toBeDefined();
});

test.each([
  ['/wiki/x', '/wiki/x.md'],
  ['/', '/index.md'],
  ['/base/api/', '/base/api/index.md'],
])('the twin of %s is %s', (permalink, twin) => {
  expect(twinPath(permalink)).toBe(twin);
});

describe('a twin', () => {
  test('opens with what is known of the page', () => {
    expect(twinText(page, site)).toBe(
      [
        '---',
        'title: "\\"x\\"の使い方"',
        'description: "説明: xです。"',
        'url: https://wiki.example.test/base/wiki/x',
        'wiki_version: "1.1"',
        'last_changed: 2026-11-21',
        '---',
        '',
        page.markdown,
      ].join('\n'),
    );
  });

  test('names the version of the product if the page does', () => {
    expect(twinText({...page, productVersion: '3.0'}, site)).toContain(
      '\nproduct_version: "3.0"\n',
    );
  });

  test('names what nobody has confirmed, if there is any', () => {
    expect(twinText(page, site)).not.toContain('unconfirmed');
    const assumed = {...page, unconfirmed: ['a', 'b']};
    expect(twinText(assumed, site)).toContain('\nunconfirmed: ["a","b"]\n');
    expect(llmsFullText(site, [{title: '', pages: [assumed]}])).toContain(
      '、未確認：a、b\n',
    );
  });

  test('of a generated page has no date', () => {
    expect(twinText({...page, lastChanged: undefined}, site)).not.toContain(
      'last_changed',
    );
  });

  test('says when it was checked against the product, if it was', () => {
    expect(twinText(page, site)).not.toContain('last_verified');
    const verified = {...page, lastVerified: '2026-12-01'};
    expect(twinText(verified, site)).toContain('\nlast_verified: 2026-12-01\n');
    expect(
      llmsFullText(site, [{title: '利用ガイド', pages: [verified]}]),
    ).toContain('、本文の更新日：2026-11-21、製品で確認した日：2026-12-01\n');
  });
});

test('llms.txt lists the twins by section', () => {
  const text = llmsText(site, sections);
  expect(text).toMatch(/^# Wiki\n\n> 手引き/);
  expect(text).toContain('\n（未確認）は、その段落');
  expect(text).toContain(
    '\n## 利用ガイド\n\n- ["x"の使い方](https://wiki.example.test/base/wiki/x.md): 説明: xです。\n',
  );
});

test('llms.txt names what one downloads', () => {
  const text = llmsText(site, sections);
  expect(text).toContain(
    '](https://wiki.example.test/base/combosite-functions-kit.zip): ',
  );
  expect(text).toContain(
    '](https://wiki.example.test/base/combosite-functions.d.ts): ',
  );
});

test('llms-full.txt holds each text with its address', () => {
  expect(llmsFullText(site, sections)).toContain(
    '\n---\n\n# xの使い方\n\n> 出典：https://wiki.example.test/base/wiki/x、本文の更新日：2026-11-21\n\n本文です。\n',
  );
});
