import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {letterOf} from '../../../src/assumptions/labels';
import {listEntries} from '../../../src/assumptions/listedPages';
import {readAssumptions} from '../../../src/assumptions/readAssumptions';
import {readReference} from '../../../src/reference/stubs/readReference';
import {readStubs} from '../../../src/reference/stubs/readStubs';
import {ROOT} from '../../support/files';

const reference = readReference(readStubs(path.join(ROOT, 'api-src')));

/** What is listed of an assumption with marks at some places. */
function listed(...places: readonly string[]) {
  const [entry] = listEntries(
    [{id: 'a', text: '', reason: '', confirmation: '', places}],
    reference,
    ROOT,
  );
  return {kind: entry?.kind, routes: entry?.pages.map(({route}) => route)};
}

test('a letter numbers what is to be confirmed, without code marks', () => {
  const letter = letterOf([
    {id: 'a', text: '`x`は1である。', reason: '理由', confirmation: '見る。'},
    {id: 'b', text: 'いである。', reason: '理由', confirmation: '押す。'},
  ]);
  expect(letter).toContain('次の2点');
  expect(letter).toContain(
    '\n1. 想定：xは1である。\n   こちらでの確認の例：見る。\n   回答：\n',
  );
  expect(letter).toContain('\n2. 想定：いである。\n');
});

test.each([
  [['docs/index.mdx', 'src/runtime/run.ts'], 'pages', ['/']],
  [
    ['wiki/a.mdx', 'api-src/classes/HttpRequest.d.ts'],
    'reference',
    ['/wiki/a', '/api/classes/HttpRequest'],
  ],
  [
    ['api-src/enumerations/SexKubun.d.ts'],
    'codes',
    ['/api/enumerations/SexKubun'],
  ],
  [
    ['api-src/enumerations/getSexKubunName.d.ts'],
    'reference',
    ['/api/functions/getSexKubunName'],
  ],
  [
    ['api-src/helpers/HttpResponse.d.ts', 'api-src/classes/HttpRequest.d.ts'],
    'reference',
    ['/api/classes/HttpRequest'],
  ],
  [['src/runtime/messages.ts'], 'messages', []],
  [['docusaurus.config.ts'], 'site', []],
])('%j is listed as %s', (places, kind, routes) => {
  expect(listed(...places)).toEqual({kind, routes});
});

test('the list is that of ASSUMPTIONS.md, each entry once', () => {
  const assumptions = readAssumptions(ROOT);
  const ids = listEntries(assumptions, reference, ROOT).map(({id}) => id);
  expect(ids).toEqual(assumptions.map(({id}) => id));
  expect(new Set(ids).size).toBe(ids.length);
  // They are anchors of the page of the list, beside its headings.
  const page = readFileSync(
    path.join(ROOT, 'wiki/development-plan.mdx'),
    'utf8',
  );
  const headings = [...page.matchAll(/\{\/\* #(\S+) \*\/\}/g)].map(
    ([, id = '']) => id,
  );
  expect(ids.filter((id) => headings.includes(id))).toEqual([]);
});
