import ts from 'typescript';
import type {StubSources} from './readStubs';

/** The barrel of the names that have a page in the reference. */
export const INDEX = 'index.d.ts';

/** The ambient globals of a custom function. */
export const GLOBALS = 'globals.d.ts';

/**
 * Parses the stubs that declare names: first those of the reference, in the
 * order of `index.d.ts`, then the helpers, by path.
 *
 * @param sources - all stubs
 * @throws Error in Japanese if `index.d.ts` names a stub that doesn't exist
 */
export function parseStubs(sources: StubSources): ts.SourceFile[] {
  const exported = parse(sources, INDEX)
    .statements.filter(ts.isExportDeclaration)
    .flatMap(({moduleSpecifier: module}) =>
      module && ts.isStringLiteral(module)
        ? [`${module.text.replace(/^\.\//, '')}.d.ts`]
        : [],
    );
  const others = [...sources.keys()]
    .filter((file) => file !== INDEX && file !== GLOBALS)
    .sort();
  return [...new Set([...exported, ...others])].map((file) =>
    parse(sources, file),
  );
}

/**
 * Parses one stub.
 *
 * @param sources - all stubs
 * @param file - the stub's path in `api-src/`
 * @throws Error in Japanese if there is no such stub
 */
export function parse(sources: StubSources, file: string): ts.SourceFile {
  const text = sources.get(file);
  if (text === undefined) {
    throw new Error(`api-src/${file}がありません。`);
  }
  return ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
}
