import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, onTestFinished, test, vi} from 'vitest';
import markdownTwins from '../../src/features/markdown-twins/build';
import {
  llmsFullText,
  llmsText,
  twinText,
} from '../../src/features/markdown-twins/build/llmsText';
import {twinPath} from '../../src/features/markdown-twins/shared/twinPath';
import type {LoadContext, Plugin} from '@docusaurus/types';

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

describe('the plugin', () => {
  /** What the plugin writes for docs whose pages are as given. */
  async function twinsOf(
    docs: readonly {
      readonly id: string;
      readonly permalink: string;
      readonly lastUpdatedAt?: number;
      readonly frontMatter?: object;
    }[],
    html: Readonly<Record<string, string>>,
  ) {
    const outDir = mkdtempSync(path.join(tmpdir(), 'twins-'));
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    onTestFinished(() => {
      rmSync(outDir, {recursive: true});
      warn.mockRestore();
    });
    for (const [route, text] of Object.entries(html)) {
      mkdirSync(path.join(outDir, route), {recursive: true});
      writeFileSync(path.join(outDir, route, 'index.html'), text);
    }
    const version = {
      docs: docs.map((doc) => ({
        title: doc.id,
        description: '説明',
        source: `@site/wiki/${doc.id}.mdx`,
        frontMatter: {},
        ...doc,
      })),
      sidebars: {wiki: docs.map(({id}) => ({type: 'doc', id}))},
    };
    const props = {
      baseUrl: '/',
      outDir,
      siteDir: outDir,
      siteConfig: {title: 'Wiki', tagline: '', url: site.url},
      plugins: [
        {
          name: 'docusaurus-plugin-content-docs',
          content: {loadedVersions: [version]},
        },
      ],
    } as unknown as Parameters<NonNullable<Plugin['postBuild']>>[0];
    await pluginOf(false).postBuild?.(props);
    // Again, with what the first build has kept.
    await pluginOf(false).postBuild?.(props);
    const files = readdirSync(outDir).filter((file) => file.endsWith('.md'));
    return {
      files,
      texts: files.map((file) => readFileSync(path.join(outDir, file), 'utf8')),
      list: readFileSync(path.join(outDir, 'llms.txt'), 'utf8'),
      warnings: warn.mock.calls.flat().join('\n'),
    };
  }

  const article = (text: string) =>
    `<div class="theme-doc-markdown"><h1>${text}</h1></div>`;

  test('takes dates and version from the page', async () => {
    const {texts} = await twinsOf(
      [
        {
          id: 'a',
          permalink: '/a',
          // Already the next day in Japan.
          lastUpdatedAt: Date.UTC(2026, 10, 20, 15),
          frontMatter: {last_verified: '2026-12-01', product_version: '3.0'},
        },
      ],
      {a: article('A')},
    );
    expect(texts).toEqual([
      expect.stringContaining(
        '\nproduct_version: "3.0"\nlast_changed: 2026-11-21\nlast_verified: 2026-12-01\n',
      ),
    ]);
  });

  test('leaves a doc out if a page that is no doc has its address', async () => {
    const {files, list, warnings} = await twinsOf(
      [
        {id: 'a', permalink: '/a'},
        {id: 'b', permalink: '/b'},
      ],
      {a: '<main><h1>別のページ</h1></main>', b: article('B')},
    );
    expect(files).toEqual(['b.md']);
    expect(list).not.toContain('/a.md');
    expect(warnings).toContain('@site/wiki/a.mdx');
    expect(warnings).not.toContain('b.mdx');
  });

  test('writes one twin for two docs of one address', async () => {
    const {files, list, warnings} = await twinsOf(
      [
        {id: 'a', permalink: '/a'},
        {id: 'second', permalink: '/a'},
      ],
      {a: article('A')},
    );
    expect(files).toEqual(['a.md']);
    expect(list.match(/\/a\.md/g)).toHaveLength(1);
    expect(warnings).toContain('@site/wiki/second.mdx');
  });
});
