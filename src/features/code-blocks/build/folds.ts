/*
 * Which lines of a program a page folds: the functions that all programs share,
 * what isn't about the name that a page explains, and in the reference all but a
 * few.
 */
import {parse} from 'acorn';
import {COMMON_FUNCTIONS} from '@combosite-functions/stress';
import {FOLD} from '../shared/folds';
import {readFenceMeta} from '../shared/fenceMeta';
import {findExcerpt} from './excerpt';
import type {Code} from 'mdast';
import type {CodeLink} from '../../reference/build/pages/codeLinks';
import type {FoldKind} from '../shared/folds';
import type {ExcerptLine} from './excerpt';

/** A fold takes a line itself: fewer lines are shown. */
const LEAST_FOLDED = 4;

/** What one sees at a glance is shown whole. */
const SHOWN_WHOLE = 15;

/** Lines of a comparison, with what it needs. */
const MOST_OF_CODE = 3;

/** Lines of code, counted from 0; `end` is the one after. */
interface Lines {
  readonly start: number;
  readonly end: number;
}

interface Fold extends Lines {
  readonly kind: FoldKind;
  readonly label: string;
  /** What is shown in its place. */
  readonly excerpt?: readonly ExcerptLine[];
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
  const end = common < 0 ? lines.length : common;
  const {about, sampleOf} = readFenceMeta(meta);
  if (sampleOf !== undefined) {
    return wholeOf(value, startsOf(links, sampleOf), sampleOf);
  }
  const shown =
    about === undefined || end <= SHOWN_WHOLE
      ? []
      : findShown(value, about, links);
  const folds = shown
    .flatMap((part, index) => [
      {start: shown[index - 1]?.end ?? 0, end: part.start},
      ...(part === shown.at(-1) && common < 0 ? [{start: part.end, end}] : []),
    ])
    .filter((part) => part.end - part.start >= LEAST_FOLDED)
    .map((part): Fold => {
      const place =
        part.start === 0 ? '前' : part.end === end ? '続き' : '途中';
      const label = `${place}の${part.end - part.start}行も表示`;
      return {kind: 'rest', label, ...part};
    });
  const label = `共通の関数も表示（${lines.length - common}行）`;
  return common < 0
    ? folds
    : [...folds, {kind: 'common', label, start: common, end: lines.length}];
}

/** A sample of the reference behind its call; a code's is one comparison. */
function wholeOf(
  value: string,
  starts: readonly number[],
  route: string,
): Fold[] {
  const isCode = route.startsWith('/api/enumerations/');
  const excerpt = findExcerpt(value, starts, isCode ? MOST_OF_CODE : undefined);
  if (!excerpt) {
    return [];
  }
  const end = value.split('\n').length;
  const names = excerpt.hidden.join('、');
  const label = `プログラムの全体を見る（${end}行${names && `、${names}の用意も`}）`;
  return [{kind: 'whole', label, start: 0, end, excerpt: excerpt.lines}];
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
  const parts = folds.flatMap(({kind, label, start, end, excerpt}) => {
    const before = (
      excerpt?.map(({gap, line, spaces}) =>
        gap === undefined ? lines[line]?.slice(spaces) : `${' '.repeat(gap)}…`,
      ) ?? lines.slice(shown, start)
    ).join('\n');
    shown = end;
    return [before, [kind, label, ...lines.slice(start, end)].join('\n')];
  });
  const rest = lines.slice(shown).join('\n');
  return [...parts, ...(shown < lines.length ? [rest] : [])].join(FOLD);
}

/**
 * What a reader sets, and the statements that name what the program is about,
 * from the first to the last, with the line that begins their function.
 *
 * @param about - a function of the program, or a route of the reference
 */
function findShown(
  code: string,
  about: string,
  links: readonly CodeLink[],
): Lines[] {
  const statements = statementsOf(code);
  const calls = [...code.matchAll(new RegExp(`\\b${about}\\(`, 'g'))];
  const names = [...calls.map(({index}) => index), ...startsOf(links, about)];
  const found = statements.filter(
    ({isSetting, from, to}) =>
      !isSetting && names.some((start) => from <= start && start < to),
  );
  const first = found[0];
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length;
  return [
    ...(first ? statements.filter(({isSetting}) => isSetting) : []),
    ...(first ? [first.head] : []),
    ...(first ? [{from: first.from, to: found.at(-1)?.to ?? first.to}] : []),
  ]
    .sort((a, b) => a.from - b.from)
    .map(({from, to}) => ({start: lineAt(from) - 1, end: lineAt(to)}));
}

/** Where a name of the reference stands, or one of its members. */
function startsOf(links: readonly CodeLink[], route: string): number[] {
  return links
    .filter(({target}) => `${target}#`.startsWith(`${route}#`))
    .map(({start}) => start);
}

interface Statement {
  /** Offset where the comments above it begin. */
  readonly from: number;
  /** Offset after its last character. */
  readonly to: number;
  /** Whether it is outside of all functions. */
  readonly isSetting: boolean;
  /** Offsets of what begins the function that it is in. */
  readonly head: {readonly from: number; readonly to: number};
}

/** The statements of a program and of its functions. */
function statementsOf(code: string): Statement[] {
  const {body} = parse(code, {ecmaVersion: 'latest'});
  return body.flatMap((node, at) => {
    const isSetting = node.type !== 'FunctionDeclaration';
    const nodes = isSetting ? [node] : node.body.body;
    const from = isSetting ? (body[at - 1]?.end ?? 0) : node.body.start + 1;
    const head = {from: node.start, to: from};
    return nodes.map(({end}, index) => {
      const before = nodes[index - 1]?.end ?? from;
      const space = /^\s*/.exec(code.slice(before))?.[0].length ?? 0;
      // What a company has decided stands right below what it sets.
      const below = /^.*(?:\n\/\/.*)*/.exec(code.slice(end))?.[0] ?? '';
      const to = isSetting ? end + below.length : end;
      return {from: before + space, to, isSetting, head};
    });
  });
}
