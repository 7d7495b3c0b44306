import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {generateReference} from '../../../scripts/generated/apiAnchors';
import {markedIds} from '../../../src/assumptions/marks';
import {markAssumed} from '../../../src/reference/pages/markAssumed';
import {readReference} from '../../../src/reference/stubs/readReference';
import {readStubs} from '../../../src/reference/stubs/readStubs';
import {ROOT} from '../../support/files';

const reference = readReference(
  new Map(
    Object.entries({
      'index.d.ts':
        "export * from './classes/Foo';\nexport * from './interfaces/Bar';",
      'globals.d.ts':
        "// assumption: global\ndeclare const foo: import('./classes/Foo').Foo;",
      'classes/Foo.d.ts': [
        '// assumption: class',
        '/**',
        ' * 例のサービス。',
        ' *',
        ' * | 項目 | 内容 |',
        ' * | --- | --- |',
        ' * | `size` | 大きさ |',
        ' */',
        'export declare class Foo {',
        '  // assumption: read-a',
        '  // assumption: read-b',
        '  /** 読み取る。 */',
        '  read(): string;',
        '  /** 書き込む。 */',
        '  write(): void;',
        '}',
      ].join('\n'),
      'helpers/Item.d.ts': [
        '// assumption: item',
        'export interface Item {',
        '  // assumption: size',
        '  size: number;',
        '}',
      ].join('\n'),
      'interfaces/Bar.d.ts': [
        '// assumption: bar',
        '/** 例のデータ。 */',
        'export interface Bar {',
        '  name: string;',
        '  // assumption: code',
        '  code: string;',
        '}',
      ].join('\n'),
    }),
  ),
);

/** The page of a name with its marks, `{a}` for each, without empty lines. */
function marked(name: string, lines: readonly string[]): string[] {
  const page = reference.names.find((one) => one.name === name);
  return page
    ? markAssumed(lines.join('\n'), page, reference, ['messages'])
        .replaceAll(/\{\/\* assumption: ([a-z-]+) \*\/\}/g, '{$1}')
        .split('\n')
        .filter((line) => line !== '')
    : [];
}

describe('a mark of a stub comes', () => {
  test('before the first paragraph on a name and on its members', () => {
    const read = ['### read() {/* #read */}', '```ts', 'read();', '```'];
    expect(
      marked('Foo', [
        '# Foo',
        '例のサービス。',
        '説明です。',
        ...read,
        '読み取る。',
        '### write() {/* #write */}',
        '書き込む。',
      ]),
    ).toEqual([
      '# Foo',
      '{class}',
      '{global}',
      '例のサービス。',
      '説明です。',
      ...read,
      '{read-a}',
      '{read-b}',
      '読み取る。',
      '### write() {/* #write */}',
      '書き込む。',
    ]);
  });

  test('before the table of a type, and into the rows of its members', () => {
    const head = ['| 項目 | 内容 |', '| --- | --- |'];
    expect(
      marked('Foo', [
        '例。',
        ...head,
        '| <Anchor id="size" /> `size` | 大きさ |',
      ]).slice(3),
    ).toEqual([
      '{item}',
      ...head,
      '| <Anchor id="size" /> `size` {size} | 大きさ |',
    ]);
    expect(
      marked('Bar', [
        '例のデータ。',
        ...head,
        '| <Anchor id="name" /> `name` | 名前 |',
        '| <Anchor id="code" /> `code` | コード |',
      ]),
    ).toEqual([
      '例のデータ。',
      '{bar}',
      ...head,
      '| <Anchor id="name" /> `name` | 名前 |',
      '| <Anchor id="code" /> `code` {code} | コード |',
    ]);
  });

  test('before errors that quote a message, and before no others', () => {
    const heading = '#### 例外 {/* #write-throws */}';
    expect(
      marked('Bar', [heading, 'あ（メッセージ：`い`）', heading, 'う']),
    ).toEqual([heading, '{messages}', 'あ（メッセージ：`い`）', heading, 'う']);
  });
});

describe('the reference', () => {
  const {globals, names} = readReference(readStubs(path.join(ROOT, 'api-src')));
  let pages: Map<string, string>;
  beforeAll(async () => {
    pages = await generateReference(ROOT);
  });

  test('shows every mark of the stubs on the page that explains the name', () => {
    const assumed = [
      ...names.flatMap((name) => [name, ...name.members]),
      ...globals,
    ].flatMap(({assumptions, target}) =>
      assumptions.map((id) => [target.replace(/^\/api\/|#.*/g, ''), id]),
    );
    expect(assumed.length).toBeGreaterThan(100);
    expect(
      assumed.filter(
        ([page = '', id = '']) =>
          !markedIds(pages.get(page) ?? '').includes(id),
      ),
    ).toEqual([]);
  });
});
