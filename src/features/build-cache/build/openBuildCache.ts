/*
 * Results that the next build can use again, in node_modules/.cache/, which
 * `npm run clear` removes. Most of a build's time goes to pages that are as they
 * were: to read them again, for the search and the twins, took longer than to
 * bundle and render the site.
 *
 * A result is kept for its input and for the code that made it. All of src/, the
 * simulator and the locked versions count as that code: a list of what a result depends on
 * would be wrong one day, and to make all anew after an edit of code costs a
 * writer nothing.
 */
import {createHash} from 'node:crypto';
import {
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/**
 * Results of one kind; JSON can say them, and none is `undefined`. Inputs are all
 * they depend on but code. They are written at the end: who changes what was taken
 * would change what is kept.
 */
export interface BuildCache<Result extends NonNullable<unknown>> {
  /** What the last build has kept for an input, or this one. */
  readonly find: (input: string) => Readonly<Result> | undefined;
  /** Keeps a result for the next build. */
  readonly keep: (input: string, result: Readonly<Result>) => void;
  /** What is kept for an input; else what `make` gives. */
  readonly take: (
    input: string,
    make: () => Readonly<Result>,
  ) => Readonly<Result>;
  /** Writes what this build has kept, found or taken, and nothing else. */
  readonly save: () => void;
}

/** What belongs to the code that makes results, from the site's folder. */
const CODE = [
  ...['package-lock.json', 'api-src', 'packages/simulator', 'src'],
  // What examines samples.
  ...['.prettierrc.json', 'scripts/content'],
];

/**
 * Opens the results of one kind. What can't be read is made again.
 *
 * @param siteDir - the site's folder
 * @param name - of the kind, and of its file
 * @param env - `DOCUSAURUS_NO_PERSISTENT_CACHE` turns this cache off too
 */
export function openBuildCache<Result extends NonNullable<unknown>>(
  siteDir: string,
  name: string,
  env: NodeJS.ProcessEnv = process.env,
): BuildCache<Result> {
  const isOff = Boolean(env.DOCUSAURUS_NO_PERSISTENT_CACHE);
  const folder = path.join(siteDir, 'node_modules/.cache/build');
  const file = path.join(folder, `${name}.json`);
  const code = isOff ? '' : hashOfCode(siteDir);
  const last = isOff
    ? new Map<string, Readonly<Result>>()
    : readResults<Readonly<Result>>(file);
  const kept = new Map<string, Readonly<Result>>();
  const keyOf = (input: string) =>
    createHash('sha256').update(code).update(input).digest('hex');

  const keep = (input: string, result: Readonly<Result>) => {
    kept.set(keyOf(input), result);
  };
  const find = (input: string) => {
    const result = last.get(keyOf(input));
    if (result !== undefined) {
      keep(input, result);
    }
    return result;
  };
  return {
    find,
    keep,

    take(input, make) {
      const found = find(input);
      if (found !== undefined) {
        return found;
      }
      const result = make();
      keep(input, result);
      return result;
    },

    save() {
      if (isOff) {
        return;
      }
      mkdirSync(folder, {recursive: true});
      // Another build may be reading.
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, JSON.stringify([...kept]));
      renameSync(draft, file);
    },
  };
}

/**
 * A page without the names of scripts and style sheets, which change with every
 * edit of any page.
 *
 * @param html - a finished page
 */
export function withoutAssetNames(html: string): string {
  return html.replace(/\/assets\/(?:css|js)\/[^"'\s]+/g, '');
}

function readResults<Result>(file: string): Map<string, Result> {
  try {
    return new Map(
      JSON.parse(readFileSync(file, 'utf8')) as [string, Result][],
    );
  } catch {
    return new Map();
  }
}

function hashOfCode(siteDir: string): string {
  const hash = createHash('sha256');
  for (const entry of CODE) {
    for (const file of filesIn(path.join(siteDir, entry))) {
      hash.update(file).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** Absolute paths of all files of a folder, in order; a file is its own. */
function filesIn(entry: string): string[] {
  const stats = statSync(entry, {throwIfNoEntry: false});
  // A copy of the site that shares its packages has no lock file.
  if (!stats?.isDirectory()) {
    return stats ? [entry] : [];
  }
  return readdirSync(entry, {recursive: true, withFileTypes: true})
    .filter((found) => found.isFile())
    .map(({name, parentPath}) => path.join(parentPath, name))
    .sort();
}
