import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** Whether this process may install packages: as root on Debian. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/**
 * Installs packages by `apt-get`. No service is started. What goes wrong is
 * printed; the caller sees what is still missing.
 *
 * @param packages - their names in Debian
 */
export function installFromDebian(packages: readonly string[]): void {
  runCommand('apt-get', ['update'], 300_000);
  runCommand(
    'apt-get',
    ['install', '--yes', '--no-install-recommends', ...packages],
    900_000,
  );
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
