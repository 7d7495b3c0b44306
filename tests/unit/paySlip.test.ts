import {expect, test} from 'vitest';
import {
  PET_LINE,
  REGULAR,
  SLIP_EMPLOYEE,
  linesOf,
  readSlip,
  totalOf,
  writeRun,
  writeTrial,
} from '../../src/features/pay-slip/shared/paySlip';
import {
  pathOf,
  readTutorial,
} from '../../src/features/exercises/build/readTutorial';
import {findScenario, runCustomFunction} from '@combosite-functions/simulator';
import {
  sampleCompany,
  scenarios,
} from '@combosite-functions/simulator/sample-company';
import {fileOfPage} from '../support/exercises';
import {ROOT, readText} from '../support/files';
import {samplesOf} from '../../scripts/content/samples';

const tutorial = readTutorial(ROOT);

/** The lines that the sample company's amounts of an employee make. */
function linesOfCompany({amounts}: typeof sampleCompany) {
  return amounts
    .filter(({employeeId}) => employeeId === SLIP_EMPLOYEE)
    .map(({amount, kyuyoKomokuName: name}) => ({name, amount}));
}

test('the slip is that of the sample company, and of the program of the tutorial', async () => {
  const page = pathOf(tutorial, '開発者').at(-1)?.page ?? '';
  const file = fileOfPage(page);
  const sample = samplesOf(file, readText(file))[0];
  const {company} = await runCustomFunction({
    source: sample?.code ?? '',
    scenario: findScenario(scenarios, sample?.scenario ?? ''),
    company: sampleCompany,
  });
  const {amount, name} = PET_LINE;
  expect(REGULAR).toEqual(linesOfCompany(sampleCompany));
  expect(linesOfCompany(company)).toEqual([...REGULAR, {name, amount}]);
  expect(PET_LINE.basis).toBe('犬1匹×1,000円＋猫1匹×500円');
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

const EMPTY = readSlip(null);

/** A run that has changed these amounts of an employee. */
function runOf(
  rows: readonly [item: string, before: number | null, after: number][],
  {
    employeeId = SLIP_EMPLOYEE,
    kind = '支給',
    dryRun = false,
    error = null,
  }: {
    employeeId?: string;
    kind?: string;
    dryRun?: boolean;
    error?: object | null;
  } = {},
) {
  return {
    dryRun,
    error,
    amounts: {
      rows: rows.map(([kyuyoKomokuName, before, after]) => ({
        employeeId,
        kyuyoKomokuName,
        kind,
        before,
        after,
      })),
    },
  };
}

const RAISED = writeRun(EMPTY, runOf([['住宅手当', 20_000, 22_000]]), 'a');

test('a run writes its lines in their place, the last one for each item', () => {
  const slip = writeRun(RAISED, runOf([['ペット手当', null, 1500]]), 'b');
  expect(linesOf(slip)).toMatchObject([
    {name: '基本給', amount: 320_000},
    {name: '住宅手当', before: 20_000, amount: 22_000},
    {name: 'ペット手当', before: null, amount: 1500},
  ]);
  expect(totalOf(linesOf(slip))).toBe(343_500);
  const again = writeRun(slip, runOf([['ペット手当', null, 1200]]), 'c');
  expect(totalOf(linesOf(again))).toBe(343_200);
  const deducted = runOf([['欠勤控除', null, 9000]], {kind: '控除'});
  expect(totalOf(linesOf(writeRun(EMPTY, deducted, 'd')))).toBe(331_000);
});

test.each([
  ['ended with an error', {error: {message: 'x'}}, /エラーで終わった/],
  ['was a dry run', {dryRun: true}, /ドライラン/],
  ['was about others', {employeeId: '0002'}, /0001の金額は変わりません/],
])('a run that %s writes nothing, and says so', (_, kind, note) => {
  const slip = writeRun(RAISED, runOf([['住宅手当', 20_000, 0]], kind), 'b');
  expect(slip.lines).toEqual(RAISED.lines);
  expect(slip.note).toMatch(note);
});

test('a trial is written on the lines of its program only', () => {
  const trial = {
    problem: null,
    violations: [],
    failures: [],
    doubts: [],
    toConfirm: [],
  };
  const slip = writeRun(RAISED, runOf([['ペット手当', null, 1500]]), 'b');
  const reasons = (part: Partial<Parameters<typeof writeTrial>[1]>) =>
    writeTrial(slip, {...trial, ...part}, 'b').lines.map(({reason}) => reason);
  expect(reasons({})).toEqual([undefined, '']);
  expect(reasons({violations: [{title: '2回の実行'}]})).toEqual([
    undefined,
    '2回の実行',
  ]);
  expect(reasons({toConfirm: [{}]})).toEqual([undefined, '']);
  const asked = {...trial, doubts: [{}], toConfirm: [{}]};
  expect(writeTrial(slip, asked, 'b').lines.at(-1)?.basis).toBe(
    '誤りの疑い：1件、会社が決めること：1件',
  );
  const refused = {...trial, violations: [{title: 'x'}]};
  expect(totalOf(linesOf(writeTrial(RAISED, refused, 'a')))).toBe(340_000);
  expect(reasons({failures: [{}]})).toEqual([undefined, undefined]);
  expect(reasons({problem: 'x'})).toEqual([undefined, undefined]);
});

test('what the browser keeps is read again, if it is a slip', () => {
  expect(readSlip(JSON.stringify(RAISED))).toEqual(RAISED);
  for (const other of [
    '{',
    'null',
    '{"lines":[null],"note":""}',
    '{"lines":[{"name":"a","by":"b","amount":"1","before":null}],"note":""}',
    '{"lines":[]}',
  ]) {
    expect(readSlip(other)).toEqual(EMPTY);
  }
});
