/*
 * Old addresses of renamed pages in the site's own files: pages that link to each
 * other, code that names a page, the sidebars, the tests.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {repositoryFiles} from '../../content/build/repositoryFiles';
import {routeOf} from '../../content/build/routeOf';
import {REDIRECTS_FILE} from './readRedirects';
import type {Redirect} from './readRedirects';

const TEXT = /\.(?:css|json|mdx?|[cm]?tsx?|tsv|txt|ya?ml)$/;

/** The file itself, and what quotes the specification. */
const NOT_READ = new Set([
  REDIRECTS_FILE,
  'tests/specification/statements.yml',
]);

/** An old address in a file. */
export interface OldAddress {
  /** Where it begins and what is there. */
  readonly index: number;
  readonly text: string;
  /** What has to be there. */
  readonly renewed: string;
  readonly redirect: Redirect;
}

/** All files in which there may be one, from the site's folder. */
export function filesWithAddresses(siteDir: string): string[] {
  return repositoryFiles(siteDir).filter(
    (file) => TEXT.test(file) && !NOT_READ.has(file),
  );
}

/**
 * Finds the old addresses in a file: `/wiki/old`, `wiki/old.mdx`, and a link to
 * `./old.mdx`.
 *
 * @param siteDir - the site's folder
 * @param file - from there
 * @param text - its content
 */
export function findOldAddresses(
  siteDir: string,
  file: string,
  text: string,
  redirects: readonly Redirect[],
): OldAddress[] {
  return redirects
    .flatMap((redirect) => [
      ...findWritten(text, redirect),
      ...findRelative(siteDir, file, text, redirect),
    ])
    .sort((a, b) => a.index - b.index)
    .filter(
      ({index}, at, all) =>
        // A longer one that begins earlier holds it.
        !all.slice(0, at).some((one) => one.index + one.text.length > index),
    );
}

/**
 * A file with the new addresses instead of the old ones.
 *
 * @param found - what {@link findOldAddresses} has found in it
 */
export function renewAddresses(
  text: string,
  found: readonly OldAddress[],
): string {
  return found.reduceRight(
    (rest, {index, text: old, renewed}) =>
      rest.slice(0, index) + renewed + rest.slice(index + old.length),
    text,
  );
}

/** The address as a whole; without its slash it is a path of the repository. */
function findWritten(text: string, redirect: Redirect): OldAddress[] {
  const {from, to} = redirect;
  // A new address may end with the old one.
  const whole = new RegExp(`(?:${to}|${from})(?![\\w-])`, 'g');
  const bare = new RegExp(`(?<![\\w./-])${from.slice(1)}(?![\\w-])`, 'g');
  return [
    ...matches(text, whole, ([found]) => (found === from ? to : undefined)),
    ...(from.lastIndexOf('/') > 0
      ? matches(text, bare, () => to.slice(1))
      : []),
  ].map((match) => ({...match, redirect}));
}

function findRelative(
  siteDir: string,
  file: string,
  text: string,
  redirect: Redirect,
): OldAddress[] {
  const {from, to} = redirect;
  // CONTRIBUTING.md shows links as they are beside the page.
  const folder = path.posix.dirname(file.includes('/') ? file : from.slice(1));
  const page = [`${to.slice(1)}.mdx`, `docs${to}.mdx`].find((one) =>
    existsSync(path.join(siteDir, one)),
  );
  const renewed = page === undefined ? to : path.posix.relative(folder, page);
  return matches(text, /(?<=\]\(|\]: )\.{1,2}\/[^\s)#?]*\.mdx/g, ([link]) =>
    routeOf(path.posix.join(folder, link), '.') === from
      ? renewed.replace(/^(?![./])/, './')
      : undefined,
  ).map((match) => ({...match, redirect}));
}

function matches(
  text: string,
  pattern: RegExp,
  renew: (match: RegExpExecArray) => string | undefined,
): Omit<OldAddress, 'redirect'>[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const renewed = renew(match);
    return renewed === undefined
      ? []
      : [{index: match.index, text: match[0], renewed}];
  });
}
