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

test('the hostile conditions need nothing but the runtime', () => {
  const program = ts.createProgram(
    [path.join(ROOT, 'src/stress/index.ts')],
    OPTIONS,
  );
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
    own.filter((file) => !/^(?:src\/(?:runtime|stress)|api-src)\//.test(file)),
  ).toEqual([]);
  // Everything is reached from the entry.
  expect(own.filter((file) => file.startsWith('src/stress/')).sort()).toEqual(
    listFiles('src/stress', /\.ts$/),
  );
});
