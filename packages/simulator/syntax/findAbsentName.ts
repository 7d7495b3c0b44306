/*
 * Finds out which name that doesn't exist an engine's error means: engines don't
 * always name it, and each in its own words.
 */
import {nodesOf} from './findComparisons';

/**
 * Looks for a name that is called or read from.
 *
 * @param source - a program that can be parsed
 * @param names - those that don't exist
 * @param line - of the error, from 1; any without it
 */
export function findAbsentName(
  source: string,
  names: readonly string[],
  line: number | undefined,
): string | undefined {
  const nodes = nodesOf(source);
  const own = new Set(
    nodes.flatMap((node) => {
      const ids =
        node.type === 'VariableDeclarator' || node.type === 'ClassDeclaration'
          ? [node.id]
          : node.type === 'FunctionDeclaration' ||
              node.type === 'FunctionExpression' ||
              node.type === 'ArrowFunctionExpression'
            ? [node.id, ...node.params]
            : [];
      return ids.flatMap((id) => (id?.type === 'Identifier' ? id.name : []));
    }),
  );
  const absent = new Set(names.filter((name) => !own.has(name)));
  return nodes
    .flatMap((node) => {
      const used =
        node.type === 'CallExpression' || node.type === 'NewExpression'
          ? node.callee
          : node.type === 'MemberExpression'
            ? node.object
            : node.type === 'VariableDeclarator'
              ? node.init
              : undefined;
      return used?.type === 'Identifier' ? [used] : [];
    })
    .find(
      ({name, loc}) =>
        absent.has(name) && (line === undefined || loc?.start.line === line),
    )?.name;
}
