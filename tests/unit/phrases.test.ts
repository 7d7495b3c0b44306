import {describe, expect, it} from 'vitest';
import markPhrases from '../../src/features/phrases/build/markPhrases';
import {splitPhrases} from '../../src/features/phrases/build/splitPhrases';
import type {Element, Root} from 'hast';

const split = (title: string) => splitPhrases(title).join('|');

describe('splitPhrases', () => {
  it.each([
    ['外部リクエストの送信方法', '外部リクエストの|送信方法'],
    ['カスタムデータをファイルで扱う', 'カスタムデータを|ファイルで|扱う'],
    ['BaaS(Combosite-Functions)について', 'BaaS(Combosite-Functions)について'],
    [
      'カスタムデータ・カスタムファンクション',
      'カスタムデータ・|カスタムファンクション',
    ],
  ])('breaks %s after its particles and signs', (title, phrases) => {
    expect(split(title)).toBe(phrases);
  });

  it.each(['取り込む', '直し方', '従業員ID', '戻り値'])(
    'keeps the word %s whole',
    (word) => {
      expect(splitPhrases(word)).toEqual([word]);
    },
  );

  it('breaks long names between their parts, short ones not', () => {
    expect(split('UserCustomDataService')).toBe('User|Custom|Data|Service');
    expect(split('BaaS')).toBe('BaaS');
  });

  it('never starts a line with a small kana, a long vowel or a stop', () => {
    const titles = [
      'データ、ファイル、サーバー',
      '「テスト実行」を押す（本番前）',
      '住所ァ・ー',
    ];
    for (const phrase of titles.flatMap((title) => splitPhrases(title))) {
      expect(phrase).not.toMatch(/^[ァィゥェォャュョッー、。）」・]/u);
    }
  });

  it.each(['', ' ', '手順1 ペット手当の単価を登録する', '\u{1f600}絵文字'])(
    'loses nothing of "%s"',
    (title) => {
      expect(splitPhrases(title).join('')).toBe(title);
    },
  );
});

describe('markPhrases', () => {
  const heading = (children: Element['children']): Element => ({
    type: 'element',
    tagName: 'h2',
    properties: {},
    children,
  });
  const mark = (element: Element) => {
    const root: Root = {type: 'root', children: [element]};
    markPhrases()(root);
    return element;
  };

  it('notes the phrases beside the text, which stays as it is', () => {
    const marked = mark(heading([{type: 'text', value: '値を入れ替える'}]));

    expect(marked.properties.dataPhrases).toBe('値を\u200B入れ替える');
    expect(marked.children).toEqual([{type: 'text', value: '値を入れ替える'}]);
  });

  it('leaves headings of one phrase and of more than text alone', () => {
    const short = mark(heading([{type: 'text', value: '対策'}]));
    const rich = mark(
      heading([{type: 'text', value: '値を'}, heading([]), heading([])]),
    );

    expect(short.properties).toEqual({});
    expect(rich.properties).toEqual({});
  });

  it('lets a name in a table break between its parts, no sentence and no code', () => {
    const text = (value: string) => ({type: 'text', value}) as const;
    const cell = mark({
      ...heading([
        {...heading([text('CombositeKojinData')]), tagName: 'a'},
        text('KekkonKubunを使う'),
        {...heading([text('CombositeKojinData')]), tagName: 'code'},
      ]),
      tagName: 'td',
    });
    const [name, sentence, code] = cell.children as Element[];

    expect(
      name?.children.map((part) => ('value' in part ? part.value : '|')),
    ).toEqual(['Combosite', '|', 'Kojin', '|', 'Data']);
    expect(sentence).toEqual(text('KekkonKubunを使う'));
    expect(code?.children).toEqual([text('CombositeKojinData')]);
  });
});
