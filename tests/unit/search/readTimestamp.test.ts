import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {readTimestamp} from '../../../src/features/search/build/readTimestamp';

const COMMIT_SECONDS = 1_700_000_000;

describe('the time that names the files', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'search-time-'));
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      env: {
        ...process.env,
        GIT_AUTHOR_DATE: `${COMMIT_SECONDS} +0000`,
        GIT_COMMITTER_DATE: `${COMMIT_SECONDS} +0000`,
      },
    });

  beforeAll(() => {
    git('init', '--quiet');
    writeFileSync(path.join(folder, 'a.txt'), 'a');
    git('add', '.');
    git(
      '-c',
      'user.name=a',
      '-c',
      'user.email=a@example.com',
      'commit',
      '--quiet',
      '-m',
      'first',
    );
  });

  afterAll(() => rmSync(folder, {recursive: true}));

  test('is the time of the commit, in milliseconds', () => {
    expect(readTimestamp(folder, {})).toBe(`${COMMIT_SECONDS}000`);
  });

  test('is SOURCE_DATE_EPOCH if that is set', () => {
    expect(readTimestamp(folder, {SOURCE_DATE_EPOCH: '1600000000'})).toBe(
      '1600000000000',
    );
  });

  test('is told in Japanese if SOURCE_DATE_EPOCH is no time', () => {
    expect(() => readTimestamp(folder, {SOURCE_DATE_EPOCH: 'today'})).toThrow(
      '環境変数SOURCE_DATE_EPOCHの値「today」が正しくありません。',
    );
  });

  test('is that of the clock with changes, and without git', () => {
    writeFileSync(path.join(folder, 'b.txt'), 'b');
    const before = Date.now();
    expect(Number(readTimestamp(folder, {}))).toBeGreaterThanOrEqual(before);
    expect(Number(readTimestamp(folder, {PATH: ''}))).toBeGreaterThanOrEqual(
      before,
    );
    rmSync(path.join(folder, '.git'), {recursive: true});
    expect(
      Number(readTimestamp(path.parse(folder).root, {})),
    ).toBeGreaterThanOrEqual(before);
  });
});
