import {readdirSync} from 'node:fs';
import path from 'node:path';

/** The repository's folder, from which all tests run. */
export const ROOT = path.resolve(__dirname, '../..');

/**
 * Files below a folder, by their path from the repository's root.
 *
 * @param folder - path from the root; may be missing (no files)
 * @param pattern - what the path must match
 */
export function listFiles(folder: string, pattern: RegExp): string[] {
  try {
    return readdirSync(path.join(ROOT, folder), {
      recursive: true,
      encoding: 'utf8',
    })
      .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
      .filter((name) => pattern.test(name))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return [];
    }
    throw error;
  }
}
