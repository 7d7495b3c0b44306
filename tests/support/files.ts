import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** The repository's folder, from which all tests run. */
export const ROOT = path.resolve(__dirname, '../..');

/**
 * The text of a file.
 *
 * @param file - path from the repository's root
 */
export function readText(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/**
 * Files below a folder, by their path from the repository's root.
 *
 * @param folder - path from the root; may be missing (no files)
 * @param pattern - what the path must match
 */
export function listFiles(folder: string, pattern: RegExp): string[] {
  const place = path.join(ROOT, folder);
  return existsSync(place)
    ? readdirSync(place, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map(({name, parentPath}) => path.join(parentPath, name))
        .map((file) => path.relative(ROOT, file).replaceAll('\\', '/'))
        .filter((file) => pattern.test(file))
        .sort()
    : [];
}

/** Cases of a test that are written as a list: `tests/fixtures/{name}.yml`. */
export function readCases<Cases>(name: string): Cases {
  return parse(readText(`tests/fixtures/${name}.yml`), {merge: true}) as Cases;
}

/** A small reference: stubs by their path in `api-src/`, from a list of such. */
export function exampleStubs(name: string): Readonly<Record<string, string>> {
  const {[name]: stubs} =
    readCases<Record<string, Readonly<Record<string, string>>>>('stubs');
  if (!stubs) {
    throw new Error(`stubs.yml has no “${name}”`);
  }
  return stubs;
}

/** The front matter of a page. */
export interface Head {
  readonly title?: string;
  readonly tags?: readonly string[];
  readonly draft?: boolean;
}

/**
 * Reads the front matter of a page.
 *
 * @param file - path from the repository's root
 */
export function readHead(file: string): Head {
  const [, yaml = ''] = /^---\n([^]*?)\n---\n/.exec(readText(file)) ?? [];
  return (parse(yaml) ?? {}) as Head;
}
