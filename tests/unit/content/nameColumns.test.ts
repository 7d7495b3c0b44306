import {describe, expect, it} from 'vitest';
import nameColumns from '../../../src/features/content/build/nameColumns';
import type {Element, Root} from 'hast';

const element = (tagName: string, children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

const row = (tagName: string, cells: readonly string[]): Element =>
  element(
    'tr',
    cells.map((value) => element(tagName, [{type: 'text', value}])),
  );

function nameIn(head: readonly string[], body: readonly string[]) {
  const table = element('table', [row('th', head), row('td', body)]);
  const root: Root = {type: 'root', children: [table]};
  nameColumns()(root);
  return table.properties;
}

describe('nameColumns', () => {
  it('gives a table of sentences the names of its columns', () => {
    expect(
      nameIn(
        ['項目', '型', '', '説明'],
        ['sei', '文字列', '', '姓。戸籍または在留カードの表記です。'],
      ),
    ).toEqual({dataEntries: '', style: '--c2:"型";--c4:"説明";'});
  });

  it('marks columns of a few characters beside sentences', () => {
    const sentence = '締めた勤怠の件数が、元のシステムと同じ';
    const table = element('table', [
      row('th', ['目安', 'すること', '担当']),
      row('td', ['3日', sentence, '人事']),
      row('td', ['月末', '控える', '給与計算の責任者']),
    ]);
    nameColumns()({type: 'root', children: [table]});
    expect(
      table.children.map((line) =>
        'children' in line
          ? line.children.map(
              (cell) => 'properties' in cell && 'dataShort' in cell.properties,
            )
          : [],
      ),
    ).toEqual([
      [true, false, true],
      [true, false, true],
      [true, false, true],
    ]);
  });

  it('does so for two columns if the first has sentences', () => {
    const law =
      '手当を減らすか、やめるとき。従業員の同意か、変更の合理性が要るので、先に社会保険労務士に相談する';
    expect(
      nameIn(['決めること', '根拠の法令'], [law, '労働契約法第8条']),
    ).toEqual({dataEntries: '', style: '--c2:"根拠の法令";'});
  });

  it('puts a sentence below the fact that it tells, which is name enough', () => {
    const rule =
      '計算した時点の家賃で、その月の全額が決まる。翌月から変えるなら、今月の本計算が済んでから直す';
    expect(nameIn(['項目', '内容'], ['月の途中の転居', rule])).toEqual({
      dataEntries: 'facts',
      style: '',
    });
  });

  it.each([
    [
      'two columns',
      ['項目', '説明'],
      ['姓', '戸籍または在留カードの表記です。'],
    ],
    ['short cells', ['従業員ID', '犬', '猫'], ['0001', '1匹', '2匹']],
  ])('leaves a table of %s as it is', (_, head, body) => {
    expect(nameIn(head, body)).toEqual({});
  });
});
