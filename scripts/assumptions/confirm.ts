import {markedIds} from '../../src/features/assumptions/shared/marks';
import type {ConfirmedFact} from '../../src/features/assumptions/build/confirmedFacts';
import type {ListedAssumption} from '../../src/features/assumptions/shared/kinds';
import type {Source} from '../generated/assumptions';
import {blockAt, marksNearText} from './blocks';
import {removeMarks} from './removeMarks';
import {anyOf, tellingWords, wordsOf} from './words';

/** How a text says that something isn't known. */
const HEDGE =
  /見込み|違うことがあ|確認でき(?:て|ま)|未確認|ものとして(?:備え|、)|資料(?:がありません|で確認)|このWikiで決め|このWikiの(?:仮定|推奨|実行環境が示す)/;

/** A line that a person has to read. */
export interface ReadAgain {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** What the confirmation of an assumption changes. */
export interface Confirmation {
  /** The files that had a mark, without it. */
  readonly changed: readonly Source[];
  /** Lines that still say that it isn't known. */
  readonly hedged: readonly ReadAgain[];
}

/**
 * Takes the marks of an assumption out of the sources.
 *
 * @param assumption - that is confirmed
 * @param sources - all files that can carry a mark
 */
export function confirmAssumption(
  {id, text}: ListedAssumption,
  sources: readonly Source[],
): Confirmation {
  const words = anyOf(
    tellingWords(wordsOf(text), sources).map(({pattern}) => pattern),
  );
  const changed: Source[] = [];
  const hedged: ReadAgain[] = [];
  for (const source of sources) {
    const isMarked = markedIds(source.text).includes(id);
    const {statements, text: rest} = isMarked
      ? removeMarks(source.text, id)
      : {text: source.text, statements: []};
    if (isMarked) {
      changed.push({file: source.file, text: rest});
    }
    hedged.push(
      ...hedgedLines({file: source.file, text: rest}, statements, words),
    );
  }
  return {changed, hedged};
}

/**
 * The lines that hedge in the blocks of some statements, and those that hedge
 * elsewhere about the same words, without a mark of another assumption.
 */
function hedgedLines(
  {file, text}: Source,
  statements: readonly number[],
  words: RegExp,
): ReadAgain[] {
  const lines = text.split('\n');
  const isPage = file.endsWith('.mdx');
  const blocks = isPage ? statements.map((line) => blockAt(lines, line)) : [];
  return lines.flatMap((line, index) => {
    const isNear =
      blocks.some(({from, to}) => index >= from && index < to) ||
      (!isPage &&
        statements.some((start) => index >= start && index < start + 4));
    // Pages have a sentence on a line, code a statement on several.
    const isOnSubject = isPage
      ? words.test(line) && marksNearText(lines, index).length === 0
      : words.test(lines.slice(Math.max(0, index - 5), index + 1).join('\n'));
    const isHedged = HEDGE.test(line) && (isNear || isOnSubject);
    return isHedged ? [{file, line: index + 1, text: line.trim()}] : [];
  });
}

/**
 * The list without an entry.
 *
 * @param list - ASSUMPTIONS.md
 */
export function withoutEntry(list: string, id: string): string {
  return list
    .split(/^(?=## )/m)
    .filter((part) => part.split('\n', 1)[0]?.trim() !== `## ${id}`)
    .join('')
    .replace(/\n+$/, '\n');
}

/** The file of confirmed facts with one more, the newest first. */
export function withFact(
  facts: readonly ConfirmedFact[],
  fact: ConfirmedFact,
): string {
  return `${JSON.stringify([fact, ...facts], null, 2)}\n`;
}
