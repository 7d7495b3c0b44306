import path from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {ROOT, listFiles} from '../../support/files';

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};

test('the runtime needs nothing but the language: no DOM, no Node, no package', () => {
  const entries = [
    'src/runtime/index.ts',
    'src/sample-company/index.ts',
    'src/sample-company/exerciseScenarios.ts',
  ].map((file) => path.join(ROOT, file));
  const program = ts.createProgram(entries, OPTIONS);
  expect(
    ts
      .getPreEmitDiagnostics(program)
      .map(({messageText}) =>
        ts.flattenDiagnosticMessageText(messageText, ' '),
      ),
  ).toEqual([]);

  const own = program
    .getSourceFiles()
    .map(({fileName}) => path.relative(ROOT, fileName).replaceAll('\\', '/'))
    .filter((file) => !file.includes('node_modules/typescript/lib/'));
  expect(
    own.filter(
      (file) => !/^(?:src\/runtime|src\/sample-company|api-src)\//.test(file),
    ),
  ).toEqual([]);
  // Everything is reached from the entries.
  expect(own.filter((file) => file.startsWith('src/')).sort()).toEqual(
    ['src/runtime', 'src/sample-company'].flatMap((folder) =>
      listFiles(folder, /\.ts$/),
    ),
  );
});

test('the runtime imports only types from the stubs', () => {
  for (const file of listFiles('src/runtime', /\.ts$/)) {
    const text = ts.sys.readFile(path.join(ROOT, file)) ?? '';
    expect(text).not.toMatch(/^import (?!type\b)[^;]*api-src/m);
  }
});
