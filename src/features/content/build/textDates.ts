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
  readonly file: string;
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
  let dates: ReadonlyMap<string, number> | undefined;

  return {
    initialize(params) {
      siteDir = params.siteDir;
    },
    // Docusaurus doesn't ask for it, but counts its parameters.
    getFileCreationInfo: (file) => Promise.reject(new Error(file)),
    getFileLastUpdateInfo(file) {
      // As Docusaurus's own: a writer waits for no dates.
      dates ??=
        process.env.NODE_ENV === 'development'
          ? new Map<string, number>()
          : readDates(siteDir);
      const name = path.relative(siteDir, file).replaceAll('\\', '/');
      const time = dates.get(name);
      return Promise.resolve(
        // Who it was isn't shown.
        time === undefined ? null : {timestamp: time * 1000, author: ''},
      );
    },
  };
}

/** When the text of each file was last changed, in seconds since 1970. */
function readDates(siteDir: string): Map<string, number> {
  const dates = new Map<string, number>();
  const changes = readChanges(siteDir);
  const texts = readTexts(
    siteDir,
    changes.flatMap(({before, after}) => [before, after]),
  );
  for (const {file, time, before, after} of changes) {
    if (!dates.has(file) && texts.get(before) !== texts.get(after)) {
      dates.set(file, time);
    }
  }
  return dates;
}

/** All changes of pages, the newest first. */
function readChanges(siteDir: string): Change[] {
  let log: string;
  try {
    const isShallow = git(siteDir, ['rev-parse', '--is-shallow-repository']);
    if (isShallow.toString() !== 'false\n') {
      // The oldest commit would seem to have made all files.
      return [];
    }
    log = git(siteDir, [
      ...['log', '--format=time %ct', '--raw', '--no-abbrev', '--no-renames'],
      ...['--relative', '--', '*.md', '*.mdx'],
    ]).toString();
  } catch {
    return [];
  }
  let time = 0;
  return log.split('\n').flatMap((line) => {
    const [info = '', file] = line.split('\t');
    time = Number(/^time (\d+)$/.exec(info)?.[1] ?? time);
    const [, , before = '', after = ''] = info.split(' ');
    return file === undefined ? [] : [{file, time, before, after}];
  });
}

/**
 * The texts of contents, without front matter and imports.
 *
 * @param names - git's names of the contents
 */
function readTexts(
  siteDir: string,
  names: readonly string[],
): Map<string, string> {
  const present = [...new Set(names)].filter((name) => !ABSENT.test(name));
  if (present.length === 0) {
    return new Map();
  }
  // One process for all: there are hundreds.
  const output = git(siteDir, ['cat-file', '--batch'], present.join('\n'));
  let at = 0;
  return new Map(
    present.map((name) => {
      // `<name> blob <size>`, the content and a line break.
      const start = output.indexOf('\n', at) + 1;
      const [, , size] = output.toString('utf8', at, start).split(' ');
      const end = start + Number(size);
      at = end + 1;
      return [name, textOf(output.toString('utf8', start, end))];
    }),
  );
}

function textOf(content: string): string {
  return content
    .replace(/^---\r?\n[^]*?\r?\n---\r?\n/, '')
    .replace(/^import .* from '@site\/.*';\r?\n/gm, '');
}

function git(folder: string, args: readonly string[], input?: string): Buffer {
  return execFileSync('git', args, {
    cwd: folder,
    input,
    maxBuffer: 2 ** 30,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}
