/*
 * The blog plugin, without pages while there are no posts: the plugin itself
 * would write an empty list at /blog, which the specification doesn't have.
 * The first post brings its page, the list, both feeds, the sidebar and the item
 * of the navigation bar (src/theme/NavbarItem).
 */
import contentBlog, {validateOptions} from '@docusaurus/plugin-content-blog';
import {faultOfPostName} from './checkPosts';
import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';

export {validateOptions};

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
    async contentLoaded(args) {
      const {blogPosts} = args.content;
      for (const {metadata} of blogPosts) {
        const file = metadata.source.replace('@site/', '');
        const fault = faultOfPostName(file);
        if (fault) {
          throw new Error(`${file}:1 ${fault}`);
        }
      }
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
