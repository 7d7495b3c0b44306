import {describe, expect, test} from 'vitest';
import {fold} from '../../../src/features/search/shared/fold';
import {markText} from '../../../src/features/search/shared/markText';

const show = (text: string, words: readonly string[], length?: number) =>
  markText(text, words.map(fold), length)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

describe('markText', () => {
  test.each([
    ['サーバーの設定', ['サーバ'], '[サーバー]の設定'],
    ['ＣＳＶのﾃﾞｰﾀ', ['csv', 'データ'], '[ＣＳＶ]の[ﾃﾞｰﾀ]'],
    ['saveAmountを呼ぶ', ['AMOUNT'], 'save[Amount]を呼ぶ'],
    ['支給額マスタ', ['支給', '支給額'], '[支給額]マスタ'],
    ['string in text', ['in'], 'string [in] text'],
    ['プログラムとログ', ['ログ'], 'プログラムと[ログ]'],
    ['カスタムデータ', ['データ'], 'カスタム[データ]'],
    ['何もない', ['有'], '何もない'],
  ])('marks in %j the words %j', (text, words, expected) => {
    expect(show(text, words)).toBe(expected);
  });

  test('cuts between sentences, around the words', () => {
    const text = `${'最初の文です。'.repeat(20)}ここで支給額を更新します。${'最後の文です。'.repeat(20)}`;
    const shown = show(text, ['支給額', '更新'], 40);
    expect(shown).toMatch(/^….*ここで\[支給額\]を\[更新\]します。.*…$/);
    expect(shown).toMatch(/(?:^…最初|^…ここ)/);
    // What a phone has no room for.
    const [lead] = markText(`${'あ'.repeat(20)}更新`, ['更新'], 40);
    expect(lead?.isLead).toBe(true);
    expect(shown).toMatch(/。…$/);
    expect(shown.length).toBeLessThan(100);
  });

  test('never cuts an identifier in the middle', () => {
    const text = `${'a'.repeat(10)} ${'createCustomDataServiceByDefinitionName '.repeat(8)}`;
    const shown = show(text, ['definition'], 60).replace(/[…[\]]/g, '');
    for (const word of shown.trim().split(' ')) {
      expect(text.split(' ')).toContain(word);
    }
  });
});
