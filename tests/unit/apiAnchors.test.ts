import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {readReference} from '../../src/reference/stubs/readReference';
import {readStubs} from '../../src/reference/stubs/readStubs';
import {ROOT, listFiles} from '../support/files';
import {API_MEMBERS} from '../support/routes';
import {
  anchorsOf,
  compareAnchors,
  generateReference,
} from '../support/apiAnchors';

const LIST = 'tests/fixtures/api-anchors.txt';
const RENEW = `変更が意図したものなら、環境変数UPDATE_API_ANCHORS=1を付けて「npx vitest run --project unit tests/unit/apiAnchors.test.ts」を実行し、${LIST}を更新してください。`;

const stubs = listFiles('api-src', /\.d\.ts$/).map((file) =>
  file.replace('api-src/', ''),
);

describe('the generated reference', () => {
  let pages: ReadonlyMap<string, string>;

  beforeAll(async () => {
    pages = await generateReference();
  });

  test('has a page for each name, and the index', () => {
    const members = Object.entries(API_MEMBERS).flatMap(([folder, names]) =>
      names.map((name) => `${folder}/${name}`),
    );
    expect([...pages.keys()]).toEqual([...members, 'index'].toSorted());
  });

  test('keeps its anchors', () => {
    const list = path.join(ROOT, LIST);
    const anchors = anchorsOf(pages);
    if (process.env.UPDATE_API_ANCHORS) {
      writeFileSync(list, `${anchors.join('\n')}\n`);
    }
    const known = readFileSync(list, 'utf8').trimEnd().split('\n');
    expect(compareAnchors(known, anchors, stubs), RENEW).toEqual([]);
  });

  test('has every place to which code links', () => {
    const places = [...pages.keys(), ...anchorsOf(pages)].map(
      (place) => `/api/${place}`,
    );
    const {targets} = readReference(readStubs(path.join(ROOT, 'api-src')));
    const linked = Object.values(targets);
    expect(linked.length).toBeGreaterThan(300);
    expect(linked.filter((target) => !places.includes(target))).toEqual([]);
  });

  test('has ASCII anchors only, each once on its page', () => {
    const anchors = anchorsOf(pages);
    expect(anchors.filter((anchor) => !/#[a-z0-9-]+$/.test(anchor))).toEqual(
      [],
    );
    expect(
      anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index),
    ).toEqual([]);
  });
});

describe('an anchor', () => {
  test('is found in headings and table rows, not in code', () => {
    const page = [
      '# Foo',
      '## メソッド {/* #methods */}',
      '| <Anchor id="bar" /> `bar` | <Anchor id="baz" /> |',
      '```md',
      '## 例 {/* #sample */}',
      '```',
    ].join('\n');
    expect(anchorsOf(new Map([['classes/Foo', page]]))).toEqual([
      'classes/Foo#methods',
      'classes/Foo#bar',
      'classes/Foo#baz',
    ]);
  });

  test('that changes is reported with its stub', () => {
    expect(
      compareAnchors(
        ['classes/Foo#get', 'classes/Foo#put'],
        ['classes/Foo#fetch', 'classes/Foo#put', 'index#new'],
        ['classes/Foo.d.ts'],
      ),
    ).toEqual([
      expect.stringMatching(
        /^api-src\/classes\/Foo\.d\.ts：\/api\/classes\/Foo#getがなくなりました/,
      ),
      'api-src/classes/Foo.d.ts：/api/classes/Foo#fetchが増えました。',
      'api-src/index.d.ts：/api/index#newが増えました。',
    ]);
  });
});
