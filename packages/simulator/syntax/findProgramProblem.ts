/*
 * Finds out, before anything runs, that a program can't: runtime, editor and
 * kit say the same of it.
 */
import {getLineInfo, parse} from 'acorn';
import {formatMessage} from '../messages/messages';
import {addPlace, describePlace, explainSyntax} from './explainSyntax';
import {partsOf} from './findComparisons';
import {keepLast} from './keepLast';
import type {AnyNode, Options, Program} from 'acorn';
import type {MessageId, MessageValues} from '../messages/messages';

/** Why a program can't be run. */
export interface ProgramProblem {
  readonly messageId: MessageId;
  readonly message: string;
  /** Offset of what is to be changed. */
  readonly start: number;
  /** From 1. */
  readonly line: number;
}

const OPTIONS = {
  ecmaVersion: 'latest',
  sourceType: 'script',
  // These get messages of their own.
  allowAwaitOutsideFunction: true,
  allowImportExportEverywhere: true,
} as const satisfies Options;

/** Programs are strict: see `program.ts`. It stands before the first line. */
const STRICT = "'use strict';";

const LINE_ENDS = '\n\r\u2028\u2029';

/** Characters of a line that a message shows. */
const CODE_LENGTH = 60;

/**
 * Looks for what keeps a program from being run.
 *
 * @returns the first problem; `undefined` if there is none, or none that is
 *   known before the engine sees it
 */
export const findProgramProblem = keepLast(
  (source): ProgramProblem | undefined => {
    let program: Program;
    try {
      program = parse(STRICT + source, OPTIONS);
    } catch (error) {
      // Also an engine has a limit for what is nested too deeply.
      return error instanceof SyntaxError
        ? describeError(source, error as SyntaxError & {pos: number})
        : undefined;
    }
    return checkShape(program, source);
  },
);

function describeError(
  source: string,
  {message, pos}: SyntaxError & {readonly pos: number},
): ProgramProblem | undefined {
  const start = Math.max(0, pos - STRICT.length);
  // The parser adds `(1:2)`.
  const text = message.slice(0, message.lastIndexOf(' ('));
  if (text === 'Not enough stack space to parse input') {
    return undefined;
  }
  if (text === "Identifier 'main' has already been declared") {
    return problemAt(source, start, 'main-duplicate', {});
  }
  const explained = explainSyntax(
    source,
    {message: text, start},
    OPTIONS,
    (offset) => {
      const {line, column} = getLineInfo(source, offset);
      return describePlace(line, column);
    },
  );
  const {start: place, reason} = explained;
  if (reason === undefined) {
    return problemAt(source, place, 'await-outside-async', {});
  }
  const {column} = getLineInfo(source, place);
  return problemAt(source, place, 'syntax-error', {
    reason: addPlace(reason, column, codeAt(source, place)),
  });
}

function problemAt<Id extends MessageId>(
  source: string,
  start: number,
  messageId: Id,
  values: MessageValues<Id>,
): ProgramProblem {
  return {
    messageId,
    message: formatMessage(messageId, values),
    start,
    line: getLineInfo(source, start).line,
  };
}

/** The line around a place, short enough to be quoted. */
function codeAt(source: string, start: number): string {
  const {column} = getLineInfo(source, start);
  const from = start - column;
  let end = start;
  while (end < source.length && !LINE_ENDS.includes(source.charAt(end))) {
    end += 1;
  }
  const line = source.slice(from, end).trimEnd();
  const head = Math.max(0, column - CODE_LENGTH / 2);
  const shown = line.slice(head, head + CODE_LENGTH);
  return [
    head > 0 ? '…' : '',
    shown.trim(),
    head + shown.length < line.length ? '…' : '',
  ].join('');
}

/** Looks for what can be parsed, but not be run as a custom function. */
function checkShape(
  program: Program,
  source: string,
): ProgramProblem | undefined {
  const found: ProgramProblem[] = [];
  // A list instead of recursion: a sum of thousands of parts is deep.
  const waiting: {readonly node: AnyNode; readonly isInside: boolean}[] = [
    {node: program, isInside: false},
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const {node, isInside} = next;
    const start = node.start - STRICT.length;
    if (!isInside && isCallOfMain(node)) {
      found.push(problemAt(source, start, 'main-called', {}));
    }
    const statement = statementOf(node);
    if (statement !== undefined) {
      found.push(problemAt(source, start, 'import-unavailable', {statement}));
    }
    // assumption: top-level-await
    if (!isInside && isWaiting(node)) {
      found.push(problemAt(source, start, 'await-outside-async', {}));
    }
    const isFunction = FUNCTIONS.has(node.type);
    for (const child of partsOf(node)) {
      waiting.push({node: child, isInside: isInside || isFunction});
    }
  }
  const [, second] = program.body.filter(
    (node) => node.type === 'FunctionDeclaration' && node.id.name === 'main',
  );
  if (second) {
    const start = second.start - STRICT.length;
    found.push(problemAt(source, start, 'main-duplicate', {}));
  }
  return found.sort((a, b) => a.start - b.start)[0];
}

/** What reaches other files, as readers know it. */
const STATEMENTS = new Map([
  ['ImportDeclaration', 'import'],
  ['ImportExpression', 'import()'],
  ['ExportNamedDeclaration', 'export'],
  ['ExportDefaultDeclaration', 'export'],
  ['ExportAllDeclaration', 'export'],
]);

function statementOf(node: AnyNode): string | undefined {
  return node.type === 'MetaProperty'
    ? node.meta.name === 'import'
      ? 'import.meta'
      : undefined
    : STATEMENTS.get(node.type);
}

const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
]);

/** Whether it waits for something, and that isn't `main`. */
function isWaiting(node: AnyNode): boolean {
  return (
    (node.type === 'AwaitExpression' && !isCallOfMain(node.argument)) ||
    (node.type === 'ForOfStatement' && node.await)
  );
}

function isCallOfMain(node: AnyNode): boolean {
  return (
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 'main'
  );
}
