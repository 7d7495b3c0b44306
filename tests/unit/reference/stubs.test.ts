import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {readStubs} from '../../../src/features/reference/build/stubs/readStubs';
import {ROOT} from '../../support/files';
import {
  findMisnamedFiles,
  findMissingExamples,
  findMissingSummaries,
  findUndocumented,
  findUnknownLabels,
  findUnlisted,
} from '../../support/stubChecks';

const stubs = readStubs(path.join(ROOT, 'api-src'));

describe('the stubs', () => {
  test('document every export, member, parameter and return value', () => {
    expect(findUndocumented(stubs)).toEqual([]);
  });

  test('begin every comment with a summary in Japanese', () => {
    expect(findMissingSummaries(stubs)).toEqual([]);
  });

  test('have an example for every class, method and function', () => {
    expect(findMissingExamples(stubs)).toEqual([]);
  });

  test('name the labels that an enumeration has', () => {
    expect(findUnknownLabels(stubs)).toEqual([]);
    const quoted = stubs.get('enumerations/getSexKubunName.d.ts') ?? '';
    expect(quoted).toContain("`'男性'`");
  });

  test('all have a page, but for the helpers', () => {
    expect(findUnlisted(stubs)).toEqual([]);
  });

  test('are named for what they export', () => {
    expect(findMisnamedFiles(stubs)).toEqual([]);
  });
});

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
    '   * @example',
    '   * ```js',
    "   * foo.read('1');",
    '   * ```',
    '   */',
    '  read(id: string): Item;',
    '}',
  ].join('\n'),
};

/** The small reference, with one text replaced. */
function change(file: keyof typeof GOOD, from: string | RegExp, to: string) {
  const text = GOOD[file].replace(from, to);
  expect(text).not.toBe(GOOD[file]);
  return new Map(Object.entries({...GOOD, [file]: text}));
}

const checks = (sources: ReadonlyMap<string, string>) => [
  ...findUndocumented(sources),
  ...findMissingSummaries(sources),
  ...findMissingExamples(sources),
  ...findUnlisted(sources),
  ...findMisnamedFiles(sources),
];

test('stubs without a fault pass every check', () => {
  expect(checks(new Map(Object.entries(GOOD)))).toEqual([]);
});

describe('one fault in a stub is named once:', () => {
  const foo = 'classes/Foo.d.ts';
  const item = 'helpers/Item.d.ts';

  test.each([
    [
      'a member without comment',
      item,
      '  /** 例の名前。 */\n',
      '',
      /Item\.name/,
    ],
    ['an export without comment', item, '/** 例の項目。 */\n', '', /Itemに/],
    [
      'a global without comment',
      'globals.d.ts',
      /^.*\n/,
      '',
      /fooにTSDocのコメントがありません/,
    ],
    ['a parameter without comment', foo, /.*@param.*\n/, '', /@param id/],
    ['no word on what is returned', foo, /.*@returns.*\n/, '', /@returns/],
    [
      'a member of a type within a type',
      item,
      'name: string;',
      'list: readonly {key: string}[];',
      /Item\.list\.keyに/,
    ],
    [
      'an English summary',
      foo,
      '例を読み取る。',
      'Reads.',
      /Foo\.readのコメント/,
    ],
    [
      'an English sentence before a Japanese one',
      foo,
      '例を読み取る。',
      'Reads。\n   * 例を読み取る。',
      /Foo\.readのコメントを/,
    ],
    [
      'a summary without full stop',
      item,
      '例の名前。',
      '例の名前',
      /Item\.name/,
    ],
    [
      'a method without example',
      foo,
      / {3}\* @example\n(?: {3}\* .*\n){3}/,
      '',
      /Foo\.readに/,
    ],
    [
      'an example without code',
      foo,
      ' * ```js\n * foo;\n * ```\n',
      ' * foo\n',
      /Fooに、js/,
    ],
  ] as const)('%s', (_, file, from, to, message) => {
    expect(checks(change(file, from, to))).toEqual([
      expect.stringMatching(
        new RegExp(`^api-src/${file}：.*${message.source}`),
      ),
    ]);
  });

  test('a label that the enumeration does not have', () => {
    const name = 'enumerations/getFooKubunName.d.ts';
    const sources = new Map([
      ['index.d.ts', ''],
      ['globals.d.ts', ''],
      [
        'enumerations/FooKubun.d.ts',
        "/** 例を表す、例区分。 */\nexport declare enum FooKubun {\n  /**\n   * 甲。\n   *\n   * @yomi こう\n   */\n  Ko = '1',\n}",
      ],
      [
        name,
        "/**\n * 名称を返す。\n *\n * @returns `'甲'`または`'乙'`。なければ`''`\n */\nexport declare function getFooKubunName(kubun: FooKubun | string): string;",
      ],
    ]);
    expect(findUnknownLabels(sources)).toEqual([
      `api-src/${name}：getFooKubunNameが返す「乙」はFooKubunの名称にありません。`,
    ]);
  });

  test('a helper that the index lists', () => {
    expect(
      findUnlisted(
        change('index.d.ts', /$/, "export * from './helpers/Item';\n"),
      ),
    ).toEqual([
      'api-src/helpers/Item.d.ts：補助の型のため、index.d.tsの行を消してください。',
    ]);
  });

  test('a stub that the index leaves out', () => {
    expect(findUnlisted(change('index.d.ts', /.+\n/, ''))).toEqual([
      "api-src/classes/Foo.d.ts：index.d.tsに「export * from './classes/Foo';」の行を加えてください。",
    ]);
  });

  test('a file named otherwise than its export', () => {
    expect(findMisnamedFiles(change(foo, 'class Foo', 'class Bar'))).toEqual([
      'api-src/classes/Foo.d.ts：Fooだけを書いてください（いまはBar）。',
    ]);
  });

  test('a file with two exports', () => {
    expect(
      findMisnamedFiles(change(item, /$/, '\nexport type Other = 1;')),
    ).toEqual([
      'api-src/helpers/Item.d.ts：Itemだけを書いてください（いまはItem、Other）。',
    ]);
  });
});
