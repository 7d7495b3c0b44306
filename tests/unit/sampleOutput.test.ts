import {describeAmount} from '@combosite-functions/simulator';
import {expect, test} from 'vitest';
import {readAmounts} from '../../src/features/code-blocks/shared/sampleOutput';

const AMOUNTS = [
  {employeeId: '0001', kyuyoKomokuName: '住宅手当', kind: '支給' as const},
  {employeeId: 'FM001277', kyuyoKomokuName: '組合 費（A）', kind: null},
].map((one, index) => ({
  ...one,
  startDate: `2025/0${index + 1}/01`,
  before: index === 0 ? null : 20_000,
  after: -1.5,
}));

const output = (text: string) =>
  ({kind: 'changes', title: '変更', text}) as const;

test('amounts are read as they were told', () => {
  const text = AMOUNTS.map(describeAmount).join('\n');
  expect(readAmounts(output(text))).toEqual(AMOUNTS);
  expect(readAmounts({...output(text), kind: 'log'})).toBeUndefined();
  expect(readAmounts(output(`${text}\n扶養 データID 1：更新`))).toBeUndefined();
});
