import {describe, expect, test} from 'vitest';
import {findMessages} from '../../../src/features/messages/page/finder/findMessages';
import {MESSAGES, formatMessage} from '@combosite-functions/simulator';
import type {MessageId} from '@combosite-functions/simulator';

function idsIn(log: string): string[] {
  return findMessages(log).messages.map(({id}) => id);
}

describe('the messages in a log', () => {
  test.each(Object.keys(MESSAGES) as MessageId[])(
    '%s is found with values, with other text around it',
    (id) => {
      const filled = MESSAGES[id].template.replaceAll(/\{\w+\}/g, '住宅手当');
      expect(idsIn(`2025/04/25 10:00 ERROR ${filled}（12行目）`)[0]).toBe(id);
    },
  );

  test('come with the values of the line, once each', () => {
    const line = formatMessage('kyuyo-komoku-not-found', {
      kyuyoKomokuName: '住宅手当て',
    });
    const {messages, unknown} = findMessages(`${line}\n\n${line}\n`);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({
      text: '給与項目「住宅手当て」がありません',
      mend: MESSAGES['kyuyo-komoku-not-found'].mend,
    });
    expect(unknown).toEqual([]);
  });

  test('an error inside another comes first', () => {
    expect(
      idsIn(
        'mainからエラーが投げられました：給与項目「住宅手当て」がありません',
      ),
    ).toEqual(['kyuyo-komoku-not-found', 'uncaught-error']);
  });

  test('are found in characters of another width', () => {
    expect(idsIn('構文エラー: プログラムの構文に誤りがあります:(')).toEqual([
      'syntax-error',
    ]);
  });

  test('are found by a piece of their own words', () => {
    expect(findMessages('金額は0以上の整数で渡します').messages).toMatchObject([
      {id: 'amount-not-yen', text: '金額は0以上の整数で渡します：…'},
    ]);
    expect(idsIn('従業員がいません')).toEqual(['employee-unknown']);
    expect(idsIn('ません')).toEqual([]);
  });

  test.each([
    ['給与項目「住宅手当て」'],
    ['目「住宅手当て」がありません'],
    ['与項目「住宅手当て」がありま'],
  ])('%s: are found by a piece with a value in it', (piece) => {
    expect(idsIn(piece)).toContain('kyuyo-komoku-not-found');
  });

  test('are found by what is left of a long one, with two values', () => {
    expect(idsIn('0101」に、2025/04/25の時点の計算パターンがあり')).toEqual([
      'keisan-pattern-missing',
    ]);
  });

  test('lines of none are named, empty ones are not', () => {
    expect(findMessages('住宅手当を更新しました\n\n')).toEqual({
      messages: [],
      others: [],
      unknown: ['住宅手当を更新しました'],
    });
  });

  test('of others it says which, once each', () => {
    const others = [
      '…がないため除きました',
      'データが…件あります',
      '遡及計算です',
    ];
    const line = '従業員ID 0003: 給与項目「住宅手当」がないため除きました';
    expect(
      findMessages(
        `${line}\n何もしません：データが 2件あります\n${line}`,
        others,
      ),
    ).toEqual({messages: [], others: [0, 1], unknown: []});
  });
});
