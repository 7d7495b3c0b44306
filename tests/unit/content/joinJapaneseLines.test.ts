import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {toString} from 'mdast-util-to-string';
import {describe, expect, test} from 'vitest';
import joinJapaneseLines, {
  joinsLines,
} from '../../../src/features/content/build/joinJapaneseLines';

function process(markdown: string): string {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(joinJapaneseLines);
  return toString(processor.runSync(processor.parse(markdown)));
}

describe('joinJapaneseLines', () => {
  test.each([
    [
      'between two sentences',
      '登録します。\n次へ進みます。',
      '登録します。次へ進みます。',
    ],
    ['in the middle of a word', 'カスタム\nデータ', 'カスタムデータ'],
    ['over several lines', '一。\n二。\n三。', '一。二。三。'],
    ['where the source is indented', '一。  二。\n  三。', '一。  二。三。'],
    [
      'before Latin text',
      '登録します。\nCombositeの',
      '登録します。Combositeの',
    ],
    ['after Latin text', 'Combosite\nの給与計算', 'Combositeの給与計算'],
    ['before code', '次は、\n`main`です。', '次は、mainです。'],
    ['after code', '`main`\nを実行します。', 'mainを実行します。'],
    ['between code and strong text', '`main`\n**実行**', 'main実行'],
    ['inside a link', '[支給額\nマスタ](x)', '支給額マスタ'],
    ['between a link and text', '[支給額](x)\nマスタ', '支給額マスタ'],
    ['in a list item', '- 一。\n  二。', '一。二。'],
    ['in a quotation', '> 一。\n> 二。', '一。二。'],
    ['next to full-width signs', '（一）\n（二）', '（一）（二）'],
  ])('leaves no space %s', (_, markdown, text) => {
    expect(process(markdown)).toBe(text);
  });

  test.each([
    ['between Latin words', 'Combosite\nFunctions', 'Combosite\nFunctions'],
    ['between code and a Latin word', '`main`\nfunction', 'main\nfunction'],
    ['in a code block', '```text\n一\n二\n```', '一\n二'],
  ])('keeps the line break %s', (_, markdown, text) => {
    expect(process(markdown)).toBe(text);
  });

  test('keeps a hard break', () => {
    const processor = unified().use(remarkParse).use(joinJapaneseLines);
    const tree = processor.runSync(processor.parse('一。\\\n二。'));
    expect(JSON.stringify(tree)).toContain('"type":"break"');
  });

  test('treats a character outside the basic plane as one', () => {
    expect(joinsLines('𠮷', 'a')).toBe(true);
    expect(process('𠮷\n𠮷')).toBe('𠮷𠮷');
  });
});
