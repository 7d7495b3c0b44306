import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * The files that git knows, and new ones that it doesn't ignore; not those that
 * are gone.
 *
 * @param root - the repository's root, from which they are named
 */
export function repositoryFiles(root: string): string[] {
  return execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {cwd: root, encoding: 'utf8'},
  )
    .split('\0')
    .filter((file) => file && existsSync(path.join(root, file)));
}
