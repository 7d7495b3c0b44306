import {expect, test} from 'vitest';
import {
  compareOutput,
  differentLines,
} from '../../../src/features/runner/page/result/compareOutput';
import type {RunReport} from '../../../src/features/runner/page/shapes/runReport';
import type {LogLine} from '@combosite-functions/simulator';

const REPORT: RunReport = {
  dryRun: false,
  notices: [],
  httpCalls: {rows: [], total: 0},
  customData: {rows: [], total: 0},
  amounts: {
    rows: [
      {
        employeeId: '0001',
        kyuyoKomokuName: 'ペット手当',
        kind: '支給',
        startDate: '2025/04/01',
        before: null,
        after: 1500,
      },
    ],
    total: 1,
  },
  error: null,
};
const CHANGE = '従業員ID 0001 ペット手当（支給、2025/04/01から）：なし → 1500';

function logs(...messages: string[]): LogLine[] {
  return messages.map((message) => ({
    level: 'info',
    message,
    details: [],
    line: 1,
    time: '2025/04/01 09:00:00',
  }));
}

test('the lines of a page and of a run are those of the kit', () => {
  const expected = [
    {kind: 'log', title: 'ログ（例）', text: '始め\n終わり'},
    {kind: 'changes', title: '変更', text: CHANGE},
  ] as const;
  expect(compareOutput(expected, logs('始め', '終わり'), REPORT)).toEqual([]);
  expect(compareOutput(expected, logs('始め\n終わり'), REPORT)).toEqual([]);
  expect(compareOutput(expected, logs('始め', '途中'), REPORT)).toEqual([
    {
      title: 'ログ',
      lines: [
        {from: 'sample', number: 2, text: '終わり'},
        {from: 'run', number: 2, text: '途中'},
      ],
    },
  ]);
});

test('what a page does not show is not compared, but errors and hints are', () => {
  const expected = [{kind: 'log', title: 'ログ', text: '始め'}] as const;
  const error = {messageId: 'thrown', message: '止まりました', line: 3};
  expect(compareOutput(expected, logs('始め'), REPORT)).toEqual([]);
  const lines = [{from: 'run', number: 1, text: '3行目 止まりました'}];
  expect(compareOutput(expected, logs('始め'), {...REPORT, error})).toEqual([
    {title: 'エラー', lines},
  ]);
  expect(
    compareOutput(expected, logs('始め'), {...REPORT, notices: [error]}),
  ).toEqual([
    {title: 'ヒント', lines: [{from: 'run', number: 1, text: '止まりました'}]},
  ]);
});

test('as few lines differ as possible', () => {
  const shown = differentLines(['a', 'b', 'c', 'd'], ['x', 'b', 'd', 'e']);
  expect(shown.map(({from, number}) => `${from} ${number}`)).toEqual([
    'sample 1',
    'run 1',
    'sample 3',
    'run 4',
  ]);
});
