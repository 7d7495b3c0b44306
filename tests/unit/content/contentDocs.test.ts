import {readFileSync} from 'node:fs';
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
  i18n: {locales: ['ja']},
  siteConfig: {markdown: {parseFrontMatter: vi.fn()}},
} as unknown as LoadContext;
const options = {
  include: ['docs/**/*.mdx', 'wiki/**/*.mdx'],
} as unknown as PluginOptions;

async function load(locales = ['ja']) {
  const {default: contentDocs} =
    await import('../../../src/features/content/build/docs-plugin');
  return contentDocs({...context, i18n: {...context.i18n, locales}}, options);
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

/** What a refused command says, beside what was refused. */
const WHY =
  'このサイトの版は1つ（Next）、言語も1つ（日本語）だけです。理由は、src/features/content/README.mdの「One version, one language」にあります。';

test('refuses a second language, and one from the command line', async () => {
  await expect(load(['ja', 'en'])).rejects.toThrow(
    `ロケール「en」は使えません。${WHY}`,
  );
});

test('refuses a second version before anything is copied', async () => {
  const command = {
    arguments: () => command,
    description: () => command,
    action: vi.fn<(run: () => void) => void>(),
  };
  const cli = {command: vi.fn(() => command)};
  const {extendCli} = await load();
  extendCli?.(cli as unknown as Parameters<typeof extendCli>[0]);
  expect(cli.command.mock.calls).toEqual([['docs:version']]);
  expect(command.action.mock.calls[0]?.[0]).toThrow(
    `docs:versionは使えません。${WHY}`,
  );
});

test('names a part of the README that is there', () => {
  expect(readFileSync('src/features/content/README.md', 'utf8')).toContain(
    '\n## One version, one language\n',
  );
});
