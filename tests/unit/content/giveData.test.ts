import path from 'node:path';
import {VFile} from 'vfile';
import {valueToEstree} from 'estree-util-value-to-estree';
import {expect, test} from 'vitest';
import {mdxReader} from '../../../src/features/content/build/mdxReader';
import giveData from '../../../src/features/content/build/giveData';
import {routeOf} from '../../../src/features/content/build/routeOf';

const siteDir = path.resolve('/site');
const data = {
  List: (route: string, {kind}: Readonly<Record<string, string>>) => ({
    items: [{route, kind}],
  }),
};

/** The attributes of the first element of a page, by their names. */
async function attributesOn(file: string, value: string): Promise<unknown> {
  const page = new VFile({path: path.join(siteDir, file), value});
  const processor = mdxReader().use(giveData, {siteDir, data});
  const tree = processor.parse(page);
  await processor.run(tree, page);
  const [element] = tree.children;
  return element?.type === 'mdxJsxFlowElement' ? element.attributes : undefined;
}

test('gives a component its data', async () => {
  expect(
    await attributesOn('wiki/a.mdx', '<List kind="x" rows={[]} />'),
  ).toEqual([
    expect.objectContaining({name: 'kind', value: 'x'}),
    expect.objectContaining({name: 'rows'}),
    expect.objectContaining({
      name: 'items',
      value: expect.objectContaining({
        data: {
          estree: expect.objectContaining({
            body: [
              {
                type: 'ExpressionStatement',
                expression: valueToEstree([{route: '/wiki/a', kind: 'x'}]),
              },
            ],
          }) as unknown,
        },
      }) as unknown,
    }),
  ]);
});

test('leaves other components alone', async () => {
  expect(await attributesOn('wiki/a.mdx', '<Other />')).toEqual([]);
});

test.each([
  ['docs/index.mdx', '/'],
  ['docs/tutorial/quick-start.mdx', '/tutorial/quick-start'],
  ['wiki/custom-data-function/a.mdx', '/wiki/custom-data-function/a'],
  ['api/classes/Foo.md', '/api/classes/Foo'],
  ['blog/2026-11-21-english-name.mdx', '/blog/2026/11/21/english-name'],
  ['src/pages/markdown-page.mdx', '/markdown-page'],
])('%s is at %s', (file, route) => {
  expect(routeOf(path.join(siteDir, file), siteDir)).toBe(route);
});
