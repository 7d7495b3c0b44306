import {COMMON_FUNCTIONS} from '@combosite-functions/stress';

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
  const mark = `\n${COMMON_FUNCTIONS}\n`;
  return text
    .split(/^(?=```)/m)
    .map((part) => {
      const [program = '', stale] = part.split(mark);
      return stale === undefined
        ? part
        : [program + mark, ...usedBy(program, functions)].join('\n');
    })
    .join('');
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
    .map(([, body]) => body);
}

/** The functions with the comment before each, by their names, in order. */
function functionsOf(common: string): Map<string, string> {
  const functions = common.matchAll(
    /^\/\*\*[^]*?\*\/\n(?:async )?function (\w+)[^]*?^\}\n/gm,
  );
  return new Map([...functions].map(([text, name = '']) => [name, text]));
}
