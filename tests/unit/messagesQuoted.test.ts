import {describe, expect, test} from 'vitest';
import {VFile} from 'vfile';
import {
  findErrorsWithoutStub,
  findMisquotesInStubs,
} from '../../scripts/content/quotedErrors';
import {
  examineQuotes,
  quotesOnPage,
} from '../../src/features/page-check/build/quotedMessages';
import type {Catalogue} from '../../src/features/page-check/build/quotedMessages';

const CATALOGUE: Catalogue = {
  'item-missing': {template: '項目「{itemKey}」がありません', kind: 'error'},
  'url-invalid': {template: 'URLが違います（a.b）：{url}', kind: 'error'},
  advice: {template: 'awaitを付けてください', kind: 'notice'},
};

/** A stub with one `@throws`. */
function stub(text: string): ReadonlyMap<string, string> {
  return new Map([
    ['classes/Foo.d.ts', `/**\n * 例を読む。\n *\n * @throws ${text}\n */`],
  ]);
}

const THROWN = 'ないときに`Error`を投げる';

describe('a stub', () => {
  test('passes with the template as it is', () => {
    for (const text of [
      `${THROWN}（メッセージ：\`項目「{itemKey}」がありません\`）`,
      '違うときに`SyntaxError`を投げる（メッセージ：`URLが違います（a.b）：{url}`）',
    ]) {
      expect(findMisquotesInStubs(stub(text), CATALOGUE)).toEqual([]);
    }
  });

  test.each([
    ['without a message', THROWN],
    ['with a message on the next line', `${THROWN}\n * （メッセージ：\`…\`）`],
    [
      'with a message in other marks',
      `${THROWN}（メッセージ：「項目「{itemKey}」がありません」）`,
    ],
    [
      'with text after the message',
      `${THROWN}（メッセージ：\`項目「{itemKey}」がありません\`）。`,
    ],
    ['without a condition', '`Error`を投げる（メッセージ：`x`）'],
  ])('%s is named', (_, text) => {
    expect(findMisquotesInStubs(stub(text), CATALOGUE)[0]).toBe(
      'api-src/classes/Foo.d.ts:4 @throwsを1行で「…ときに`Error`を投げる（メッセージ：`…`）」の形にしてください。',
    );
  });

  test.each([
    ['another wording', '項目「{itemKey}」が見つかりません'],
    ['another placeholder', '項目「{key}」がありません'],
    ['a value for the placeholder', '項目「dogCount」がありません'],
    ['a notice', 'awaitを付けてください'],
  ])('%s is named', (_, message) => {
    const text = `${THROWN}（メッセージ：\`${message}\`）`;
    expect(findMisquotesInStubs(stub(text), CATALOGUE)).toEqual([
      `api-src/classes/Foo.d.ts:4 メッセージ「${message}」はpackages/simulator/messages/messages.tsのエラーにありません。templateを、{ }もそのまま写してください。`,
    ]);
  });

  test('is checked outside @throws, too', () => {
    const sources = new Map([
      ['classes/Foo.d.ts', '/** | `json()` | 失敗（メッセージ：`失敗`） | */'],
    ]);
    expect(findMisquotesInStubs(sources, CATALOGUE)).toEqual([
      expect.stringMatching(/^api-src\/classes\/Foo\.d\.ts:1 .*「失敗」/),
    ]);
  });
});

describe('an error of the catalogue', () => {
  const quoting = stub(
    `${THROWN}（メッセージ：\`項目「{itemKey}」がありません\`）`,
  );

  test('is quoted or excused', () => {
    expect(
      findErrorsWithoutStub(
        quoting,
        CATALOGUE,
        new Map([['url-invalid', 'no method']]),
      ),
    ).toEqual([]);
  });

  test('is named if no stub quotes it', () => {
    expect(findErrorsWithoutStub(quoting, CATALOGUE, new Map())).toEqual([
      expect.stringMatching(
        /^packages\/simulator\/messages\/messages\.ts:\d+ エラー「url-invalid」を示す@throwsがありません。/,
      ),
    ]);
  });

  test('needs no excuse if a stub quotes it or it is gone', () => {
    expect(
      findErrorsWithoutStub(
        quoting,
        CATALOGUE,
        new Map([
          ['url-invalid', 'no method'],
          ['item-missing', 'no method'],
          ['gone', 'no method'],
        ]),
      ),
    ).toEqual([
      'scripts/content/quotedErrors.ts:1 エラー「item-missing」はスタブが示しているため、理由の行を消してください。',
      'scripts/content/quotedErrors.ts:1 エラー「gone」はカタログにないため、理由の行を消してください。',
    ]);
  });
});

describe('a page', () => {
  function misquotes(source: string): string[] {
    const page = new VFile(source);
    examineQuotes(page, CATALOGUE);
    return page.messages.map(({line, reason}) => `${line} ${reason}`);
  }

  test.each([
    ['「項目「dogCount」がありません」というエラー'],
    ['| `項目「dogCount」がありません`というエラー | 綴り |'],
    ['「項目「a」がありません」というメッセージが出ます。'],
    ['エラー（メッセージ：「項目「{itemKey}」がありません」）'],
    ['メッセージ：`URLが違います（a.b）：http://x`'],
  ])('quotes a message with values: %s', (source) => {
    expect(quotesOnPage(source)).toHaveLength(1);
    expect(misquotes(source)).toEqual([]);
  });

  test.each([
    ['no message', '定義が見つからないというエラー'],
    ['the name of an error', '`SyntaxError`というエラー'],
    ['what a screen shows', '「0件の計算を終えました」と表示される'],
    ['code', '```js\n// 「違う文」というエラー\n```'],
  ])('quotes none: %s', (_, source) => {
    expect(quotesOnPage(source)).toEqual([]);
  });

  test('quotes what its own program throws', () => {
    const page = [
      '```js title="main.js"',
      "throw new Error('単価がありません');",
      'throw new Error(`従業員${id}の単価がありません`);',
      '```',
      '「単価がありません」というエラー、「従業員0001の単価がありません」というエラー',
    ].join('\n');
    expect(quotesOnPage(page)).toHaveLength(2);
    expect(misquotes(page)).toEqual([]);
  });

  test.each([
    ['「項目「dogCount」が見つかりません」というエラー'],
    ['メッセージ：「項目「」がありません」'],
    ['メッセージ：`URLが違います（aXb）：1`'],
    ['「新しい項目「dogCount」がありません」というエラー'],
  ])('with a misquote is named: %s', (text) => {
    const page = `---\ntitle: 例\n---\n\n\`\`\`js\n1;\n\`\`\`\n\n${text}`;
    expect(misquotes(page)).toEqual([
      expect.stringMatching(
        /^9 メッセージ「.+」は、packages\/simulator\/messages\/messages\.tsにも、このページのプログラムのnew Errorにもありません。packages\/simulator\/messages\/messages\.tsのtemplateを写し/,
      ),
    ]);
  });
});
