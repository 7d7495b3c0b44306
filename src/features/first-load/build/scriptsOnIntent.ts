import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';

/** How Docusaurus has a page load its scripts. */
const DEFERRED =
  /<script src="?([^" >]+)"? defer(?:="(?:defer)?")?><\/script>/g;

/**
 * Has the pages of a finished site load their scripts when the reader first does
 * something.
 *
 * @param outDir - folder of the site
 * @throws Error in Japanese if Docusaurus writes its scripts otherwise
 */
export async function loadScriptsOnIntent(outDir: string): Promise<void> {
  const starter = await bundleStarter();
  const pages = readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(outDir, file));
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    // The document in which samples run isn't one of Docusaurus's pages.
    if (
      html.includes('id=__docusaurus') ||
      html.includes('id="__docusaurus"')
    ) {
      writeFileSync(page, withStarter(html, starter));
    }
  }
}

/**
 * A page that waits with its scripts.
 *
 * @param html - as Docusaurus writes it
 * @param starter - the script that loads them
 */
export function withStarter(html: string, starter: string): string {
  const waiting = html.replace(
    DEFERRED,
    '<script type="on-intent" src="$1"></script>',
  );
  const end = waiting.lastIndexOf('</script>', waiting.indexOf('</head>'));
  if (waiting === html || /<script[^>]* defer/.test(waiting) || end < 0) {
    throw new Error(
      'first-load: Docusaurusがページに書くscript要素の形が変わりました。src/features/first-load/build/scriptsOnIntent.tsのDEFERREDを見直してください。',
    );
  }
  const place = end + '</script>'.length;
  return `${waiting.slice(0, place)}<script>${starter}</script>${waiting.slice(place)}`;
}

async function bundleStarter(): Promise<string> {
  const folder = path.join(__dirname, '../page/browser');
  const {outputFiles} = await build({
    entryPoints: [path.join(folder, 'start.ts')],
    absWorkingDir: folder,
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2020',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    // The result must not depend on the site's settings for its own pages.
    tsconfigRaw: {},
    logLevel: 'silent',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
