import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {mdxReader} from '../../../src/features/content/build/mdxReader';
import showMarks from '../../../src/features/assumptions/build/showMarks';
import {createExplain} from '../../../src/features/assumptions/build/readAssumptions';
import {ROOT, readCases} from '../../support/files';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {AssumptionKind} from '../../../src/features/assumptions/shared/kinds';

const KIND_OF: Readonly<Record<string, AssumptionKind>> = {
  a: '給与計算と仕訳',
  b: '権限と分担',
  c: '権限と分担',
  d: '区分のコードと名称',
  first: '給与計算と仕訳',
  name: 'プログラムで使う名前と型',
  title: '名前と表示',
  word: '画面の言葉',
};
const explain = createExplain(() =>
  Object.entries(KIND_OF).map(([id, kind]) => ({
    id,
    kind,
    text: `${id}。`,
    isBeforePayday: id === 'first',
    confirmation: '見る。',
  })),
);

/** A page as the plugin leaves it. */
function transform(source: string, file = 'wiki/x.mdx'): Root {
  const page = new VFile({path: path.join(ROOT, file), value: source});
  const tree = mdxReader.parse(page);
  showMarks({siteDir: ROOT, explain})(tree, page);
  return tree;
}

/** The ids in what an element shows. */
function idsOf(element: MdxJsxFlowElement | MdxJsxTextElement): string {
  const said = JSON.stringify(element.attributes);
  return [...said.matchAll(/"value":"(\w+)。"/g)].map(([, id]) => id).join();
}

/** The elements of a name, each with its parent's text or its subject. */
function signs(tree: Root, name = /^Unconfirmed(?:Line)?$/): string[] {
  const found: string[] = [];
  visit(tree, (node, index = 0, parent) => {
    if (
      (node.type === 'mdxJsxTextElement' ||
        node.type === 'mdxJsxFlowElement') &&
      name.test(node.name ?? '')
    ) {
      const subject = /"value":"((?:次|この..?.?.?)の[^"]+)"/.exec(
        JSON.stringify(node.attributes),
      )?.[1];
      const above = parent?.children[index - 1];
      const where =
        above?.type === 'heading' && subject === 'この節の一部'
          ? `（${toString(above)}）`
          : '';
      const [before, after] = [
        parent?.children.slice(0, index),
        parent?.children.slice((index ?? 0) + 1),
      ].map((nodes) => toString(nodes));
      found.push(
        subject
          ? `${subject}${where}｜${idsOf(node)}`
          : `${before}｜${idsOf(node)}${after}`,
      );
    }
  });
  return found;
}

const CASES = readCases<Record<'what' | 'page' | 'signs', string>[]>('marks');

test.each(CASES)('a mark signs $what', ({page, signs: found}) => {
  expect(signs(transform(page)).join(' ')).toBe(found);
});

test('a line ends the paragraph above, or is below its heading', () => {
  const page =
    '## 一\n\n表です。\n\n<Anchor id="x" />\n\n{/* assumption: a */}\n\n| 名 |\n| --- |';
  const parentsOf = (source: string, file?: string) => {
    const parents: string[] = [];
    visit(transform(source, file), (node, index, parent) => {
      if ('name' in node && (node.name ?? '').startsWith('Unconfirmed')) {
        const above = parent?.children[(index ?? 0) - 1]?.type;
        parents.push(`${node.name} in ${parent?.type} below ${above}`);
      }
    });
    return parents;
  };
  expect(parentsOf(page)).toEqual(['Unconfirmed in paragraph below text']);
  expect(parentsOf(page.replace('表です。', ''))).toEqual([
    'UnconfirmedLine in root below heading',
  ]);
  const member = '例。{/* assumption: a */}\n\n- い。';
  expect(parentsOf(member, 'api/classes/X.md')).toEqual([
    'Unconfirmed in paragraph below text',
  ]);
});

test('each member of the reference is signed, if not all is told in the head', () => {
  const page =
    'あ。\n\n{/* assumption: name */}\n\nい。\n\n### 一\n\n{/* assumption: word */}\n\n{/* assumption: b */}\n\nい。\n\n### 二\n\n{/* assumption: b */}\n\n{/* assumption: name */}\n\nう。';
  const tree = transform(page, 'api/classes/X.md');
  expect(signs(tree)).toEqual(['このページの一部｜name', 'この項目の一部｜b']);
  expect(signs(tree, /Words/)).toEqual([]);
});

test('comments that are no marks stay', () => {
  const tree = transform('{/* 覚え書き */}\n\nあ。{/* 後で */}');
  expect(signs(tree)).toEqual([]);
  expect(JSON.stringify(tree)).toContain('覚え書き');
  expect(JSON.stringify(tree)).toContain('後で');
});

test('a mark without an entry stops the build', () => {
  expect(() => transform('あ{/* assumption: z */}')).toThrow(
    /x\.mdx：仮定「z」がASSUMPTIONS\.mdにありません/,
  );
});

test.each([
  [
    'with the facts on the page',
    '冒頭。\n\n<Audience />\n\n後',
    1,
    ['Audience'],
  ],
  ['or below its lead', '<Figure />\n\n冒頭。', 2, []],
])('words are told once, %s', (_, start, at, inside) => {
  const marks =
    '「保存」{/* assumption: word */}「登録」{/* assumption: title */}';
  const tree = transform(`${start}\n\n${marks}\n\n${marks}`);
  expect(tree.children[at]).toMatchObject({
    name: 'UnconfirmedWords',
    children: inside.map((name) => ({name})),
  });
  expect(JSON.stringify(tree).match(/"(?:Audience|Figure)"/g)).toHaveLength(1);
  expect(signs(tree, /Words/)).toEqual([expect.stringMatching(/｜word,title/)]);
  expect(signs(transform(start), /Words/)).toEqual([]);
});
