import {accessSync, constants} from 'node:fs';
import path from 'node:path';

/** What the `PATH` of a normal user leaves out. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/**
 * @param name - of a command
 * @returns its path, or `undefined` if it isn't installed
 */
export function findCommand(name: string): string | undefined {
  return [...(process.env.PATH ?? '').split(path.delimiter), ...FOLDERS]
    .map((folder) => path.join(folder, name))
    .find(isExecutable);
}

/** Whether a file is there and can be run. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
