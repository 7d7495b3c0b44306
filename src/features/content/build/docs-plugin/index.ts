/*
 * One docs plugin over several top-level folders (docs/, wiki/, api/).
 *
 * The plugin takes a single content path. With `path: '.'` it would compile and
 * watch whatever hangs on that: this wrapper narrows both to the folders of
 * `include`. It also serves docs/ from the site's root, sorts the pages of a tag
 * as Japanese: the plugin does so by the language of the machine that builds, and
 * has only lists of pages load what they say of each, by its address: that, and
 * the names of the files, are in all pages else.
 */
import path from 'node:path';
import contentDocs, {validateOptions} from '@docusaurus/plugin-content-docs';
import {compileOnly} from '../../../../upstream/docsPlugin';
import {refuseLocales, refuseVersions} from './onlyOne';
import {rootSlug} from './rootSlug';
import type {
  LoadedContent,
  PluginOptions,
  PropSidebars,
  PropTagDocList,
  PropVersionDocs,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {
  LoadContext,
  Plugin,
  PluginModule,
  RouteConfig,
} from '@docusaurus/types';

const japanese = new Intl.Collator('ja');

/**
 * The docs plugin, reading the top-level folders named by `options.include`.
 *
 * @param options - options of the docs plugin, with `path: '.'` and one
 *   `include` glob for each folder (`wiki/**\/*.mdx`)
 * @throws Error if the site is to have a second language
 */
export default async function contentDocsInFolders(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  refuseLocales(context.i18n);
  const {siteDir, siteConfig} = context;
  const folders = options.include.map((glob) =>
    path.join(siteDir, glob.split('/')[0] ?? '', path.sep),
  );

  const markdown: typeof siteConfig.markdown = {
    ...siteConfig.markdown,
    async parseFrontMatter(params) {
      const result = await siteConfig.markdown.parseFrontMatter(params);
      const slug = rootSlug(path.relative(siteDir, params.filePath));
      return slug
        ? {...result, frontMatter: {slug, ...result.frontMatter}}
        : result;
    },
  };
  const plugin = await contentDocs(
    {...context, siteConfig: {...siteConfig, markdown}},
    options,
  );

  return {
    ...plugin,

    extendCli: refuseVersions,

    getPathsToWatch: () => [
      ...options.include,
      ...[options.sidebarPath, options.tags].filter(
        (file) => typeof file === 'string',
      ),
    ],

    configureWebpack: (...args) =>
      compileOnly(plugin.configureWebpack?.(...args), folders),

    async contentLoaded({actions, content}) {
      const docs = Object.fromEntries(
        content.loadedVersions
          .flatMap((version) => version.docs)
          .map(({permalink, id, title, description}) => [
            permalink,
            {id, title, description},
          ]),
      );
      await plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(changed(route, docs)),
        },
      });
    },
  };
}

function changed(route: RouteConfig, docs: PropVersionDocs): RouteConfig {
  const {props, routes} = route;
  const tag = props?.tag as PropTagDocList | undefined;
  const version = props?.version as PropVersionMetadata | undefined;
  return {
    ...route,
    ...(routes && {routes: routes.map((inner) => changed(inner, docs))}),
    ...(tag?.items && {
      props: {
        ...props,
        tag: {
          ...tag,
          items: tag.items.toSorted((a, b) =>
            japanese.compare(a.title, b.title),
          ),
        },
      },
    }),
    ...(version && {
      props: {
        ...props,
        version: {
          ...version,
          docs: {},
          docsSidebars: withoutFiles(version.docsSidebars),
        },
      },
    }),
    ...(props &&
      'categoryGeneratedIndex' in props && {props: {...props, docs}}),
  };
}

/** The way back asks only whether an entry is a page. */
const IS_PAGE = '-';

function withoutFiles(sidebars: PropSidebars): PropSidebars {
  return JSON.parse(
    JSON.stringify(sidebars, (key, value: unknown) =>
      key === 'docId' ? IS_PAGE : value,
    ),
  ) as PropSidebars;
}

// Docusaurus asks the function for it.
contentDocsInFolders.validateOptions =
  validateOptions as PluginModule['validateOptions'];
