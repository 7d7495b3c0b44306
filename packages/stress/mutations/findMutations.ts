/*
 * Small mistakes, put into a program one at a time: whoever tests a program wants
 * each to be noticed by what is expected of its runs.
 */
import {nodesOf} from '@combosite-functions/simulator';
import {COMMON_FUNCTIONS} from '../commonFunctions';
import type {AnyNode} from 'acorn';

/** A program with one mistake. */
export interface Mutation {
  /** Line of the program, from 1. */
  readonly line: number;
  /** That line, and what becomes of it; several lines are joined. */
  readonly before: string;
  readonly after: string;
  /** What such a mistake leads to, in a few words. */
  readonly about: string;
  /** The whole program with it. */
  readonly source: string;
}

/** What takes the place of a part of a program. */
interface Change {
  readonly part: Pick<AnyNode, 'start' | 'end'>;
  readonly text: string;
  readonly kind: Kind;
}

/** Kinds of mistakes; the heaviest come first. */
const KINDS = {
  check: '確認せずに進む',
  await: '終わるのを待たずに進む',
  filter: '絞り込まない',
  compare: '境目が1つずれる',
  equal: '条件が逆になる',
  both: '「かつ」と「または」が入れ替わる',
  branch: '場合を分けない',
  round: '端数の扱いが変わる',
  sum: '計算が変わる',
  value: '決まった数が変わる',
  missing: '値がないときの値を使わない',
} as const;
type Kind = keyof typeof KINDS;
const WEIGHTS = Object.keys(KINDS);

/** Operators, and what they are taken for. */
const OPERATORS: Readonly<Record<string, readonly [string, Kind]>> = {
  '<': ['<=', 'compare'],
  '<=': ['<', 'compare'],
  '>': ['>=', 'compare'],
  '>=': ['>', 'compare'],
  '===': ['!==', 'equal'],
  '!==': ['===', 'equal'],
  '==': ['!=', 'equal'],
  '!=': ['==', 'equal'],
  '&&': ['||', 'both'],
  '||': ['&&', 'both'],
  '+': ['-', 'sum'],
  '-': ['+', 'sum'],
  '*': ['/', 'sum'],
  '/': ['*', 'sum'],
  '%': ['*', 'sum'],
  '+=': ['-=', 'sum'],
  '-=': ['+=', 'sum'],
};

const ROUNDINGS: Readonly<Record<string, string>> = {
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  trunc: 'ceil',
};

/**
 * Puts each mistake into a program that it has a place for. What only makes the
 * text of a log or of an error is left alone, and so are the common functions, which
 * are tested where they are written.
 *
 * @param source - a program that can be parsed
 * @returns programs, those first whose mistake weighs most
 */
export function findMutations(source: string): Mutation[] {
  const mark = source.indexOf(COMMON_FUNCTIONS);
  const end = mark === -1 ? source.length : mark;
  const nodes = nodesOf(source).filter((node) => node.start < end);
  const texts = nodes.filter(isText);
  const changes = nodes
    .filter(
      (node) =>
        !texts.some((text) => text.start <= node.start && node.end <= text.end),
    )
    .flatMap((node) => changesOf(node, source));
  return changes
    .map((change) => [WEIGHTS.indexOf(change.kind), change] as const)
    .sort(([one, {part}], [other, next]) =>
      one === other ? part.start - next.part.start : one - other,
    )
    .map(([, change]) => mutate(source, change));
}

/** Whether a part is a call of the logger, or the making of an error. */
function isText(node: AnyNode): boolean {
  return (
    node.type === 'TemplateLiteral' ||
    (node.type === 'NewExpression' &&
      node.callee.type === 'Identifier' &&
      node.callee.name.endsWith('Error')) ||
    (node.type === 'CallExpression' &&
      node.callee.type === 'MemberExpression' &&
      node.callee.object.type === 'Identifier' &&
      node.callee.object.name === 'logger')
  );
}

function changesOf(node: AnyNode, source: string): Change[] {
  const textOf = ({start, end}: Pick<AnyNode, 'start' | 'end'>): string =>
    source.slice(start, end);
  if (node.type === 'IfStatement') {
    // A check: what it stops isn't stopped any more.
    return !node.alternate && leaves(node.consequent)
      ? [{part: node.test, text: 'false', kind: 'check'}]
      : [{part: node.test, text: 'true', kind: 'branch'}];
  }
  if (node.type === 'AwaitExpression') {
    return [{part: node, text: textOf(node.argument), kind: 'await'}];
  }
  if (node.type === 'ConditionalExpression') {
    return [node.consequent, node.alternate].map((one) => ({
      part: node,
      text: `(${textOf(one)})`,
      kind: 'branch',
    }));
  }
  if (node.type === 'LogicalExpression' && node.operator === '??') {
    return [{part: node, text: `(${textOf(node.left)})`, kind: 'missing'}];
  }
  if (
    node.type === 'LogicalExpression' ||
    node.type === 'BinaryExpression' ||
    node.type === 'AssignmentExpression'
  ) {
    return operatorChange(node, source);
  }
  if (node.type === 'Literal') {
    return typeof node.value === 'number'
      ? [{part: node, text: String(node.value + 1), kind: 'value'}]
      : [];
  }
  if (
    node.type !== 'CallExpression' ||
    node.callee.type !== 'MemberExpression' ||
    node.callee.property.type !== 'Identifier'
  ) {
    return [];
  }
  const {object, property} = node.callee;
  const rounding = ROUNDINGS[property.name];
  return property.name === 'filter' || property.name === 'where'
    ? [
        {part: node, text: textOf(object), kind: 'filter'},
        ...node.arguments.flatMap(conditionChange),
      ]
    : rounding && textOf(object) === 'Math'
      ? [{part: property, text: rounding, kind: 'round'}]
      : [];
}

/** The other operator of a query, which is a text. */
function conditionChange(argument: AnyNode): Change[] {
  const given = argument.type === 'Literal' ? String(argument.value) : '';
  const [text, kind] = OPERATORS[given] ?? [];
  return text !== undefined && kind === 'compare'
    ? [{part: argument, text: `'${text}'`, kind}]
    : [];
}

/** The other operator between two sides, where there is one. */
function operatorChange(
  node: Extract<
    AnyNode,
    {type: 'BinaryExpression' | 'LogicalExpression' | 'AssignmentExpression'}
  >,
  source: string,
): Change[] {
  const [text, kind] = OPERATORS[node.operator] ?? [];
  // A text can only be put together.
  const isTexts = [node.left, node.right].some(
    (side) =>
      side.type === 'TemplateLiteral' ||
      (side.type === 'Literal' && typeof side.value === 'string'),
  );
  if (text === undefined || kind === undefined || (kind === 'sum' && isTexts)) {
    return [];
  }
  const start = source.indexOf(node.operator, node.left.end);
  return [{part: {start, end: start + node.operator.length}, text, kind}];
}

/** Whether what follows isn't reached after a statement. */
function leaves(node: AnyNode): boolean {
  const last = node.type === 'BlockStatement' ? node.body.at(-1) : node;
  return /^(?:Throw|Return|Continue|Break)Statement$/.test(last?.type ?? '');
}

/** A program in which a part was changed. */
function mutate(source: string, {part, text, kind}: Change): Mutation {
  const start = source.lastIndexOf('\n', part.start - 1) + 1;
  const next = source.indexOf('\n', part.end);
  const end = next === -1 ? source.length : next;
  const asOneLine = (lines: string): string =>
    lines.replace(/\s*\n\s*/g, ' ').trim();
  const after =
    source.slice(start, part.start) + text + source.slice(part.end, end);
  return {
    line: source.slice(0, part.start).split('\n').length,
    before: asOneLine(source.slice(start, end)),
    after: asOneLine(after),
    about: KINDS[kind],
    source: source.slice(0, part.start) + text + source.slice(part.end),
  };
}
