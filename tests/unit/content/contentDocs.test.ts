import {expect, test, vi} from 'vitest';
import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';

/** As a machine with Chinese for its language sorts it. */
const TAG = {items: [{title: '一覧'}, {title: '亜種'}, {title: 'かな'}]};

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
        routes: [{path: '/tags/a', component: 'tag', props: {tag: TAG}}],
      }),
  }),
}));

const context = {
  siteDir: '/site',
  siteConfig: {markdown: {parseFrontMatter: vi.fn()}},
} as unknown as LoadContext;
const options = {
  include: ['docs/**/*.mdx', 'wiki/**/*.mdx'],
  sidebarPath: './sidebars.ts',
  tags: 'docs/tags.yml',
} as unknown as PluginOptions;

async function load() {
  const {default: contentDocs} =
    await import('../../../src/features/content/build/docs-plugin');
  return contentDocs(context, options);
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

test('sorts the pages of a tag as Japanese', async () => {
  const plugin = await load();
  const addRoute = vi.fn<PluginContentLoadedActions['addRoute']>();
  await plugin.contentLoaded?.({
    content: undefined as never,
    actions: {addRoute} as unknown as PluginContentLoadedActions,
  });
  const {routes: [page] = []} = addRoute.mock.calls[0]?.[0] ?? {};
  expect(page?.props).toEqual({
    tag: {items: [{title: 'かな'}, {title: '亜種'}, {title: '一覧'}]},
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
