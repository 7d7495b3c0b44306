/*
 * When the text of a page was last changed, from git: Docusaurus asks for it for
 * each page. Its own reading counts every commit that touches the file, also one
 * that only changes the front matter or where a drawing is imported from.
 */
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';

/** One commit's change of one file, by the names of its contents. */
interface Change {
  /** Seconds since 1970. */
  readonly time: number;
  readonly before: string;
  readonly after: string;
}

/** The name that git gives to the content of a file that isn't there. */
const ABSENT = /^0+$/;

/**
 * Answers when the text of a page was last changed: nothing for a file that git
 * doesn't know, without git and in a clone without its history.
 */
export function textDates(): VcsConfig {
  let siteDir = '';
  let changes: ReadonlyMap<string, readonly Change[]> | undefined;

  return {
    initialize(params) {
      siteDir = params.siteDir;
    },
    // Docusaurus doesn't ask for it, but counts its parameters.
    getFileCreationInfo: (file) => Promise.reject(new Error(file)),
    getFileLastUpdateInfo(file) {
      changes ??= readChanges(siteDir);
      const name = path.relative(siteDir, file).replaceAll('\\', '/');
      const last = changes
        .get(name)
        ?.find((change) => isOfText(siteDir, change));
      return Promise.resolve(
        // Who it was isn't shown.
        last ? {timestamp: last.time * 1000, author: ''} : null,
      );
    },
  };
}

/** All changes of pages by their path, the newest first. */
function readChanges(siteDir: string): Map<string, Change[]> {
  const changes = new Map<string, Change[]>();
  let log: string;
  try {
    if (git(siteDir, 'rev-parse', '--is-shallow-repository') !== 'false\n') {
      // The oldest commit would seem to have made all files.
      return changes;
    }
    log = git(
      siteDir,
      ...['log', '--format=time %ct', '--raw', '--no-abbrev', '--no-renames'],
      ...['--relative', '--', '*.md', '*.mdx'],
    );
  } catch {
    return changes;
  }
  let time = 0;
  for (const line of log.split('\n')) {
    const [info = '', file] = line.split('\t');
    if (file === undefined) {
      time = Number(/^time (\d+)$/.exec(info)?.[1] ?? time);
    } else {
      const [, , before = '', after = ''] = info.split(' ');
      const known = changes.get(file) ?? [];
      changes.set(file, [...known, {time, before, after}]);
    }
  }
  return changes;
}

/** Whether a change is more than one of the front matter or an import. */
function isOfText(siteDir: string, {before, after}: Change): boolean {
  const textOf = (content: string) =>
    git(siteDir, 'cat-file', 'blob', content)
      .replace(/^---\r?\n[^]*?\r?\n---\r?\n/, '')
      .replace(/^import .* from '@site\/.*';\r?\n/gm, '');
  return (
    ABSENT.test(before) ||
    ABSENT.test(after) ||
    textOf(before) !== textOf(after)
  );
}

function git(folder: string, ...args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
