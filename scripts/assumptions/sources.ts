import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A file that can carry a mark, or a trace of an assumption. */
export interface Source {
  /** Its path from the repository's root. */
  readonly file: string;
  readonly text: string;
}

/** What a person has written, or a program reads, as text. */
const TEXT = /\.(?:js|json|md|mdx|mjs|mts|ts|tsx|tsv|txt|yml)$/;

/** The list itself, and what `npm run assumptions` and `npm run generate` make. */
const MADE = /^ASSUMPTIONS\.md$|\/(?:confirmed\.json|api-anchors\.txt)$/;

/** Where marks are only examples. */
const EXAMPLES = /(?:^|\/)tests\/|^CONTRIBUTING|^src\/.*\/README\.md$/;

/**
 * All texts in which an assumption can have left a trace.
 *
 * @param root - the repository's root
 */
export function readTexts(root: string): Source[] {
  return execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard'],
    {cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26},
  )
    .split('\n')
    .filter((file) => TEXT.test(file) && !MADE.test(file))
    .filter((file) => existsSync(path.join(root, file)))
    .map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')}));
}

export function canBeMarked({file}: Source): boolean {
  return !EXAMPLES.test(file);
}
