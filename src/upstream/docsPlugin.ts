/*
 * The docs plugin's rule for MDX.
 *
 * @needs @docusaurus/plugin-content-docs 3.10: its first webpack rule is that of
 *   its MDX, and `include` says what that compiles
 * @why the plugin has one content path: with `path: '.'`, over docs/, wiki/ and
 *   api/, it would compile blog/ and src/ a second time, and no option narrows it
 *   (facebook/docusaurus#4035)
 * @then find the rule in what the plugin's configureWebpack returns
 */
import type {Plugin} from '@docusaurus/types';

type WebpackOptions = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/**
 * Has the docs plugin compile what is in some folders.
 *
 * @param config - what its configureWebpack has returned; it is changed
 * @param folders - absolute
 * @throws Error if the first rule isn't that of MDX any more
 */
export function compileOnly(
  config: WebpackOptions | undefined,
  folders: string[],
): WebpackOptions {
  const mdxRule = config?.module?.rules?.[0];
  if (!mdxRule || typeof mdxRule !== 'object' || !mdxRule.include) {
    throw new Error(
      'content-docs: the docs plugin no longer exposes its MDX rule first; see src/upstream/docsPlugin.ts.',
    );
  }
  mdxRule.include = folders;
  return config;
}
