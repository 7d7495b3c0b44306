import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {API_ANCHORS, anchorsOf} from '../../../scripts/generated/apiAnchors';
import {readReference} from '../../../src/features/reference/build/stubs/readReference';
import {readStubs} from '../../../src/features/reference/build/stubs/readStubs';
import {ROOT, readText} from '../../support/files';

const {names, targets} = readReference(readStubs(path.join(ROOT, 'api-src')));

describe("the list of the reference's anchors", () => {
  // `npm run check` compares it with the stubs.
  const anchors = readText(API_ANCHORS).trimEnd().split('\n');

  test('has a page for each name, and the index', () => {
    const members = names
      .filter(({isHelper}) => !isHelper)
      .map(({folder, name}) => `${folder}/${name}`);
    const pages = anchors.map((anchor) => anchor.replace(/#.*/, ''));
    expect([...new Set(pages)]).toEqual([...members, 'index'].toSorted());
  });

  test('has every place to which code links', () => {
    const places = anchors.flatMap((anchor) => [
      `/api/${anchor}`,
      `/api/${anchor.replace(/#.*/, '')}`,
    ]);
    const linked = Object.values(targets);
    expect(linked.length).toBeGreaterThan(300);
    expect(linked.filter((target) => !places.includes(target))).toEqual([]);
  });

  test('has ASCII anchors only, each once on its page', () => {
    expect(anchors.filter((anchor) => !/#[a-z0-9-]+$/.test(anchor))).toEqual(
      [],
    );
    expect(
      anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index),
    ).toEqual([]);
  });
});

test('an anchor is found in headings and table rows, not in code', () => {
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
