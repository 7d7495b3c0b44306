import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {hostingFolder} from '../../src/features/hosting/build';
import {inlineScriptHashes} from '../../src/features/hosting/build/inlineScripts';
import {readRedirects} from '../../src/features/redirects/build/readRedirects';
import type {FirebaseConfig} from '../../src/features/hosting/build/firebaseConfig';
import {ROOT, listFiles} from '../support/files';
import {
  BUILD_FOLDER,
  OLD_PLAN,
  SUB_PATH,
  SUB_PATH_BUILD_FOLDER,
} from '../support/site';

const pages = listFiles('build', /\.html$/).filter(
  (file) => file !== 'build/runner.html',
);

function read(...parts: string[]): string {
  return readFileSync(path.join(...parts), 'utf8');
}

test('both recipes allow the inline scripts of every page', () => {
  const recipes = ['firebase.json', 'nginx/site.conf'].map((file) =>
    read(hostingFolder(BUILD_FOLDER), file),
  );
  expect(pages.length).toBeGreaterThan(80);
  for (const page of pages) {
    const hashes = inlineScriptHashes(read(ROOT, page));
    // The colour mode at least.
    expect(hashes, page).not.toEqual([]);
    for (const hash of hashes) {
      for (const recipe of recipes) {
        expect(recipe, page).toContain(hash);
      }
    }
  }
});

test('every file that may be kept for a year has a hash in its name', () => {
  const files = listFiles('build/assets', /\.\w+$/);
  expect(files.length).toBeGreaterThan(100);
  expect(
    files.filter((file) => !/[.-][0-9a-f]{8,}\.\w+(?:\.\w+)?$/.test(file)),
  ).toEqual([]);
});

test('the recipes of another base path are for that path', () => {
  const folder = hostingFolder(SUB_PATH_BUILD_FOLDER);
  expect(read(folder, 'nginx/site.conf')).toContain(
    `location ^~ ${SUB_PATH} {`,
  );
  expect(read(folder, 'firebase.json')).toContain(`"${SUB_PATH}assets/**"`);
});

test('the recipes send old addresses on, and their scripts may run', () => {
  const folder = hostingFolder(SUB_PATH_BUILD_FOLDER);
  const [from, to] = [OLD_PLAN.from, OLD_PLAN.to].map(
    (address) => SUB_PATH + address.slice(1),
  );
  const config = JSON.parse(read(folder, 'firebase.json')) as FirebaseConfig;
  expect(config.hosting.redirects).toEqual([
    {source: from, destination: to, type: 301},
  ]);
  const [hash = 'none'] = inlineScriptHashes(
    read(SUB_PATH_BUILD_FOLDER, OLD_PLAN.from, 'index.html'),
  );
  expect(read(folder, 'firebase.json')).toContain(hash);
  expect(read(folder, 'nginx/site.conf')).toContain(hash);
});

test('no recipe lies in a folder that is served', () => {
  expect([
    ...listFiles('build', /\.conf$|firebase/),
    ...listFiles('test-results/wiki-site', /\.conf$|firebase/),
  ]).toEqual([]);
});

test('firebase.json of the repository belongs to the default build', () => {
  // Who deploys it takes that of the build, which has its redirects.
  const hashes = readRedirects(ROOT).flatMap(({from}) =>
    inlineScriptHashes(read(BUILD_FOLDER, from, 'index.html')),
  );
  const withoutRedirects = (file: string): FirebaseConfig => {
    const text = hashes.reduce(
      (rest, hash) => rest.replace(` ${hash}`, ''),
      read(file),
    );
    const config = JSON.parse(text) as FirebaseConfig;
    return {hosting: {...config.hosting, redirects: []}};
  };
  expect(
    withoutRedirects(path.join(ROOT, 'firebase.json')),
    'firebase.jsonを「npm run build && npm run generate -- firebase.json」で作り直してください。',
  ).toEqual(
    withoutRedirects(path.join(hostingFolder(BUILD_FOLDER), 'firebase.json')),
  );
});
