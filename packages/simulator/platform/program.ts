/*
 * Turns the text of a program into something that can be run, and tells which
 * line of it a stack trace means. Only the language is used, so that it works
 * in Node and in a browser's worker alike.
 */

/** Name under which the program appears in stack traces. */
const SOURCE_NAME = 'combosite-function-main.js';

/** Its other name where a host can't have it appear under that one. */
let hostsName: string | undefined;

/**
 * Makes a function of its parameters' names and its body. Its first line must
 * count in stack traces as it does with `Function`, or as 1 if `appearAs` is
 * called, with the program's name in them if that isn't the usual one.
 */
export type Compile = (
  names: readonly string[],
  body: string,
  appearAs: (name?: string) => void,
) => (...values: unknown[]) => unknown;

/** The language's own way. */
export const compileByFunction = (names: readonly string[], body: string) =>
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it is what this file is for
  new Function(...names, body) as ReturnType<Compile>;

// assumption: program-strict-mode
/** The lines that stand before the program's own. */
const PROLOGUE = "'use strict'; return (async () => {";

/**
 * Makes a program's `main` callable. The program is strict code in a scope of
 * its own, so nothing is left of it when it has ended, and it may hide a global
 * by a variable of the same name.
 *
 * What a program itself makes of text (`(0, eval)('…')`, `new Function('…')`)
 * is outside of that scope: it sees the thread's names, of which `hostNames.ts`
 * leaves only the language's where nothing but programs runs.
 *
 * @param source - the program, which can be parsed
 * @param globals - what it can use without import
 * @param compile - the host's own way
 * @returns a function that runs the program's top level and gives its `main`,
 *   or `undefined` if it has none
 * @throws SyntaxError if this engine can't parse the program
 */
export function compileProgram(
  source: string,
  globals: Readonly<Record<string, unknown>>,
  compile: Compile = compileByFunction,
): () => Promise<(() => unknown) | undefined> {
  hostsName = undefined;
  const load = compile(
    Object.keys(globals),
    `${PROLOGUE}\n${source}\n;return typeof main === 'function' ? main : undefined;\n})();\n//# sourceURL=${SOURCE_NAME}`,
    (name = SOURCE_NAME) => {
      hostsName = name;
    },
  );
  return async () =>
    (await load(...Object.values(globals))) as (() => unknown) | undefined;
}

/**
 * The line of the program to which a stack trace leads.
 *
 * @param stack - an error's `stack`
 * @returns the line from 1, or `undefined` if no line of the program is in it
 */
export function programLine(stack: unknown): number | undefined {
  return programLines(stack)[0];
}

/** The same with the lines from which it was called, each before its caller's. */
export function programLines(stack: unknown): number[] {
  return rawLines(stack).map((line) => line - lineOffset());
}

/**
 * The line of the program at which something was thrown.
 *
 * @param thrown - any value, also one of the program's that has traps
 * @param lineOf - gives the line of a stack trace
 */
export function lineOfError(
  thrown: unknown,
  lineOf = programLine,
): number | undefined {
  try {
    return thrown instanceof Error ? lineOf(thrown.stack) : undefined;
  } catch {
    return undefined;
  }
}

function rawLines(stack: unknown, name = hostsName ?? SOURCE_NAME): number[] {
  const [, ...after] = typeof stack === 'string' ? stack.split(`${name}:`) : [];
  return after
    .map((text) => Number.parseInt(text, 10))
    .filter((line) => !Number.isNaN(line));
}

let measuredOffset: number | undefined;

/** Lines before the program's first one: engines wrap function bodies too. */
function lineOffset(): number {
  return hostsName === undefined ? (measuredOffset ??= measureOffset()) : 1;
}

/** Whether this engine's stack traces tell lines of what `Function` makes. */
export function tellsLines(): boolean {
  return measureOffset() > 0;
}

function measureOffset(): number {
  const probe = compileByFunction(
    ['first', 'second'],
    `return new Error().stack;\n//# sourceURL=${SOURCE_NAME}`,
  );
  // Where a body's first line is, PROLOGUE is; the program starts after it.
  return rawLines(probe(), SOURCE_NAME)[0] ?? 0;
}
