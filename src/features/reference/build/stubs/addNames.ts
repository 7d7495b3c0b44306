import ts from 'typescript';
import {GLOBALS, exportsOf, parseStubs} from './parseStubs';
import type {StubExport, StubSources} from './parseStubs';

/**
 * Makes the names of all stubs global: enumerations and functions as values,
 * whatever is a type as a type, for annotations such as `@param {Term} term`.
 *
 * @param sources - all stubs as they are written
 */
export function addNames(sources: StubSources): StubSources {
  const names = parseStubs(sources).flatMap(exportsOf).map(globalOf);
  return new Map(sources).set(
    GLOBALS,
    `${sources.get(GLOBALS) ?? ''}\n${names.join('\n')}\n`,
  );
}

function globalOf({file, name, node}: StubExport): string {
  const original = `import('./${file.replace(/\.d\.ts$/, '')}').${name}`;
  const value = `declare const ${name}: typeof ${original};`;
  if (ts.isFunctionDeclaration(node)) {
    return value;
  }
  // Constraints and defaults of parameters are names of stubs, so global too.
  const parameters =
    (node as ts.ClassDeclaration | ts.TypeAliasDeclaration).typeParameters ??
    [];
  const list = (texts: readonly string[]) =>
    texts.length > 0 ? `<${texts.join(', ')}>` : '';
  const type = `type ${name}${list(parameters.map((one) => one.getText()))} = ${original}${list(parameters.map((one) => one.name.text))};`;
  return ts.isEnumDeclaration(node) ? `${value}\n${type}` : type;
}
