import {expect, test} from 'vitest';
import {
  PET_LINE,
  SLIP_EMPLOYEE,
  isNew,
  linesOf,
  readSlip,
  totalBefore,
  totalOf,
  totalText,
} from '../../src/features/pay-slip/shared/paySlip';
import {
  writeRun,
  writeTrial,
} from '../../src/features/pay-slip/shared/writeSlip';
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
function linesOfCompany({amounts}: typeof sampleCompany, id = SLIP_EMPLOYEE) {
  return amounts
    .filter(({employeeId}) => employeeId === id)
    .map(({amount, kyuyoKomokuName: name}) => ({
      name,
      amount,
      ...(DEDUCTED.has(name) && {isDeducted: true}),
    }));
}

const DEDUCTED = new Set(
  sampleCompany.kyuyoKomoku
    .filter(({komokuKubun}) => komokuKubun.endsWith('控除'))
    .map(({kyuyoKomokuName}) => kyuyoKomokuName),
);

const EMPTY = readSlip(null);
const PAGE = '/wiki/this';
const PLACE = `${PAGE}#0`;

test.each(sampleCompany.employees.map(({employeeId}) => employeeId))(
  'the slip of %s is that of the sample company',
  (id) => {
    expect(linesOf(EMPTY, id, PAGE)).toEqual(linesOfCompany(sampleCompany, id));
  },
);

test('the program of the tutorial adds its line', async () => {
  const page = pathOf(tutorial, '開発者').at(-1)?.page ?? '';
  const file = fileOfPage(page);
  const sample = samplesOf(file, readText(file))[0];
  const {company} = await runCustomFunction({
    source: sample?.code ?? '',
    scenario: findScenario(scenarios, sample?.scenario ?? ''),
    company: sampleCompany,
  });
  const {amount, name} = PET_LINE;
  expect(linesOfCompany(company)).toEqual([
    ...linesOfCompany(sampleCompany),
    {name, amount},
  ]);
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

function write(
  slip: typeof EMPTY,
  run: Parameters<typeof writeRun>[1],
  by: string,
  place = PLACE,
) {
  return writeRun(slip, run, by, place);
}

const RAISED = write(EMPTY, runOf([['住宅手当', 20_000, 22_000]]), 'a');

/** What the slip shows. */
function shown(slip: typeof EMPTY) {
  return linesOf(slip, slip.employeeId, PAGE);
}

test('a run writes its lines in their place, the last one for each item', () => {
  const slip = write(RAISED, runOf([['ペット手当', null, 1500]]), 'b');
  expect(shown(slip)).toMatchObject([
    {name: '基本給', amount: 320_000},
    {name: '住宅手当', before: 20_000, amount: 22_000},
    {name: 'ペット手当', before: null, amount: 1500},
  ]);
  expect(totalOf(shown(slip))).toBe(343_500);
  expect(totalBefore(shown(slip))).toBe(340_000);
  const again = write(slip, runOf([['ペット手当', null, 1200]]), 'c');
  expect(totalOf(shown(again))).toBe(343_200);
  const deducted = runOf([['欠勤控除', null, 9000]], {kind: '控除'});
  expect(totalOf(shown(write(EMPTY, deducted, 'd')))).toBe(331_000);
});

test('what programs of other pages have paid is there before, without a verdict', () => {
  const pet = runOf([['ペット手当', null, 1500]]);
  const other = write(RAISED, pet, 'b', '/wiki/other#0');
  expect(shown(other).at(-1)).toMatchObject({
    amount: 1500,
    name: 'ペット手当',
    basis: '前のページ',
    isEarlier: true,
  });
  // That of this page comes below.
  const meal = write(other, runOf([['食事手当', null, 500]]), 'c');
  expect(
    shown(meal)
      .map(({name}) => name)
      .slice(2),
  ).toEqual(['ペット手当', '食事手当']);
  expect(totalBefore(shown(other))).toBe(341_500);
  expect(totalOf(shown(other))).toBe(343_500);
  const refused = writeTrial(other, FAILED, 'b');
  expect(shown(refused)).toEqual(shown(RAISED));
});

test('without the first employee, the slip is that of the first who gets something', () => {
  const none = runOf([['祝金', null, 0]], {employeeId: '0003'}).amounts.rows;
  const rows = [
    ...none,
    ...runOf([['祝金', 20_000, 30_000]], {employeeId: '0002'}).amounts.rows,
    ...runOf([['祝金', null, 30_000]], {employeeId: '0004'}).amounts.rows,
  ];
  const slip = write(RAISED, {...runOf([]), amounts: {rows}}, 'b');
  expect(slip.employeeId).toBe('0002');
  expect(slip.note).toBe(
    '前回の実行：従業員ID 0001の金額は変わりません。従業員ID 0002の明細に祝金を書きました。',
  );
  expect(totalBefore(shown(slip))).toBe(321_000);
  expect(totalOf(shown(slip))).toBe(331_000);
  const zero = {...runOf([]), amounts: {rows: none}};
  expect(write(RAISED, zero, 'b').employeeId).toBe('0003');
  // What the others' slips say stays there.
  const back = write(slip, runOf([['ペット手当', null, 1500]]), 'c');
  expect(totalOf(shown(back))).toBe(343_500);
  // The company knows no amount of the other one.
  const other = write(
    slip,
    {...runOf([]), amounts: {rows: rows.slice(2)}},
    'd',
  );
  expect(shown(other)).toMatchObject([{name: '祝金', amount: 30_000}]);
  expect(totalBefore(shown(other))).toBeUndefined();
});

test('a run that changes no amount writes nothing, and says so', () => {
  const slip = write({...RAISED, employeeId: '0004'}, runOf([]), 'b');
  expect(slip.employeeId).toBe(SLIP_EMPLOYEE);
  expect(totalOf(shown(slip))).toBe(totalOf(shown(RAISED)));
  expect(isNew(shown(RAISED))).toBe(true);
  expect(isNew(shown(slip))).toBe(false);
  expect(slip.note).toMatch(/どの従業員の金額も変わりません/);
});

test('all such are one line', () => {
  const slip = (['a', 'b', 'c'] as const).reduce(
    (last, name) =>
      write(last, runOf([[name, null, 1000]]), name, `/wiki/${name}#0`),
    RAISED,
  );
  const deducted = runOf([['d', null, 300]], {kind: '控除'});
  const all = write(slip, deducted, 'd', '/wiki/d#0');
  expect(shown(all).slice(2)).toMatchObject([
    {name: '前のページの4件', amount: 2700},
  ]);
  expect(totalOf(shown(all))).toBe(344_700);
});

test('without any payment, what is paid in all isn’t known', () => {
  const fee = runOf([['組合費', null, 2500]], {
    employeeId: '0005',
    kind: '控除',
  });
  const lines = shown(write(EMPTY, fee, 'a'));
  expect(totalText(lines)).toBe('—');
  expect(totalBefore(lines)).toBeUndefined();
  expect(totalText(shown(RAISED))).toBe('342,000円');
});

test('a dry run leaves the amounts, as earlier ones, and says so', () => {
  const others = {employeeId: '0004', dryRun: true};
  const slip = write(RAISED, runOf([['祝金', null, 1]], others), 'b');
  expect(slip.employeeId).toBe(RAISED.employeeId);
  expect(totalOf(shown(slip))).toBe(totalOf(shown(RAISED)));
  expect(totalBefore(shown(slip))).toBeUndefined();
  expect(shown(slip)[1]).toMatchObject({
    amount: 22_000,
    basis: '前の実行',
    isEarlier: true,
  });
  expect(slip.note).toMatch(/ドライラン/);
});

test('an error crosses out what its sample wrote before, with the reason', () => {
  const two = runOf([
    ['住宅手当', 20_000, 22_000],
    ['ペット手当', null, 1500],
  ]);
  const failed = runOf([['祝金', null, 1]], {error: {}});
  const paid = write(
    write(EMPTY, two, 'a'),
    runOf([['食事手当', null, 500]]),
    'b',
    `${PAGE}#1`,
  );
  const slip = write(paid, failed, 'c');
  expect(shown(slip).slice(1)).toMatchObject([
    {name: '住宅手当', amount: 22_000, isRefused: true, basis: undefined},
    {
      name: 'ペット手当',
      isRefused: true,
      basis: expect.stringContaining('エラーで終わった') as string,
    },
    {name: '食事手当', amount: 500},
  ]);
  expect(totalOf(shown(slip))).toBe(340_500);
  expect(slip.note).toMatch(/エラーで終わった/);
  // Once it has been mended, nothing is crossed out.
  const mended = write(slip, runOf([['住宅手当', 20_000, 21_000]]), 'd');
  expect(shown(mended).some(({isRefused}) => isRefused)).toBe(false);
  expect(totalOf(shown(mended))).toBe(341_500);
});

test('an error of a sample that has written nothing has a line, too', () => {
  const carried = write(
    RAISED,
    runOf([['祝金', null, 1000]]),
    'b',
    '/wiki/o#0',
  );
  const failed = runOf([], {error: {}});
  const slip = write(carried, failed, 'c', `${PAGE}#1`);
  expect(readSlip(JSON.stringify(slip))).toMatchObject({lines: [{}, {}, {}]});
  expect(shown(slip).at(-1)).toMatchObject({
    name: 'この実行の金額',
    isRefused: true,
  });
  expect(totalOf(shown(slip))).toBe(totalOf(shown(carried)));
  expect(shown(write(slip, failed, 'd', `${PAGE}#1`))).toHaveLength(4);
  const elsewhere = linesOf(slip, SLIP_EMPLOYEE, '/wiki/elsewhere');
  expect(elsewhere.some(({isRefused}) => isRefused)).toBe(false);
});

const TRIAL = {
  problem: null,
  violations: [],
  failures: [],
  caveats: [],
  counts: {violations: 0, doubts: 0, toConfirm: 0},
};

const FAILED = {
  ...TRIAL,
  violations: [{title: '2回の実行'}],
  counts: {violations: 1, doubts: 2, toConfirm: 0},
};

test('a trial is written on the lines of its program, and said on the last', () => {
  const rows = runOf([
    ['ペット手当', null, 1500],
    ['食事手当', null, 500],
  ]);
  const slip = write(RAISED, rows, 'b');
  const verdict = (part: Partial<Parameters<typeof writeTrial>[1]>) =>
    shown(writeTrial(slip, {...TRIAL, ...part}, 'b'))
      .slice(1)
      .map(({seal, basis}) => [seal, basis]);
  const none = [undefined, undefined];
  expect(verdict({})).toEqual([none, none, ['合格', '厳しい条件で誤りなし']]);
  // What the company decides is said, and is no fault.
  const toConfirm = {violations: 0, doubts: 0, toConfirm: 3};
  expect(verdict({counts: toConfirm}).at(-1)).toEqual([
    '要決定',
    '厳しい条件で誤りなし、会社が決めること3件',
  ]);
  expect(verdict({counts: {...toConfirm, doubts: 2}}).at(-1)).toEqual([
    '要確認',
    '疑い2件、会社が決めること3件',
  ]);
  expect(verdict(FAILED)).toEqual([
    none,
    none,
    [undefined, '誤り1件（2回の実行）、疑い2件'],
  ]);
  const broken = shown(writeTrial(slip, FAILED, 'b'));
  expect(broken.map(({isRefused}) => isRefused)).toEqual([
    undefined,
    undefined,
    true,
    true,
  ]);
  expect(totalOf(broken)).toBe(342_000);
  expect(totalBefore(broken)).toBe(340_000);
  // Of what was hardly tried nothing is said.
  for (const part of [{failures: [{}]}, {caveats: ['x']}, {problem: 'x'}]) {
    expect(verdict(part)).toEqual([none, none, none]);
  }
});

test('what the browser keeps is read again, if it is a slip', () => {
  expect(readSlip(JSON.stringify(RAISED))).toEqual(RAISED);
  for (const other of [
    '{',
    'null',
    '{"employeeId":"1","lines":[null],"note":""}',
    '{"employeeId":"1","lines":[{"name":"a","by":"b","employeeId":"1","amount":"1","before":null}],"note":""}',
    '{"employeeId":"1","lines":[{"name":"a","by":"b","amount":1,"before":null}],"note":""}',
    '{"employeeId":"1","lines":[]}',
    '{"lines":[],"note":""}',
    '{"employeeId":"1","lines":[{"name":"a","by":"b","place":1,"employeeId":"1","amount":1,"before":null}],"note":""}',
  ]) {
    expect(readSlip(other)).toEqual(EMPTY);
  }
});
