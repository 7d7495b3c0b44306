/*
 * One docs plugin over several top-level folders (docs/, wiki/, api/).
 *
 * The plugin takes a single content path, and no option narrows what hangs on
 * it (facebook/docusaurus#4035). With `path: '.'` it would compile blog/ and
 * src/ a second time and watch node_modules/. So this wrapper narrows two
 * things to the folders of `include`: the MDX rule and the watched globs. It
 * also serves docs/ from the site's root.
 *
 * It relies on two internals of @docusaurus/plugin-content-docs 3.10: the
 * first webpack rule is the MDX rule, and one watched glob ends in
 * `_category_`. Both are checked, so that an upgrade stops the build instead
 * of changing routes silently.
 */
import path from 'node:path';
import contentDocs, {validateOptions} from '@docusaurus/plugin-content-docs';
import {refuseLocales, refuseVersions} from './onlyOne';
import {rootSlug} from './rootSlug';
import type {
  LoadedContent,
  PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

export {validateOptions};

/**
 * The docs plugin, reading the top-level folders named by `options.include`.
 *
 * @param context - Docusaurus's load context
 * @param options - options of the docs plugin, with `path: '.'` and one
 *   `include` glob for each folder (`wiki/**\/*.mdx`)
 * @throws Error if the wrapped plugin no longer has the internals named above,
 *   or if the site is to have a second language
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

    getPathsToWatch() {
      const globs = plugin.getPathsToWatch?.() ?? [];
      const category = globs.find((glob) => glob.includes('/**/_category_'));
      if (!category) {
        throw new Error(
          'content-docs: the docs plugin no longer watches _category_ files; see src/features/content/build/docs-plugin/index.ts.',
        );
      }
      return globs.flatMap((glob) =>
        glob === category
          ? folders.map((folder) => folder + path.relative(siteDir, glob))
          : [glob],
      );
    },

    configureWebpack(...args) {
      const config = plugin.configureWebpack?.(...args);
      const mdxRule = config?.module?.rules?.[0];
      if (!mdxRule || typeof mdxRule !== 'object' || !mdxRule.include) {
        throw new Error(
          'content-docs: the docs plugin no longer exposes its MDX rule first; see src/features/content/build/docs-plugin/index.ts.',
        );
      }
      mdxRule.include = folders;
      return config;
    },
  };
}
