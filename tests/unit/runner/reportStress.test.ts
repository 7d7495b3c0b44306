import {expect, test} from 'vitest';
import {stringifyCut} from '../../../src/features/runner/page/frame/cut';
import {RUN_LIMITS} from '../../../src/features/runner/page/shapes/runLimits';
import {parseWorkerMessage} from '../../../src/features/runner/page/shapes/workerMessages';
import {
  NAIVE_PET,
  program,
} from '../../../packages/stress/tests/support/stressPrograms';
import {outlineOf} from '../../../packages/stress/tests/support/stressTrial';
import type {ReportOutline} from '@combosite-functions/stress';

/** What the page gets. */
function pass(outline: ReportOutline) {
  return parseWorkerMessage(`S${stringifyCut(outline)}`);
}

test('an ordinary report reaches the page as it is', async () => {
  const report = await outlineOf(NAIVE_PET);
  expect(report.violations.length).toBeGreaterThan(0);
  expect(pass(report)).toEqual({kind: 'stress', report});
});

test('a report with long texts of a program is cut, and still arrives', async () => {
  const long = 'x'.repeat(RUN_LIMITS.messageLength);
  const message = pass(
    await outlineOf(program(`  throw new Error('${long}');`)),
  );
  const problem =
    message?.kind === 'stress' ? message.report.problem : undefined;
  expect(problem).toMatch(/^条件を変えない実行が、エラーで終わりました：.*…$/s);

  const settled = pass(
    await outlineOf(
      `// 会社の決まり 休職: ${long}\n// 会社の決まり ${long}: x\n${NAIVE_PET}`,
    ),
  );
  expect(settled).toMatchObject({
    report: {
      settled: [{decision: expect.stringMatching(/^x+…$/) as string}],
      notes: [expect.stringMatching(/^2行目の.*…$/s) as string],
    },
  });
});
