import {describe, expect, test} from 'vitest';
import {localizePage} from '../../src/reference/pages/localizePage.mjs';

function localize(...lines: string[]): string[] {
  return localizePage(lines.join('\n'), 'Foo').split('\n');
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

  test('gives the rows of a description anchors, but no id twice', () => {
    expect(
      localize(
        '| `headers` | 応答 |',
        '| `headers` | 要求 |',
        '| `get()` | 取得 |',
        '### get() {#get}',
        '| `url` | URL |',
        '#### パラメーター',
        '| `url` | URL |',
      ),
    ).toEqual([
      '| <Anchor id="headers" /> `headers` | 応答 |',
      '| <Anchor id="headers-2" /> `headers` | 要求 |',
      '| `get()` | 取得 |',
      '### get() {/* #get */}',
      '| <Anchor id="get-url" /> `url` | URL |',
      '#### パラメーター {/* #get-parameters */}',
      '| `url` | URL |',
    ]);
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

  test('gives label and reading of a member columns of their own', () => {
    expect(
      localize(
        '| メンバー | 値 | 説明 |',
        '| ------ | ------ | ------ |',
        '| <a id="メンバー-koyo"></a> `Koyo` | `"1"` | 雇用。 雇い入れる発令です。 **読み** こよう |',
        '',
      ),
    ).toEqual([
      '| メンバー | コード | 名称 | 説明 | 読み |',
      '| --- | --- | --- | --- | --- |',
      '| <Anchor id="koyo" /> `Koyo` | `\'1\'` | 雇用 | 雇い入れる発令です。 | こよう |',
      '',
    ]);
  });

  test('leaves out a column that is empty in every row', () => {
    expect(
      localize(
        '| メンバー | 値 | 説明 |',
        '| --- | --- | --- |',
        '| `Dansei` | `"1"` | 男性。 **読み** だんせい |',
      )[0],
    ).toBe('| メンバー | コード | 名称 | 読み |');
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

  test('names the enumeration whose member has no reading', () => {
    expect(() =>
      localize(
        '| メンバー | 値 | 説明 |',
        '| --- | --- | --- |',
        '| `Koyo` | `"1"` | 雇用。 |',
      ),
    ).toThrow('Fooのメンバーのコメントが');
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
