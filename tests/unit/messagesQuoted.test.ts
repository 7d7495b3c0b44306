import {describe, expect, test} from 'vitest';
import {findMisquotesInStubs} from '../../scripts/content/quotedErrors';
import type {Catalogue} from '../../scripts/content/quotedErrors';

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
