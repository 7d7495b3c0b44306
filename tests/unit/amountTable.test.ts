import {describeAmount} from '@combosite-functions/simulator';
import {expect, test} from 'vitest';
import {
  amountTable,
  readAmounts,
} from '../../src/features/code-blocks/shared/amountTable';

const AMOUNTS = [
  {employeeId: '0001', kyuyoKomokuName: '住宅手当', kind: '支給' as const},
  {employeeId: 'FM001277', kyuyoKomokuName: '組合 費（A）', kind: null},
].map((one, index) => ({
  ...one,
  startDate: `2025/0${index + 1}/01`,
  before: index === 0 ? null : 20_000,
  after: -1.5,
}));

test('amounts are read as they were told', () => {
  const text = AMOUNTS.map(describeAmount).join('\n');
  expect(readAmounts(text)).toEqual(AMOUNTS);
  expect(readAmounts(`${text}\n扶養 データID 1：更新`)).toBeUndefined();
});

test('one day of all is told above the table', () => {
  expect(amountTable('変更', AMOUNTS.slice(1))).toEqual({
    label: '変更（開始日：2025/02/01）',
    head: ['従業員ID', '給与項目', '変更前', '変更後'],
    rows: [['FM001277', '組合 費（A）', '20,000円', '-1.5円']],
  });
  expect(amountTable('変更', AMOUNTS).rows[0]).toEqual([
    '0001',
    '住宅手当（支給、2025/01/01から）',
    'なし',
    '-1.5円',
  ]);
});
