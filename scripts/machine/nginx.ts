import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

/** Where nginx is if not in `PATH`: that of a normal user leaves these out. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

const HELP =
  'nginxの設定のテストに使うnginxとOpenSSLが見つかりません。Debian、Ubuntuでは「sudo apt-get install nginx-light openssl」、macOSでは「brew install nginx openssl」でインストールしてください。';

/** The commands that the tests of the nginx recipe need. */
export interface NginxCommands {
  readonly nginx: string;
  readonly openssl: string;
}

/**
 * @returns the paths of the commands
 * @throws Error in Japanese that says what to do if one is missing
 */
export function findNginx(): NginxCommands {
  const nginx = findCommand('nginx');
  const openssl = findCommand('openssl');
  if (!nginx || !openssl) {
    throw new Error(HELP);
  }
  return {nginx, openssl};
}

/**
 * As {@link findNginx}; where one is missing, installs it by `apt-get`, as root
 * on Debian. The service isn't started.
 *
 * @throws Error in Japanese that says what to do if they can't be had
 */
export function ensureNginx(): NginxCommands {
  if (
    !(findCommand('nginx') && findCommand('openssl')) &&
    process.getuid?.() === 0 &&
    existsSync('/etc/debian_version')
  ) {
    console.log('nginxがないため、apt-getでインストールします。');
    run('apt-get', ['update'], 300_000);
    run(
      'apt-get',
      ['install', '--yes', '--no-install-recommends', 'nginx-light', 'openssl'],
      900_000,
    );
  }
  return findNginx();
}

function findCommand(name: string): string | undefined {
  return [...(process.env.PATH ?? '').split(path.delimiter), ...FOLDERS]
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}

function run(command: string, args: readonly string[], timeout: number): void {
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout,
      // What `invoke-rc.d` reads: in this run level no web server starts.
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'},
    });
  } catch (error) {
    // findNginx says what to do.
    console.error(error instanceof Error ? error.message : error);
  }
}
