import {expect, test} from 'vitest';
import {valueToEstree} from 'estree-util-value-to-estree';
import breakNames from '../../../src/features/content/build/breakNames';
import type {Program} from 'estree';
import type {Root} from 'mdast';

function afterwards(name: string): string {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ExportNamedDeclaration',
        attributes: [],
        declaration: {
          type: 'VariableDeclaration',
          kind: 'const',
          declarations: [
            {
              type: 'VariableDeclarator',
              id: {type: 'Identifier', name},
              init: valueToEstree([{value: 'saveAmount()', id: 'toMonth'}]),
            },
          ],
        },
        specifiers: [],
        source: null,
      },
    ],
  };
  const root: Root = {
    type: 'root',
    children: [{type: 'mdxjsEsm', value: '', data: {estree}}],
  };
  breakNames()(root);
  return JSON.stringify(root);
}

test('names in the table of contents break before their words, addresses don’t', () => {
  expect(afterwards('toc')).toContain('"save<wbr>Amount()"');
  expect(afterwards('toc')).toContain('"toMonth"');
  expect(afterwards('other')).not.toContain('<wbr>');
});
