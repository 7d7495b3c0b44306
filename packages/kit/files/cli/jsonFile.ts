/*
 * A reader's JSON file: its content, and in which line what stands. Comments
 * and a comma after the last element are allowed.
 */
import {findNodeAtLocation, parseTree, printParseErrorCode} from 'jsonc-parser';
import jsonReasons from './jsonReasons.json';
import {InputError} from './inputError';
import {readText} from './readText';
import type {Path} from '../../shapes/shape';
import type {Node, ParseError} from 'jsonc-parser';

/** A file of JSON. */
export interface JsonFile {
  /** Its path from the current folder. */
  readonly file: string;
  readonly content: unknown;
  /** `my.json：3行目の「employees[0].employeeId」` */
  placeOf(path: Path): string;
}

/** What is wrong, by the parser's name of it. */
const REASONS: Readonly<Record<string, string>> = jsonReasons;

/** Names that JavaScript doesn't treat as those of ordinary items. */
const REFUSED_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads a file of JSON.
 *
 * @param file - path from the current folder
 * @throws InputError if it can't be read, with the place of the first mistake
 */
export function readJson(file: string): JsonFile {
  const text = readText(file);
  try {
    return parseJson(file, text);
  } catch (error) {
    throw error instanceof RangeError
      ? new InputError(`${file}：括弧の入れ子が深すぎて、読み取れません。`)
      : error;
  }
}

function parseJson(file: string, text: string): JsonFile {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, {allowTrailingComma: true});
  const [error] = errors;
  if (error || !root) {
    const reason = error && REASONS[printParseErrorCode(error.error)];
    throw new InputError(
      `${file}：${placeAt(text, error?.offset ?? 0)}：JSONとして読み取れません。${reason ?? '書き方が正しくありません'}。`,
    );
  }
  return {
    file,
    content: valueOf(
      root,
      (node) => `${file}：${lineAt(text, node.offset)}行目`,
    ),
    placeOf: (path) => {
      const line = lineAt(text, nearestNode(root, path).offset);
      return `${file}：${line}行目${path.length > 0 ? `の「${pathText(path)}」` : ''}`;
    },
  };
}

/** What a node stands for. No item is lost in silence. */
function valueOf(node: Node, placeOf: (node: Node) => string): unknown {
  if (node.type === 'array') {
    return (node.children ?? []).map((child) => valueOf(child, placeOf));
  }
  if (node.type !== 'object') {
    return node.value as unknown;
  }
  const entries = new Map<string, unknown>();
  for (const child of node.children ?? []) {
    const [key, value] = child.children ?? [];
    const name = String(key?.value);
    if (REFUSED_NAMES.has(name)) {
      throw new InputError(
        `${placeOf(child)}：「${name}」という名前は使えません。別の名前にしてください。`,
      );
    }
    if (entries.has(name)) {
      throw new InputError(
        `${placeOf(child)}：同じ括弧の中に「${name}」が2つあります。1つにしてください。`,
      );
    }
    entries.set(name, value && valueOf(value, placeOf));
  }
  return Object.fromEntries(entries);
}

/** The node of a path, or of the part of it that exists. */
function nearestNode(root: Node, path: Path): Node {
  const node = findNodeAtLocation(root, [...path]);
  // An item's own line, not that of its value's start.
  return node?.parent?.type === 'property'
    ? node.parent
    : (node ?? nearestNode(root, path.slice(0, -1)));
}

/** `employees[0].employeeId` */
function pathText(path: Path): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split(/\r\n|\r|\n/).length;
}

/** `3行目の12文字目` */
function placeAt(text: string, offset: number): string {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  return `${before.length}行目の${(before.at(-1)?.length ?? 0) + 1}文字目`;
}
