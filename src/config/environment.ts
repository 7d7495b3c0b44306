import {readGatePassword} from '../features/gate/build/readGatePassword';
import type {Environment} from '../features/gate/build/readGatePassword';

export type {Environment};

/** What the environment decides about a build. */
export interface SiteEnvironment {
  /** Origin under which the site is published, without a path. */
  readonly url: string;
  /** Path under which the site is published; starts and ends with a slash. */
  readonly baseUrl: string;
  /** Whether the shared-password gate is part of the build. */
  readonly enableBasicAuth: boolean;
}

const DEFAULT_URL = 'http://localhost:3000';
const DEFAULT_BASE_URL = '/';

/**
 * Reads `SITE_URL`, `BASE_URL` and `ENABLE_BASIC_AUTH`. An unset or empty
 * variable takes its default. With the gate, `BASIC_AUTH_PASSWORD` is checked
 * too, but not part of the result: what is in the configuration gets published.
 *
 * @param env - the process's environment
 * @throws Error in Japanese (its reader is a writer at the terminal) that names
 *   the variable, the value and a right form
 */
export function readEnvironment(env: Environment): SiteEnvironment {
  const enableBasicAuth = readEnableBasicAuth(env.ENABLE_BASIC_AUTH || 'false');
  if (enableBasicAuth) {
    readGatePassword(env);
  }
  return {
    url: readSiteUrl(env.SITE_URL || DEFAULT_URL),
    baseUrl: readBaseUrl(env.BASE_URL || DEFAULT_BASE_URL),
    enableBasicAuth,
  };
}

function readSiteUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin =
    url !== undefined &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    (value === url.origin || value === `${url.origin}/`);
  if (!isOrigin) {
    throw new Error(
      `環境変数SITE_URLの値「${value}」が正しくありません。「https://wiki.example.com」のように、スキームとホスト名だけを指定してください（パスはBASE_URLに指定します）。`,
    );
  }
  return url.origin;
}

function readBaseUrl(value: string): string {
  if (!/^\/(?:[\w.~-]+\/)*$/.test(value)) {
    throw new Error(
      `環境変数BASE_URLの値「${value}」が正しくありません。「/」または「/wiki-site/」のように、スラッシュで始まりスラッシュで終わるパスを指定してください。`,
    );
  }
  return value;
}

function readEnableBasicAuth(value: string): boolean {
  if (value !== 'true' && value !== 'false') {
    throw new Error(
      `環境変数ENABLE_BASIC_AUTHの値「${value}」が正しくありません。「true」または「false」を指定してください。`,
    );
  }
  return value === 'true';
}
