import {readFileSync} from 'node:fs';
import {expect, test, vi} from 'vitest';
import type {
  LoadedContent,
  PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';

/** As a machine with Chinese for its language sorts it. */
const TAG = {items: [{title: '一覧'}, {title: '亜種'}, {title: 'かな'}]};

const DOC = {id: 'wiki/a', title: 'A', description: 'Aの説明'};
const LINK = {type: 'link', label: 'A', href: '/wiki/a'};
const VERSION = {
  docs: {[DOC.id]: DOC},
  docsSidebars: {wiki: [{type: 'category', items: [{...LINK, docId: DOC.id}]}]},
};

/** The wrapped plugin, as far as the wrapper touches it. */
const original = {
  rules: [{test: /\.mdx$/, include: ['/site']}] as object[],
};

vi.mock('@docusaurus/plugin-content-docs', () => ({
  validateOptions: vi.fn(),
  default: () => ({
    name: 'docusaurus-plugin-content-docs',
    getPathsToWatch: () => ['/site/**/_category_.yml'],
    configureWebpack: () => ({module: {rules: original.rules}}),
    contentLoaded: ({actions}: {actions: PluginContentLoadedActions}) =>
      actions.addRoute({
        path: '/',
        component: 'root',
        props: {version: VERSION},
        routes: [
          {path: '/tags/a', component: 'tag', props: {tag: TAG}},
          {
            path: '/category/a',
            component: 'category',
            props: {categoryGeneratedIndex: {}},
          },
        ],
      }),
  }),
}));

const context = {
  siteDir: '/site',
  i18n: {locales: ['ja']},
  siteConfig: {markdown: {parseFrontMatter: vi.fn()}},
} as unknown as LoadContext;
const options = {
  include: ['docs/**/*.mdx', 'wiki/**/*.mdx'],
  sidebarPath: './sidebars.ts',
  tags: 'docs/tags.yml',
} as unknown as PluginOptions;

async function load(locales = ['ja']) {
  const {default: contentDocs} =
    await import('../../../src/features/content/build/docs-plugin');
  return contentDocs({...context, i18n: {...context.i18n, locales}}, options);
}

function configure(plugin: Awaited<ReturnType<typeof load>>) {
  return plugin.configureWebpack?.({}, false, {} as never, undefined as never);
}

test('watches the content folders and the lists, nothing else', async () => {
  const plugin = await load();
  expect(plugin.getPathsToWatch?.()).toEqual([
    'docs/**/*.mdx',
    'wiki/**/*.mdx',
    './sidebars.ts',
    'docs/tags.yml',
  ]);
});

async function loadRoutes() {
  const plugin = await load();
  const addRoute = vi.fn<PluginContentLoadedActions['addRoute']>();
  const docs = [{...DOC, permalink: LINK.href, frontMatter: {}}];
  await plugin.contentLoaded?.({
    content: {loadedVersions: [{docs}]} as unknown as LoadedContent,
    actions: {addRoute} as unknown as PluginContentLoadedActions,
  });
  const {props, routes: [tag, category] = []} =
    addRoute.mock.calls[0]?.[0] ?? {};
  return {root: props, tag: tag?.props, category: category?.props};
}

test('sorts the pages of a tag as Japanese', async () => {
  expect((await loadRoutes()).tag).toEqual({
    tag: {items: [{title: 'かな'}, {title: '亜種'}, {title: '一覧'}]},
  });
});

test('only lists of pages load what the pages say, by their addresses', async () => {
  const {root, category} = await loadRoutes();
  expect(root).toEqual({
    version: {
      docs: {},
      docsSidebars: {
        wiki: [{type: 'category', items: [{...LINK, docId: '-'}]}],
      },
    },
  });
  expect(category).toEqual({
    categoryGeneratedIndex: {},
    docs: {[LINK.href]: DOC},
  });
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
