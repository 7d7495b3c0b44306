/*
 * Which lines of a program a page folds: the functions that all programs share,
 * and of a sample of the reference what isn't about the name that it explains.
 */
import {parse} from 'acorn';
import {COMMON_FUNCTIONS} from '@combosite-functions/stress';
import {FOLD} from '../shared/folds';
import {readFenceMeta} from '../shared/fenceMeta';
import type {Code} from 'mdast';
import type {CodeLink} from '../../reference/build/pages/codeLinks';
import type {FoldKind} from '../shared/folds';

/** A fold takes a line itself: fewer lines are shown. */
const LEAST_FOLDED = 4;

/** Lines of code, counted from 0; `end` is the one after. */
interface Lines {
  readonly start: number;
  readonly end: number;
}

interface Fold extends Lines {
  readonly kind: FoldKind;
  readonly label: string;
}

/**
 * @param code - a block of code
 * @param links - what it names
 * @returns what is folded, in the order of the lines
 */
export function findFolds(
  {meta, value}: Pick<Code, 'meta' | 'value'>,
  links: readonly CodeLink[],
): Fold[] {
  const lines = value.split('\n');
  // An empty line stands before them.
  const common = lines.indexOf(COMMON_FUNCTIONS) - 1;
  if (common >= 0) {
    const label = `共通の関数も表示（${lines.length - common}行）`;
    return [{kind: 'common', label, start: common, end: lines.length}];
  }
  const {about} = readFenceMeta(meta);
  if (about === undefined) {
    return [];
  }
  const names = links.filter(
    ({target}) => target === about || target.startsWith(`${about}#`),
  );
  const {start, end} = findShown(value, names);
  return [
    {start: 0, end: start, word: '前'},
    {start: end, end: lines.length, word: '続き'},
  ].flatMap(({word, ...part}) => {
    const count = part.end - part.start;
    const label = `${word}の${count}行も表示`;
    return count < LEAST_FOLDED
      ? []
      : [{kind: 'rest' as const, label, ...part}];
  });
}

/**
 * @param lines - of a block, as HTML
 * @param folds - as {@link findFolds} gives them
 * @returns the parts of the block: every second one is folded
 */
export function foldLines(
  lines: readonly string[],
  folds: readonly Fold[],
): string {
  let shown = 0;
  const parts = folds.flatMap(({kind, label, start, end}) => {
    const before = lines.slice(shown, start).join('\n');
    shown = end;
    return [before, [kind, label, ...lines.slice(start, end)].join('\n')];
  });
  const rest = lines.slice(shown).join('\n');
  return [...parts, ...(shown < lines.length ? [rest] : [])].join(FOLD);
}

/** The statements that name something, from the first to the last. */
function findShown(code: string, names: readonly CodeLink[]): Lines {
  const found = statementsOf(code).filter(({from, to}) =>
    names.some(({start}) => from <= start && start < to),
  );
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length;
  return {
    start: lineAt(found[0]?.from ?? 0) - 1,
    end: lineAt(found.at(-1)?.to ?? code.length),
  };
}

/** The statements of a program and of its functions, each with its comments. */
function statementsOf(code: string): {from: number; to: number}[] {
  const bodies = parse(code, {ecmaVersion: 'latest'}).body.map((node) =>
    node.type === 'FunctionDeclaration'
      ? {from: node.body.start + 1, nodes: node.body.body}
      : {from: node.start, nodes: [node]},
  );
  return bodies.flatMap(({from, nodes}) =>
    nodes.map((node, index) => {
      const before = nodes[index - 1]?.end ?? from;
      const space = /^\s*/.exec(code.slice(before))?.[0].length ?? 0;
      return {from: before + space, to: node.end};
    }),
  );
}
