/*
 * Compiled pages are cached across builds. Those of src/remark put data into
 * them that stands in other files: a changed one must make the pages stale.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** What reaches pages through the remark plugins, from the site's folder. */
const DATA = ['src/data', 'src/remark', 'src/runtime/messages.ts'];

/**
 * Names the files of which pages are made besides their own source.
 *
 * @param context - Docusaurus's load context
 */
export default function pageData({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-data',
    configureWebpack(_config, _isServer, {currentBundler}) {
      return currentBundler.name === 'rspack' &&
        !process.env.DOCUSAURUS_NO_PERSISTENT_CACHE
        ? {
            experiments: {
              cache: {
                buildDependencies: DATA.flatMap((name) =>
                  listFiles(path.join(siteDir, name)),
                ),
              },
            },
          }
        : {};
    },
  };
}

/** A file by itself, or the files of a folder. */
function listFiles(name: string): string[] {
  return path.extname(name)
    ? [name]
    : readdirSync(name)
        .map((file) => path.join(name, file))
        .sort();
}
