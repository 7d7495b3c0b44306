import {Script} from 'node:vm';

const FILE = 'combosite-function-syntax.js';

/**
 * The line in which a program can't be parsed; it isn't run for that.
 *
 * @param source - the program
 * @returns the line from 1, or `undefined` if it can be parsed
 */
export function syntaxErrorLine(source: string): number | undefined {
  try {
    new Script(`'use strict'; (async () => {\n${source}\n})`, {filename: FILE});
    return undefined;
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const line = Number(new RegExp(`${FILE}:(\\d+)`).exec(stack)?.[1]);
    // One line comes before the program, one behind it.
    const last = source.trimEnd().split('\n').length;
    return line ? Math.min(line - 1, last) : undefined;
  }
}
