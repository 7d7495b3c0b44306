import {readFileSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {bundleForBrowser} from '../../published-files/build/bundleForBrowser';
import {readReference} from '../../reference/build/stubs/readReference';
import {readStubs} from '../../reference/build/stubs/readStubs';
import {STUBS} from '../../reference/shared/stubs/stubService';
import {companyStubs, companyTypes} from '@combosite-functions/simulator';
import {sampleCompany} from '@combosite-functions/simulator/sample-company';
import {shakeTypescript} from './shakeTypescript';
import {LIBRARY} from '../shared/typeService';
import type {KnownTypes} from '../shared/typeService';
import type {StubSources} from '../../reference/build/stubs/readStubs';

/** Where the worker's code is that uses the compiler. */
const COMPILER_USERS = [
  'src/features/editor/shared',
  'src/features/reference/shared/stubs',
];

/** Node's modules, which the compiler asks for only where there are any. */
const NODE_MODULES = ['fs', 'inspector', 'os', 'path', 'perf_hooks'];

/**
 * The worker that knows the types of a custom function, complete in one script
 * that compiles no code from text.
 */
export async function bundleEditorTypes(siteDir: string): Promise<string> {
  const library = path.dirname(
    createRequire(import.meta.url).resolve('typescript'),
  );
  const stubs = readStubs(path.join(siteDir, 'api-src'));
  const company = companyTypes(sampleCompany.customData);
  const ownStubs = companyStubs(company);
  const known: KnownTypes = {
    files: {
      ...libraryFiles(library),
      ...inStubs(shortStubs(stubs)),
      ...inStubs(ownStubs),
    },
    companyFiles: Object.keys(inStubs(ownStubs)),
    definitionNames: company.definitionNames,
    targets: readReference(stubs).targets,
  };
  return bundleForBrowser(
    path.join(siteDir, 'src/features/editor/page/worker.ts'),
    {
      banner: {
        js: '// TypeScript, Copyright (c) Microsoft Corporation, Apache License 2.0: https://www.apache.org/licenses/LICENSE-2.0',
      },
      define: {
        KNOWN_TYPES: JSON.stringify(known),
      },
      external: NODE_MODULES,
      plugins: [
        {
          name: 'shaken-typescript',
          setup(esbuild) {
            esbuild.onResolve({filter: /^typescript$/}, () => ({
              path: 'typescript',
              namespace: 'shaken',
            }));
            esbuild.onLoad({filter: /.*/, namespace: 'shaken'}, () => ({
              contents: shakeTypescript(
                readFileSync(path.join(library, 'typescript.js'), 'utf8'),
                JSON.parse(
                  readFileSync(
                    path.join(library, 'ja/diagnosticMessages.generated.json'),
                    'utf8',
                  ),
                ) as Record<string, string>,
                compilerNames(siteDir),
              ),
              loader: 'js',
            }));
          },
        },
      ],
    },
  );
}

/** What the worker uses of the compiler; types are nothing when it runs. */
function compilerNames(siteDir: string): string[] {
  const names = COMPILER_USERS.flatMap((folder) =>
    readdirSync(path.join(siteDir, folder)).flatMap((file) => {
      const text = readFileSync(path.join(siteDir, folder, file), 'utf8');
      return [...text.matchAll(/\bts\.(\w+)/g)].map(([, name = '']) => name);
    }),
  );
  return [...new Set(names)].filter((name) => name in ts).sort();
}

/** The language's own declarations, without their English comments. */
function libraryFiles(folder: string): Record<string, string> {
  const files: Record<string, string> = {};
  const add = (name: string): void => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    files[LIBRARY + name] = text
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*\/\/(?!\/).*$/gm, '')
      .replace(/^\s*\n/gm, '');
    for (const [, part] of text.matchAll(/<reference lib="([\w.]+)"/g)) {
      const next = `lib.${part}.d.ts`;
      if (!Object.hasOwn(files, LIBRARY + next)) {
        add(next);
      }
    }
  };
  add('lib.es2022.d.ts');
  return files;
}

/** The stubs, with no more of their comments than the editor shows. */
function shortStubs(stubs: StubSources): Record<string, string> {
  return Object.fromEntries(
    [...stubs].map(([name, text]) => [
      name,
      text
        .replace(/^\s*\/\/(?!\/).*\n/gm, '')
        // From the second paragraph, or the first tag, to the comment's end.
        .replace(
          /^( *\/\*\*\n)((?: *\* [^@\n].*\n)*)(?: *\*(?!\/).*\n)+?( *\*\/)/gm,
          '$1$2$3',
        ),
    ]),
  );
}

/** Files in the stubs' folder. */
function inStubs(
  files: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [STUBS + name, text]),
  );
}
