import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {readStubs} from '../../src/features/reference/build/stubs/readStubs';
import {MESSAGES} from '@combosite-functions/simulator';
import {ROOT, listFiles} from '../support/files';
import {
  findErrorsWithoutStub,
  findMisquotesInStubs,
  findMisquotesOnPage,
  quotesOnPage,
} from '../support/quotedMessages';
import type {MessageId} from '@combosite-functions/simulator';
import type {Catalogue} from '../support/quotedMessages';

/** Errors that no method of a service throws, by the reason. */
const NOT_OF_METHODS: Readonly<Record<string, readonly MessageId[]>> = {
  'thrown by the run of a program': [
    'syntax-error',
    'import-unavailable',
    'await-outside-async',
    'main-missing',
    'main-duplicate',
    'main-called',
    'host-name-unavailable',
    'recursion-endless',
    'not-changeable',
    'program-stopped',
    'uncaught-error',
    'unhandled-rejection',
    'used-without-await',
    'console-unavailable',
  ],
  'a limit of the trial run, no rule of the product': [
    'log-limit',
    'log-size-limit',
    'operation-limit',
    'http-call-limit',
    'run-time-limit',
  ],
  'the trial run has prepared answers only': ['http-answer-missing'],
  'a fault in a scenario': ['scenario-unknown', 'shiharai-master-unknown'],
  'refused when a master or a definition is registered': [
    'select-option-master-duplicate',
    'select-option-duplicate',
    'select-option-master-missing',
    'definition-name-duplicate',
    'definition-name-empty',
    'employee-id-item-missing',
    'item-key-duplicate',
    'item-key-invalid',
    'item-key-reserved',
  ],
  'refused when a file is imported': [
    'csv-item-missing',
    'csv-broken',
    'data-id-invalid',
    'data-id-duplicate',
  ],
};

const excuses = new Map(
  Object.entries(NOT_OF_METHODS).flatMap(([reason, ids]) =>
    ids.map((id) => [id, reason] as const),
  ),
);
const stubs = readStubs(path.join(ROOT, 'api-src'));
const pages = ['docs', 'wiki']
  .flatMap((folder) => listFiles(folder, /\.mdx?$/))
  .map((file) => ({
    file,
    source: readFileSync(path.join(ROOT, file), 'utf8'),
  }));

describe('messages of the catalogue', () => {
  test('stand in every @throws, exactly', () => {
    expect(findMisquotesInStubs(stubs, MESSAGES)).toEqual([]);
  });

  test('are all quoted by the stub of a method that throws them', () => {
    expect(findErrorsWithoutStub(stubs, MESSAGES, excuses)).toEqual([]);
  });

  test('are what the pages quote', () => {
    expect(
      pages.flatMap(({file, source}) =>
        findMisquotesOnPage(file, source, MESSAGES),
      ),
    ).toEqual([]);
    expect(pages.flatMap(({source}) => quotesOnPage(source))).not.toEqual([]);
  });
});

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
      'api-src/classes/Foo.d.ts:4：@throwsを1行で「…ときに`Error`を投げる（メッセージ：`…`）」の形にしてください。',
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
      `api-src/classes/Foo.d.ts:4：メッセージ「${message}」はpackages/simulator/messages/messages.tsのエラーにありません。templateを、{ }もそのまま写してください。`,
    ]);
  });

  test('is checked outside @throws, too', () => {
    const sources = new Map([
      ['classes/Foo.d.ts', '/** | `json()` | 失敗（メッセージ：`失敗`） | */'],
    ]);
    expect(findMisquotesInStubs(sources, CATALOGUE)).toEqual([
      expect.stringMatching(/^api-src\/classes\/Foo\.d\.ts:1：.*「失敗」/),
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
        /^packages\/simulator\/messages\/messages\.ts：エラー「url-invalid」を示す@throwsがありません。/,
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
      'tests/unit/messagesQuoted.test.ts：エラー「item-missing」はスタブが示しているため、理由の行を消してください。',
      'tests/unit/messagesQuoted.test.ts：エラー「gone」はカタログにないため、理由の行を消してください。',
    ]);
  });
});

describe('a page', () => {
  test.each([
    ['「項目「dogCount」がありません」というエラー'],
    ['| `項目「dogCount」がありません`というエラー | 綴り |'],
    ['「項目「a」がありません」というメッセージが出ます。'],
    ['エラー（メッセージ：「項目「{itemKey}」がありません」）'],
    ['メッセージ：`URLが違います（a.b）：http://x`'],
  ])('quotes a message with values: %s', (source) => {
    expect(quotesOnPage(source)).toHaveLength(1);
    expect(findMisquotesOnPage('wiki/a.mdx', source, CATALOGUE)).toEqual([]);
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
    expect(findMisquotesOnPage('wiki/a.mdx', page, CATALOGUE)).toEqual([]);
  });

  test.each([
    ['「項目「dogCount」が見つかりません」というエラー'],
    ['メッセージ：「項目「」がありません」'],
    ['メッセージ：`URLが違います（aXb）：1`'],
    ['「新しい項目「dogCount」がありません」というエラー'],
  ])('with a misquote is named: %s', (text) => {
    const page = `---\ntitle: 例\n---\n\n\`\`\`js\n1;\n\`\`\`\n\n${text}`;
    expect(findMisquotesOnPage('wiki/a.mdx', page, CATALOGUE)).toEqual([
      expect.stringMatching(
        /^wiki\/a\.mdx:9：メッセージ「.+」は、packages\/simulator\/messages\/messages\.tsにも、このページのプログラムのnew Errorにもありません。packages\/simulator\/messages\/messages\.tsのtemplateを写し/,
      ),
    ]);
  });
});
