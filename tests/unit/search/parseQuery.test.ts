import {describe, expect, test} from 'vitest';
import {
  MAX_QUERY_LENGTH,
  parseQuery,
} from '../../../src/features/search/shared/parseQuery';

const words = (input: string) => parseQuery(input).words.map(({text}) => text);

describe('parseQuery', () => {
  test.each([
    ['シークレットとは何ですか', ['シクレツト', '何']],
    ['APIキーをどこに書けばいいですか', ['api', 'キ', '書け']],
    ['給与計算の前に手当を入れたい', ['給与計算', '前', '手当', '入れ']],
    ['支給額マスタ　更新', ['支給額マスタ', '更新']],
    ['取り込み', ['取り', '込み']],
    ['0円になった', ['0円']],
    ['HttpRequest.post', ['httprequest.post']],
    ['save_amount', ['saveamount']],
    ['データ データ', ['デタ']],
    ['一度にたくさん登録', ['一度', '登録']],
    ['一人だけ、二回', ['1人', '2回']],
  ])('reads %j as %j', (input, expected) => {
    expect(words(input)).toEqual(expected);
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
