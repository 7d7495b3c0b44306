/*
 * Finds in a program's text the callbacks whose promises nobody waits for.
 */
import {nodesOf} from './findComparisons';

/**
 * Looks for `forEach` with an async function.
 *
 * @param source - a program that can be parsed
 * @returns their lines, from 1
 */
export function findCarelessCallbacks(source: string): number[] {
  return nodesOf(source).flatMap((node) => {
    if (
      node.type !== 'CallExpression' ||
      node.callee.type !== 'MemberExpression' ||
      node.callee.property.type !== 'Identifier' ||
      node.callee.property.name !== 'forEach'
    ) {
      return [];
    }
    const [callback] = node.arguments;
    const isAsync =
      (callback?.type === 'ArrowFunctionExpression' ||
        callback?.type === 'FunctionExpression') &&
      callback.async;
    return isAsync ? [node.loc?.start.line ?? 1] : [];
  });
}
