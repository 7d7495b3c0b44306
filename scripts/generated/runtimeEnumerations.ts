import prettier from 'prettier';
import ts from 'typescript';
import {readReference} from '../../src/features/reference/build/stubs/readReference';
import type {ReferenceName} from '../../src/features/reference/build/stubs/readReference';
import type {StubSources} from '../../src/features/reference/build/stubs/readStubs';

/** The generated file, from the repository's root. */
export const RUNTIME_ENUMERATIONS =
  'packages/simulator/company/enumerations.ts';

const HEAD = `/*
 * The values of the enumerations and the name functions, as a program sees
 * them. Generated from api-src/: don't edit. After a change of a stub run
 *
 *   npm run generate
 */
`;

/**
 * Writes the runtime's enumerations and name functions from the stubs, so that
 * codes and labels are written in one place only.
 *
 * @param sources - all stubs
 * @param options - Prettier's options of the repository
 * @returns the text of the generated module
 * @throws Error in Japanese if a name function has no enumeration
 */
export async function runtimeEnumerations(
  sources: StubSources,
  options: prettier.Options,
): Promise<string> {
  const {enumerations, names} = readReference(sources);
  const functions = nameFunctions(names);
  const enumerationNames = enumerations.map(({name}) => name);
  const functionNames = functions.map(({name}) => name);

  const imports = [...enumerationNames, ...functionNames].map(
    (name) =>
      `import type {${name} as ${name}Stub} from '../../../api-src/enumerations/${name}';`,
  );
  const values = enumerations.map(({name, label, members}) => {
    const entries = members.map((m) => `${m.name}: ${JSON.stringify(m.code)}`);
    return [
      `/** ${label} */`,
      `export const ${name} = Object.freeze({${entries.join(', ')}}) as unknown as typeof ${name}Stub;`,
      `export type ${name} = ${name}Stub;`,
    ].join('\n');
  });
  const labels = enumerations.map(
    ({name, members}) =>
      `${name}: new Map(${JSON.stringify(members.map((m) => [m.code, m.label]))})`,
  );
  const definitions = functions.map(({name, enumeration}) => {
    if (!enumerationNames.includes(enumeration)) {
      throw new Error(
        `api-src/enumerations/${name}.d.ts：引数の型に列挙型を書いてください。`,
      );
    }
    return `export const ${name}: typeof ${name}Stub = (kubun) => LABELS.${enumeration}.get(kubun) ?? '';`;
  });

  const text = [
    HEAD,
    ...imports,
    '',
    ...values.flatMap((value) => [value, '']),
    '/** Labels by code. */',
    `export const LABELS = {${labels.join(', ')}} as const satisfies Record<string, ReadonlyMap<string, string>>;`,
    '',
    ...definitions,
    '',
    '/** All of them by name: the globals of a custom function. */',
    `export const ENUMERATIONS = {${enumerationNames.join(', ')}};`,
    '',
    '/** All name functions by name: the globals of a custom function. */',
    `export const NAME_FUNCTIONS = {${functionNames.join(', ')}};`,
  ].join('\n');
  return prettier.format(text, {...options, parser: 'typescript'});
}

/** The name functions with the enumeration whose code they take. */
function nameFunctions(
  names: readonly ReferenceName[],
): {readonly name: string; readonly enumeration: string}[] {
  return names.flatMap(({name, node}) => {
    if (!ts.isFunctionDeclaration(node)) {
      return [];
    }
    const type = node.parameters[0]?.type;
    const first = type && ts.isUnionTypeNode(type) ? type.types[0] : type;
    return [{name, enumeration: first?.getText() ?? ''}];
  });
}
