/*
 * How well one word fits one entry.
 */
import {WEIGHT} from './weights';
import type {Corpus} from './corpus';
import type {Haystack} from './haystack';

/** From 0 to 1 in each place. */
export interface Fit {
  title: number;
  text: number;
  /** In what other pages call the entry. */
  also: number;
  /** Whether it is there at all, in any place. */
  there: number;
  /** Points for being the title. */
  bonus: number;
}

/** By the position of the entry. */
export type Fits = Map<number, Fit>;

/** The fit of an entry, to be raised. */
export function fitOf(fits: Fits, position: number): Fit {
  const fit = fits.get(position) ?? {
    title: 0,
    text: 0,
    also: 0,
    there: 0,
    bonus: 0,
  };
  fits.set(position, fit);
  return fit;
}

/** Whether a word is there, partly if only parts of it are. */
export function presence({also, there, title}: Fit): number {
  return Math.min(1, Math.max(there, title * 1.6, also * 1.6));
}

/** How much a text is about a word that it holds so many times. */
export function textFit(
  {density}: Corpus,
  position: number,
  count: number,
): number {
  return Math.min(1, 0.4 + 0.2 * Math.log2(count)) * (density[position] ?? 1);
}

/** How much the word is of the line in which other pages call the entry so. */
export function alsoFit(
  names: Haystack,
  position: number,
  text: string,
): number {
  const sizes = (names.texts[position] ?? '')
    .split('\n')
    .filter((line) => line.includes(text))
    .map(({length}) => length);
  return sizes.length > 0
    ? 0.45 + 0.55 * (text.length / Math.min(...sizes))
    : 0;
}

/** How much of a title is the word. */
export function titleFit(
  {parts, titles}: Corpus,
  position: number,
  text: string,
): number {
  const title = titles[position] ?? '';
  const member = title.slice(title.lastIndexOf('.') + 1);
  const size = member.includes(text) ? member.length : title.length;
  const isPart = parts[position]?.has(text) ?? false;
  return Math.min(
    1,
    0.45 + 0.55 * Math.min(1, text.length / (size || 1)) + (isPart ? 0.1 : 0),
  );
}

/** Points for a word that is the title, or the member. */
export function titleBonus(
  {pageOf, titles}: Corpus,
  position: number,
  text: string,
): number {
  const title = titles[position] ?? '';
  if (title === text) {
    return pageOf(position) === position
      ? WEIGHT.isTitle / 2
      : WEIGHT.isHeading / 2;
  }
  return title.endsWith(`.${text}`) ? WEIGHT.isMember : 0;
}

/** Whether a short word is found only inside other words. */
export function isFragment(content: string, text: string): boolean {
  if (!/^[a-z\d]{1,3}$/.test(text)) {
    return text.length === 1 && isInsideKatakana(content, text);
  }
  return !new RegExp(`(?<![a-z\\d])${text}(?![a-z])`).test(content);
}

/** キー folds to one letter, which many words hold. */
function isInsideKatakana(content: string, text: string): boolean {
  return (
    /[ァ-ヺ]/.test(text) && !new RegExp(`${text}(?![ァ-ヺ])`).test(content)
  );
}
