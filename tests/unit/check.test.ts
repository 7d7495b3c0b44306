import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {changedFiles} from '../../scripts/changedFiles';
import {CHECK_NAMES, CHECKS} from '../../scripts/runChecks';
import {ROOT} from '../support/files';

function check(...args: readonly string[]) {
  const {status, stderr, stdout} = spawnSync(
    path.join(ROOT, 'node_modules/.bin/tsx'),
    ['scripts/check.ts', ...args],
    {cwd: ROOT, encoding: 'utf8'},
  );
  return {status, stderr, stdout};
}

test('the help names every check, in Japanese', () => {
  const {status, stdout} = check('--help');
  expect(status).toBe(0);
  for (const name of CHECK_NAMES) {
    expect(stdout).toContain(`${name}  ${CHECKS[name].about}`);
  }
});

test('what there is not is refused, and nothing is checked', () => {
  const {status, stderr, stdout} = check('--chnaged');
  expect({status, stdout}).toEqual({status: 1, stdout: ''});
  expect(stderr).toMatch(/^「--chnaged」は使えません。「--changed」の誤り/);
});

test('changed is what no commit has: on the disk, in the index, new; not what is committed or gone', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'changed-'));
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, {cwd: folder, stdio: 'ignore'});
    const write = (name: string, text: string) =>
      writeFileSync(path.join(folder, name), text);
    const commit = () =>
      git(
        ...['-c', 'user.name=a', '-c', 'user.email=a@example.com'],
        ...['commit', '--no-gpg-sign', '-qm', 'x'],
      );
    git('init', '-q', '-b', 'main');
    ['committed', 'edited', 'staged', 'gone'].forEach((name) =>
      write(name, '1'),
    );
    git('add', '.');
    commit();
    git('switch', '-qc', 'branch');
    write('committed', '2');
    git('add', '.');
    commit();
    write('edited', '2');
    write('staged', '2');
    git('add', 'staged');
    write('新しい', '1');
    rmSync(path.join(folder, 'gone'));
    expect(changedFiles(folder).sort()).toEqual(['edited', 'staged', '新しい']);
  } finally {
    rmSync(folder, {recursive: true});
  }
});
