/*
 * The words by which a program is judged to pay only once, for a page. The
 * condition needs a pattern; a reader needs the words in it.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

const FILE = 'src/stress/conditions/once.ts';

/**
 * The words in the names of what is paid once, as the condition has them.
 *
 * @param siteDir - the site's folder
 */
export function readOnceWords(siteDir: string): string[] {
  const source = readFileSync(path.join(siteDir, FILE), 'utf8');
  const [, pattern] = /const ONCE =\s*\/(.+)\/;/.exec(source) ?? [];
  // What may not follow a word is no part of it.
  const words = pattern?.replace(/\(\?!.*?\)/g, '').split('|') ?? [];
  if (words.length === 0 || words.some((word) => /[^\p{L}]/u.test(word))) {
    throw new Error(`${FILE}：1回だけの支給とみなす言葉を読み取れません。`);
  }
  return words;
}
