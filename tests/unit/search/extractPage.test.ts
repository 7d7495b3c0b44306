import {describe, expect, test} from 'vitest';
import {extractPage} from '../../../src/features/search/build/extractPage';

function page(content: string): string {
  return `<!doctype html><html lang=ja><body><nav>ナビ</nav><main>
    <nav class="theme-doc-breadcrumbs"><ul><li><a aria-label="ホームページ"><svg></svg></a></li><li><span>利用ガイド</span></li><li>題名</li></ul></nav>
    <div class="theme-doc-toc-mobile"><button>このページの見出し</button></div>
    <article>${content}</article>
    <nav class="pagination-nav">次へ</nav></main><footer>著作権</footer></body></html>`;
}

const heading = (level: number, id: string, text: string) =>
  `<h${level} id="${id}">${text}<a class="hash-link" href="#${id}">\u200b</a></h${level}>`;

describe('extractPage', () => {
  test('gives lead, sections and code, and nothing around them', () => {
    const {docs} = extractPage(
      page(`<h1>題名</h1><p>導入の<code>a &lt; b</code>です。</p>
        ${heading(2, 'one', '一つ目')}<p>本文。</p><button>実行</button><span role="status">動作中</span>
        <pre><code><span>const a = 1;
</span></code></pre><div hidden>隠れた文</div><div data-page-part="note">簡略にした入力欄です。</div><label>項目名</label>
        ${heading(4, 'deep', '深い')}<table><tr><th>列<th>値<tr><td>a<td>1</table>`),
      '/wiki/x',
    );
    expect(docs).toEqual([
      {
        title: '題名',
        type: 0,
        pageTitle: '題名',
        url: '/wiki/x',
        content: '導入のa < bです。',
        trail: ['利用ガイド'],
      },
      {
        title: '一つ目',
        type: 1,
        pageTitle: '題名',
        url: '/wiki/x#one',
        content: '本文。\nconst a = 1;',
      },
      {
        title: '深い',
        type: 1,
        pageTitle: '題名',
        url: '/wiki/x#deep',
        content: '列 値\na 1',
      },
    ]);
  });

  test('gives nothing of the links that lead on', () => {
    const {docs} = extractPage(
      page(`<h1>題名</h1><p>導入。</p>${heading(2, 'one', '一つ目')}<p>本文。</p>
        ${heading(2, 'next-step', '次のステップ')}<p>次へ進みます。</p>`),
      '/wiki/x',
    );
    expect(docs.map(({title, content}) => [title, content])).toEqual([
      ['題名', '導入。'],
      ['一つ目', '本文。'],
    ]);
  });

  test('names members of the reference with their owner', () => {
    const {docs} = extractPage(
      page(`<h1>HttpRequest</h1><p>送信する。</p>${heading(2, 'methods', 'メソッド')}
        ${heading(3, 'post', 'post()')}<p>値を送る。</p>${heading(4, 'post-parameters', 'パラメーター')}
        <table><tr><th>名前<th>説明<tr><td><span id="post-url"></span><code>url?</code><td>送り先。</table>
        ${heading(2, 'properties', 'プロパティ')}`),
      '/api/classes/HttpRequest',
      'api',
    );
    expect(docs.map(({title, url}) => [title, url])).toEqual([
      ['HttpRequest', '/api/classes/HttpRequest'],
      ['HttpRequest.post', '/api/classes/HttpRequest#post'],
      ['HttpRequest.post.url', '/api/classes/HttpRequest#post-url'],
    ]);
    expect(docs[1]?.content).toBe('値を送る。\n名前 説明');
    expect(docs[2]?.content).toBe('送り先。');
  });

  test('makes an entry of each term of the glossary', () => {
    const {docs} = extractPage(
      page(`<h1>用語</h1>${heading(2, 'ha', 'は行')}<dl><div id="term-hatsurei">
        <dt><dfn>発令</dfn><span>（はつれい）</span></dt><dd>会社が命じた記録です。</dd></div></dl>`),
      '/terms',
    );
    expect(docs.map(({title, url, kind}) => [title, url, kind])).toEqual([
      ['用語', '/terms', undefined],
      ['は行', '/terms#ha', undefined],
      ['発令', '/terms#term-hatsurei', 'term'],
    ]);
    expect(docs[2]?.content).toBe('発令（はつれい）\n会社が命じた記録です。');
  });

  test('reads where questions, terms and tables of purposes lead', () => {
    const {docs, signposts} = extractPage(
      page(`<h1>質問</h1>${heading(2, 'when-to-use', 'このページを使う場面')}
        <table><tr><th>したいこと<th>読む場所<tr><td>勤続年数で変える<td><a href="/data#years">数える</a>、<a href="#how">方法</a></table>
        ${heading(3, 'how', '端数は切り捨てられますか')}<p>はい。<a href="/money#round">端数の処理</a>にあります。<a href="/x">ほか</a>もあります。</p>
        <table><tr><td>現象<td>原因<td><a href="/y">直し方</a>を見ます。</table>
        ${heading(3, 'two-functions', '2つ登録できますか')}<p>できます。</p>
        ${heading(3, 'list', '外部リクエスト')}<ul><li><a href="/a">一つ目のメッセージ</a><li><a href="/b">二つ目</a></ul>
        <dl><div id="term-a"><dt><dfn>発令</dfn></dt><dd>記録です。<span data-page-part="line">ほかの言い方：辞令</span><a data-page-part="line" href="/data#hatsurei">説明</a></dd></div></dl>`),
      '/faq',
      'question',
    );
    expect(signposts).toEqual([
      {text: '勤続年数で変える', to: '/data#years'},
      {text: '勤続年数で変える', to: '/faq#how'},
      {text: '端数は切り捨てられますか', to: '/money#round'},
      {text: '発令', to: '/data#hatsurei'},
    ]);
    expect(docs.map(({title, content}) => [title, content])).toEqual([
      ['質問', ''],
      [
        '端数は切り捨てられますか',
        'はい。端数の処理にあります。ほかもあります。\n現象 原因 直し方を見ます。',
      ],
      ['2つ登録できますか', 'できます。'],
      ['発令', '発令\n記録です。'],
    ]);
  });

  test('reads what readers call the page', () => {
    const {signposts} = extractPage(
      `<head><meta name="keywords" content="変更点,更新履歴"></head>${page('<h1>リリースノート</h1>')}`,
      '/release-note',
    );
    expect(signposts).toEqual([
      {text: '変更点', to: '/release-note'},
      {text: '更新履歴', to: '/release-note'},
    ]);
  });

  test('takes headings of cards as text', () => {
    const {docs} = extractPage(
      page('<h1>一覧</h1><a href="/a"><h2>甲</h2><p>甲の説明。</p></a>'),
      '/category/x',
      'list',
    );
    expect(docs).toHaveLength(1);
    expect(docs[0]?.content).toBe('甲\n甲の説明。');
  });

  test('gives nothing of a specimen, not even its title', () => {
    expect(
      extractPage(
        page(
          `<div data-page-part="specimen"><h1>書式見本</h1><p>見本です。</p>${heading(2, 'one', '節')}</div>`,
        ),
        '/markdown-page',
      ),
    ).toEqual({docs: [], signposts: []});
  });

  test('gives nothing for a document without a page', () => {
    expect(extractPage('<p>本文</p>', '/x').docs).toEqual([]);
  });
});
