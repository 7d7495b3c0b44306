import {execFileSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
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
 * @throws Error in Japanese if it doesn't name an executable file
 */
export function commandOf(variable: string): string | undefined {
  const file = process.env[variable] || undefined;
  if (file !== undefined && !isExecutable(file)) {
    throw new Error(
      `環境変数${variable}の値「${file}」は実行できるファイルではありません。ブラウザーの実行ファイルのパスを指定してください。`,
    );
  }
  return file;
}

/**
 * Installs packages of Debian by `apt-get`, if this process may: as root there.
 * What goes wrong is printed; the caller sees what is still missing.
 *
 * @param found - what of each package is there already
 */
export function installFromDebian(
  found: Readonly<Record<string, unknown>>,
): void {
  const packages = Object.keys(found).filter((name) => !found[name]);
  if (
    packages.length === 0 ||
    process.getuid?.() !== 0 ||
    !existsSync('/etc/debian_version')
  ) {
    return;
  }
  console.log(`${packages.join('、')}を、apt-getでインストールします。`);
  const install = ['install', '--yes', '--no-install-recommends', ...packages];
  runCommand('apt-get', ['update'], 300_000);
  runCommand('apt-get', install, 900_000);
}

/**
 * Runs a command that may fail; what it says of errors is shown.
 *
 * @param timeout - milliseconds after which it is ended
 */
export function runCommand(
  command: string,
  args: readonly string[],
  timeout: number,
): void {
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout,
      // What `invoke-rc.d` reads: in this run level no service starts.
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'},
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
