import {findCommand, installFromDebian} from './commands';

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

/** Installs what is missing by `apt-get`, as root on Debian. No service starts. */
export function installNginx(): void {
  installFromDebian(
    ...(findCommand('nginx') ? [] : ['nginx-light']),
    ...(findCommand('openssl') ? [] : ['openssl']),
  );
}
