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
import * as writing from '../../src/features/pay-slip/shared/writeSlip';
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
import {ROOT, readCases, readText} from '../support/files';
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

interface Act {
  /** Item, before, after, and whose it is. */
  run?: [string, number | null, number, string?][];
  kind?: string;
  dryRun?: boolean;
  error?: boolean;
  trial?: Record<string, number> & {problem?: string; wrong?: string[]};
  by?: string;
  place?: string;
  change?: ['withdraw' | 'outdate', string];
}

/** What a run, or a trial, makes of the slip. */
function write(slip: typeof EMPTY, act: Act): typeof EMPTY {
  const {run = [], kind = '支給', dryRun = false, trial, by = 'a'} = act;
  if (act.change) {
    const [name, place] = act.change;
    return writing[name](slip, place);
  }
  if (trial) {
    const {problem = null, violations = 0, doubts = 0, toConfirm = 0} = trial;
    const amounts = trial.wrong?.map((item) => ({
      employeeId: SLIP_EMPLOYEE,
      item,
    }));
    const many = (count = 0) =>
      Array.from({length: count}, () => ({
        title: '2回の実行',
        amounts: amounts ?? [],
      }));
    const report = {
      problem,
      violations: many(violations),
      failures: many(trial.failures),
      caveats: many(trial.caveats),
      counts: {violations, doubts, toConfirm},
    };
    return writing.writeTrial(slip, report, by);
  }
  const rows = run.map(([kyuyoKomokuName, before, after, id]) => ({
    employeeId: id ?? SLIP_EMPLOYEE,
    kyuyoKomokuName,
    kind,
    before,
    after,
  }));
  const done = {dryRun, error: act.error ? {} : null, amounts: {rows}};
  return writing.writeRun(slip, done, by, act.place ?? `${PAGE}#0`);
}

/** What the slip shows. */
function shown(slip: typeof EMPTY) {
  return linesOf(slip, slip.employeeId, PAGE);
}

interface SlipCase {
  what: string;
  acts: Act[];
  shows?: object[];
  note?: string;
  employeeId?: string;
  total?: number;
  totalText?: string;
  before?: number | null;
  isNew?: boolean;
}

test.each(readCases<SlipCase[]>('pay-slip'))(
  '$what',
  ({acts, shows, note = '', ...expected}) => {
    const slip = acts.reduce(write, EMPTY);
    const lines = shown(slip);
    expect({
      what: expected.what,
      employeeId: slip.employeeId,
      total: totalOf(lines),
      totalText: totalText(lines),
      before: totalBefore(lines) ?? null,
      isNew: isNew(lines),
    }).toMatchObject(expected);
    expect(slip.note ?? '').toMatch(new RegExp(note));
    const told = lines.map((line) => ({
      ...{seal: null, basis: null, isRefused: null},
      ...asJson(line),
    }));
    expect(told).toMatchObject(shows ?? told);
    // The browser keeps it.
    expect(readSlip(JSON.stringify(slip))).toEqual(asJson(slip));
  },
);

function asJson(value: object): object {
  return JSON.parse(JSON.stringify(value)) as object;
}

test('what the browser keeps is read again, if it is a slip', () => {
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
