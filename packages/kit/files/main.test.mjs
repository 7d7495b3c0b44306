// main.jsのテストです。「node --test」で、すべてのテストを動かします。
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {runFile} from './run.mjs';

test('2人のペット手当を更新する', async () => {
  const result = await runFile('main.js', {scenario: '給与計算前'});

  assert.equal(result.error, null);
  assert.deepEqual(
    result.changes.amounts.map(({employeeId, after}) => [employeeId, after]),
    [
      ['0001', 1500],
      ['0002', 1500],
    ],
  );
});

test('対象の従業員がいなければ、何も更新しない', async () => {
  const result = await runFile('main.js', {
    scenario: '給与計算前・対象者なし',
  });

  assert.equal(result.error, null);
  assert.deepEqual(result.changes.amounts, []);
});

test('飼育数が空の従業員がいれば、1人も更新せずに止める', async () => {
  const result = await runFile('main.js', {
    scenario: '給与計算前・飼育数の未入力',
  });

  assert.match(result.error?.message ?? '', /従業員ID 0005: dogCount/);
  assert.deepEqual(result.changes.amounts, []);
});

test('遡及計算では、何も更新しない', async () => {
  const result = await runFile('main.js', {scenario: '遡及計算'});

  assert.equal(result.error, null);
  assert.deepEqual(result.changes.amounts, []);
});

test('給与計算の前でなければ、エラーになる', async () => {
  const result = await runFile('main.js', {scenario: '手動実行'});

  assert.match(result.error?.message ?? '', /手動実行トリガーでは使えません/);
});
