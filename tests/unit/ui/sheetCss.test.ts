import {expect, it} from 'vitest';
import {sheetAddress, sheetMargins} from '../../../src/ui/page/sheetCss';

it('prints the title and the address', () => {
  const css = sheetMargins('既定のデータの取得', 'https://wiki.example.test/x');
  expect(css).toContain('@top-left{content:"既定のデータの取得"');
  expect(css).toContain('@bottom-left{content:"https://wiki.example.test/x"');
});

it('prints no address of a site that is only tried', () => {
  expect(sheetAddress('http://localhost:3000', '/x')).toBe('');
  expect(sheetAddress('https://wiki.example.test', '/x')).toBe(
    'https://wiki.example.test/x',
  );
});

it('escapes what would end the string or the element', () => {
  const css = sheetMargins('a"b\\c</style>', '/');
  expect(css).toContain('"a\\22 b\\5c c\\3c /style\\3e "');
});
