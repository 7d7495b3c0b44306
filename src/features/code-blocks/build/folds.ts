/*
 * Which lines of a program a page folds: the functions that all programs share,
 * and in the reference all but a few. Elsewhere nothing: what a line uses is in
 * sight.
 */
import {COMMON_FUNCTIONS} from '@combosite-functions/stress';
import {FOLD, commonLabel} from '../shared/folds';
import {readFenceMeta} from '../shared/fenceMeta';
import {findExcerpt} from './excerpt';
import type {Code} from 'mdast';
import type {CodeLink} from '../../reference/build/pages/codeLinks';
import type {FoldKind} from '../shared/folds';
import type {ExcerptLine} from './excerpt';

/** Lines of a comparison, with what it needs. */
const MOST_OF_CODE = 3;

/** Lines of code, counted from 0; `end` is the one after. */
interface Fold {
  readonly start: number;
  readonly end: number;
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
  const {sampleOf} = readFenceMeta(meta);
  if (sampleOf !== undefined) {
    return wholeOf(value, startsOf(links, sampleOf), sampleOf);
  }
  // An empty line stands before them.
  const start = lines.indexOf(COMMON_FUNCTIONS) - 1;
  const end = lines.length;
  const label = commonLabel(lines.slice(start).join('\n'));
  return start < 0 ? [] : [{kind: 'common', label, start, end}];
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
  const label = `プログラムの全体（${end}行${names && `、${names}の用意も`}）`;
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

/** Where a name of the reference stands, or one of its members. */
function startsOf(links: readonly CodeLink[], route: string): number[] {
  return links
    .filter(({target}) => `${target}#`.startsWith(`${route}#`))
    .map(({start}) => start);
}
