import path from 'node:path';
import {build} from 'esbuild';
import type {BuildOptions} from 'esbuild';

/**
 * A script of its own, in one text, that a page loads beside Docusaurus's. The
 * same sources always give the same text.
 *
 * @param entry - path of its first module
 * @param options - what it needs besides
 */
export async function bundleForBrowser(
  entry: string,
  options: BuildOptions = {},
): Promise<string> {
  const {outputFiles} = await build({
    format: 'iife',
    target: 'es2022',
    ...options,
    entryPoints: [entry],
    absWorkingDir: path.dirname(entry),
    bundle: true,
    write: false,
    platform: 'browser',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    // The result must not depend on the site's settings for its own pages.
    tsconfigRaw: {},
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
