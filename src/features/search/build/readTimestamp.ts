import {execFileSync} from 'node:child_process';

/**
 * The time that names the index files, in milliseconds: the same for every
 * build of a release, so that a rebuilt site keeps its names and caches.
 *
 * @param siteDir - folder of the site
 * @param env - environment variables
 * @returns `SOURCE_DATE_EPOCH`; else the time of the commit; the clock's time if
 *   files differ from the commit or there is no git
 * @throws Error in Japanese if `SOURCE_DATE_EPOCH` isn't a number of seconds
 */
export function readTimestamp(
  siteDir: string,
  env: Readonly<Record<string, string | undefined>>,
): string {
  const epoch = env.SOURCE_DATE_EPOCH;
  if (epoch) {
    if (!/^\d{1,11}$/.test(epoch)) {
      throw new Error(
        `環境変数SOURCE_DATE_EPOCHの値「${epoch}」が正しくありません。1970年からの秒数を半角の数字で指定してください。`,
      );
    }
    return toMilliseconds(epoch);
  }
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, {
        cwd: siteDir,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    if (!git('status', '--porcelain', '--', '.')) {
      return toMilliseconds(git('log', '-1', '--format=%ct'));
    }
  } catch {
    // No git, or no repository: as with changes that aren't committed.
  }
  return String(Date.now());
}

function toMilliseconds(seconds: string): string {
  return String(Number(seconds) * 1000);
}
