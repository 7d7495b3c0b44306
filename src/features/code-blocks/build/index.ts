import type {Plugin} from '@docusaurus/types';

/**
 * Leaves the tokenizer out of the client: all code is highlighted when its page
 * is compiled.
 */
export default function codeBlocks(): Plugin {
  return {
    name: 'code-blocks',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer': false}},
    }),
  };
}
