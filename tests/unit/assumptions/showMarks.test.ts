import path from 'node:path';
import {readFileSync} from 'node:fs';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {toString} from 'mdast-util-to-string';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import showMarks from '../../../src/features/assumptions/build/showMarks';
import {countMarks} from '../../../src/features/assumptions/shared/marks';
import {
  createExplain,
  parseAssumptions,
  readAssumptions,
} from '../../../src/features/assumptions/build/readAssumptions';
import {ROOT, listFiles} from '../../support/files';
import type {Root} from 'mdast';
import type {Literal, Node, Property} from 'estree';
import type {
  Assumption,
  ListedAssumption,
} from '../../../src/features/assumptions/shared/kinds';

const assumptions = ['a', 'b'].map((id) => ({
  id,
  kind: '画面と操作' as const,
  text: `${id}である`,
  reason: '理由',
  confirmation: '見る',
  places: [],
}));

/** A page as the plugin leaves it. */
function transform(
  source: string,
  {
    file = 'wiki/x.mdx',
    known = assumptions,
    unconfirmed = 0,
  }: {
    readonly file?: string;
    readonly known?: readonly ListedAssumption[];
    readonly unconfirmed?: number;
  } = {},
): Root {
  const page = new VFile({
    path: path.join(ROOT, file),
    value: source,
    data: {frontMatter: {unconfirmed}},
  });
  const tree = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkMdx)
    .parse(page);
  showMarks({siteDir: ROOT, explain: createExplain(() => known)})(tree, page);
  return tree;
}

/** A plain value as MDX's compiler reads it, back as the value. */
function valueOf(node: Node): unknown {
  if (node.type === 'ArrayExpression') {
    return node.elements.map((item) => item && valueOf(item));
  }
  if (node.type === 'ObjectExpression') {
    return Object.fromEntries(
      node.properties.map((property) => {
        const {key, value} = property as Property;
        return [valueOf(key), valueOf(value)];
      }),
    );
  }
  return (node as Literal).value;
}

/** The signs of a page: what each is about, and its ids. */
function signs(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    if (
      (node.type !== 'mdxJsxTextElement' &&
        node.type !== 'mdxJsxFlowElement') ||
      !['Unconfirmed', 'UnconfirmedLine'].includes(node.name ?? '')
    ) {
      return;
    }
    const {assumptions: said, subject} = Object.fromEntries(
      node.attributes.map((attribute) => {
        const body =
          attribute.type === 'mdxJsxAttribute' &&
          typeof attribute.value === 'object'
            ? attribute.value?.data?.estree?.body[0]
            : undefined;
        return [
          attribute.type === 'mdxJsxAttribute' ? attribute.name : '',
          body?.type === 'ExpressionStatement' && valueOf(body.expression),
        ];
      }),
    ) as {readonly assumptions: readonly Assumption[]; subject?: string};
    found.push(
      `${subject ?? toString(node)}｜${said.map(({id}) => id).join()}`,
    );
  });
  return found;
}

const CASES = parse(
  readFileSync(path.join(ROOT, 'tests/fixtures/marks.yml'), 'utf8'),
) as Record<'what' | 'page' | 'signs', string>[];

test.each(CASES)('a mark is about $what', ({page, signs: found}) => {
  expect(signs(transform(page)).join(' ')).toBe(found);
});

test('marks in a row become one sign', () => {
  const lines = '{/* assumption: a */}\n\n{/* assumption: b */}\n\nあ。';
  const phrases = 'あ。{/* assumption: a */} {/* assumption: b */}い';
  for (const source of [lines, phrases]) {
    expect(signs(transform(source))).toEqual(['あ。｜a,b']);
    expect(countMarks(source)).toBe(1);
  }
});

test('comments that are no marks stay', () => {
  const tree = transform('{/* 覚え書き */}\n\nあ。{/* 後で */}');
  expect(signs(tree)).toEqual([]);
  expect(JSON.stringify(tree)).toContain('覚え書き');
});

test('a mark without an entry stops the build', () => {
  expect(() => transform('あ{/* assumption: c */}')).toThrow(
    /x\.mdx：仮定「c」がASSUMPTIONS\.mdにありません/,
  );
});

test('the number of signs comes after the title, if there are any', () => {
  const nameOf = (tree: Root, index: number) => {
    const node = tree.children[index];
    return node?.type === 'mdxJsxFlowElement' ? node.name : node?.type;
  };
  const marked = {unconfirmed: 2};
  expect(nameOf(transform('あ'), 0)).toBe('paragraph');
  expect(nameOf(transform('あ', marked), 0)).toBe('UnconfirmedCount');
  expect(nameOf(transform('# あ\n\nい', marked), 1)).toBe('UnconfirmedCount');
  const wrapped = '<header>\n\n# あ\n\n</header>\n\nい';
  expect(nameOf(transform(wrapped, marked), 1)).toBe('UnconfirmedCount');
});

test('marks of a sentence and of the table after it are two signs', () => {
  const source = [
    'あ。{/* assumption: a */}{/* assumption: b */}',
    '',
    '{/* assumption: a */}',
    '',
    '{/* assumption: b */}',
    '',
    '| 甲 |',
    '| --- |',
    '| 乙 |',
  ].join('\n');
  expect(countMarks(source)).toBe(2);
  expect(signs(transform(source))).toHaveLength(2);
});

describe('every page', () => {
  const known = readAssumptions(ROOT);
  test.each([...listFiles('docs', /\.mdx$/), ...listFiles('wiki', /\.mdx$/)])(
    '%s shows as many signs as its head counts',
    (file) => {
      const source = readFileSync(path.join(ROOT, file), 'utf8');
      const tree = transform(source, {file, known});
      expect(signs(tree)).toHaveLength(countMarks(source));
    },
  );
});

test('an entry without one of its parts is reported', () => {
  expect(() =>
    parseAssumptions('## a\n\n- 種類：画面と操作\n- 仮定：あ\n'),
  ).toThrow('ASSUMPTIONS.md：「a」に「- 理由：」の行がありません。');
});
