import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {filterEntries} from '../../../src/features/assumptions/page/filterEntries';
import {isQuestion} from '../../../src/features/assumptions/shared/kinds';
import {letterOf} from '../../../src/features/assumptions/page/letter';
import {listEntries} from '../../../src/features/assumptions/build/listedPages';
import {
  parseAssumptions,
  readAssumptions,
} from '../../../src/features/assumptions/build/readAssumptions';
import {readReference} from '../../../src/features/reference/build/stubs/readReference';
import {readStubs} from '../../../src/features/reference/build/stubs/readStubs';
import {ROOT} from '../../support/files';

const reference = readReference(readStubs(path.join(ROOT, 'api-src')));

const BUTTON = {
  id: 'button',
  kind: '画面と操作',
  text: '`x`は「ＯＫ」である。',
  reason: '理由',
  confirmation: '見る。',
  places: ['wiki/a.mdx', 'api-src/classes/HttpRequest.d.ts'],
} as const;
const RUN = {
  ...BUTTON,
  id: 'run',
  kind: '給与計算と仕訳',
  text: '止まる。',
  places: ['packages/simulator/run/run.ts'],
} as const;

test('a letter asks kind by kind, with the address and without code marks', () => {
  const letter = letterOf([RUN, BUTTON], (id) => `https://wiki.example/#${id}`);
  expect(letter).toContain('次の2点');
  expect(letter).toContain(
    [
      '■ 画面と操作',
      '',
      '1. xは「ＯＫ」である。',
      '   確認の方法の例：見る。',
      '   説明：https://wiki.example/#button',
      '   回答：',
      '',
      '■ 給与計算と仕訳',
      '',
      '2. 止まる。',
    ].join('\n'),
  );
});

test('the list has the pages of an assumption, and is narrowed by words', () => {
  const entries = listEntries([BUTTON, RUN], reference, ROOT);
  expect(entries.map(({pages}) => pages.map(({route}) => route))).toEqual([
    ['/wiki/a', '/api/classes/HttpRequest'],
    [],
  ]);
  const found = (words: string, kind = '', doc = '') =>
    filterEntries(entries, {words, kind, doc}, (id) => `題名${id}`).map(
      ({id}) => id,
    );
  expect(found('')).toEqual(['button', 'run']);
  expect(found('Xは「ok」　見る')).toEqual(['button']);
  expect(found('題名wiki/a')).toEqual(['button']);
  expect(found('止まる 押す')).toEqual([]);
  expect(found('', '給与計算と仕訳')).toEqual(['run']);
  expect(found('見る', '', 'wiki/a')).toEqual(['button']);
});

test('an entry of no known kind is reported', () => {
  expect(() =>
    parseAssumptions('## a\n\n- 種類：その他\n- 仮定：あ\n'),
  ).toThrow('「a」の種類「その他」はありません。「画面と操作」');
});

const assumptions = readAssumptions(ROOT);

test('every assumption can be asked, and confirmed in its own words', () => {
  // A letter has neither the page nor the heading to explain it.
  const vague = assumptions
    .filter(isQuestion)
    .filter(
      ({text}) =>
        !/^(?:[^。]+(?:[うくすただつぶむる]|ない|よい)。)+$/.test(text) ||
        /備える|分からない|不明|推奨|このWikiで決め|このWikiの説明/.test(text),
    )
    .map(({id}) => id);
  expect(vague).toEqual([]);
});

test('the list is that of ASSUMPTIONS.md, each entry once', () => {
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
