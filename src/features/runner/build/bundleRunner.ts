import path from 'node:path';
import {build} from 'esbuild';
import type {BuildOptions, Plugin} from 'esbuild';
import {sha256} from '../../hosting/build/inlineScripts';
import {bundleForBrowser} from '../../published-files/build/bundleForBrowser';

/**
 * The policy of the frame, and of the workers that it starts: no network
 * whatever, but code may be compiled from text. Servers that send headers add
 * who may frame it (src/features/hosting/build).
 *
 * @param script - the document's only script
 */
function policyFor(script: string): string {
  return [
    "default-src 'none'",
    `script-src ${sha256(script)} 'unsafe-eval' blob:`,
    'worker-src blob:',
    "connect-src 'none'",
  ].join('; ');
}

/**
 * The document in which readers' programs run, complete in one text. The same
 * sources always give the same text.
 *
 * @param siteDir - folder of the site
 */
export async function bundleRunner(siteDir: string): Promise<string> {
  const folder = path.join(siteDir, FRAME);
  const worker = await bundle(path.join(folder, 'worker.ts'), {
    globalName: SHARED,
  });
  const bundled = await bundle(path.join(folder, 'frame.ts'), {
    define: {WORKER_SOURCE: JSON.stringify(worker)},
  });
  const frame = bundled.trim();
  // esbuild escapes `</script`; this would also start another way of reading.
  if (frame.includes('<!--')) {
    throw new Error('sample-runner: the script contains "<!--".');
  }
  return [
    '<!doctype html>',
    '<html lang="ja">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policyFor(frame)}">`,
    '<meta name="robots" content="noindex">',
    '<title>サンプルの実行</title>',
    '</head>',
    '<body>',
    `<script>${frame}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/**
 * The script of the worker that makes hostile conditions. Pages load it when a
 * reader asks for them, and give it to the frame, which can load nothing, and has
 * it follow the script of the other worker: what that has, this hasn't.
 *
 * @param siteDir - folder of the site
 */
export async function bundleStress(siteDir: string): Promise<string> {
  const folder = path.join(siteDir, FRAME);
  const exports = await findExports(path.join(folder, 'shared.ts'));
  const shared: Plugin = {
    name: 'shared',
    setup(bundling) {
      bundling.onResolve(
        {filter: /^@combosite-functions\/simulator$|^\.\/shared$/},
        () => ({path: SHARED, namespace: SHARED}),
      );
      bundling.onLoad({filter: /./, namespace: SHARED}, () => ({
        contents: `export const {${exports.join()}} = ${SHARED};`,
      }));
    },
  };
  return bundle(path.join(folder, 'stressWorker.ts'), {plugins: [shared]});
}

const FRAME = 'src/features/runner/page/frame';

/** By which name the worker's script has what the other one needs of it. */
const SHARED = 'shared';

/** The names that a module exports. */
async function findExports(entry: string): Promise<readonly string[]> {
  const {metafile} = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    outfile: 'shared.js',
    logLevel: 'silent',
  });
  const [output] = Object.values(metafile.outputs);
  return output?.exports ?? [];
}

function bundle(entry: string, options: BuildOptions = {}): Promise<string> {
  // Errors tell their class's name.
  return bundleForBrowser(entry, {keepNames: true, ...options});
}
