/*
 * Compiled pages are cached across builds. The plugins of Markdown put data into
 * them that comes from other files: a changed one must make the pages stale.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Files of which pages are made besides their own source. */
export interface PageDataOptions {
  /** All that the configuration imports: the plugins of Markdown are among them. */
  readonly modules: readonly string[];
  /** What the configuration reads, from the site's folder. */
  readonly reads: readonly string[];
}

/** Names the files of which pages are made besides their own source. */
export default function pageData(
  {siteConfigPath, siteDir}: LoadContext,
  {modules, reads}: PageDataOptions,
): Plugin {
  const files = [
    siteConfigPath,
    ...modules,
    ...reads.map((file) => path.join(siteDir, file)),
  ];
  return {
    name: 'page-data',
    configureWebpack: staleWith(() => files),
  };
}

/** Makes cached pages stale when one of the files has changed. */
export function staleWith(
  files: () => string[],
): NonNullable<Plugin['configureWebpack']> {
  return (_config, _isServer, {currentBundler}) =>
    currentBundler.name === 'rspack' &&
    !process.env.DOCUSAURUS_NO_PERSISTENT_CACHE
      ? {experiments: {cache: {buildDependencies: files()}}}
      : {};
}
