/*
 * Finds in a program's text what it compares: at run time a comparison leaves
 * no trace.
 */
import {parse} from 'acorn';
import {keepLast} from './keepLast';
import type {AnyNode, Expression, Pattern, PrivateIdentifier} from 'acorn';

/** One side of a comparison. */
export type Side =
  /** A text or number of the program. */
  | {readonly literal: string | number}
  /**
   * The last name of what is read: `shoriNengetsu` of `a.shoriNengetsu`; of the
   * label of a code that of the function.
   */
  | {readonly name: string};

/** Two values that a program compares. */
export interface Comparison {
  readonly left: Side;
  readonly right: Side;
  /** Whether they are asked to be equal, not before or after each other. */
  readonly isEquality: boolean;
  /** Line of the program, from 1. */
  readonly line: number;
}

const EQUALITY = new Set(['===', '!==']);
const ORDER = new Set(['<', '<=', '>', '>=']);

/**
 * Looks for comparisons of names and literals.
 *
 * @param source - a program that can be parsed
 */
export function findComparisons(source: string): Comparison[] {
  const nodes = nodesOf(source);
  const constants = constantsOf(nodes);
  return nodes.flatMap((node) => {
    const line = node.loc?.start.line ?? 1;
    return pairsOf(node).flatMap(([one, other, isEquality]): Comparison[] => {
      const left = sideOf(one, constants);
      const right = sideOf(other, constants);
      return left && right ? [{left, right, isEquality, line}] : [];
    });
  });
}

/** All parts of a program, in their order; none if it can't be parsed. */
export const nodesOf = keepLast((source): readonly AnyNode[] => {
  const found: AnyNode[] = [];
  const waiting: AnyNode[] = [];
  try {
    waiting.push(
      parse(source, {
        ecmaVersion: 'latest',
        allowAwaitOutsideFunction: true,
        locations: true,
      }),
    );
  } catch {
    return [];
  }
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    found.push(node);
    waiting.push(...partsOf(node));
  }
  return found.sort((a, b) => a.start - b.start);
});

/** What a part of a program consists of. */
export function partsOf(node: AnyNode): AnyNode[] {
  return Object.values(node)
    .flat()
    .filter(
      (part: unknown): part is AnyNode =>
        typeof part === 'object' && part !== null && 'type' in part,
    );
}

/** Constants that are a text or number; a name that has two values is none. */
function constantsOf(nodes: readonly AnyNode[]): Map<string, Side | undefined> {
  const constants = new Map<string, Side | undefined>();
  for (const node of nodes) {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') {
      const {name} = node.id;
      const value = node.init ? literalOf(node.init) : undefined;
      constants.set(name, constants.has(name) ? undefined : value);
    }
  }
  return constants;
}

type Operand = Expression | PrivateIdentifier | Pattern;
type Pair = readonly [one: Operand, other: Operand, isEquality: boolean];

function pairsOf(node: AnyNode): Pair[] {
  if (node.type === 'BinaryExpression') {
    const isEquality = EQUALITY.has(node.operator);
    return isEquality || ORDER.has(node.operator)
      ? [[node.left, node.right, isEquality]]
      : [];
  }
  if (node.type === 'SwitchStatement') {
    return node.cases.flatMap(({test}) =>
      test ? [[node.discriminant, test, true] as const] : [],
    );
  }
  // ['a', 'b'].includes(name)
  if (
    node.type === 'CallExpression' &&
    node.callee.type === 'MemberExpression' &&
    node.callee.object.type === 'ArrayExpression' &&
    node.callee.property.type === 'Identifier' &&
    node.callee.property.name === 'includes'
  ) {
    const [argument] = node.arguments;
    return argument && argument.type !== 'SpreadElement'
      ? node.callee.object.elements.flatMap((element) =>
          element && element.type !== 'SpreadElement'
            ? [[argument, element, true] as const]
            : [],
        )
      : [];
  }
  return [];
}

function sideOf(
  node: Operand,
  constants: ReadonlyMap<string, Side | undefined>,
): Side | undefined {
  if (node.type === 'ChainExpression') {
    return sideOf(node.expression, constants);
  }
  if (node.type === 'Identifier') {
    return constants.get(node.name) ?? {name: node.name};
  }
  // getSexKubunName(code)
  if (
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    /^get\w+KubunName$/.test(node.callee.name)
  ) {
    return {name: node.callee.name};
  }
  if (node.type === 'MemberExpression') {
    const {property, computed} = node;
    const key = computed ? literalOf(property) : undefined;
    return property.type === 'Identifier' && !computed
      ? {name: property.name}
      : key && 'literal' in key && typeof key.literal === 'string'
        ? {name: key.literal}
        : undefined;
  }
  return literalOf(node);
}

function literalOf(node: Operand): Side | undefined {
  if (node.type === 'TemplateLiteral') {
    const [only] = node.quasis;
    return node.expressions.length === 0 && only
      ? {literal: only.value.cooked ?? ''}
      : undefined;
  }
  return node.type === 'Literal' &&
    (typeof node.value === 'string' || typeof node.value === 'number')
    ? {literal: node.value}
    : undefined;
}
