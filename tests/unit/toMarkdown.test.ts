import {describe, expect, test} from 'vitest';
import {toMarkdown} from '../../src/features/markdown-twins/build/toMarkdown';

const PAGE = 'https://wiki.example.test/base/wiki/x';

/** The Markdown of an article, without the line end. */
function convert(article: string): string {
  const markdown = toMarkdown(
    `<nav>Menu</nav><article><div class="theme-doc-markdown markdown">${article}</div><p>Notes</p></article>`,
    PAGE,
  );
  return markdown?.trimEnd() ?? '';
}

const lines = (...parts: readonly string[]) => parts.join('\n');

describe('the Markdown of a page', () => {
  test('begins with the title and leaves out what is around the article', () => {
    expect(
      convert('<header><h1>給与<wbr/>計算</h1></header>\n<p>本文です。'),
    ).toBe('# 給与計算\n\n本文です。');
  });

  test('has headings without their hash link', () => {
    expect(
      convert(
        '<h2 id=a>1. <wbr/>手順<a href=#a class="hash-link">\u200B</a></h2>',
      ),
    ).toBe('## 1. 手順');
  });

  test('has whole addresses', () => {
    expect(
      convert('<p><a href=/base/api/#b>A</a>と<a href=#c>B</a>です。'),
    ).toBe(`[A](https://wiki.example.test/base/api/#b)と[B](${PAGE}#c)です。`);
  });

  test('has emphasis next to Japanese that Markdown can read', () => {
    expect(convert('<p>これは<strong>「重要」</strong>です。')).toBe(
      'これは**「重要」**です。',
    );
  });

  test('keeps code as it is, with language and title', () => {
    expect(
      convert(
        lines(
          '<div data-runnable-sample><div class="language-js theme-code-block"><div>main.js</div><div><pre><code><span class=token-line>if (a &lt; b) {',
          '</span><span class=token-line>  <a href=/base/api/x>log</a>(`${a}`);',
          '</span><span class=token-line>',
          '</span><span class=token-line>}',
          '</span></code></pre></div></div><div><button>実行</button></div></div>',
        ),
      ),
    ).toBe(
      lines(
        '```js title="main.js"',
        'if (a < b) {',
        '  log(`${a}`);',
        '',
        '}',
        '```',
      ),
    );
  });

  test('quotes admonitions with their title', () => {
    expect(
      convert(
        '<div class="theme-admonition theme-admonition-note"><div><span><svg><path d=""/></svg></span>備考</div><div><p>一。<ul><li>二</ul></div></div>',
      ),
    ).toBe(lines('> **備考**', '>', '> 一。', '>', '> - 二'));
  });

  test('says what a drawing shows', () => {
    expect(
      convert(
        '<figure><div><svg><title>流れ</title><desc>左から右です。</desc><text>箱</text></svg></div><figcaption>図の説明</figcaption></figure>',
      ),
    ).toBe(lines('> **図：流れ**', '>', '> 左から右です。'));
  });

  test('lists the fields of a screen', () => {
    expect(
      convert(
        '<figure aria-label="画面の模式図：登録画面"><div><p>登録画面</p><div><ol><li>メニュー<li>登録</ol><p>1. 基本</p><dl><div><dt>名前<dd>手当</div><div><dt>備考<dd></div></dl><ul><li>次へ<li>戻る</ul></div></div><figcaption data-page-part=note>模式図です</figcaption></figure>',
      ),
    ).toBe(
      lines(
        '> **画面の模式図：登録画面**',
        '>',
        '> 場所：メニュー > 登録',
        '>',
        '> 1\\. 基本',
        '>',
        '> | 項目 | 値 |',
        '> | - | - |',
        '> | 名前 | 手当 |',
        '> | 備考 | |',
        '>',
        '> ボタン：次へ、戻る',
      ),
    );
  });

  test('keeps the table of a list screen', () => {
    expect(
      convert(
        '<figure aria-label="画面の模式図：一覧"><p>一覧</p><table><thead><tr><th>名前<tbody><tr><td>手当</table></figure>',
      ),
    ).toBe(
      lines(
        '> **画面の模式図：一覧**',
        '>',
        '> | 名前 |',
        '> | - |',
        '> | 手当 |',
      ),
    );
  });

  test('has tables, with bars in their cells', () => {
    expect(
      convert(
        '<table><thead><tr><th>型<tbody><tr><td><span id=a></span> <code>string | null</code></table>',
      ),
    ).toBe(lines('| 型 |', '| - |', '| `string \\| null` |'));
  });

  test('lists terms with their definitions', () => {
    expect(
      convert(
        '<dl><div><dt>対象<dd data-page-part=list><span>管理者</span><span>開発者</span></div><div><dt>前提<dd><ul><li>ある</ul></div></dl>',
      ),
    ).toBe(lines('- **対象**：管理者、開発者', '- **前提**', '  - ある'));
  });

  test('lists cards as links', () => {
    expect(
      convert(
        '<section class=row><article><a class=theme-doc-card-container href=/base/api/y><h2><svg></svg><span class=theme-doc-card-title>A<wbr/>B</span></h2><p>要約です。</p></a></article></section>',
      ),
    ).toBe('- [AB](https://wiki.example.test/base/api/y)：要約です。');
  });

  test('opens what is folded', () => {
    expect(
      convert(
        '<details><summary>ヒント<!-- -->を見る</summary><div><p>読みます。</div></details>',
      ),
    ).toBe(lines('**ヒントを見る**', '', '読みます。'));
    expect(
      convert(
        '<details><summary><span>エラー</span><h3>止まりました</h3></summary><p>原因</p></details>',
      ),
    ).toBe(lines('エラー', '', '### 止まりました', '', '原因'));
  });

  test('keeps the file of an exercise and leaves out its controls', () => {
    expect(
      convert(
        '<section><p><strong>直す</strong><span data-page-part=progress>まだ</span></p><noscript><p>要る</p></noscript><div><label for=a>x.csv</label><textarea id=a>a,b\n1,2</textarea><fieldset><legend>選ぶ</legend></fieldset></div><button>答え合わせ</button></section>',
      ),
    ).toBe(lines('**直す**', '', '```text', 'a,b', '1,2', '```'));
  });

  test('writes out what only the look says', () => {
    expect(
      convert(
        '<ul><li><a href=/base/y>A</a><span data-page-part=explanation>説明</span><li>意味。<span data-page-part=line>別名</span></ul>',
      ),
    ).toBe(
      lines(
        '- [A](https://wiki.example.test/base/y)：説明',
        '- 意味。\\',
        '  別名',
      ),
    );
  });

  test('has links that lead on, in a menu too, without the one that copies', () => {
    expect(
      convert(
        '<nav data-page-part=links><span>すぐに使う</span><ul><li><a href=/base/y>A</a></ul></nav><p data-page-part=links><a href=/base/z>B</a><span data-page-part=control><a href=#c>このリンク</a></span></p>',
      ),
    ).toBe(
      lines(
        'すぐに使う',
        '',
        '- [A](https://wiki.example.test/base/y)',
        '',
        '[B](https://wiki.example.test/base/z)',
      ),
    );
  });

  test("isn't made of a page without an article", () => {
    expect(toMarkdown('<main></main>', PAGE)).toBeUndefined();
  });
});
