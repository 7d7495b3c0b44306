import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {textDates} from '../../../src/features/content/build/textDates';
import {tempFolder, writeFiles} from '../../support/tempFolder';

const folder = tempFolder();
const site = path.join(folder, 'site');

function git(...args: readonly string[]): void {
  execFileSync('git', args, {cwd: site, stdio: 'ignore'});
}

/** Commits a page's text at the given second since 1970. */
function commit(text: string, time: number): void {
  writeFiles(site, {'wiki/x.mdx': text});
  git('add', '.');
  execFileSync('git', ['commit', '--quiet', '--message', 'change'], {
    cwd: site,
    env: {
      ...process.env,
      GIT_AUTHOR_NAME: 'test',
      GIT_AUTHOR_EMAIL: 'test@example.test',
      GIT_COMMITTER_NAME: 'test',
      GIT_COMMITTER_EMAIL: 'test@example.test',
      GIT_AUTHOR_DATE: `@${time} +0000`,
      GIT_COMMITTER_DATE: `@${time} +0000`,
    },
  });
}

async function dateIn(siteDir: string, file: string): Promise<unknown> {
  const dates = textDates();
  dates.initialize({siteDir});
  const info = await dates.getFileLastUpdateInfo(path.join(siteDir, file));
  return info?.timestamp;
}

beforeAll(() => {
  writeFiles(site, {'wiki/x.mdx': ''});
  git('init', '--quiet');
  commit('---\ntitle: a\n---\n\n本文。\n', 1_000_000_000);
  commit('---\ntitle: a\n---\n\n直した本文。\n', 1_100_000_000);
  commit('---\ntitle: b\n---\n\n直した本文。\n', 1_200_000_000);
});

test('a page has the date of the commit that last changed its text', async () => {
  expect(await dateIn(site, 'wiki/x.mdx')).toBe(1_100_000_000_000);
});

test('Docusaurus takes it', () => {
  const {initialize, getFileCreationInfo, getFileLastUpdateInfo} = textDates();
  expect(
    [initialize, getFileCreationInfo, getFileLastUpdateInfo].map(
      ({length}) => length,
    ),
  ).toEqual([1, 1, 1]);
});

test('a file that git does not know has no date', async () => {
  expect(await dateIn(site, 'wiki/y.mdx')).toBeUndefined();
});

test('a page has no date outside of git and in a clone without history', async () => {
  expect(await dateIn(folder, 'site/wiki/x.mdx')).toBeUndefined();
  git('clone', '--quiet', '--depth=1', `file://${site}`, '../clone');
  expect(
    await dateIn(path.join(folder, 'clone'), 'wiki/x.mdx'),
  ).toBeUndefined();
});
