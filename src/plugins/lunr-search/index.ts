/*
 * docusaurus-lunr-search reads the finished pages. This lets it do so in its
 * place in the order of the plugins, before the gate encrypts them.
 */
import lunrSearch from 'docusaurus-lunr-search';
import {inPluginOrder} from '../inPluginOrder';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * The search plugin, in the order of docusaurus.config.ts.
 *
 * @param context - Docusaurus's load context
 * @param options - of docusaurus-lunr-search
 */
export default function lunrSearchInOrder(
  context: LoadContext,
  options: object,
): Plugin {
  const plugin = lunrSearch(context, options);
  return {
    ...plugin,
    postBuild: (props) =>
      inPluginOrder(async () => {
        await plugin.postBuild?.(props);
      }),
  };
}
