import {expect, test} from 'vitest';
import {readCases} from '../../support/files';
import {examineStubs} from '../../../scripts/content/examineStubs';

const MESSAGES = [
  {template: '項目「{itemKey}」がありません', kind: 'error'},
  {template: 'URLが違います（a.b）：{url}', kind: 'error'},
  {template: 'awaitを付けてください', kind: 'notice'},
];

/** A small reference without a fault. */
const GOOD = {
  'index.d.ts': "export * from './classes/Foo';\n",
  'globals.d.ts': [
    '/** 例のサービス。 */',
    "declare const foo: import('./classes/Foo').Foo;",
    "type Foo = import('./classes/Foo').Foo;",
    '',
  ].join('\n'),
  'helpers/Item.d.ts': [
    '/** 例の項目。 */',
    'export interface Item {',
    '  /** 例の名前。 */',
    '  readonly name: string;',
    '}',
  ].join('\n'),
  'classes/Foo.d.ts': [
    "import type {Item} from '../../helpers/Item';",
    '',
    '/**',
    ' * 例のサービス。',
    ' *',
    ' * {@link Foo.read}で読みます。説明は[ページ](/wiki/page#id)にあります。',
    ' *',
    ' * @example',
    ' * ```js',
    ' * foo;',
    ' * ```',
    ' */',
    'export declare class Foo {',
    '  private constructor();',
    '',
    '  /**',
    '   * 例を読み取る。',
    '   *',
    '   * @param id - 従業員ID',
    '   * @returns 例',
    '   *',
    '   * @throws ないときに`Error`を投げる（メッセージ：`項目「{itemKey}」がありません`）',
    '   * @throws 違うときに`SyntaxError`を投げる（メッセージ：`URLが違います（a.b）：{url}`）',
    '   *',
    '   * @example',
    '   * ```js',
    "   * foo.read('1');",
    '   * ```',
    '   */',
    '  read(id: string): Item;',
    '}',
  ].join('\n'),
};

test('stubs without a fault pass every check', () => {
  expect(examineStubs(new Map(Object.entries(GOOD)), MESSAGES)).toEqual([]);
});

const faults = readCases<
  (Record<'what' | 'find' | 'replace' | 'says', string> & {
    readonly file: keyof typeof GOOD;
    readonly at?: string;
  })[]
>('stub-faults');

test.each(faults)('one fault in a stub is named once: $what', (fault) => {
  const {file, find, replace, says, at = file} = fault;
  const text = GOOD[file].replace(find, replace);
  expect(text).not.toBe(GOOD[file]);
  const stubs = new Map(Object.entries({...GOOD, [file]: text}));
  expect(examineStubs(stubs, MESSAGES)).toEqual([
    expect.stringMatching(new RegExp(`^api-src/${at}:\\d+ .*${says}`)),
  ]);
});
