import {readFileSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {build} from 'esbuild';
import {strToU8, zipSync} from 'fflate';
import {
  COMPANY_TYPES_FILE,
  companyTypesFile,
} from '@combosite-functions/simulator';
import {
  sampleCompany,
  scenarios,
} from '@combosite-functions/simulator/sample-company';
import {companyFiles, json} from './companyFiles';
import {readmeTables} from './readmeTables';
import {kitSchemas} from './shapes/jsonSchema';
import {SCHEMA_FILES, SCHEMA_FOLDER} from './shapes/schemaFiles';

/** Name of the file that readers download. */
export const KIT_FILE = 'combosite-functions-kit.zip';

/** Files that go into the kit as they are, but for names in double braces. */
const PLAIN_FILES = ['README.md', 'main.js', 'main.test.mjs'];

/** Which of the kit's files an editor checks by which schema. */
const EDITOR_SETTINGS = {
  'json.schemas': Object.entries(SCHEMA_FILES).map(([name, file]) => ({
    fileMatch: [`${name}.json`, `${name}.jsonc`],
    url: `./${SCHEMA_FOLDER}/${file}`,
  })),
};

/** What the kit takes from the site that publishes it. */
export interface KitSite {
  /** Address of the site's home page, ending in `/`. */
  readonly siteUrl: string;
  /** The reference's stubs, by their path in their folder. */
  readonly stubs: ReadonlyMap<string, string>;
  /** The reference as one file of declarations. */
  readonly types: string;
  /** Settings with which an editor checks programs. */
  readonly jsconfig: object;
  /** A program with the common functions that it uses. */
  readonly complete: (program: string) => string;
}

/** The folder of the kit's own files. */
const FOLDER = path.join(
  path.dirname(
    createRequire(import.meta.url).resolve('@combosite-functions/kit'),
  ),
  'files',
);

/**
 * The files of the kit, from the sources that the site itself uses.
 *
 * @returns the files' text by their path, in the order of the paths
 */
export async function kitFiles({
  complete,
  jsconfig,
  siteUrl,
  stubs,
  types,
}: KitSite): Promise<Map<string, string>> {
  const declarations = plainText('cli/interface.ts');
  const places = {
    siteUrl,
    ...readmeTables(sampleCompany, declarations),
  };
  const files = new Map([
    ['combosite-functions.d.ts', types],
    [COMPANY_TYPES_FILE, companyTypesFile(sampleCompany.customData)],
    // A function in a folder of its own has its own company.
    ['jsconfig.json', json({...jsconfig, include: ['*']})],
    ['.vscode/settings.json', json(EDITOR_SETTINGS)],
    ['run.d.mts', declarations],
    ...[...kitSchemas(stubs)].map(
      ([name, text]) => [`${SCHEMA_FOLDER}/${name}`, text] as const,
    ),
    [
      'runtime.mjs',
      await bundle('runtime.mts', siteUrl, [
        'Combosite Functionsの動きを、外部と通信せずにまねるプログラムです。',
        'run.mjsとmain.test.mjsから使います。書き換えずに、新しいものと置き換えてください。',
      ]),
    ],
    [
      'run.mjs',
      await bundle(
        'run.mts',
        siteUrl,
        [
          'カスタムファンクションのプログラムを動かすコマンドです。使い方：node run.mjs --help',
          '書き換えずに、新しいものと置き換えてください。',
        ],
        templateFunction(complete),
      ),
    ],
    ...PLAIN_FILES.map(
      (name) => [name, fillIn(complete(plainText(name)), places)] as const,
    ),
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

/** The function that gives the files that `init` writes, line by line. */
function templateFunction(complete: KitSite['complete']): string {
  const files = readdirSync(path.join(FOLDER, 'template'))
    .sort()
    .map((name) => {
      const lines = complete(plainText(`template/${name}`)).split('\n');
      const list = lines.map((line) => `      ${JSON.stringify(line)},`);
      return `    ${JSON.stringify(name)}: [\n${list.join('\n')}\n    ].join("\\n"),`;
    });
  return `function templateFiles() {\n  return {\n${files.join('\n')}\n  };\n}`;
}

/** A text with something in place of each `{{name}}`. */
function fillIn(
  text: string,
  places: Readonly<Record<string, string>>,
): string {
  return text.replace(
    /\{\{(\w+)\}\}/g,
    (whole, name: string) => places[name] ?? whole,
  );
}

/** One of the kit's own files. */
function plainText(file: string): string {
  return readFileSync(path.join(FOLDER, file), 'utf8').replaceAll('\r\n', '\n');
}

/** One plain JavaScript file for Node; `runtime.mjs` stays a file of its own. */
async function bundle(
  entry: 'run.mts' | 'runtime.mts',
  siteUrl: string,
  comment: readonly string[],
  footer = '',
): Promise<string> {
  const isRuntime = entry === 'runtime.mts';
  const {outputFiles} = await build({
    absWorkingDir: FOLDER,
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    charset: 'utf8',
    // Modules can be bundled; what some packages have for `require` can't.
    mainFields: ['module', 'main'],
    // Whatever tsconfig.json says: it is about checking.
    tsconfigRaw: {},
    define: {
      SITE_URL: JSON.stringify(siteUrl),
    },
    footer: {js: footer},
    banner: {
      js: [...comment, `説明：${siteUrl}`]
        .map((line) => `// ${line}`)
        .join('\n'),
    },
    plugins: [
      {
        name: 'keep-runtime',
        setup(esbuild) {
          if (isRuntime) {
            return;
          }
          esbuild.onResolve(
            {filter: /^@combosite-functions\/|\/runtime\.mjs$/},
            () => ({
              path: './runtime.mjs',
              external: true,
            }),
          );
        },
      },
    ],
  });
  const text = outputFiles[0]?.text ?? '';
  // A comment above each part of a package says where its file is, seen from the
  // site's folder: the same bytes wherever the packages are.
  return text.replace(/^\/\/ (?:\.\.\/)+(?=node_modules\/)/gm, '// ');
}
