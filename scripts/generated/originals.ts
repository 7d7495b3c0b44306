/*
 * The components of Docusaurus that ejected ones of ours were made from. A new
 * version changes them without a word: src/theme/originals.json knows what each
 * was, and in which version, when somebody last looked. It names a file of a
 * package, or a folder: then the files directly in it count.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import originals from '../../src/theme/originals.json';

/** Where the originals are noted, from the repository's root. */
export const ORIGINALS = 'src/theme/originals.json';

/** What an ejected component was made from. */
type Original = (typeof originals)[number];

/** The list of originals, as installed. */
export function renewOriginals(root: string): string {
  const now = originals.map((one) => asInstalled(root, one));
  return `${JSON.stringify(now, null, 2)}\n`;
}

/**
 * Originals that the installed packages have otherwise.
 *
 * @returns one line for each: its component, and the command that shows what
 *   has changed
 */
export function changedOriginals(root: string): string[] {
  return originals.flatMap((original) => {
    const {component, package: name, version, path} = original;
    const now = asInstalled(root, original);
    return now === original
      ? []
      : `${component}：npm diff --diff=${name}@${version} --diff=${name}@${now.version} ${path}`;
  });
}

/** The same original if its files are as they were. */
function asInstalled(root: string, original: Original): Original {
  const folder = path.join(root, 'node_modules', original.package);
  const hash = createHash('sha256');
  for (const file of filesOf(path.join(folder, original.path))) {
    hash.update(readFileSync(file));
  }
  const sha256 = hash.digest('hex');
  const {version} = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as {version: string};
  return sha256 === original.sha256 ? original : {...original, version, sha256};
}

/** A file itself, the files directly in a folder, or none. */
function filesOf(place: string): string[] {
  const isFile = (file: string) =>
    statSync(file, {throwIfNoEntry: false})?.isFile();
  const names = existsSync(place) && !isFile(place) ? readdirSync(place) : [''];
  return names
    .sort()
    .map((name) => path.join(place, name))
    .filter(isFile);
}
