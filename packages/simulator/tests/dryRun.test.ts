import {expect, test} from 'vitest';
import {sampleCompany} from '../sample-company';
import {messages, runMain} from './support/runtime';

const SAVE =
  "await combositeDataService.shikyukojoData.saveAmount([{employeeId: '0001', kyuyoKomokuName: '住宅手当', amount: 1, baseDate: '2025/04/01'}]);";
const DELETE =
  "const pets = await baseService.createCustomDataServiceByDefinitionName('従業員ペット飼育数');\nawait pets.deleteCustomData('a1B2c3D4e5');";

test('a dry run writes nothing, but tells what would have changed', async () => {
  const result = await runMain(`${SAVE}\n${DELETE}`, {
    scenario: '給与計算前・テスト実行',
  });
  expect(result.error).toBeNull();
  expect(result.company).toEqual(sampleCompany);
  expect(result.changes.amounts).toHaveLength(1);
  expect(result.changes.customData).toHaveLength(1);
  expect(result.notices.map(({messageId}) => messageId)).toEqual([
    'dry-run-not-written',
  ]);
});

test('a real run of the same program writes', async () => {
  const result = await runMain(`${SAVE}\n${DELETE}`, {scenario: '給与計算前'});
  expect(result.company).not.toEqual(sampleCompany);
  expect(result.notices).toEqual([]);
});

test('a dry run checks as a real one does', async () => {
  const result = await runMain(`${SAVE}\n${SAVE}`, {
    scenario: '給与計算前・テスト実行',
  });
  expect(result.error?.messageId).toBe('amount-already-updated');
});

test('a program sees its own changes in a dry run', async () => {
  const result = await runMain(
    `${DELETE}\nlogger.info(\`\${(await pets.getCustomDataByQuery((qb) => qb)).length}件\`);`,
    {scenario: '手動実行・テスト実行'},
  );
  expect(messages(result)).toEqual(['1件']);
});

test('a dry run without changes has nothing to tell', async () => {
  const result = await runMain("logger.info('a');", {
    scenario: '手動実行・テスト実行',
  });
  expect(result.notices).toEqual([]);
});
