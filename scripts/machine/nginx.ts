import {findCommand, installFromDebian} from './commands';

const HELP =
  'nginxの設定のテストに使うnginxとOpenSSLが見つかりません。Debian、Ubuntuでは「sudo apt-get install nginx-light openssl」、macOSでは「brew install nginx openssl」でインストールしてください。';

/**
 * @returns the paths of the commands that the tests of the nginx recipe need
 * @throws Error in Japanese that says what to do if one is missing
 */
export function findNginx() {
  const nginx = findCommand('nginx');
  const openssl = findCommand('openssl');
  if (!nginx || !openssl) {
    throw new Error(HELP);
  }
  return {nginx, openssl};
}

/** Installs what is missing by `apt-get`, as root on Debian. No service starts. */
export function installNginx(): void {
  installFromDebian({
    'nginx-light': findCommand('nginx'),
    openssl: findCommand('openssl'),
  });
}
