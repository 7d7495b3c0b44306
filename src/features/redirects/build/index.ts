/*
 * Old addresses of renamed pages: @docusaurus/plugin-client-redirects, with the
 * redirects of docs/redirects.yml. Its pages forward query and hash. They are
 * written in turn, since the gate and the hosting recipes read them.
 */
import path from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import {inPluginOrder} from '../../finished-pages/build/inPluginOrder';
import {REDIRECTS_FILE, isWrittenPage, readRedirects} from './readRedirects';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Writes a page at each old address.
 *
 * @param context - Docusaurus's load context
 * @throws Error in Japanese if the file of redirects has a fault
 */
export default function redirects(context: LoadContext): Plugin {
  const {siteDir} = context;
  return {
    name: 'redirects',

    getPathsToWatch: () => [path.join(siteDir, REDIRECTS_FILE)],

    allContentLoaded() {
      readRedirects(siteDir, isWrittenPage(siteDir));
    },

    postBuild(props) {
      return inPluginOrder(async () => {
        const plugin = clientRedirects(context, {
          id: 'default',
          fromExtensions: [],
          toExtensions: [],
          redirects: readRedirects(siteDir),
        });
        await plugin?.postBuild?.({...props, content: undefined});
      });
    },
  };
}
