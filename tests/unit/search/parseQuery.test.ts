import {describe, expect, test} from 'vitest';
import {
  MAX_QUERY_LENGTH,
  parseQuery,
} from '../../../src/features/search/shared/parseQuery';

const words = (input: string) => parseQuery(input).words.map(({text}) => text);

describe('parseQuery', () => {
  test.each([
    ['シークレットとは何ですか', ['シクレツト']],
    ['APIキーをどこに書けばいいですか', ['api', 'キ', '書け']],
    ['給与計算の前に手当を入れたい', ['給与計算', '前', '手当', '入れ']],
    ['支給額マスタ　更新', ['支給額マスタ', '更新']],
    ['取り込み', ['取込']],
    ['はつれいとは', ['はつれい']],
    ['HttpRequest.post', ['httprequest.post']],
    ['save_amount', ['saveamount']],
    ['データ データ', ['デタ']],
    ['一度にたくさん登録', ['一度', 'たくさん', '登録']],
  ])('reads %j as %j', (input, expected) => {
    expect(words(input)).toEqual(expected);
  });

  test('keeps the parts of an identifier', () => {
    expect(parseQuery('getSexKubunName').words[0]?.parts).toEqual([
      'get',
      'sex',
      'kubun',
      'name',
    ]);
  });

  test('keeps words that mean nothing if there are no others', () => {
    expect(words('何')).toEqual(['何']);
  });

  test('takes signs as they stand', () => {
    expect(words('=>')).toEqual(['=>']);
    expect(words('  ')).toEqual([]);
  });

  test('reads no more than somebody types', () => {
    const {whole} = parseQuery('支給'.repeat(100_000));
    expect(whole.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
  });
});
