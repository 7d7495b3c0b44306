/*
 * The blog plugin, without pages while there are no posts: the plugin itself
 * would write an empty list at /blog, which the specification doesn't have.
 * The first post brings its page, the list, both feeds and the sidebar.
 */
import contentBlog, {validateOptions} from '@docusaurus/plugin-content-blog';
import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';

export {validateOptions};

/** The blog plugin with the options of `@docusaurus/plugin-content-blog`. */
export default async function contentBlogWithPosts(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const plugin = await contentBlog(context, options);
  return {
    ...plugin,
    async contentLoaded(args) {
      if (args.content.blogPosts.length > 0) {
        await plugin.contentLoaded?.(args);
      }
    },
  };
}
