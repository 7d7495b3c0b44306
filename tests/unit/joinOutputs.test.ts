import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import joinOutputs from '../../src/features/code-blocks/build/joinOutputs';
import type {Code} from 'mdast';

/** The blocks of a page, and the outputs that the first one was given. */
function join(...blocks: [string, string][]) {
  const page = blocks
    .map(([info, text]) => `\`\`\`${info}\n${text}\n\`\`\``)
    .join('\n\n');
  const tree = unified().use(remarkParse).parse(page);
  joinOutputs()(tree);
  const {outputs} = (tree.children[0] as Code).data?.hProperties ?? {};
  return {
    left: tree.children.map((node) => (node as Code).value),
    outputs: (outputs === undefined
      ? undefined
      : JSON.parse(String(outputs))) as unknown,
  };
}

const SAMPLE: [string, string] = ['js scenario="手動実行"', 'main();'];

test('a sample takes the outputs that follow it at once', () => {
  expect(
    join(
      SAMPLE,
      ['text title="ヒント"', '助言'],
      ['text title="ログ（2人のとき）"', '1行目\n2行目'],
      ['text title="出したいログ"', '別のもの'],
      ['text title="ログ"', '離れたもの'],
    ),
  ).toEqual({
    left: ['main();', '別のもの', '離れたもの'],
    outputs: [
      {kind: 'notices', title: 'ヒント', text: '助言'},
      {kind: 'log', title: 'ログ（2人のとき）', text: '1行目\n2行目'},
    ],
  });
});

test('a sample knows an output further down, which stays there', () => {
  expect(
    join(
      SAMPLE,
      ['text title="ログ"', '1行目'],
      ['sh', 'ls'],
      ['text title="変更"', '離れたもの'],
      ['js', 'other();'],
      ['text title="ヒント"', 'ほかのもの'],
    ),
  ).toEqual({
    left: ['main();', 'ls', '離れたもの', 'other();', 'ほかのもの'],
    outputs: [
      {kind: 'log', title: 'ログ', text: '1行目'},
      {kind: 'changes', title: '変更', text: '離れたもの', isElsewhere: true},
    ],
  });
});

test('changes come first, as in the result of a run', () => {
  const {outputs} = join(
    SAMPLE,
    ['text title="ログ"', '1行目'],
    [
      'text title="変更"',
      '従業員ID 0001 住宅手当（支給、2025/04/01から）：20000 → 50000',
    ],
  );
  expect(outputs).toMatchObject([{kind: 'changes', table: {}}, {kind: 'log'}]);
});

test('a program that is not run takes none', () => {
  expect(join(['js', 'main();'], ['text title="ログ"', '1行目'])).toEqual({
    left: ['main();', '1行目'],
    outputs: undefined,
  });
});
