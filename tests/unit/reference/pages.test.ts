import path from 'node:path';
import type {Logger} from 'typedoc';
import {beforeAll, describe, expect, test} from 'vitest';
import {generateReference} from '../../../scripts/generated/apiAnchors';
import {findFolds} from '../../../src/features/code-blocks/build/folds';
import {readAssumptions} from '../../../src/features/assumptions/build/readAssumptions';
import {markedIds} from '../../../src/features/assumptions/shared/marks';
import {arrangePage} from '../../../src/features/reference/build/pages/arrangePage';
import {createLinkFinder} from '../../../src/features/reference/build/pages/codeLinks';
import {findUses} from '../../../src/features/reference/build/pages/findUses';
import {localizePage} from '../../../src/features/reference/build/pages/localizePage';
import type {PageModel} from '../../../src/features/reference/build/pages/localizePage';
import {markAssumed} from '../../../src/features/reference/build/pages/markAssumed';
import {
  SHEETS,
  quickSheet,
} from '../../../src/features/reference/build/pages/quickSheet';
import {
  readSections,
  writeSection,
} from '../../../src/features/reference/build/pages/sections';
import {readReference} from '../../../src/features/reference/build/stubs/readReference';
import {readStubs} from '../../../src/features/reference/build/stubs/readStubs';
import {ROOT, exampleStubs, readCases} from '../../support/files';

/** The lines of some blocks, with `{a}` for the mark of `a`. */
function linesOf(blocks: readonly string[]): string[] {
  return blocks
    .flatMap((block) => block.split('\n'))
    .filter((line) => line !== '')
    .map((line) => line.replaceAll(/\{\/\* assumption: (\S+) \*\/\}/g, '{$1}'));
}

/** The blocks of a page of such lines, each a block but for tables and code. */
function pageOf(...lines: readonly string[]): string {
  return lines
    .join('\n\n')
    .replaceAll(/(?<=^\|.*)\n\n(?=\|)/gm, '\n')
    .replaceAll(/\{([a-z-]+)\}/g, '{/* assumption: $1 */}');
}

const FOO: PageModel = {
  file: 'classes/Foo.d.ts',
  name: 'Foo',
  members: [],
  tables: [],
  enumeration: undefined,
};

/** A page, or a part of one, and what becomes of it. */
interface Case {
  readonly what: string;
  /** What the page explains. */
  readonly name: string;
  readonly lines: readonly string[];
  readonly gets: readonly string[];
}

const CASES = readCases<Record<'lines' | 'marks', Case[]> & {page: string}>(
  'reference-pages',
);

function localized(lines: readonly string[], page = FOO): string[] {
  const [, ...rest] = localizePage(pageOf('# Foo', ...lines), page).flatMap(
    writeSection,
  );
  return linesOf(rest);
}

describe('a page gets', () => {
  test.each(CASES.lines)('$what', ({lines, gets}) => {
    expect(localized(lines)).toEqual(gets);
  });

  test('the ids of the model in the rows of its descriptions', () => {
    const page = {
      ...FOO,
      tables: [
        [
          {field: 'headers', start: '| `headers`', id: 'headers'},
          {field: 'get', start: '| `get', id: undefined},
        ],
        [{field: 'url', start: '| `url`', id: 'get-url'}],
      ],
    };
    const lines = [
      '| `headers` | 応答 |',
      '| `get()` | 取得 |',
      '### get() {#get}',
      '| `url` | URL |',
      '#### パラメーター',
      '| `url` | URL |',
    ];
    expect(localized(lines, page)).toEqual([
      '| <Anchor id="headers" /> `headers` | 応答 |',
      '| `get()` | 取得 |',
      '### get() {/* #get */}',
      '| <Anchor id="get-url" /> `url` | URL |',
      '#### パラメーター {/* #get-parameters */}',
      '| `url` | URL |',
    ]);
    expect(() => localized(lines.slice(0, 3), page)).toThrow(
      'api-src/classes/Foo.d.ts：コメントの表の行「url」がページにありません。',
    );
  });

  test('no heading that it does not know', () => {
    expect(() => localized(['## 新しい節'])).toThrow(
      'Fooの見出し「新しい節」に対応するIDがありません。',
    );
  });
});

describe('the table of an enumeration has', () => {
  const enumeration = (...meanings: string[]) => {
    const members = meanings.map(
      (meaning, index) =>
        `  /**\n   * 区分${index}。\n   *\n   * ${meaning}\n   *\n   * @yomi くぶん\n   */\n  Kubun${index} = '${index}',`,
    );
    return readReference(
      new Map([
        ['index.d.ts', "export * from './enumerations/Foo';"],
        ['globals.d.ts', ''],
        [
          'enumerations/Foo.d.ts',
          `/** 例を表す、例区分。 */\nexport declare enum Foo {\n${members.join('\n')}\n}`,
        ],
      ]),
    ).names[0];
  };

  test('label and reading of a member in columns of their own', () => {
    const lines = [
      '| メンバー | 値 | 説明 |',
      '| ------ | ------ | ------ |',
      '| <a id="メンバー-kubun0"></a> `Kubun0` | `"0"` | 甲 \\| 乙です。 |',
      '| <a id="メンバー-kubun1"></a> `Kubun1` | `"1"` |  |',
    ];
    expect(localized(lines, enumeration('甲', ''))).toEqual([
      '| メンバー | コード | 名称 | 読み | 説明 |',
      '| --- | --- | --- | --- | --- |',
      '| <Anchor id="kubun0" /> `Kubun0` | `\'0\'` | 区分0 | くぶん | 甲 \\| 乙です。 |',
      '| <Anchor id="kubun1" /> `Kubun1` | `\'1\'` | 区分1 | くぶん |  |',
    ]);
  });

  test('no column that is empty in every row', () => {
    const lines = ['| メンバー | 値 |', '| - | - |', '| `Kubun0` | `"0"` |'];
    expect(localized(lines, enumeration(''))[0]).toBe(
      '| メンバー | コード | 名称 | 読み |',
    );
  });
});

const {names} = readReference(new Map(Object.entries(exampleStubs('marked'))));

function named(name: string) {
  const found = names.find((one) => one.name === name);
  if (!found) {
    throw new Error(name);
  }
  return found;
}

describe('a mark above a declaration comes', () => {
  test.each(CASES.marks)('$what', ({name, lines, gets}) => {
    const page = named(name);
    const sections = localizePage(pageOf(`# ${name}`, ...lines), {
      ...page,
      tables: [],
    });
    const [, ...marked] = markAssumed(sections, page, {
      ...readReference(
        new Map([
          ['index.d.ts', ''],
          ['globals.d.ts', ''],
        ]),
      ),
      names,
    }).flatMap(writeSection);
    expect(linesOf(marked)).toEqual(gets);
  });
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
  const lines = linesOf(
    arrangePage(readSections(CASES.page), named('Foo'), USES, names),
  );
  const position = (line: string) => lines.indexOf(line);

  test('with the methods at a glance behind the first paragraph', () => {
    const rows = lines.filter((line) => line.startsWith('| ['));
    expect(rows).toEqual([
      '| [`read(id?, all?)`](#read) | <span className="api-type">`Promise`\\<[`Name`](/api/classes/Foo#read-name)\\></span> | 読み取る。 |',
      '| [`write()`](#write) |  | 書き込む。 |',
    ]);
    expect(position('例のサービス。')).toBeLessThan(position(rows[0] ?? ''));
    expect(position(rows[0] ?? '')).toBeLessThan(position('詳しい説明です。'));
  });

  test('with examples beside the call; the whole behind its parts', () => {
    expect(
      lines.flatMap(
        (line) =>
          /api-(?:text|code|more|fields)(?=")|#\S+(?= \*)|.*の例$/.exec(line) ??
          [],
      ),
    ).toEqual([
      ...['api-text', 'api-more', '#methods', 'api-text', '#read'],
      ...['#read-type-parameters', '#read-parameters', 'api-fields'],
      ...['#read-returns', 'api-fields', 'api-code', '#read-examples'],
      ...['readの例', 'api-more', 'api-text', '#write'],
      ...['api-more', '#write-throws'],
      ...['api-text', '#remarks', 'api-code', '#examples', '## クラスの例'],
    ]);
  });

  test('with headings that tell the whole’s from those of its methods', () => {
    expect(lines.filter((line) => line.includes('使用例'))).toEqual([
      '#### 使用例 {/* #read-examples */}',
      '## 全体の使用例 {/* #examples */}',
    ]);
  });

  test('with the values of a type where it is given or comes back', () => {
    const inOrder = [
      ...['読む条件です。', '`id?` |', '次の値です。', '番号 |', '`all?` |'],
      ...['番号の名前。', '返る値です。', '名前 |', 'readの例', '注記です。'],
    ].map((text) => lines.findLastIndex((line) => line.includes(text)));
    expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
    expect(inOrder).not.toContain(-1);
  });

  test('with addresses and types of parameters', () => {
    expect(lines).toContain(
      '| <Anchor id="read-parameters-id" label="id" /> `id?` | <span className="api-type">[`Id`](/api/classes/Foo#read-number) \\| `null`</span> | 番号 |',
    );
    expect(lines.filter((line) => line.includes('`await`'))).toEqual([
      '番号の名前。`await`を付ける',
    ]);
  });

  test('with what the samples of a method are about', () => {
    expect(lines.filter((line) => line.startsWith('```js'))).toEqual([
      '```js sampleOf="/api/classes/Foo#read" scenario="手動実行"',
      '```js',
    ]);
  });

  test('with what is thrown in a few words, and whose they are', () => {
    const at = position('空のとき：[`無`](/wiki/error-messages#a)');
    expect(lines.slice(at + 1, at + 3)).toEqual([
      expect.stringContaining('data-page-part="facts"'),
      expect.stringContaining('製品の文面は'),
    ]);
  });

  const arranged = (...blocks: readonly string[]) =>
    linesOf(
      arrangePage(
        readSections(pageOf('# Foo', ...blocks)),
        named('Foo'),
        new Map(),
        names,
      ),
    );

  test('without a list of one method; properties stand behind it', () => {
    const shown = arranged(
      ...['例のサービス。', '## プロパティ {#properties}', '項目'],
      ...['## メソッド {#methods}', '### read() {#read}', '読み取る。'],
    );
    expect(shown.join()).not.toContain('api-glance');
    expect(shown.indexOf('項目')).toBeGreaterThan(shown.indexOf('読み取る。'));
  });

  test.each([
    [4, []],
    [5, ['<summary>ほか2件の例外</summary>', '- 誤り3', '- 誤り4']],
  ])('with the first of %i errors in sight', (count, folded) => {
    const errors = Array.from({length: count}, (_, index) => `- 誤り${index}`);
    const shown = arranged('## 例外 {#throws}', errors.join('\n'));
    const start = shown.indexOf('<details>');
    expect(
      start === -1 ? [] : shown.slice(start + 1, shown.indexOf('</details>')),
    ).toEqual(folded);
    expect(shown.filter((line) => line.startsWith('- '))).toEqual(errors);
  });

  test('with what one has to mind before what is thrown', () => {
    const shown = arranged(
      ...['## 戻り値 {#returns}', '値', '## 例外 {#throws}', '誤り'],
      ...['## 補足 {#remarks}', '注意'],
    );
    expect(shown.indexOf('注意')).toBeLessThan(shown.indexOf('誤り'));
    expect(shown.indexOf('注意')).toBeGreaterThan(shown.indexOf('値'));
  });

  test.each([
    ['`Bar`', '`T`'],
    ['`Baz`', '`T` *extends* `Bar`'],
  ])('with the bound of a type parameter, unless it is %s', (type, name) => {
    const shown = arranged(
      ...['## 型パラメーター {#type-parameters}', '| 型 | 既定 | 説明 |'],
      ...['| --- | --- | --- |', `| \`T\` *extends* \`Bar\` | ${type} | 型 |`],
    );
    expect(shown).toContain(
      `| ${name} | <span className="api-type">${type}</span> | 型 |`,
    );
  });

  test.each([
    ['wide', 'a(bar: Baz[], qux?: string): Promise<void>;', 45],
    ['of several lines', 'a(\n   bar: Baz[], \n   qux?: string\n): void;', 0],
  ])(
    'with a declaration that is %s broken at its parameters',
    (_, call, width) => {
      const declared = `${'x'.repeat(Math.max(0, width - call.length))}${call}`;
      expect(arranged(`\`\`\`ts\n${declared}\n\`\`\``)).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^x*a\($/),
          '  bar: Baz[],',
          '  qux?: string,',
          expect.stringMatching(/^\): \S+;$/),
        ]),
      );
    },
  );

  test('with two pages that use a class or, other than these, a method', () => {
    const uses = lines.filter((line) => line.startsWith('使っているページ：'));
    expect(uses).toEqual([
      expect.stringMatching(
        /：\[ページ0\]\(\/wiki\/page-0#use\)、.*\[ページ1\]\(.*\)、ほか6ページ$/,
      ),
      expect.stringMatching(/、ほか5ページ$/),
    ]);
  });
});

test('a use is the first section of a page whose code has the name', () => {
  const source =
    "---\ntitle: '使い方'\n---\n## 準備 {/* #setup */}\nget\n## 取得 {/* #get */}\n```js\nget(); get();\n```\n## 再び {/* #again */}\n```ts\nget();\n```\n```text\nput\n```\n- 1つ\n  ```js\n  {\n    get();\n  ```";
  const codes: string[] = [];
  const uses = findUses([{route: '/wiki/use', source}], (listings) =>
    listings.map(({code}) => {
      codes.push(code);
      return [...code.matchAll(/get|put/g)].map(({0: name, index}) => ({
        start: index,
        end: index + 3,
        target: `/api/classes/Http#${name}`,
      }));
    }),
  );
  // As the page's compilation asks for them.
  expect(codes).toEqual(['get(); get();', 'get();', '{\n  get();']);
  expect([...uses]).toEqual([
    ['/api/classes/Http#get', [{address: '/wiki/use#get', title: '使い方'}]],
  ]);
});

describe('the reference', () => {
  const sources = readStubs(path.join(ROOT, 'api-src'));
  const reference = readReference(sources);
  const sheetOf = (name: string) => {
    const page = reference.names.find((one) => one.name === name);
    const sheet = page ? quickSheet(page, reference).join('\n') : '';
    return sheet.replaceAll('<wbr />', '').replaceAll(/<\/?code>/g, '`');
  };
  let pages: Map<string, string>;
  let logger: Logger;
  beforeAll(async () => {
    pages = await generateReference(ROOT, [(app) => (logger = app.logger)]);
  });

  test('is made without a warning: every {@link} leads to a page', () => {
    expect(logger.warningCount + logger.errorCount).toBe(0);
  });

  test('shows no more of a sample than the call, and what that needs by name', () => {
    const findLinks = createLinkFinder(path.join(ROOT, 'api-src'));
    const samples = [...pages.values()].flatMap((text) => [
      ...text.matchAll(/^```js (sampleOf="[^"]+").*\n([^]*?)\n```$/gm),
    ]);
    const tooLong = samples.flatMap(([, meta = '', value = '']) => {
      const links = findLinks([{code: value, language: 'js'}]).flat();
      const [fold] = findFolds({meta, value}, links);
      const shown = fold?.excerpt?.length ?? value.split('\n').length;
      // Most show six, and what keeps the call from doing harm.
      return shown > (fold ? 12 : 24) ? [`${meta}: ${shown}`] : [];
    });
    expect(samples.length).toBeGreaterThan(70);
    expect(tooLong).toEqual([]);
  });

  test.each([
    '[`saveAmount`](/api/classes/CombositeShikyukojoDataService#saveamount)',
    "`'2'` [女性](/api/enumerations/SexKubun#josei)",
  ])('has %s on its entry page, before how to set up an editor', (entry) => {
    const page = pages.get('index') ?? '';
    const at = page.indexOf(entry);
    expect(at).toBeGreaterThan(page.indexOf('{/* #classes */}'));
    expect(at).toBeLessThan(page.indexOf('{/* #types-in-editor */}'));
  });

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
    expect([...pages.values()].join('\n')).not.toMatch(/⟦|@assumption/);
  });

  test('shows messages filled, as a reader sees them', () => {
    const left = [...pages.values()].flatMap(
      (text) =>
        text.match(/\[`[^`]*\{\w+\}[^`]*`\]\(\/wiki\/error-messages#.*/g) ?? [],
    );
    expect(left).toEqual([]);
    expect(pages.get('classes/CombositeShikyukojoDataService')).toContain(
      '[`給与項目「住宅手当て」がありません`](/wiki/error-messages#message-kyuyo-komoku-not-found)',
    );
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

  test('links a type without a page to its fields', () => {
    expect([...pages.values()].join()).toContain(
      '[`UserShikyukojoAmountData`](/api/classes/CombositeShikyukojoDataService#saveamount-employeeid)',
    );
  });

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
