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

/**
 * The command that a variable of the environment names, if it is set.
 *
 * @param variable - its name
 * @param program - what it has to be, for the message
 * @throws Error in Japanese if it doesn't name an executable file
 */
export function commandOfEnvironment(
  variable: string,
  program: string,
): string | undefined {
  const file = process.env[variable] || undefined;
  if (file !== undefined && !isExecutable(file)) {
    throw new Error(
      `環境変数${variable}の値「${file}」は実行できるファイルではありません。${program}の実行ファイルのパスを指定してください。`,
    );
  }
  return file;
}
