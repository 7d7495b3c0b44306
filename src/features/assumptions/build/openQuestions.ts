import {readFileSync} from 'node:fs';
import path from 'node:path';
import {markedIds} from '../shared/marks';

/** The tables of what nobody knows, by their sections' anchors, and what they are about. */
const TABLES = [
  ['wiki/frequently-asked-questions.mdx', 'open-questions', ''],
  ['wiki/office/limits.mdx', 'unknown', '上限と制限：'],
] as const;

/**
 * What pages leave open, with no answer assumed: the first cells of their tables.
 * A row with a mark is asked as the assumption.
 *
 * @param siteDir - the site's folder
 */
export function readOpenQuestions(siteDir: string): string[] {
  return TABLES.flatMap(([file, anchor, about]) => {
    const page = readFileSync(path.join(siteDir, file), 'utf8');
    const section = page.split(`{/* #${anchor} */}`)[1]?.split(/^#/m)[0] ?? '';
    return (
      section
        .split('\n')
        .filter((line) => line.startsWith('|'))
        // Below the head and its rule.
        .slice(2)
        .filter((row) => markedIds(row).length === 0)
        .map((row) => about + (row.split('|')[1]?.trim() ?? ''))
    );
  });
}
