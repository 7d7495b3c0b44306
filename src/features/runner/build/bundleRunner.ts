import path from 'node:path';
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
  const folder = path.join(siteDir, 'src/features/runner/page/frame');
  const worker = await bundle(path.join(folder, 'worker.ts'));
  const bundled = await bundle(path.join(folder, 'frame.ts'), {
    WORKER_SOURCE: JSON.stringify(worker),
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
 * reader asks for them, and give it to the frame, which can load nothing.
 *
 * @param siteDir - folder of the site
 */
export function bundleStress(siteDir: string): Promise<string> {
  return bundle(
    path.join(siteDir, 'src/features/runner/page/frame/stressWorker.ts'),
  );
}

function bundle(
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  // Errors tell their class's name.
  return bundleForBrowser(entry, {keepNames: true, define});
}
