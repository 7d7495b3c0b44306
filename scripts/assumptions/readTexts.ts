import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Source} from '../generated/assumptions';

/** What a person has written, or a program reads, as text. */
const TEXT = /\.(?:js|json|md|mdx|mjs|mts|ts|tsv|tsx|txt|yml)$/;

/** The lists themselves, and what `npm run generate` and others make. */
const MADE =
  /^(?:ASSUMPTIONS\.md|package-lock\.json|src\/features\/assumptions\/shared\/confirmed\.json|tests\/snapshots\/.*|tests\/fixtures\/api-anchors\.txt)$/;

/**
 * All texts of the repository in which an assumption can have left a trace: kit,
 * exercises, samples, tests and guides besides the files that carry marks.
 *
 * @param root - the repository's root
 */
export function readTexts(root: string): Source[] {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((file) => TEXT.test(file) && !MADE.test(file))
    .sort()
    .map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')}));
}

/** Whether a file is a test, or a guide whose examples name ids. */
export function isTest(file: string): boolean {
  return file.startsWith('tests/') || file === 'CONTRIBUTING.md';
}
