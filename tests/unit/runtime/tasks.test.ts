import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {describeChanges} from '@combosite-functions/simulator';
import {sampleCompany} from '@combosite-functions/simulator/sample-company';
import {typeCheck} from '../../support/codeSamples';
import {ROOT, listFiles} from '../../support/files';
import {
  messages,
  runSource,
} from '../../../packages/simulator/tests/support/runtime';

/** Programs of somebody who knows only the site, and what they should do. */
const TASKS: Readonly<
  Record<
    string,
    {
      readonly scenario: string;
      readonly logs: readonly string[];
      readonly changes: readonly string[];
    }
  >
> = {
  ageDeduction: {
    scenario: '給与計算前・月末払い',
    logs: ['互助会費を更新しました：13件'],
    changes: [
      '従業員ID 0004 互助会費（控除、2025/04/01から）：なし → 1000',
      '従業員ID 0005 互助会費（控除、2025/04/01から）：なし → 0',
      '従業員ID 0006 互助会費（控除、2025/04/01から）：なし → 0',
      '従業員ID 0007 互助会費（控除、2025/04/01から）：なし → 0',
      '従業員ID 0008 互助会費（控除、2025/04/01から）：なし → 0',
      '従業員ID 0009 互助会費（控除、2025/04/01から）：なし → 0',
      '従業員ID 0010 互助会費（控除、2025/04/01から）：なし → 0',
      '従業員ID 0011 互助会費（控除、2025/04/01から）：なし → 0',
      '従業員ID 0012 互助会費（控除、2025/04/01から）：なし → 1000',
      '従業員ID FM001276 互助会費（控除、2025/04/01から）：なし → 0',
      '従業員ID FM001277 互助会費（控除、2025/04/01から）：なし → 0',
      '従業員ID FM001278 互助会費（控除、2025/04/01から）：なし → 0',
      '従業員ID FM001279 互助会費（控除、2025/04/01から）：なし → 0',
    ],
  },
  commutingAllowance: {
    scenario: '給与計算前',
    logs: ['通勤手当を更新しました：2件'],
    changes: [
      '従業員ID 0001 通勤手当（支給、2025/04/01から）：なし → 10000',
      '従業員ID 0002 通勤手当（支給、2025/04/01から）：なし → 2560',
    ],
  },
  exchangeRates: {
    scenario: '手動実行',
    logs: ['為替レートを更新しました：2件'],
    changes: [
      '為替レート データID kawase001：更新（レート 151.2 → 149.53）',
      '為替レート データID AD8rgZcOit：登録（通貨 EUR、レート 161.2）',
    ],
  },
  missingAddresses: {
    scenario: '給与計算前・月末払い',
    logs: ['FM001278：現住所がありません', '現住所がない従業員：1人'],
    changes: [],
  },
  nightShiftPremium: {
    scenario: '給与計算前',
    logs: ['夜勤手当を更新しました：2件'],
    changes: [
      '従業員ID 0001 夜勤手当（支給、2025/04/01から）：なし → 10000',
      '従業員ID 0002 夜勤手当（支給、2025/04/01から）：なし → 0',
    ],
  },
};

const read = (name: string): string =>
  readFileSync(path.join(ROOT, `tests/fixtures/tasks/${name}.js`), 'utf8');

describe('a task that is not on the site', () => {
  test.each(Object.entries(TASKS))('%s runs', async (name, expected) => {
    const result = await runSource(read(name), {scenario: expected.scenario});
    expect(result.error).toBeNull();
    expect(messages(result)).toEqual(expected.logs);
    const {amounts, customData} = describeChanges(
      result.changes,
      sampleCompany,
    );
    expect([...amounts, ...customData]).toEqual(expected.changes);
  });
});

test('the tasks are right by their types', () => {
  expect(
    typeCheck(
      Object.keys(TASKS).map((name) => ({
        file: name,
        line: 1,
        language: 'js',
        code: read(name),
        unchecked: undefined,
        scenario: undefined,
      })),
    ),
  ).toEqual([]);
});

test('every task is run', () => {
  expect(
    listFiles('tests/fixtures/tasks', /\.js$/).map((file) =>
      path.basename(file, '.js'),
    ),
  ).toEqual(Object.keys(TASKS).sort());
});
