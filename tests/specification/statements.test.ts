import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {listFiles} from '../support/files';
import {STATEMENTS} from './statements';

const ids = Object.keys(STATEMENTS);

test('every section with statements has its file here, and every file its statements', () => {
  const tested = listFiles('tests/specification', /\.test\.ts$/).flatMap(
    (file) => /\/(\d+)-/.exec(file)?.[1] ?? [],
  );
  expect(tested).toEqual([...new Set(ids.map((id) => id.split('.')[0]))]);
});

test('every departure has its reason in the README, and nothing else has one', () => {
  const readme = readFileSync(path.join(__dirname, 'README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| (\d\.\d+) +\| .+ \| .+ \|$/gm)];
  expect(rows.map(([, id]) => id)).toEqual(
    ids.filter((id) => STATEMENTS[id]?.departs),
  );
});
