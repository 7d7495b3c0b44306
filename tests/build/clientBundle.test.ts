import {tokTypes, tokenizer} from 'acorn';
import {expect, test} from 'vitest';
import {ROOT, listFiles, readText} from '../support/files';
import {textExcess} from '../support/pageWeight';
import {ROUTES} from '../support/routes';

const FILES = listFiles('build', /\.(?:html|js|css|json|xml|txt|svg|md)$/);

test('no published file names the folder in which the site was built', () => {
  expect(FILES.length).toBeGreaterThan(200);
  expect(FILES.filter((file) => readText(file).includes(ROOT))).toEqual([]);
});

test('no script of every page names the files of all pages', () => {
  const [script = ''] = FILES.filter((file) => /\/main\..+\.js$/.test(file));
  expect(readText(script)).toContain('/wiki/recipes/union-dues');
  expect(readText(script)).not.toContain('wiki/recipes/union-dues.mdx');
});

test('no page is too long to be read on a slow line', () => {
  expect(ROUTES.flatMap(({path: route}) => textExcess(route))).toEqual([]);
});

// Engines with an older Unicode (WebKitGTK of Debian 12) refuse such a script and
// with it the page. The minifier makes names of the keys of objects.
test('no name in a script has a middle dot, which Unicode 15.1 made a letter', () => {
  const scripts = FILES.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  const names = scripts.flatMap((file) => {
    const text = readText(file);
    // Most have none that isn't in a string.
    return /(?:・|･|\\u(?:30FB|FF65))(?:[^"'`\\]|\\u)*:/i.test(text)
      ? namesIn(text).filter((name) => /[・･]/.test(name))
      : [];
  });
  expect(names).toEqual([]);
});

function namesIn(script: string): string[] {
  return [...tokenizer(script, {ecmaVersion: 'latest'})]
    .filter(({type}) => type === tokTypes.name)
    .map((token) => String((token as {value?: unknown}).value));
}
