/*
 * Two builds of the same sources are identical, byte for byte, in whatever
 * folder, time zone and language. `npm run test:full` builds the site for it
 * once more; `tests/build/sameBuild.test.ts` compares what is built anyway.
 */
import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {hostingFolder} from '../../src/features/hosting/build';
import {ROOT} from '../support/files';
import {BUILD_FOLDER, buildElsewhere} from '../support/site';

function readAll(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => statSync(path.join(folder, name)).isFile())
      .map((name) => [name, readFileSync(path.join(folder, name), 'base64')]),
  );
}

function differences(folder: string, other: string): string[] {
  const [first, second] = [readAll(folder), readAll(other)];
  return [...new Set([...Object.keys(first), ...Object.keys(second)])]
    .filter((name) => first[name] !== second[name])
    .sort();
}

test('a build elsewhere is the same, byte for byte', async () => {
  const elsewhere = path.join(ROOT, 'test-results/elsewhere');
  const {code, output} = await buildElsewhere(elsewhere);
  expect(code, output).toBe(0);
  expect(differences(BUILD_FOLDER, elsewhere)).toEqual([]);
  expect(
    differences(hostingFolder(BUILD_FOLDER), hostingFolder(elsewhere)),
  ).toEqual([]);
});
