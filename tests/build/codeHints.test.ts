import path from 'node:path';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {hintKey} from '../../src/features/code-blocks/shared/hints/codeHints';
import {readHints} from '../../src/features/code-blocks/build/hints/readHints';
import {ROOT, listFiles} from '../support/files';
import {readDocument} from '../support/html';

test('every name in code that leads to the reference is explained', () => {
  const hints = readHints(path.join(ROOT, 'api-src'));
  const names = new Set<string>();
  for (const file of listFiles('build', /index\.html$/)) {
    visit(readDocument(path.join(ROOT, file)), {tagName: 'pre'}, (block) => {
      visit(block, {tagName: 'a'}, (link) => {
        let name = '';
        visit(link, 'text', ({value}) => {
          name += value;
        });
        const {href, dataHref = href} = link.properties;
        names.add(hintKey(String(dataHref), name));
      });
    });
  }
  expect(names.size).toBeGreaterThan(100);
  expect([...names].filter((name) => !hints[name])).toEqual([]);
});
