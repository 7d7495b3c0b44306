import {findCommand} from './findCommand';
import {canInstall, installFromDebian} from './installFromDebian';

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
  if (!(findCommand('nginx') && findCommand('openssl')) && canInstall()) {
    console.log('nginxがないため、apt-getでインストールします。');
    installFromDebian(['nginx-light', 'openssl']);
  }
  return findNginx();
}
