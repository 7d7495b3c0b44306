import {readSources} from '../generated/assumptions';
import type {Source} from '../generated/assumptions';

/** Where an assumption can have left a trace: kit, exercises, tests, guides. */
const PLACES = [
  ...['api-src', 'blog', 'docs', 'hosting', 'packages', 'src', 'tests', 'wiki'],
  ...['CONTRIBUTING.md', 'README.md', 'docusaurus.config.ts', 'sidebars.ts'],
];

/** What a person has written, or a program reads, as text. */
const TEXT = /\.(?:js|json|md|mdx|mjs|mts|ts|tsv|tsx|txt|yml)$/;

/** What `npm run assumptions` and `npm run generate` make. */
const MADE = /\/(?:confirmed\.json|api-anchors\.txt)$/;

/**
 * All texts of the repository in which an assumption can have left a trace.
 *
 * @param root - the repository's root
 */
export function readTexts(root: string): Source[] {
  return readSources(root, PLACES, TEXT).filter(({file}) => !MADE.test(file));
}

/** Whether a file is a test, or a guide whose examples name ids. */
export function isTest(file: string): boolean {
  return file.startsWith('tests/') || file === 'CONTRIBUTING.md';
}
