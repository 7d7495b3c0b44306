import {describe, expect, test} from 'vitest';
import {localizePage} from '../../../src/features/reference/build/pages/localizePage';
import type {PageModel} from '../../../src/features/reference/build/pages/localizePage';
import {readReference} from '../../../src/features/reference/build/stubs/readReference';

const FOO: PageModel = {
  file: 'classes/Foo.d.ts',
  name: 'Foo',
  members: [],
  tables: [],
  enumeration: undefined,
};

function localize(...lines: string[]): string[] {
  return localizePage(lines.join('\n'), FOO).split('\n');
}

describe('localizePage', () => {
  test('turns an anchor into the comment form', () => {
    expect(localize('### bar() {#bar}')).toEqual(['### bar() {/* #bar */}']);
  });

  test('gives the sections of a member ids of their own', () => {
    expect(
      localize('## メソッド', '### bar() {#bar}', '#### パラメーター'),
    ).toEqual([
      '## メソッド {/* #methods */}',
      '### bar() {/* #bar */}',
      '#### パラメーター {/* #bar-parameters */}',
    ]);
  });

  test('forgets the member at the next section of the page', () => {
    expect(localize('### bar() {#bar}', '## プロパティ', '### 戻り値')).toEqual(
      [
        '### bar() {/* #bar */}',
        '## プロパティ {/* #properties */}',
        '### 戻り値 {/* #returns */}',
      ],
    );
  });

  test('makes one section of two that follow each other', () => {
    expect(
      localize('### bar() {#bar}', '#### 例外', '一', '#### 例外', '二'),
    ).toEqual([
      '### bar() {/* #bar */}',
      '#### 例外 {/* #bar-throws */}',
      '',
      '- 一',
      '- 二',
    ]);
  });

  test('puts the marks of several errors before their list', () => {
    expect(
      localize(
        '### 例外',
        '一',
        '### 例外',
        '二',
        '{/* assumption: a */}{/* assumption: b */}',
      ),
    ).toEqual([
      '### 例外 {/* #throws */}',
      '',
      '{/* assumption: a */}',
      '',
      '{/* assumption: b */}',
      '',
      '- 一',
      '- 二',
    ]);
  });

  test('takes the Japanese group out of the anchors of table rows', () => {
    expect(
      localize(
        '| <a id="プロパティ-id"></a> `id` | [`Sex`](Sex.md#メンバー-dansei) |',
      ),
    ).toEqual(['| <Anchor id="id" /> `id` | [`Sex`](Sex.md#dansei) |']);
  });

  test('names the anchor of a type parameter in ASCII', () => {
    expect(localize('| <a id="型パラメーター-t"></a> `T` |')).toEqual([
      '| <Anchor id="type-parameter-t" /> `T` |',
    ]);
  });

  test('reads decomposed Japanese as composed', () => {
    expect(localize('## プロパティ'.normalize('NFD'))).toEqual([
      '## プロパティ {/* #properties */}',
    ]);
  });

  test('leaves no space where TypeDoc joins lines of a comment', () => {
    expect(
      localize('## プロパティ', '| `id` | 従業員ID。 1回だけ使えます。 |')[1],
    ).toBe('| `id` | 従業員ID。1回だけ使えます。 |');
  });

  test('gives the rows of a description the ids of the model', () => {
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
    expect(localizePage(lines.join('\n'), page).split('\n')).toEqual([
      '| <Anchor id="headers" /> `headers` | 応答 |',
      '| `get()` | 取得 |',
      '### get() {/* #get */}',
      '| <Anchor id="get-url" /> `url` | URL |',
      '#### パラメーター {/* #get-parameters */}',
      '| `url` | URL |',
    ]);
    expect(() => localizePage(lines.slice(0, 3).join('\n'), page)).toThrow(
      'api-src/classes/Foo.d.ts：コメントの表の行「url」がページにありません。',
    );
  });

  test('makes an admonition of a caution', () => {
    expect(localize('注意：一。', '二。', '', '三。')).toEqual([
      ':::warning[注意]',
      '',
      '一。',
      '二。',
      '',
      ':::',
      '',
      '三。',
    ]);
  });

  describe('the table of an enumeration', () => {
    const page = (...meanings: string[]) => {
      const members = meanings.map((meaning, index) =>
        [
          '  /**',
          `   * 区分${index}。`,
          ...(meaning ? ['   *', `   * ${meaning}`] : []),
          '   *',
          '   * @yomi くぶん',
          '   */',
          `  Kubun${index} = '${index}',`,
        ].join('\n'),
      );
      const {names} = readReference(
        new Map([
          ['index.d.ts', "export * from './enumerations/Foo';"],
          ['globals.d.ts', ''],
          [
            'enumerations/Foo.d.ts',
            `/** 例を表す、例区分。 */\nexport declare enum Foo {\n${members.join('\n')}\n}`,
          ],
        ]),
      );
      return names[0];
    };

    test('has label and reading of a member in columns of their own', () => {
      const lines = [
        '| メンバー | 値 | 説明 |',
        '| ------ | ------ | ------ |',
        '| <a id="メンバー-kubun0"></a> `Kubun0` | `"0"` | 甲 \\| 乙です。 |',
        '| <a id="メンバー-kubun1"></a> `Kubun1` | `"1"` |  |',
        '',
      ];
      expect(
        localizePage(lines.join('\n'), page('甲', '')).split('\n'),
      ).toEqual([
        '| メンバー | コード | 名称 | 説明 | 読み |',
        '| --- | --- | --- | --- | --- |',
        '| <Anchor id="kubun0" /> `Kubun0` | `\'0\'` | 区分0 | 甲 \\| 乙です。 | くぶん |',
        '| <Anchor id="kubun1" /> `Kubun1` | `\'1\'` | 区分1 |  | くぶん |',
        '',
      ]);
    });

    test('leaves out a column that is empty in every row', () => {
      const lines = [
        '| メンバー | 値 |',
        '| --- | --- |',
        '| `Kubun0` | `"0"` |',
      ];
      expect(localizePage(lines.join('\n'), page('')).split('\n')[0]).toBe(
        '| メンバー | コード | 名称 | 読み |',
      );
    });
  });

  test('puts the table of a data page before remarks and examples', () => {
    expect(
      localize('# Foo', '## 補足', '一', '## プロパティ', '二').filter(Boolean),
    ).toEqual([
      '# Foo',
      '## プロパティ {/* #properties */}',
      '二',
      '## 補足 {/* #remarks */}',
      '一',
    ]);
    expect(
      localize('# Foo', '## 補足', '## プロパティ', '## メソッド')[1],
    ).toBe('## 補足 {/* #remarks */}');
  });

  test('leaves code and the h1 alone', () => {
    const lines = ['# Foo', '```js', '## メソッド', '```'];
    expect(localize(...lines)).toEqual(lines);
  });

  test('names the page whose heading it does not know', () => {
    expect(() => localize('## 新しい節')).toThrow(
      'Fooの見出し「新しい節」に対応するIDがありません。',
    );
  });
});
