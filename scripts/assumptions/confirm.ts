/** For the marks of all ids. */
export const ANY_ID = '[a-z0-9-]+';

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

/** The page that tells what was confirmed, from the repository's root. */
export const RELEASE_NOTE = 'docs/release-note.mdx';

/** What stands there as long as nothing was. */
const NONE = '確認できたものは、まだありません。\n';

const HEAD =
  '| 確認した日 | 確認したこと | 確認した資料か人 |\n| --- | --- | --- |\n';

/**
 * The release note with one more fact, the newest first.
 *
 * @param cells - the day, the fact, and who or what said so
 */
export function withFact(page: string, cells: readonly string[]): string {
  const row = `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;
  return page.replace(NONE, HEAD).replace(HEAD, (head) => head + row);
}
