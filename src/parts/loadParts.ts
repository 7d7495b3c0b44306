/*
 * Docusaurus has jiti compile what docusaurus.config.ts imports, ES modules of
 * packages too: Babel on 670 files, five seconds of a fresh clone. Here esbuild
 * makes one script of the site's own modules, and Node loads the packages.
 */
import {rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {dependencies, devDependencies} from '../../package.json';
import type * as Esbuild from 'esbuild';
import type * as Parts from './parts';

const SITE = path.join(__dirname, '../..');
/** From there Node finds the packages; another build has a file of its own. */
const SCRIPT = path.join(SITE, `node_modules/.cache/parts-${process.pid}.cjs`);

const require = createRequire(SCRIPT);
const {buildSync} = require('esbuild') as typeof Esbuild;
const {metafile} = buildSync({
  absWorkingDir: SITE,
  entryPoints: ['src/parts/parts.ts'],
  outfile: SCRIPT,
  bundle: true,
  platform: 'node',
  target: 'node20',
  external: Object.keys({...dependencies, ...devDependencies}).filter(
    (name) => !name.startsWith('@combosite-functions/'),
  ),
  define: {
    'import.meta.url': JSON.stringify(pathToFileURL(SCRIPT).href),
  },
  metafile: true,
  logLevel: 'error',
});

/** What docusaurus.config.ts puts together. */
export const parts = require(SCRIPT) as typeof Parts;
rmSync(SCRIPT);

/** Absolute paths of the site's own modules of which it is made. */
export const modules: readonly string[] = [
  __filename,
  ...Object.keys(metafile.inputs)
    .filter((file) => !file.includes('node_modules/'))
    .map((file) => path.join(SITE, file)),
];
