import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {hintKey} from '../../src/features/code-blocks/shared/hints/codeHints';
import {readHints} from '../../src/features/code-blocks/build/hints/readHints';
import {ROOT, listFiles, readText} from '../support/files';

test('every name in code that leads to the reference is explained', () => {
  const hints = readHints(path.join(ROOT, 'api-src'));
  const names = new Set<string>();
  for (const file of listFiles('build', /index\.html$/)) {
    const html = readText(file);
    visit(fromHtml(html), {tagName: 'pre'}, (block) => {
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
