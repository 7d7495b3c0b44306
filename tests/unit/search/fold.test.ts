import {describe, expect, test} from 'vitest';
import {
  fold,
  foldWithOrigins,
  identifierParts,
  withoutHiragana,
} from '../../../src/features/search/shared/fold';
import {phonetic} from '../../../src/features/search/shared/phonetic';

describe('fold', () => {
  test.each([
    ['ＣＳＶ', 'csv'],
    ['ｶｽﾀﾑﾃﾞｰﾀ', 'カスタムデータ'],
    ['ユーザ', 'ユーザー'],
    ['アップロ－ド', 'アップロード'],
    ['アップロ-ド', 'アップロード'],
    ['クイック・スタート', 'クイックスタート'],
    ['カ\u3099', 'ガ'],
    ['フアイル', 'ファイル'],
    ['キツト', 'キット'],
    ['シヤツ', 'シャツ'],
    ['見\u200b出し\u0000', '見出し'],
    ['a　b\nc', 'a b c'],
  ])('writes %j and %j in one way', (one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  test.each([
    ['しわけ', 'シワケ'],
    ['2025-04', '202504'],
    ['カスタムデータ', 'カスタムデータ定義'],
  ])('keeps %j and %j apart', (one, other) => {
    expect(fold(one)).not.toBe(fold(other));
  });

  test('says where each character comes from', () => {
    const source = 'ﾃﾞｰﾀの𠮷ーA';
    const {text, origins} = foldWithOrigins(source);
    expect(text).toBe('デタの𠮷ーa');
    expect(origins).toHaveLength(text.length + 1);
    expect(origins[text.indexOf('タ')]).toBe(source.indexOf('ﾀ'));
    expect(origins[text.indexOf('a')]).toBe(source.indexOf('A'));
    expect(origins.at(-1)).toBe(source.length);
  });
});

test('okurigana and particles are left out', () => {
  expect(withoutHiragana('取り込み')).toBe(withoutHiragana('取込'));
  expect(withoutHiragana('マスタの更新')).toBe(withoutHiragana('マスタを更新'));
});

test('identifiers are cut into their parts', () => {
  expect(identifierParts('getSexKubunName')).toEqual([
    'get',
    'sex',
    'kubun',
    'name',
  ]);
  expect(identifierParts('HTTPRequest_save-amount')).toEqual([
    'http',
    'request',
    'save',
    'amount',
  ]);
});

describe('phonetic', () => {
  test.each([
    ['はつれい', 'ハツレイ', 'hatsurei', 'haturei'],
    ['しきゅうこうじょ', 'shikyukojo', 'shikyuukoujo', 'sikyukozyo'],
    ['しゅっこう', 'shukko', 'syukkou', 'shukkou'],
    ['じゅうしょ', 'jusho', 'jyusyo', 'juusho'],
    ['しんぶん', 'shimbun', 'shinbun', 'SHINBUN'],
    ['ふぁいる', 'ファイル', 'fairu', 'ふぁーいる'],
  ])('hears %s, %s, %s and %s as the same', (...spellings) => {
    expect(new Set(spellings.map(phonetic)).size).toBe(1);
  });

  test('hears nothing in what it cannot read', () => {
    expect(phonetic('発令')).toBeUndefined();
    expect(phonetic('save_amount')).toBeUndefined();
  });
});
