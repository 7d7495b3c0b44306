import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {readAssumptions} from '../../../src/features/assumptions/build/readAssumptions';
import {markedIds} from '../../../src/features/assumptions/shared/marks';
import {arrangePage} from '../../../src/features/reference/build/pages/arrangePage';
import {findUses} from '../../../src/features/reference/build/pages/findUses';
import {markAssumed} from '../../../src/features/reference/build/pages/markAssumed';
import {
  SHEETS,
  quickSheet,
} from '../../../src/features/reference/build/pages/quickSheet';
import {referencePages} from '../../../src/features/reference/build/pages/referencePages';
import {writeSection} from '../../../src/features/reference/build/pages/sections';
import {writeSections} from '../../../src/features/reference/build/pages/writeSections';
import {readReference} from '../../../src/features/reference/build/stubs/readReference';
import {readStubs} from '../../../src/features/reference/build/stubs/readStubs';
import {ROOT} from '../../support/files';

/** The lines of some blocks, with `{a}` for the mark of `a`. */
function linesOf(blocks: readonly string[]): string[] {
  return blocks
    .flatMap((block) => block.split('\n'))
    .filter((line) => line !== '')
    .map((line) => line.replaceAll(/\{\/\* assumption: (\S+) \*\/\}/g, '{$1}'));
}

/** A reference of these stubs; each has one name, in the index. */
function referenceOf(stubs: Readonly<Record<string, string>>) {
  const listed = Object.keys(stubs).filter(
    (file) => !file.startsWith('helpers/'),
  );
  const index = listed.map(
    (file) => `export * from './${file.replace('.d.ts', '')}';`,
  );
  return readReference(
    new Map(
      Object.entries({
        'index.d.ts': index.join('\n'),
        'globals.d.ts': '',
        ...stubs,
      }),
    ),
  );
}

/** The lines of the first page, behind its title. */
function written(stubs: Readonly<Record<string, string>>): string[] {
  const reference = referenceOf(stubs);
  const [page] = reference.names;
  if (!page) {
    throw new Error('no page');
  }
  const [, ...lines] = linesOf(
    markAssumed(writeSections(page, reference), page, reference).flatMap(
      writeSection,
    ),
  );
  return lines;
}

const BAR = {'interfaces/Bar.d.ts': '/** 例。 */\nexport interface Bar {}'};

describe('a page has', () => {
  test('what a class declares, and what is said of it', () => {
    const lines = written({
      'classes/Foo.d.ts': `// assumption: class
/**
 * 例の
 * サービス。{@assumption a} {@assumption b}
 *
 * {@assumption c}
 *
 * {@link Bar}と{@link Foo.read | 読み取り}です。
 *
 * @throws 一
 * @throws 二
 * {@assumption d}
 *
 * @remarks
 * 注意：一。
 * 二。
 *
 * @example
 * \`\`\`js
 * ## メソッド
 *
 * 注意：
 * \`\`\`
 */
export declare class Foo {
  private constructor();

  // assumption: read
  /**
   * 読み取る。
   *
   * @typeParam T - 型
   * @param id - 番号。
   * 1つだけ
   * @param rest - 残り
   * @returns 結果
   */
  read<T extends Bar = Bar>(id?: 'a' | null, ...rest: readonly (T | Bar)[]): Promise<T[]>;
}`.replaceAll('\\`', '`'),
      ...BAR,
    });
    expect(lines).toEqual([
      '例の',
      'サービス。',
      '{class}',
      '{a}',
      '{b}',
      '{c}',
      '{d}',
      '[Bar](../interfaces/Bar.md)と[読み取り](#read)です。',
      '## 例外 {/* #throws */}',
      '- 一',
      '- 二',
      '## 補足 {/* #remarks */}',
      ':::warning[注意]',
      '一。',
      '二。',
      ':::',
      '## 使用例 {/* #examples */}',
      '```js',
      '## メソッド',
      '注意：',
      '```',
      '## メソッド {/* #methods */}',
      '### read() {/* #read */}',
      '```ts',
      'read<T>(id?, ...rest): Promise<T[]>;',
      '```',
      '読み取る。',
      '{read}',
      '#### 型パラメーター {/* #read-type-parameters */}',
      '| 型パラメーター | 既定の型 | 説明 |',
      '| --- | --- | --- |',
      '| <Anchor id="type-parameter-t" /> `T` *extends* [`Bar`](../interfaces/Bar.md) | [`Bar`](../interfaces/Bar.md) | 型 |',
      '#### パラメーター {/* #read-parameters */}',
      '| パラメーター | 型 | 説明 |',
      '| --- | --- | --- |',
      '| `id?` | `"a"` \\| `null` | 番号。1つだけ |',
      '| ...`rest` | readonly (`T` \\| [`Bar`](../interfaces/Bar.md))[] | 残り |',
      '#### 戻り値 {/* #read-returns */}',
      '`Promise`\\<`T`[]\\>',
      '結果',
    ]);
  });

  test('the table of data first, and the rows of its description', () => {
    const stub = (table: string, tag = '') => ({
      'interfaces/Foo.d.ts': `/**\n * 例。\n${tag} *\n${table} *\n * @remarks 補足\n */\nexport interface Foo {\n  /** 項目。 */\n  readonly size?: {readonly url: string};\n}`,
    });
    const table = ' * | 項目 | 内容 |\n * | --- | --- |\n * | `url` | URL |\n';
    expect(written(stub(table))).toEqual([
      '例。',
      '| 項目 | 内容 |',
      '| --- | --- |',
      '| <Anchor id="url" /> `url` | URL |',
      '## プロパティ {/* #properties */}',
      '| プロパティ | 型 | 説明 |',
      '| --- | --- | --- |',
      '| <Anchor id="size" /> `size?` | \\{ `url`: `string`; \\} | 項目。 |',
      '## 補足 {/* #remarks */}',
      '補足',
    ]);
  });

  test.each([
    ['{@link Baz}です。', '{@link Baz}の「Baz」は、リファレンスにありません'],
    ['例。\n * @since 1', 'コメントのタグ「@since」は使えません'],
  ])('no link or tag that nothing knows: %s', (comment, message) => {
    expect(() =>
      written({
        'classes/Foo.d.ts': `/**\n * ${comment}\n */\nexport declare class Foo {}`,
      }),
    ).toThrow(`api-src/classes/Foo.d.ts：${message}`);
  });
});

describe('the table of an enumeration has', () => {
  const enumeration = (...meanings: string[]) => {
    const members = meanings.map(
      (meaning, index) =>
        `  /**\n   * 区分${index}。\n   *\n   * ${meaning}\n   *\n   * @yomi くぶん\n   */\n  Kubun${index} = '${index}',`,
    );
    return written({
      'enumerations/Foo.d.ts': `/** 例を表す、例区分。 */\nexport declare enum Foo {\n${members.join('\n')}\n}`,
    }).slice(2);
  };

  test('label and reading of a member in columns of their own', () => {
    expect(enumeration('甲 | 乙です。', '')).toEqual([
      '| メンバー | コード | 名称 | 説明 | 読み |',
      '| --- | --- | --- | --- | --- |',
      '| <Anchor id="kubun0" /> `Kubun0` | `\'0\'` | 区分0 | 甲 \\| 乙です。 | くぶん |',
      '| <Anchor id="kubun1" /> `Kubun1` | `\'1\'` | 区分1 |  | くぶん |',
    ]);
  });

  test('no column that is empty in every row', () => {
    expect(enumeration('')[0]).toBe('| メンバー | コード | 名称 | 読み |');
  });
});

test('what is assumed comes behind the first paragraph, that of tables too', () => {
  const HEAD = ' * | 項目 | 内容 |\n * | --- | --- |\n';
  const lines = written({
    'classes/Foo.d.ts': `// assumption: foo\n/**\n * 例。\n *\n${HEAD} * | \`size\` | 大きさ |\n */\nexport declare class Foo {}`,
    'helpers/Item.d.ts':
      '// assumption: item\nexport interface Item {\n  // assumption: size\n  size: number;\n}',
  });
  expect(lines.slice(0, 4)).toEqual(['例。', '{foo}', '{item}', '{size}']);
  expect(
    written({
      'interfaces/Bar.d.ts':
        '// assumption: bar\n/** 例。 */\nexport interface Bar {\n  name: string;\n  // assumption: code\n  code: string;\n}',
    }).slice(0, 3),
  ).toEqual(['例。', '{bar}', '{code}']);
});

describe('a page is arranged', () => {
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
  const reference = referenceOf({
    'classes/Foo.d.ts': `/**
 * 例のサービス。
 *
 * 詳しい説明です。
 *
 * @example
 * \`\`\`js
 * ## クラスの例
 * \`\`\`
 */
export declare class Foo {
  /**
   * 読み取る。1件だけです。
   *
   * @param id - 番号
   * @returns 結果
   * @example
   * \`\`\`js
   * readの例
   * \`\`\`
   */
  read(id?: string | null): Promise<string>;
  /** 書き込む。 */
  write(): void;
}`,
  });
  const [foo] = reference.names;
  const lines = foo
    ? linesOf(arrangePage(writeSections(foo, reference), foo, USES))
    : [];
  const position = (line: string) => lines.indexOf(line);

  test('with the methods at a glance behind the first paragraph', () => {
    const rows = lines.filter((line) => line.startsWith('| ['));
    expect(rows).toEqual([
      '| [`read()`](#read) | <span className="api-type">`Promise`\\<`string`\\></span> <span className="api-async">非同期</span> | 読み取る。 |',
      '| [`write()`](#write) | <span className="api-type">`void`</span> | 書き込む。 |',
    ]);
    expect(position('例のサービス。')).toBeLessThan(position(rows[0] ?? ''));
    expect(position(rows[0] ?? '')).toBeLessThan(position('詳しい説明です。'));
  });

  test('with examples beside the text they belong to', () => {
    expect(
      lines.flatMap(
        (line) => /api-(?:text|code)(?=")|#\S+(?= \*)|.*の例$/.exec(line) ?? [],
      ),
    ).toEqual([
      ...['api-text', 'api-code', '#examples', '## クラスの例', '#methods'],
      ...['api-text', '#read', '#read-parameters', '#read-returns'],
      ...['api-code', '#read-examples', 'readの例'],
      ...['api-text', '#write', '#write-returns', 'api-code'],
    ]);
  });

  test('with types as one piece, and addresses of parameters', () => {
    expect(lines).toContain(
      '| <Anchor id="read-parameters-id" label="id" /> `id?` | <span className="api-type">`string` \\| `null`</span> | 番号 |',
    );
    expect(lines.filter((line) => line.includes('`await`'))).toHaveLength(1);
  });

  test('with six pages that use a class or, other than these, a method', () => {
    const uses = lines.filter((line) => line.startsWith('使っているページ：'));
    expect(uses).toEqual([
      expect.stringMatching(
        /：\[ページ0\]\(\/wiki\/page-0#use\)、.*\[ページ5\]\(.*\)、ほか2ページ$/,
      ),
      expect.stringMatching(/、ほか1ページ$/),
    ]);
  });
});

test('a use is the first section of a page whose code has the name', () => {
  const source =
    "---\ntitle: '使い方'\n---\n## 準備 {/* #setup */}\nget\n## 取得 {/* #get */}\n```js\nget(); get();\n```\n## 再び {/* #again */}\n```ts\nget();\n```\n```text\nput\n```";
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

describe('the reference', () => {
  const sources = readStubs(path.join(ROOT, 'api-src'));
  const reference = readReference(sources);
  const sheetOf = (name: string) => {
    const page = reference.names.find((one) => one.name === name);
    return page ? quickSheet(page, reference).join('\n') : '';
  };
  const pages = referencePages(ROOT, new Map());

  test('shows every mark of the stubs on the page that explains the name', () => {
    const assumed = reference.names.flatMap(({file, target}) =>
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
    expect([...pages.values()].join('\n')).not.toMatch(/\{@/);
  });

  test('marks the errors of every name that quotes a message', () => {
    const unmarked = [...pages].flatMap(([page, text]) =>
      text
        .split(/^(?=(?:#|###) )/m)
        .filter(
          (part) => /^#+ 例外 /m.test(part) && markedIds(part).length === 0,
        )
        .map((part) => `${page}: ${part}`),
    );
    expect(unmarked).toEqual([]);
  });

  test.each(Object.entries(SHEETS))(
    'has the fields and the methods of %s on its sheet',
    (name, {fields, services}) => {
      const sheet = sheetOf(name);
      const parts = reference.names.filter(
        (one) => one.name === fields || services.includes(one.name),
      );
      expect(parts).toHaveLength(services.length + 1);
      const missing = parts
        .flatMap(({members}) => members)
        .map(({identifier}) => identifier.text)
        .filter((member) => !new RegExp(`\\| \`${member}[\`(]`).test(sheet));
      expect(missing).toEqual([]);
    },
  );

  test('has codes on a sheet, and says there what is not confirmed', () => {
    const sheet = sheetOf('KojinDataEntity');
    const codes = reference.enumerations
      .find(({name}) => name === 'SexKubun')
      ?.members.map(({code, label}) => `\`'${code}'\` ${label}`);
    expect(sheet).toContain(`| \`SexKubun\` | ${codes?.join('、')} |`);
    expect(sheet).not.toContain('`HatsureiKubun`');
    const assumed = readAssumptions(ROOT).map(({id}) => id);
    for (const id of ['kojin-entity', 'sex-kubun', 'read-methods']) {
      expect(sheet.includes(`{/* assumption: ${id} */}`)).toBe(
        assumed.includes(id),
      );
    }
    expect(sheetOf('Term')).toBe('');
  });
});
