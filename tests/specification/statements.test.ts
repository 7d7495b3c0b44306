import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {STATEMENTS} from './statements';

test.each(['departs', 'inCode'] as const)(
  'every statement that %s has its reason in the README, and no other has one',
  (mark) => {
    const readme = readFileSync(path.join(__dirname, 'README.md'), 'utf8');
    const [, departures, readInScripts] = readme.split('\n## ');
    const part = mark === 'departs' ? departures : readInScripts;
    const rows = [...(part ?? '').matchAll(/^\| (\d\.\d+) +\| .+ \|$/gm)];
    expect(rows.map(([, id]) => id)).toEqual(
      Object.keys(STATEMENTS).filter((id) => STATEMENTS[id]?.[mark]),
    );
  },
);
