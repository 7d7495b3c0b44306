import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {GLOSSARY} from '../../src/glossary/entries';
import {ROOT, listFiles} from '../support/files';

const FILES = listFiles('build', /\.(?:html|js|css|json|xml|txt|svg|md)$/);

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

test('no published file names the folder in which the site was built', () => {
  expect(FILES.length).toBeGreaterThan(200);
  expect(FILES.filter((file) => read(file).includes(ROOT))).toEqual([]);
});

test('the scripts that every page loads carry no meaning of the glossary', () => {
  // The scripts of the home page and of a page without any mark of a term.
  const shared = ['build/index.html', 'build/404.html']
    .map((page) => scriptsOf(read(page)))
    .reduce((all, scripts) => all.filter((name) => scripts.includes(name)));
  expect(shared.length).toBeGreaterThan(1);
  const carried = shared.flatMap((name) =>
    GLOSSARY.filter(({meaning}) => read(`build${name}`).includes(meaning)),
  );
  expect(carried).toEqual([]);
});

/** Addresses of the scripts that a document names. */
function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script[^>]* src="?([^" >]+\.js)/g)].map(
    ([, address = '']) => address,
  );
}
