import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * Files that differ from the last commit, in the index or on the disk, and those
 * that git doesn't know yet; not those that are gone.
 *
 * @param folder - of the repository
 */
export function changedFiles(folder: string): string[] {
  const git = (...args: string[]): string[] =>
    execFileSync('git', [...args, '-z'], {cwd: folder, encoding: 'utf8'})
      .split('\0')
      .filter(Boolean);
  return [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter((file) => existsSync(path.join(folder, file)));
}
