import path from 'node:path';
import {expect, test, vi} from 'vitest';
import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';

/** The wrapped plugin, as far as the wrapper touches it. */
const original = {
  paths: ['docs/**/*.mdx', '/site/**/_category_.{json,yml,yaml}'],
  rules: [{test: /\.mdx$/, include: ['/site']}] as object[],
};

vi.mock('@docusaurus/plugin-content-docs', () => ({
  validateOptions: vi.fn(),
  default: () => ({
    name: 'docusaurus-plugin-content-docs',
    getPathsToWatch: () => original.paths,
    configureWebpack: () => ({module: {rules: original.rules}}),
  }),
}));

const context = {
  siteDir: '/site',
  siteConfig: {markdown: {parseFrontMatter: vi.fn()}},
} as unknown as LoadContext;
const options = {
  include: ['docs/**/*.mdx', 'wiki/**/*.mdx'],
} as unknown as PluginOptions;

async function load() {
  const {default: contentDocs} =
    await import('../../../src/content/docs-plugin');
  return contentDocs(context, options);
}

function configure(plugin: Awaited<ReturnType<typeof load>>) {
  return plugin.configureWebpack?.({}, false, {} as never, undefined as never);
}

test('watches category files in the content folders only', async () => {
  const plugin = await load();
  expect(plugin.getPathsToWatch?.()).toEqual([
    'docs/**/*.mdx',
    path.join('/site/docs/', '**/_category_.{json,yml,yaml}'),
    path.join('/site/wiki/', '**/_category_.{json,yml,yaml}'),
  ]);
});

test('compiles MDX in the content folders only', async () => {
  const plugin = await load();
  expect(configure(plugin)?.module?.rules).toEqual([
    {test: /\.mdx$/, include: ['/site/docs/', '/site/wiki/']},
  ]);
});

test('stops when the docs plugin no longer has its MDX rule first', async () => {
  original.rules = [{loader: 'other'}];
  const plugin = await load();
  expect(() => configure(plugin)).toThrow('content-docs:');
});

test('stops when the docs plugin no longer watches category files', async () => {
  original.paths = ['docs/**/*.mdx'];
  const plugin = await load();
  expect(() => plugin.getPathsToWatch?.()).toThrow('content-docs:');
});
