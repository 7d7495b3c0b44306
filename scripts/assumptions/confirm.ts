import type {ConfirmedFact} from '../../src/features/assumptions/build/confirmedFacts';

/**
 * Removes every mark of an id from a page, a stub or code. A line of its own goes
 * with it, and one of the two blank lines around that.
 */
export function removeMarks(text: string, id: string): string {
  const mark = `(?:\\{/\\* assumption: ${id} \\*/\\}|\\{@assumption ${id}\\}|<!-- assumption: ${id} -->|(?:(?://|#) )?assumption: ${id}(?![a-z0-9-]))`;
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
