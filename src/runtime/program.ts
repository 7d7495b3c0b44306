/*
 * Turns the text of a program into something that can be run, and tells which
 * line of it a stack trace means. Only the language is used, so that it works
 * in Node and in a browser's worker alike.
 */

/** Name under which the program appears in stack traces. */
const SOURCE_NAME = 'combosite-function-main.js';

type FunctionConstructor = new (
  ...parametersAndBody: string[]
) => (...values: unknown[]) => unknown;

// eslint-disable-next-line @typescript-eslint/no-empty-function -- only its constructor is wanted
const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
// eslint-disable-next-line @typescript-eslint/no-empty-function -- as above
const SyncFunction = (() => {}).constructor as FunctionConstructor;

// assumption: program-strict-mode
/** The lines that stand before the program's own. */
const PROLOGUE = "'use strict'; return await (async () => {";

/**
 * Makes a program's `main` callable. The program is strict code in a scope of
 * its own, so nothing is left of it when it has ended, and it may hide a global
 * by a variable of the same name.
 *
 * @param source - the program
 * @param globals - what it can use without import
 * @returns a function that runs the program's top level and gives its `main`,
 *   or `undefined` if it has none
 * @throws SyntaxError if the program can't be parsed
 */
export function compileProgram(
  source: string,
  globals: Readonly<Record<string, unknown>>,
): () => Promise<(() => unknown) | undefined> {
  // Alone first: inside the wrapper a stray brace could close it.
  parseProgram(source);
  const load = new AsyncFunction(
    ...Object.keys(globals),
    `${PROLOGUE}\n${source}\n;return typeof main === 'function' ? main : undefined;\n})();\n//# sourceURL=${SOURCE_NAME}`,
  );
  return async () =>
    (await load(...Object.values(globals))) as (() => unknown) | undefined;
}

function parseProgram(source: string): void {
  new AsyncFunction(`'use strict';\n${source}\n`);
}

/**
 * The line of the program to which a stack trace leads.
 *
 * @param stack - an error's `stack`
 * @returns the line from 1, or `undefined` if no line of the program is in it
 */
export function programLine(stack: string | undefined): number | undefined {
  const line = rawLine(stack);
  return line === undefined ? undefined : line - lineOffset();
}

function rawLine(stack: string | undefined): number | undefined {
  const match = new RegExp(`${SOURCE_NAME}:(\\d+)`).exec(stack ?? '');
  return match ? Number(match[1]) : undefined;
}

let measuredOffset: number | undefined;

/** Lines before the program's first one: engines wrap function bodies too. */
function lineOffset(): number {
  measuredOffset ??= measureOffset();
  return measuredOffset;
}

function measureOffset(): number {
  const probe = new SyncFunction(
    'first',
    'second',
    `return new Error().stack;\n//# sourceURL=${SOURCE_NAME}`,
  );
  const stack = probe();
  // Where a body's first line is, PROLOGUE is; the program starts after it.
  return rawLine(typeof stack === 'string' ? stack : undefined) ?? 0;
}
