import {expect, test} from 'vitest';
import {stringifyCut} from '../../../src/features/runner/page/frame/cut';
import {
  reportLogLine,
  reportRun,
} from '../../../src/features/runner/page/frame/reportRun';
import {sampleCompany} from '@combosite-functions/simulator/sample-company';
import {RUN_LIMITS} from '../../../src/features/runner/page/shapes/runLimits';
import {parseWorkerMessage} from '../../../src/features/runner/page/shapes/workerMessages';
import {runMain} from '../../../packages/simulator/tests/support/runtime';

test('a result is never longer than what the page shows at once', async () => {
  const result = await runMain(
    `const service = await baseService.createCustomDataServiceByDefinitionName('研修マスタ');
    for (let i = 0; i < 500; i += 1) {
      await service.createCustomData({kenshuCode: 'x'.repeat(1000), kenshuName: 'y'.repeat(1000)});
      await httpRequest.get('https://api.example.com/' + 'z'.repeat(1000)).catch(() => undefined);
    }`,
    {limits: {httpCalls: 500}},
  );
  const report = reportRun(result, sampleCompany, false);
  const text = stringifyCut(report);
  expect(text.length).toBeLessThan(RUN_LIMITS.reportLength * 1.5);
  expect(report.customData.total).toBe(500);
  expect(report.customData.rows.length).toBeGreaterThan(50);
  expect(parseWorkerMessage(`R${text}`)).toEqual({
    kind: 'report',
    report: JSON.parse(text) as unknown,
  });
  expect(report.httpCalls.rows[0]?.url.length).toBeGreaterThan(1000);
  expect(text).toMatch(/z…"/);
});

test('a message that names many is told in full', async () => {
  const {error} = reportRun(
    await runMain(
      'await combositeDataService.shikyukojoData.saveAmount([{}, {}, {}, {}]);',
      {scenario: '給与計算前'},
    ),
    sampleCompany,
    false,
  );
  expect(error?.message.length).toBeGreaterThan(RUN_LIMITS.valueLength);
  expect(error?.message).toMatch(/4件目のbaseDateはundefined$/);
});

test('values that a log line leaves out are counted', async () => {
  const {logs} = await runMain("logger.info('a', ...Array(30).fill('b'));");
  const {details} = reportLogLine(logs[0] ?? expect.fail());
  expect(details).toHaveLength(RUN_LIMITS.logDetails);
  expect(details.at(-1)).toBe('…（ほかに11個の値）');
});
