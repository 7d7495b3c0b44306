import {readFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {strToU8, zipSync} from 'fflate';
import {sampleCompany, scenarios} from '../sample-company';
import {bundleTypes} from '../reference/types/bundleTypes';
import {
  COMPANY_TYPES_FILE,
  companyTypesFile,
} from '../reference/types/companyTypes';
import jsconfig from '../reference/types/editorOptions.json';
import {readStubs} from '../reference/stubs/readStubs';
import {companyFiles, csvFileRows} from './companyFiles';

/** Name of the file that readers download. */
export const KIT_FILE = 'combosite-functions-kit.zip';

/** Files that go into the kit as they are, but for names in double braces. */
const PLAIN_FILES = ['README.md', 'main.js', 'main.test.mjs'];

/** Where a site is, on the disk and in the web. */
export interface KitSite {
  /** The repository's folder. */
  readonly siteDir: string;
  /** Address of the site's home page, ending in `/`. */
  readonly siteUrl: string;
}

/**
 * The files of the kit, from the sources that the site itself uses.
 *
 * @param site - the site
 * @returns the files' text by their path, in the order of the paths
 */
export async function kitFiles({
  siteDir,
  siteUrl,
}: KitSite): Promise<Map<string, string>> {
  const folder = path.join(siteDir, 'src/kit/files');
  const files = new Map([
    [
      'combosite-functions.d.ts',
      bundleTypes(readStubs(path.join(siteDir, 'api-src')), siteUrl),
    ],
    [COMPANY_TYPES_FILE, companyTypesFile(sampleCompany.customData)],
    ['jsconfig.json', `${JSON.stringify(jsconfig, null, 2)}\n`],
    [
      'runtime.mjs',
      await bundle(siteDir, path.join(folder, 'runtime.mts'), siteUrl, [
        'Combosite Functionsの動きを、外部と通信せずにまねるプログラムです。',
        'run.mjsとmain.test.mjsから使います。書き換えずに、新しいものと置き換えてください。',
      ]),
    ],
    [
      'run.mjs',
      await bundle(siteDir, path.join(folder, 'run.mts'), siteUrl, [
        'カスタムファンクションのプログラムを動かすコマンドです。使い方：node run.mjs --help',
        '書き換えずに、新しいものと置き換えてください。',
      ]),
    ],
    ...PLAIN_FILES.map((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      return [
        name,
        text
          .replaceAll('\r\n', '\n')
          .replaceAll('{{siteUrl}}', siteUrl)
          .replace('{{csvFiles}}', csvFileRows(sampleCompany)),
      ] as const;
    }),
  ]);
  for (const [name, text] of companyFiles(sampleCompany, scenarios)) {
    files.set(`company/${name}`, text);
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Packs files so that the same files give the same bytes.
 *
 * @param files - text by path
 */
export function packKit(files: ReadonlyMap<string, string>): Uint8Array {
  return zipSync(
    Object.fromEntries(
      [...files].map(([name, text]) => [name, strToU8(text)] as const),
    ),
    // A zip has local times without a zone; this date is the same everywhere.
    {level: 9, mtime: new Date(2025, 3, 1)},
  );
}

/** One plain JavaScript file for Node; `runtime.mjs` stays a file of its own. */
async function bundle(
  siteDir: string,
  entry: string,
  siteUrl: string,
  comment: readonly string[],
): Promise<string> {
  const {outputFiles} = await build({
    absWorkingDir: siteDir,
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    charset: 'utf8',
    // Whatever tsconfig.json says: it is about checking.
    tsconfigRaw: {},
    define: {SITE_URL: JSON.stringify(siteUrl)},
    banner: {
      js: [...comment, `説明：${siteUrl}`]
        .map((line) => `// ${line}`)
        .join('\n'),
    },
    plugins: [
      {
        name: 'keep-runtime',
        setup(esbuild) {
          esbuild.onResolve({filter: /\/runtime\.mjs$/}, () => ({
            path: './runtime.mjs',
            external: true,
          }));
        },
      },
    ],
  });
  const text = outputFiles[0]?.text ?? '';
  // A comment above each part of a package says where its file is, seen from the
  // site's folder: the same bytes wherever the packages are.
  return text.replace(/^\/\/ (?:\.\.\/)+(?=node_modules\/)/gm, '// ');
}
