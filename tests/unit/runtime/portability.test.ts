import path from 'node:path';
import ts from 'typescript';
import {describe, expect, test} from 'vitest';
import {ROOT, listFiles} from '../../support/files';

/** Portable folders, and which folders and packages they know. */
const FOLDERS = [
  // The parser needs nothing but the language either.
  ['src/runtime', ['acorn']],
  ['src/sample-company', ['src/runtime']],
  ['src/stress', ['src/runtime']],
] as const;

const ENTRIES = [
  'src/runtime/index.ts',
  'src/sample-company/index.ts',
  'src/sample-company/exerciseScenarios.ts',
  'src/stress/index.ts',
];

test('portable folders need nothing but the language: no DOM, no Node', () => {
  const program = ts.createProgram(
    ENTRIES.map((file) => path.join(ROOT, file)),
    {
      strict: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts'],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    },
  );
  expect(
    ts
      .getPreEmitDiagnostics(program)
      .map(({messageText}) =>
        ts.flattenDiagnosticMessageText(messageText, ' '),
      ),
  ).toEqual([]);
  // Nothing escapes the check: every file is reached from an entry.
  expect(
    program
      .getSourceFiles()
      .map(({fileName}) => path.relative(ROOT, fileName).replaceAll('\\', '/'))
      .filter((file) => file.startsWith('src/'))
      .sort(),
  ).toEqual(FOLDERS.flatMap(([folder]) => listFiles(folder, /\.ts$/)));
});

describe.each(FOLDERS)('%s', (folder, known) => {
  const files = listFiles(folder, /\.ts$/).map((file) => ({
    file,
    text: ts.sys.readFile(path.join(ROOT, file)) ?? '',
  }));

  test('imports no other package and no other folder', () => {
    const imports = files.flatMap(({file, text}) =>
      ts
        .preProcessFile(text)
        .importedFiles.map(({fileName}) =>
          fileName.startsWith('.')
            ? path.posix.join(path.posix.dirname(file), fileName)
            : fileName,
        ),
    );
    expect(imports).not.toEqual([]);
    expect(
      imports.filter(
        (target) =>
          ![folder, ...known, 'api-src'].some(
            (own) => target === own || target.startsWith(`${own}/`),
          ),
      ),
    ).toEqual([]);
  });

  test('imports only types from the stubs', () => {
    expect(
      files
        .filter(({text}) => /^import (?!type\b)[^;]*api-src/m.test(text))
        .map(({file}) => file),
    ).toEqual([]);
  });
});
