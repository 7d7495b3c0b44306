import {parse} from 'acorn';
import {COMMON_FUNCTIONS} from '@combosite-functions/stress';
import type {FunctionDeclaration} from 'acorn';

/** The source of the functions, from the repository's root. */
export const COMMON_SOURCE = 'docs/common.js';

/**
 * Gives the programs of a text the common functions that they use.
 *
 * @param text - a page with fences, or a program
 * @param common - the functions, a comment before each
 */
export function withCommonFunctions(text: string, common: string): string {
  const functions = functionsOf(common);
  const isFence = (line: string): boolean => line.startsWith('```');
  const renewed: string[] = [];
  let rest = text.split('\n');
  for (;;) {
    const mark = rest.indexOf(COMMON_FUNCTIONS);
    if (mark === -1) {
      return [...renewed, ...rest].join('\n');
    }
    const program = rest.slice(0, mark + 1);
    const after = rest.slice(mark + 1);
    const end = after.findIndex(isFence);
    const own = program.slice(program.findLastIndex(isFence) + 1).join('\n');
    renewed.push(...program, '', ...usedBy(own, functions));
    // A file that is one program ends with a line break.
    rest = end === -1 ? [''] : after.slice(end);
  }
}

/** The functions that a program uses, and those that these use. */
function usedBy(
  program: string,
  functions: ReadonlyMap<string, string>,
): string[] {
  const used = new Set<string>();
  const collect = (code: string): void => {
    for (const [name, body] of functions) {
      if (!used.has(name) && new RegExp(`\\b${name}\\b`).test(code)) {
        used.add(name);
        collect(body);
      }
    }
  };
  collect(program);
  return [...functions]
    .filter(([name]) => used.has(name))
    .flatMap(([, body], index) => (index === 0 ? [body] : ['', body]));
}

/** The functions with the comment before each, by their names, in order. */
function functionsOf(common: string): Map<string, string> {
  const functions = parse(common, {
    ecmaVersion: 2022,
    sourceType: 'module',
  }).body.filter(
    (node): node is FunctionDeclaration => node.type === 'FunctionDeclaration',
  );
  return new Map(
    functions.map(({id, start, end}) => [
      id.name,
      common.slice(common.lastIndexOf('\n/**', start) + 1, end),
    ]),
  );
}
