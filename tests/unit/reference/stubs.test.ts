import {describe, expect, test} from 'vitest';
import {readCases} from '../../support/files';
import {
  findMisnamedFiles,
  findMissingExamples,
  findMissingSummaries,
  findUndocumented,
  findUnlisted,
} from '../../../scripts/content/stubChecks';

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

  const faults = readCases<
    (Record<'what' | 'find' | 'replace' | 'says', string> & {
      readonly file: keyof typeof GOOD;
    })[]
  >('stub-faults');

  test.each(faults)('$what', ({file, find, replace, says}) => {
    expect(checks(change(file, find, replace))).toEqual([
      expect.stringMatching(new RegExp(`^api-src/${file}:\\d+ .*${says}`)),
    ]);
  });

  test('a helper that the index lists', () => {
    expect(
      findUnlisted(
        change('index.d.ts', /$/, "export * from './helpers/Item';\n"),
      ),
    ).toEqual([
      'api-src/helpers/Item.d.ts:1 補助の型のため、index.d.tsの行を消してください。',
    ]);
  });

  test('a stub that the index leaves out', () => {
    expect(findUnlisted(change('index.d.ts', /.+\n/, ''))).toEqual([
      "api-src/classes/Foo.d.ts:1 index.d.tsに「export * from './classes/Foo';」の行を加えてください。",
    ]);
  });

  test('a file named otherwise than its export', () => {
    expect(findMisnamedFiles(change(foo, 'class Foo', 'class Bar'))).toEqual([
      'api-src/classes/Foo.d.ts:1 Fooだけを書いてください（いまはBar）。',
    ]);
  });

  test('a file with two exports', () => {
    expect(
      findMisnamedFiles(change(item, /$/, '\nexport type Other = 1;')),
    ).toEqual([
      'api-src/helpers/Item.d.ts:1 Itemだけを書いてください（いまはItem、Other）。',
    ]);
  });
});
