import {foldWithOrigins} from './fold';
import type {MarkedText} from './types';

/** Where a text may be cut: after a sentence, a clause or a line. */
const BOUNDARY = /[。、，．！？\s」）)]/;

/** Long vowel, voiced sound, and the small letter of a variant (フォ). */
const OWN_MARKS = /^(?:ー|ｰ|ァ|ィ|ェ|ォ|\uff9e|\uff9f|\u3099|\u309a)*/;

/** How far a cut may move to a boundary. */
const SLACK = 24;

/** How much may stand before a word in the one line of a phone. */
const LEAD = 12;

/** A range of a text: from the first index up to the second. */
type Range = readonly [start: number, end: number];

/**
 * Marks the words of a query in a text.
 *
 * @param text - as it is shown
 * @param needles - folded
 * @param length - how much of the text is wanted, about: the part with most of
 *   the words, or the beginning; all of it if not given
 * @param sought - the words by which the part is chosen, if not by all
 */
export function markText(
  text: string,
  needles: readonly string[],
  length?: number,
  sought = needles,
): MarkedText[] {
  const ranges = findRanges(text, needles);
  const wanted = length === undefined ? [] : findRanges(text, sought);
  const [start, end] =
    length === undefined || text.length <= length
      ? [0, text.length]
      : chooseWindow(text, wanted, length);
  const [word = start] = wanted
    .map(([from]) => from)
    .filter((from) => from >= start && from < end);
  const near = word - start > LEAD ? beginNear(text, word - LEAD, word) : start;
  const pieces: MarkedText[] = [];
  const add = (from: number, to: number, marked: boolean) => {
    if (to > from) {
      pieces.push({text: text.slice(from, to).replaceAll('\n', ' '), marked});
    }
  };
  const lead = text.slice(start, near).replaceAll('\n', ' ');
  const beginning = (start > 0 ? '…' : '') + lead;
  if (beginning) {
    pieces.push({text: beginning, marked: false, ...(lead && {isLead: true})});
  }
  let position = near;
  for (const [from, to] of ranges) {
    if (from >= position && from < end) {
      add(position, from, false);
      add(from, Math.min(to, end), true);
      position = Math.min(to, end);
    }
  }
  add(position, end, false);
  if (end < text.length) {
    pieces.push({text: '…', marked: false});
  }
  return pieces;
}

/**
 * Where words stand in a text, in order, the longest where several begin.
 *
 * @param text - as it is shown
 * @param needles - folded
 */
export function findRanges(text: string, needles: readonly string[]): Range[] {
  const folded = foldWithOrigins(text);
  const found: Range[] = needles.flatMap((needle) => {
    const ranges: Range[] = [];
    let position = needle ? folded.text.indexOf(needle) : -1;
    while (position !== -1) {
      const end = position + needle.length;
      const start = folded.origins[position] ?? 0;
      const next = folded.origins[end] ?? text.length;
      const stop = withLongVowel(text, next, folded, end);
      if (
        !isInsideWord(folded.text, position, end) &&
        !isInsideLoanword(text, start, stop)
      ) {
        ranges.push([start, stop]);
      }
      position = folded.text.indexOf(needle, end);
    }
    return ranges;
  });
  const ordered = found.sort(
    ([startA, endA], [startB, endB]) => startA - startB || endB - endA,
  );
  let last = 0;
  return ordered.filter(([start, end]) => {
    const isFree = start >= last && end > start;
    last = isFree ? end : last;
    return isFree;
  });
}

/** Short Latin words are marked as words only: `in` isn't in `string`. */
function isInsideWord(text: string, start: number, end: number): boolean {
  return (
    end - start < 4 &&
    /^[a-z\d]+$/.test(text.slice(start, end)) &&
    (/[a-z\d]/.test(text.charAt(start - 1)) || /[a-z]/.test(text.charAt(end)))
  );
}

/** The same of those in katakana: `ログ` isn't in `プログラム`. */
function isInsideLoanword(text: string, start: number, end: number): boolean {
  return (
    end - start < 3 &&
    /^[ァ-ヺー]+$/.test(text.slice(start, end)) &&
    (/[ァ-ヺー]/.test(text.charAt(start - 1)) ||
      /[ァ-ヺー]/.test(text.charAt(end)))
  );
}

/**
 * What folding drops after a word stays outside it, except what belongs to its
 * last letter.
 */
function withLongVowel(
  text: string,
  next: number,
  folded: {readonly origins: readonly number[]},
  end: number,
): number {
  const last = (folded.origins[end - 1] ?? 0) + 1;
  const [marks = ''] = OWN_MARKS.exec(text.slice(last, next)) ?? [];
  return last + marks.length;
}

/** The part with most marks, moved to where sentences begin and end. */
function chooseWindow(
  text: string,
  ranges: readonly Range[],
  length: number,
): Range {
  let best = 0;
  let most = -1;
  ranges.forEach(([start], at) => {
    const inside = ranges.slice(at).filter(([, end]) => end <= start + length);
    const kinds = new Set(
      inside.map(([from, to]) => text.slice(from, to).toLowerCase()),
    ).size;
    if (kinds * 4 + inside.length > most) {
      most = kinds * 4 + inside.length;
      best = start;
    }
  });
  const start = beginNear(text, Math.max(0, best - SLACK), best);
  return [start, endNear(text, Math.min(text.length, start + length))];
}

/** The last boundary before a word, or as far before as allowed. */
function beginNear(text: string, from: number, word: number): number {
  if (from === 0) {
    return 0;
  }
  for (let index = word; index > from; index -= 1) {
    if (BOUNDARY.test(text.charAt(index - 1))) {
      return index;
    }
  }
  return wordStart(text, from);
}

/** The nearest boundary around an index. */
function endNear(text: string, wanted: number): number {
  for (let distance = 0; distance <= SLACK; distance += 1) {
    for (const index of [wanted + distance, wanted - distance]) {
      if (index >= text.length) {
        return text.length;
      }
      if (BOUNDARY.test(text.charAt(index - 1))) {
        return index;
      }
    }
  }
  return wordStart(text, wanted);
}

/** Not in the middle of an identifier or a surrogate pair. */
function wordStart(text: string, index: number): number {
  let start = index;
  while (
    start > 0 &&
    start > index - SLACK &&
    (/^\w\w$/.test(text.slice(start - 1, start + 1)) ||
      /^[\udc00-\udfff]/.test(text.charAt(start)))
  ) {
    start -= 1;
  }
  return start;
}
