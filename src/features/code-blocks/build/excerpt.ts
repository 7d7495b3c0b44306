/*
 * What a sample of the reference is about, in a few lines: the statement that
 * names it, what keeps it from doing harm, what it needs, and what is done with
 * its result. Lines stand as they do in the program, but for what encloses them.
 */
import {nodesOf, partsOf} from '@combosite-functions/simulator';
import type {AnyNode} from 'acorn';

/** So short is a call. */
const MOST_LINES = 6;
/** A program of which more is shown than this is shown whole. */
const MOST_OF_PROGRAM = 2 / 3;
/** With the conditions under which it is made. */
const MOST_GUARDED = 13;

/** The lines that are shown, and what they name that is set in others. */
export interface Excerpt {
  readonly lines: readonly ExcerptLine[];
  readonly hidden: readonly string[];
}

/** A line of a program, counted from 0. */
export interface ExcerptLine {
  readonly line: number;
  /** How many of the spaces before it fall away. */
  readonly spaces?: number;
  /** How many stand before what tells that it and those below are left out. */
  readonly gap?: number;
}

/** A statement without the statements of its blocks. */
interface Piece {
  readonly node: AnyNode;
  readonly parent: Piece | undefined;
  /** What stands before it in its block, in that order. */
  readonly before: readonly Piece[];
  readonly children: Piece[];
  readonly lines: number[];
  readonly binds: Set<string>;
  readonly uses: Set<string>;
}

/**
 * @param code - a program
 * @param starts - offsets of what it is about
 * @param most - lines with what the statement needs
 * @returns nothing for a program that is shown whole
 */
export function findExcerpt(
  code: string,
  starts: readonly number[],
  most = MOST_LINES,
): Excerpt | undefined {
  const lines = code.split('\n');
  const pieces = piecesOf(code);
  // A block's last piece around an offset is the innermost.
  const use = starts
    .map((start) => pieces.findLast(({node}) => isIn(node, start)))
    .find((piece) => piece !== undefined);
  if (!use) {
    return undefined;
  }
  const taken = new Set([use]);
  let room = most;
  const take = (wanted: readonly Piece[], limit = room) => {
    if (sizeOf(new Set([...taken, ...wanted])) <= limit) {
      wanted.forEach((piece) => taken.add(piece));
    }
  };
  const takeBinders = (piece: Piece) => {
    for (const [, binder] of bindersOf(piece)) {
      take([binder]);
    }
  };
  take(insideOf(use), MOST_LINES);
  const own = sizeOf(taken);
  for (const guard of guardsOf(use)) {
    take([guard, ...consequenceOf(guard)], MOST_GUARDED);
  }
  // What guards it takes no room from what it needs.
  room += sizeOf(taken) - own;
  takeBinders(use);
  const next = pieces.find(({before}) => before.at(-1) === use);
  if (next && [...use.binds].some((name) => next.uses.has(name))) {
    const more = [next, ...insideOf(next)];
    take([...more, ...more.flatMap(bindersOf).map(([, binder]) => binder)]);
  }
  for (const piece of taken) {
    takeBinders(piece);
  }
  const shown = [...taken]
    .flatMap((piece) => {
      const depth = enclosing(piece).filter((one) => taken.has(one)).length;
      const indent = lines[piece.lines[0] ?? 0]?.search(/\S/) ?? 0;
      return piece.lines.map((line, index) => ({
        line,
        spaces: indent - 2 * depth,
        // Of what is left out before it, which may be the end of its block.
        gap: 2 * (index > 0 ? depth + 1 : depth),
      }));
    })
    .sort((a, b) => a.line - b.line);
  // What encloses a line isn't missed.
  const frames = new Set(
    [...taken].flatMap(enclosing).flatMap((piece) => piece.lines),
  );
  const isMissed = (line: number) =>
    !frames.has(line) && !/^\s*(?:\/\/.*)?$/.test(lines[line] ?? '');
  const excerpt = shown.flatMap(({line, spaces, gap}, index) => {
    const last = shown[index - 1]?.line ?? line;
    const between = Array.from({length: line - last}, (_, at) => last + at);
    return [
      ...(between.slice(1).some(isMissed) ? [{line: line - 1, gap}] : []),
      {line, spaces},
    ];
  });
  const hidden = [...taken]
    .flatMap(bindersOf)
    .flatMap(([name, binder]) => (taken.has(binder) ? [] : [name]));
  return lines.length > MOST_LINES &&
    excerpt.length <= lines.length * MOST_OF_PROGRAM
    ? {lines: excerpt, hidden: [...new Set(hidden)]}
    : undefined;
}

/**
 * The conditions under which a statement is made, the nearest first: those around
 * it, those before it that end the function, and what ends what it is in behind
 * it, perhaps for its result.
 */
function guardsOf(piece: Piece): Piece[] {
  const around = enclosing(piece);
  const next = piece.parent?.children.find(
    ({before}) => before.at(-1) === piece,
  );
  const isEnd =
    next &&
    (ENDING.test(next.node.type) ||
      (isGuard(next) && [...piece.binds].some((name) => next.uses.has(name))));
  return [
    ...(isEnd ? [next] : []),
    ...around.filter(({node}) => /^(?:If|Try)Statement$/.test(node.type)),
    ...[piece, ...around].flatMap(({before}) =>
      before.filter((one) => isGuard(one, LEAVING)).toReversed(),
    ),
  ];
}

const ENDING = /^(?:Throw|Return|Continue)Statement$/;
/** What goes on with the next one would mean nothing without its loop. */
const LEAVING = /^(?:Throw|Return)Statement$/;

/** Whether a statement is there to end what it is in. */
function isGuard(piece: Piece, ending = ENDING): boolean {
  return (
    piece.node.type === 'IfStatement' &&
    insideOf(piece).some(({node}) => ending.test(node.type))
  );
}

/** What a guard does, and what is done where a statement fails. */
function consequenceOf(guard: Piece): Piece[] {
  const {node} = guard;
  const inside = insideOf(guard);
  return isGuard(guard)
    ? inside
    : node.type === 'TryStatement'
      ? inside.filter(
          (piece) => node.handler && isIn(node.handler, piece.node.start),
        )
      : [];
}

function isIn({start, end}: AnyNode, offset: number): boolean {
  return start <= offset && offset < end;
}

function sizeOf(pieces: ReadonlySet<Piece>): number {
  return [...pieces].reduce((sum, {lines}) => sum + lines.length, 0);
}

function insideOf({children}: Piece): Piece[] {
  return children.flatMap((child) => [child, ...insideOf(child)]);
}

function enclosing({parent}: Piece): Piece[] {
  return parent ? [parent, ...enclosing(parent)] : [];
}

/** What a piece names, and what sets it: the nearest above. */
function bindersOf(piece: Piece): [name: string, binder: Piece][] {
  const above = [piece, ...enclosing(piece)].flatMap((one) => [
    ...(one === piece ? [] : [one]),
    ...one.before.toReversed(),
  ]);
  return [...piece.uses]
    .flatMap((name) => {
      const binder = above.find(({binds}) => binds.has(name));
      return binder ? [[name, binder] as [string, Piece]] : [];
    })
    .sort(([, a], [, b]) => b.node.start - a.node.start);
}

/** All pieces of a program, each before those in it. */
function piecesOf(code: string): Piece[] {
  const [program] = nodesOf(code);
  const lines = code.split('\n');
  const found: Piece[] = [];
  const read = (body: readonly AnyNode[], parent?: Piece): void => {
    const before: Piece[] = [];
    for (const node of body) {
      const piece: Piece = {
        node,
        parent,
        before: [...before],
        children: [],
        lines: [],
        ...namesOf(node),
      };
      before.push(piece);
      found.push(piece);
      parent?.children.push(piece);
      read(blocksOf(node), piece);
      piece.lines.push(...linesOf(piece, lines));
    }
  };
  read(program?.type === 'Program' ? program.body : []);
  return found;
}

/** The lines of a piece; a comment in its blocks is about what is in them. */
function linesOf(
  {children, node: {loc}}: Piece,
  lines: readonly string[],
): number[] {
  const isInside = (line: number) =>
    /^\s*(?:\/\/.*)?$/.test(lines[line] ?? '') ||
    children.some(({node}) => {
      const {start, end} = node.loc ?? {};
      return start && end && start.line - 1 <= line && line < end.line;
    });
  const {start, end} = loc ?? {};
  return start && end
    ? Array.from(
        {length: end.line - start.line + 1},
        (_, index) => start.line - 1 + index,
      ).filter((line) => children.length === 0 || !isInside(line))
    : [];
}

/** The statements in the blocks of one; those of a function in it belong to it. */
function blocksOf(node: AnyNode): AnyNode[] {
  return node.type === 'BlockStatement'
    ? node.body
    : /Statement$|^(?:CatchClause|FunctionDeclaration)$/.test(node.type)
      ? partsOf(node).flatMap(blocksOf)
      : [];
}

/** Names that a statement binds and uses itself. */
function namesOf(statement: AnyNode): Pick<Piece, 'binds' | 'uses'> {
  const binds = new Set<string>();
  const uses = new Set<string>();
  /** Of the functions in it. */
  const inner = new Set<string>();
  const read = (nodes: readonly AnyNode[], own: Set<string>): void => {
    for (const node of nodes) {
      const targets = targetsOf(node);
      const isInner = /Function|Arrow/.test(node.type) && node !== statement;
      const bound = isInner ? inner : own;
      targets.flatMap(boundBy).forEach((name) => bound.add(name));
      if (node.type === 'Identifier') {
        uses.add(node.name);
      } else if (node.type !== 'BlockStatement' || own === inner) {
        const parts = partsOf(node).filter((part) => !targets.includes(part));
        read(
          parts.filter((part) => !isName(part, node)),
          bound,
        );
      }
    }
  };
  read([statement], binds);
  inner.forEach((name) => uses.delete(name));
  return {binds, uses};
}

/** What a node gives a value: names, or patterns of them. */
function targetsOf(node: AnyNode): AnyNode[] {
  return node.type === 'VariableDeclarator'
    ? [node.id]
    : node.type === 'CatchClause'
      ? [node.param ?? []].flat()
      : 'params' in node
        ? node.params
        : [];
}

/** The names in a pattern. */
function boundBy(pattern: AnyNode): string[] {
  return pattern.type === 'Identifier'
    ? [pattern.name]
    : partsOf(pattern)
        .filter((part) => !isName(part, pattern))
        .flatMap(boundBy);
}

/** Whether a part is the name of a property, not of a value. */
function isName(part: AnyNode, node: AnyNode): boolean {
  return (
    (node.type === 'MemberExpression' &&
      !node.computed &&
      part === node.property) ||
    (node.type === 'Property' &&
      !node.computed &&
      part === node.key &&
      part !== node.value)
  );
}
