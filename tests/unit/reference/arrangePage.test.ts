import {describe, expect, test} from 'vitest';
import {arrangePage} from '../../../src/features/reference/build/pages/arrangePage';
import {findUses} from '../../../src/features/reference/build/pages/findUses';
import {readReference} from '../../../src/features/reference/build/stubs/readReference';

const reference = readReference(
  new Map(
    Object.entries({
      'index.d.ts': "export * from './classes/Foo';",
      'globals.d.ts': '',
      'classes/Foo.d.ts': [
        '/** 例のサービス。 */',
        'export declare class Foo {',
        '  // assumption: read',
        '  /** 読み取る。 */',
        '  read(id: string): Promise<string>;',
        '  /** 書き込む。 */',
        '  write(): void;',
        '}',
      ].join('\n'),
    }),
  ),
);

const PAGE = [
  '# Foo',
  '',
  '例のサービス。',
  '',
  '詳しい説明です。',
  '',
  '## 使用例 {/* #examples */}',
  '',
  '```js',
  '## クラスの例',
  '```',
  '',
  '## メソッド {/* #methods */}',
  '',
  '### read() {/* #read */}',
  '',
  '```ts',
  'read(id): Promise<string>;',
  '```',
  '',
  '{/* assumption: read */}',
  '',
  '読み取る。1件だけです。',
  '',
  '#### パラメーター {/* #read-parameters */}',
  '',
  '| パラメーター | 型 | 説明 |',
  '| --- | --- | --- |',
  '| `id?` | `string` \\| `null` | 番号 |',
  '',
  '#### 戻り値 {/* #read-returns */}',
  '',
  '`Promise`\\<`string`\\>',
  '',
  '#### 使用例 {/* #read-examples */}',
  '',
  '```js',
  'readの例',
  '```',
  '',
  '***',
  '',
  '### write() {/* #write */}',
  '',
  '```ts',
  'write(): void;',
  '```',
  '',
  '書き込む。',
].join('\n');

/** All that use the class use `write`, but not `read`. */
const USES = new Map(
  Object.entries({'': 8, '#read': 7, '#write': 8}).map(([id, length]) => [
    `/api/classes/Foo${id}`,
    Array.from({length}, (_, index) => ({
      address: `/wiki/page-${index}#use`,
      title: `ページ${index}`,
    })),
  ]),
);

function arrange(): string[] {
  const [foo] = reference.names;
  return foo ? arrangePage(PAGE, foo, USES).split('\n') : [];
}

describe('arrangePage', () => {
  const lines = arrange();
  const position = (line: string) => lines.indexOf(line);

  test('puts the methods at a glance behind the first paragraph', () => {
    const rows = lines.filter((line) => line.startsWith('| ['));
    expect(rows).toEqual([
      '| [`read()`](#read){/* assumption: read */} | <span className="api-type">`Promise`\\<`string`\\></span> <span className="api-async">非同期</span> | 読み取る。 |',
      '| [`write()`](#write) |  | 書き込む。 |',
    ]);
    expect(position('例のサービス。')).toBeLessThan(position(rows[0] ?? ''));
    expect(position(rows[0] ?? '')).toBeLessThan(position('詳しい説明です。'));
  });

  test('puts the examples beside the text they belong to', () => {
    const sides = lines.flatMap((line) =>
      /className="api-(?:text|code)"|^#+ |の例$/.test(line) ? [line] : [],
    );
    expect(sides).toEqual([
      '# Foo',
      '<div className="api-text">',
      '<div className="api-code">',
      '## 使用例 {/* #examples */}',
      '## クラスの例',
      '## メソッド {/* #methods */}',
      '<div className="api-text">',
      '### read() {/* #read */}',
      '#### パラメーター {/* #read-parameters */}',
      '#### 戻り値 {/* #read-returns */}',
      '<div className="api-code">',
      '#### 使用例 {/* #read-examples */}',
      'readの例',
      '<div className="api-text">',
      '### write() {/* #write */}',
      '<div className="api-code">',
    ]);
  });

  test('says which methods have to be awaited', () => {
    expect(lines.filter((line) => line.includes('`await`'))).toHaveLength(1);
  });

  test('shows a type as one piece, and gives a parameter an address', () => {
    expect(lines).toContain(
      '| <Anchor id="read-parameters-id" label="id" /> `id?` | <span className="api-type">`string` \\| `null`</span> | 番号 |',
    );
  });

  test('names six pages that use a class or, other than these, a method', () => {
    const uses = lines.filter((line) => line.startsWith('使っているページ：'));
    expect(uses).toHaveLength(2);
    expect(uses[0]).toMatch(
      /：\[ページ0\]\(\/wiki\/page-0#use\)、.*\[ページ5\]\(.*\)、ほか2ページ$/,
    );
    expect(uses[1]).toMatch(/、ほか1ページ$/);
  });
});

test('a use is the first section of a page whose code has the name', () => {
  const source = [
    '---',
    "title: '使い方'",
    '---',
    '## 準備 {/* #setup */}',
    'get',
    '## 取得 {/* #get */}',
    '```js',
    'get(); get();',
    '```',
    '## 再び {/* #again */}',
    '```ts',
    'get();',
    '```',
    '```text',
    'put',
    '```',
  ].join('\n');
  const uses = findUses([{route: '/wiki/use', source}], (listings) =>
    listings.map(({code}) =>
      [...code.matchAll(/get|put/g)].map(({0: name, index}) => ({
        start: index,
        end: index + 3,
        target: `/api/classes/Http#${name}`,
      })),
    ),
  );
  expect([...uses]).toEqual([
    ['/api/classes/Http#get', [{address: '/wiki/use#get', title: '使い方'}]],
  ]);
});
