import path from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';
import {ROOT, listFiles} from '../../support/files';

const FOLDERS = ['packages/simulator', 'packages/stress'];

test('simulator and conditions need nothing but the language: no DOM, no Node', () => {
  const files = FOLDERS.flatMap((folder) => listFiles(folder, /\.ts$/)).filter(
    (file) => !file.includes('/tests/'),
  );
  expect(files.length).toBeGreaterThan(60);
  const program = ts.createProgram(
    files.map((file) => path.join(ROOT, file)),
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
});
