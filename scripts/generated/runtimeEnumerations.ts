import ts from 'typescript';
import {readReference} from '../../src/features/reference/build/stubs/readReference';
import type {ReferenceName} from '../../src/features/reference/build/stubs/readReference';
import type {StubSources} from '../../src/features/reference/build/stubs/readStubs';

/** The generated file, from the repository's root. */
export const RUNTIME_ENUMERATIONS =
  'packages/simulator/company/enumerationCodes.json';

/**
 * Writes the runtime's enumerations and name functions from the stubs, so that
 * codes and labels are written in one place only.
 *
 * @param sources - all stubs
 * @returns the text of the generated file
 * @throws Error in Japanese if a name function has no enumeration
 */
export function runtimeEnumerations(sources: StubSources): string {
  const {enumerations, names} = readReference(sources);
  const data = {
    enumerations: Object.fromEntries(
      enumerations.map(({name, members}) => [
        name,
        Object.fromEntries(
          members.map(({name: key, code, label}) => [key, {code, label}]),
        ),
      ]),
    ),
    nameFunctions: Object.fromEntries(names.flatMap(nameFunction)),
  };
  for (const [name, enumeration] of Object.entries(data.nameFunctions)) {
    if (!(enumeration in data.enumerations)) {
      throw new Error(
        `api-src/enumerations/${name}.d.ts：引数の型に列挙型を書いてください。`,
      );
    }
  }
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** The name of a name function and of the enumeration whose code it takes. */
function nameFunction({name, node}: ReferenceName): [string, string][] {
  if (!ts.isFunctionDeclaration(node)) {
    return [];
  }
  const type = node.parameters[0]?.type;
  const first = type && ts.isUnionTypeNode(type) ? type.types[0] : type;
  return [[name, first?.getText() ?? '']];
}
