/*
 * Constants of a program that a scenario sets: whether it writes, to where it
 * sends.
 */
import {nearestNames, nodesOf} from '../runtime.mjs';
import type {GivenValues} from '../../shapes/given';

/**
 * A program with other values of constants that stand outside of functions. Its
 * lines stay where they are.
 *
 * @param source - the program; one that can't be parsed is left as it is
 * @param refuse - told of a name that is no such constant, with what to say
 */
export function withConstants(
  source: string,
  constants: GivenValues,
  refuse: (name: string, message: string) => void = () => undefined,
): string {
  const program = nodesOf(source).find((node) => node.type === 'Program');
  const known = (program?.body ?? []).flatMap((statement) =>
    statement.type === 'VariableDeclaration' && statement.kind === 'const'
      ? statement.declarations.flatMap(({id, init}) =>
          id.type === 'Identifier' && init ? {name: id.name, init} : [],
        )
      : [],
  );
  const names = known.map(({name}) => name);
  for (const name of program ? Object.keys(constants) : []) {
    if (!names.includes(name)) {
      refuse(
        name,
        `：プログラムに、関数の外の「const ${name} = …」がありません。${names.length > 0 ? `近い名前：${nearestNames(name, names)}` : ''}`,
      );
    }
  }
  // From the end, so that the places before stay the same.
  return known.reduceRight((text, {init: {start, end}, name}) => {
    const value = constants[name];
    const lines = text.slice(start, end).replace(/[^\n]/g, '');
    return value === undefined
      ? text
      : text.slice(0, start) + JSON.stringify(value) + lines + text.slice(end);
  }, source);
}
