import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {chunksOf} from '../../src/features/first-load/build/chunks';
import {withStarter} from '../../src/features/first-load/build/scriptsOnIntent';

const MODULES = {
  a1: '@theme/DocsRoot',
  a2: '@theme/DocVersionRoot',
  a3: '@theme/DocRoot',
  a4: '@theme/DocItem',
  a5: '@site/docs/index.mdx',
};

const ROUTES = {
  '/-1': {__comp: 'a1', __context: {plugin: 'b1'}},
  '/-2': {__comp: 'a2', __props: 'b2'},
  '/-3': {__comp: 'a3'},
  '/-4': {__comp: 'a4', content: 'a5'},
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'first-load-'));
  writeFileSync(
    path.join(folder, 'routesChunkNames.json'),
    JSON.stringify(ROUTES),
  );
});

afterEach(() => rmSync(folder, {recursive: true}));

test('the scripts of all pages hold their components and data, no content', () => {
  writeRegistry(MODULES);
  expect(chunksOf(folder)).toEqual({
    docs: new Set(['a1', 'a2', 'a3', 'b1', 'b2']),
    doc: new Set(['a4']),
  });
});

test('a component that Docusaurus no longer has ends the build', () => {
  writeRegistry({...MODULES, a4: '@theme/DocPage'});
  expect(() => chunksOf(folder)).toThrow('「@theme/DocItem」がありません');
});

function writeRegistry(modules: Readonly<Record<string, string>>): void {
  writeFileSync(
    path.join(folder, 'registry.js'),
    Object.entries(modules)
      .map(
        ([name, module]) =>
          `"${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}")],`,
      )
      .join('\n'),
  );
}

describe('the starter', () => {
  const page = (scripts: string) =>
    `<!doctype html><html><head><link rel=stylesheet href=/a.css />${scripts}</head><body><script>0</script><div id=__docusaurus></div></body></html>`;

  test('stands behind the scripts, which wait', () => {
    expect(
      withStarter(
        page(
          '<script src=/a.js defer></script><script src="/b.js" defer="defer"></script>',
        ),
        'start("$1")',
      ),
    ).toBe(
      page(
        '<script type="on-intent" src="/a.js"></script><script type="on-intent" src="/b.js"></script><script>start("$1")</script>',
      ),
    );
  });

  test.each([
    '',
    '<script defer src=/a.js></script>',
    '<script src=/a.js></script>',
  ])(
    'scripts that Docusaurus writes otherwise end the build: %s',
    (scripts) => {
      expect(() => withStarter(page(scripts), '')).toThrow('DEFERRED');
    },
  );
});
