import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {paySlipOf} from '../../../src/features/exercises/shared/paySlip';
import {
  pathOf,
  readTutorial,
} from '../../../src/features/exercises/build/readTutorial';
import {findScenario, runCustomFunction} from '@combosite-functions/simulator';
import {
  sampleCompany,
  scenarios,
} from '@combosite-functions/simulator/sample-company';
import {fileOfPage} from '../../support/exercises';
import {ROOT} from '../../support/files';
import {sampleRunsOfPage} from '../../../scripts/content/sampleRuns';

const slip = paySlipOf(sampleCompany);
const tutorial = readTutorial(ROOT);

test('the slip says what the program of the tutorial pays', async () => {
  const page = pathOf(tutorial, '開発者').at(-1)?.page ?? '';
  const file = fileOfPage(page);
  const run = sampleRunsOfPage(
    file,
    readFileSync(path.join(ROOT, file), 'utf8'),
  )[0];
  const {company} = await runCustomFunction({
    source: run?.sample.code ?? '',
    scenario: findScenario(scenarios, run?.sample.scenario ?? ''),
    company: sampleCompany,
  });
  const paid = company.amounts.filter(
    ({employeeId}) => employeeId === slip.employeeId,
  );
  expect(paid).toContainEqual(
    expect.objectContaining({
      kyuyoKomokuName: slip.added.name,
      amount: slip.added.amount,
    }),
  );
  expect(slip).toEqual({
    employeeId: '0001',
    regular: [
      {name: '基本給', amount: 320_000},
      {name: '住宅手当', amount: 20_000},
    ],
    added: {
      name: 'ペット手当',
      basis: '犬1匹×1,000円＋猫1匹×500円',
      amount: 1500,
    },
  });
});

test.each(['管理者', '開発者'])(
  'the path of %s brings the data first, then the amount, at its end',
  (role) => {
    const steps = pathOf(tutorial, role);
    expect(steps.flatMap(({brings = []}) => brings)).toEqual([
      'data',
      'amount',
    ]);
    expect(steps.at(-1)?.brings).toBe('amount');
  },
);
