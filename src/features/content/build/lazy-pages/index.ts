/*
 * Under `npm start` a page is compiled when it is opened, not every page before
 * the first: rspack's lazy compilation, for which Docusaurus has no option. What
 * is wrong in a page then shows when it is opened; the build reads all of them.
 */
import {changeRegistry} from '../../../../upstream/registry';
import type {Compiler, RspackPluginInstance, rspack} from '@rspack/core';
import type {Plugin} from '@docusaurus/types';

type Middleware = ReturnType<typeof rspack.lazyCompilationMiddleware>;

/** Compiles pages when they are opened. */
export default function lazyPages(): Plugin {
  return {
    name: 'lazy-pages',

    configureWebpack(_config, _isServer, {currentBundler}) {
      if (process.env.NODE_ENV !== 'development') {
        return {};
      }
      const {lazyCompilationMiddleware} =
        currentBundler.instance as unknown as typeof rspack;
      let middleware: Middleware | undefined;
      const plugin: RspackPluginInstance = {
        apply(compiler: Compiler) {
          middleware = lazyCompilationMiddleware(compiler);
        },
      };
      const options: object = {
        lazyCompilation: {entries: false, imports: true, test: /\.mdx?$/},
        plugins: [plugin],
        module: {
          rules: [
            // The theme asks whether a page is there already; the bundler compiles
            // whatever is asked for so.
            changeRegistry(/require\.resolveWeak\((".+?")\)/g, '$1'),
          ],
        },
        devServer: {
          // webpack-merge puts these behind what Docusaurus's own function gives.
          setupMiddlewares: () => (middleware ? [middleware] : []),
        },
      };
      return options;
    },
  };
}
