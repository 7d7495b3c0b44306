import {markedIds} from '../../src/features/assumptions/shared/marks';
import type {ConfirmedFact} from '../../src/features/assumptions/build/confirmedFacts';
import type {ListedAssumption} from '../../src/features/assumptions/shared/kinds';
import type {Source} from '../generated/assumptions';
import {blocksOf} from './blocks';
import {anyOf, tellingWords, wordsOf} from './words';

/** How a text says that something isn't known. */
const HEDGE =
  /見込み|違うことがあ|確認でき(?:て|ま)|未確認|ものとして(?:備え|、)|資料(?:がありません|で確認)|このWikiで決め|このWikiの(?:仮定|推奨|実行環境が示す)/;

/** What the confirmation of an assumption changes. */
export interface Confirmation {
  /** The files that had a mark, without it. */
  readonly changed: readonly Source[];
  /** Lines that still say that it isn't known. */
  readonly hedged: readonly string[];
}

/**
 * Takes the marks of an assumption out of the sources. Lines that hedge are to be
 * read where it was marked, and where its words are without another mark.
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
  const changed = sources
    .filter((source) => markedIds(source.text).includes(id))
    .map(({file, text}) => ({file, text: removeMarks(text, id)}));
  const hedged = sources.flatMap(({file, text}) => {
    const lines = text.split('\n');
    const blocks = file.endsWith('.mdx') ? blocksOf(lines) : undefined;
    const read = lines
      .filter((line, index) => {
        // Pages have a sentence on a line, code a statement on several.
        const {from, to} = blocks?.find((block) => index < block.to) ?? {
          from: Math.max(0, index - 5),
          to: index + 1,
        };
        const around = lines.slice(from, to).join('\n');
        const ids = markedIds(around);
        return (
          HEDGE.test(line) &&
          (ids.includes(id) ||
            (words.test(around) && !(blocks && ids.length > 0)))
        );
      })
      .map((line) => removeMarks(line, id));
    return removeMarks(text, id)
      .split('\n')
      .flatMap((line, index) =>
        read.includes(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      );
  });
  return {changed, hedged};
}

/**
 * Removes every mark of an id from a page, a stub or code. A line of its own goes
 * with it, and one of the two blank lines around that.
 */
export function removeMarks(text: string, id: string): string {
  const mark = `(?:\\{/\\* assumption: ${id} \\*/\\}|\\{@assumption ${id}\\}|(?:// )?assumption: ${id}(?![a-z0-9-]))`;
  const blank = ' *\\*? *\\n';
  return text
    .replaceAll(
      new RegExp(`(^${blank})?^ *\\*? *${mark} *(?:\\n|$)(${blank})?`, 'gm'),
      (_, above?: string, below?: string) => above ?? below ?? '',
    )
    .replaceAll(new RegExp(` +${mark}|${mark}(?: +(?=\\{))?`, 'g'), '')
    .replace(/\n+$/, '\n');
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
