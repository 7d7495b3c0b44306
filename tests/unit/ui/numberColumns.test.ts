import {expect, test} from 'vitest';
import {numberColumns} from '../../../src/ui/tables/numberColumns';

test.each([
  ['amounts', ['10,000円', '0円', '−5.5円'], true],
  ['counts, one of which is missing', ['3件', 'なし', ''], true],
  ['counts, of which there is none', ['1', '未登録', '更新しない'], true],
  ['numbers without a unit', ['1', '19', '21'], true],
  ['nothing at all', ['なし', ''], false],
  ['ids', ['0001', '0002'], false],
  ['dates', ['2025/04/01', '2025/05'], false],
  ['a text among numbers', ['3円', '1,000円の半分'], false],
  ['what is no text', ['3円', undefined], false],
])('%s are read from the last digit or not', (_, cells, isNumber) => {
  const rows = cells.map((cell) => ['1', cell]);
  expect([...numberColumns(rows)]).toEqual(isNumber ? [1] : []);
});
