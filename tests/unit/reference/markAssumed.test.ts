import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {generateReference} from '../../../scripts/generated/apiAnchors';
import {markedIds} from '../../../src/assumptions/entries/marks';
import {markAssumed} from '../../../src/reference/pages/markAssumed';
import {markColumns} from '../../../src/reference/pages/markTables';
import {readReference} from '../../../src/reference/stubs/readReference';
import {readStubs} from '../../../src/reference/stubs/readStubs';
import {ROOT} from '../../support/files';

const reference = readReference(
  new Map(
    Object.entries({
      'index.d.ts':
        "export * from './classes/Foo';\nexport * from './enumerations/getName';\nexport * from './interfaces/Bar';",
      'globals.d.ts': '',
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
      'enumerations/getName.d.ts': [
        '// assumption: name-of-code',
        '/** 名前を返す。 */',
        'export declare function getName(code: string): string;',
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
    ? markAssumed(
        lines.join('\n').replaceAll(/\{([a-z-]+)\}/g, '{/* assumption: $1 */}'),
        page,
        reference,
      )
        .replaceAll(/\{\/\* assumption: ([a-z-]+) \*\/\}/g, '{$1}')
        .split('\n')
        .filter((line) => line !== '')
    : [];
}

describe('a mark above a declaration comes', () => {
  test('before the first paragraph, the parameters and the result', () => {
    const read = ['### read() {/* #read */}', '```ts', 'read();', '```'];
    const parameters = '#### パラメーター {/* #read-parameters */}';
    const returns = ['#### 戻り値 {/* #read-returns */}', '`string`', ''];
    const table = ['| パラメーター | 説明 |', '| --- | --- |', '| `a` | 値 |'];
    expect(
      marked('Foo', [
        '# Foo',
        '例のサービス。',
        '',
        '説明です。',
        ...read,
        '読み取る。',
        parameters,
        ...table,
        ...returns,
        '内容',
        '### write() {/* #write */}',
        '書き込む。',
      ]),
    ).toEqual([
      '# Foo',
      '{class}',
      '例のサービス。',
      '説明です。',
      ...read,
      '{read-a}',
      '{read-b}',
      '読み取る。',
      parameters,
      '{read-a}',
      '{read-b}',
      ...table,
      ...returns.slice(0, 2),
      '{read-a}',
      '{read-b}',
      '内容',
      '### write() {/* #write */}',
      '書き込む。',
    ]);
  });

  test('before the same parts of a function', () => {
    const parts = [
      ['# getName', '名前を返す。'],
      ['## パラメーター {/* #parameters */}', '`code`：コード。'],
      ['## 戻り値 {/* #returns */}', '名前'],
    ];
    expect(
      marked(
        'getName',
        parts.flatMap(([heading = '', text = '']) => [heading, '', text, '']),
      ),
    ).toEqual(
      parts.flatMap(([heading, text]) => [heading, '{name-of-code}', text]),
    );
  });

  test('together with the marks inside', () => {
    expect(
      marked('Foo', [
        '### read() {/* #read */}',
        '読む。{own}',
        '',
        '他。{own}',
      ]),
    ).toEqual([
      '### read() {/* #read */}',
      '{read-a}',
      '{read-b}',
      '{own}',
      '読む。',
      '他。{own}',
    ]);
  });

  test('before the table of a type, and into the rows of its members', () => {
    const head = ['| 項目 | 内容 |', '| --- | --- |'];
    const rows = [
      '| <Anchor id="size" /> `size` | 大きさ |',
      '| <Anchor id="name" /> `name` | 名前 |',
      '| <Anchor id="code" /> `code` | コード |',
    ];
    expect(
      marked('Foo', ['例。', '', ...head, ...rows.slice(0, 1)]).slice(2),
    ).toEqual(['{item}', '{size}', ...head, ...rows.slice(0, 1)]);
    expect(marked('Bar', ['例。', '', ...head, ...rows.slice(1)])).toEqual([
      '{bar}',
      '例。',
      '{bar}',
      ...head,
      ...rows.slice(1, 2),
      '| <Anchor id="code" /> `code`{code} | コード |',
    ]);
  });
});

test('a column is marked in its head, a table before it, if all cells are', () => {
  const mark = '{/* assumption: a */}';
  const table = (head: string, ...rows: string[]) => [
    head,
    '| - | - |',
    ...rows,
  ];
  expect(
    markColumns(table('| 甲 | 乙 |', `| 1${mark} | 2 |`, `| 3${mark} | 4 |`)),
  ).toEqual(table(`| 甲${mark} | 乙 |`, '| 1 | 2 |', '| 3 | 4 |'));
  expect(
    markColumns(table('| 甲 | 乙 |', `| 1${mark} | 2 |`, '| 3 | 4 |')),
  ).toEqual(table('| 甲 | 乙 |', `| 1${mark} | 2 |`, '| 3 | 4 |'));
  const row = `| \\|${mark} | 2${mark} |`;
  expect(markColumns(table('| 甲 | 乙 |', row, row))).toEqual([
    mark,
    '',
    ...table('| 甲 | 乙 |', '| \\| | 2 |', '| \\| | 2 |'),
  ]);
});

describe('the reference', () => {
  const sources = readStubs(path.join(ROOT, 'api-src'));
  const {names} = readReference(sources);
  let pages: Map<string, string>;
  beforeAll(async () => {
    pages = await generateReference(ROOT);
  });

  test('shows every mark of the stubs on the page that explains the name', () => {
    const assumed = names.flatMap(({file, target}) =>
      markedIds(sources.get(file) ?? '').map((id) => [
        target.replace(/^\/api\/|#.*/g, ''),
        id,
      ]),
    );
    expect(assumed.length).toBeGreaterThan(200);
    expect(
      assumed.filter(
        ([page = '', id = '']) =>
          !markedIds(pages.get(page) ?? '').includes(id),
      ),
    ).toEqual([]);
    expect([...pages.values()].join('\n')).not.toMatch(/⟦|@assumption/);
  });

  test('marks the errors of every name that quotes a message', () => {
    const unmarked = [...pages].flatMap(([page, text]) =>
      [...text.matchAll(/^#+ 例外 .*\n+(.*)/gm)]
        .filter(([, first = '']) => markedIds(first).length === 0)
        .map(([section]) => `${page}: ${section}`),
    );
    expect(unmarked).toEqual([]);
  });
});
