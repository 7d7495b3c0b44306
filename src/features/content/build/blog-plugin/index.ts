/*
 * The blog plugin, without pages while there are no posts: the plugin itself
 * would write an empty list at /blog, which the specification doesn't have.
 * The first post brings its page, the list, both feeds, the sidebar and the item
 * of the navigation bar (src/theme/NavbarItem).
 */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import contentBlog, {validateOptions} from '@docusaurus/plugin-content-blog';
import {plainError} from '../../../../config/plainError';
import {faultOfPostName} from './checkPosts';
import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';

/** What the pages learn of the blog. */
export interface BlogData {
  readonly hasPosts: boolean;
}

/** The blog plugin with the options of `@docusaurus/plugin-content-blog`. */
export default async function contentBlogWithPosts(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const plugin = await contentBlog(context, options);
  return {
    ...plugin,
    // Before the plugin asks git for the date of a post without one.
    async loadContent() {
      const folder = path.join(context.siteDir, options.path);
      for (const file of existsSync(folder) ? readdirSync(folder) : []) {
        const fault = /\.mdx?$/.test(file) && faultOfPostName(file);
        if (fault) {
          throw plainError(`${path.basename(options.path)}/${file}:1 ${fault}`);
        }
      }
      return plugin.loadContent?.() as Promise<BlogContent>;
    },
    async contentLoaded(args) {
      const {blogPosts} = args.content;
      // For the item of the navigation bar.
      args.actions.setGlobalData({
        hasPosts: blogPosts.length > 0,
      } satisfies BlogData);
      if (blogPosts.length > 0) {
        await plugin.contentLoaded?.(args);
      }
    },
  };
}

// Docusaurus asks the function for it.
contentBlogWithPosts.validateOptions =
  validateOptions as PluginModule['validateOptions'];
