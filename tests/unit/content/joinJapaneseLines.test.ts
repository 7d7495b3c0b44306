import {toString} from 'mdast-util-to-string';
import {describe, expect, test} from 'vitest';
import {mdxReader} from '../../../src/features/content/build/mdxReader';
import joinJapaneseLines, {
  joinsLines,
} from '../../../src/features/content/build/joinJapaneseLines';
import {readCases} from '../../support/files';

const processor = mdxReader().use(joinJapaneseLines);

function process(markdown: string): string {
  return toString(processor.runSync(processor.parse(markdown)));
}

describe('joinJapaneseLines', () => {
  test.each(
    readCases<Record<'what' | 'markdown' | 'text', string>[]>('joined-lines'),
  )('$what', ({markdown, text}) => {
    expect(process(markdown)).toBe(text);
  });

  test('keeps a hard break', () => {
    const tree = processor.runSync(processor.parse('一。\\\n二。'));
    expect(JSON.stringify(tree)).toContain('"type":"break"');
  });

  test('treats a character outside the basic plane as one', () => {
    expect(joinsLines('𠮷', 'a')).toBe(true);
    expect(process('𠮷\n𠮷')).toBe('𠮷𠮷');
  });
});
