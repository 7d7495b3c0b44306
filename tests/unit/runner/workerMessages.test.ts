import {describe, expect, test} from 'vitest';
import {
  RUN_LIMITS,
  timeToRun,
} from '../../../src/features/runner/page/shapes/runLimits';
import {parseWorkerMessage} from '../../../src/features/runner/page/shapes/workerMessages';

const LINE = {
  level: 'info',
  message: 'x',
  details: [],
  line: 1,
  time: '2025/04/10 10:00:00',
};
const EMPTY = {rows: [], total: 0};
const PROGRESS = {done: 1, total: 2, title: 'x'};
const CONDITION = {
  title: 'x',
  explanation: 'x',
  sentence: ['x', '1円', 'x'],
  amounts: [{employeeId: 'x', item: 'x'}],
  rule: 'values',
  remedy: 'x',
  others: [{title: 'y', description: 'y', id: 'x-2'}],
  comment: null,
  id: 'x-1',
  description: 'x',
  rows: ['x → y'],
  findings: ['x'],
  line: 12,
};
const STRESS = {
  problem: null,
  fact: 'x',
  others: 'x',
  summary: 'x',
  counts: {violations: 1, doubts: 0, toConfirm: 0},
  caveats: [],
  violations: [CONDITION],
  failures: [],
  doubts: [],
  toConfirm: [],
  comment: null,
  settled: [],
  passed: [{title: 'x', ids: ['x-1'], isStopped: false}],
  notApplicable: [{titles: ['x'], reason: 'x', isUntried: false}],
  notes: [],
};
const REPORT = {
  dryRun: false,
  notices: [],
  httpCalls: EMPTY,
  customData: EMPTY,
  amounts: EMPTY,
  error: null,
};

describe("a worker's message", () => {
  test.each([
    ['L', 'log', 'line', LINE],
    ['R', 'report', 'report', REPORT],
    ['P', 'progress', 'progress', PROGRESS],
    ['S', 'stress', 'report', STRESS],
  ])('is read: %s', (sign, kind, name, content) => {
    expect(parseWorkerMessage(sign + JSON.stringify(content))).toEqual({
      kind,
      [name]: content,
    });
  });

  test('keeps only what is known', () => {
    const text = `L{"__proto__":{"polluted":1},"extra":1,${JSON.stringify(LINE).slice(1)}`;
    const message = parseWorkerMessage(text);
    expect(message).toEqual({kind: 'log', line: LINE});
    expect('polluted' in (message ?? {})).toBe(false);
    expect('polluted' in {}).toBe(false);
  });

  test('is cut to what can be shown', () => {
    const rows = Array.from({length: 5000}, () => ({
      employeeId: 'x'.repeat(1000),
      kyuyoKomokuName: '',
      kind: null,
      startDate: '',
      before: null,
      after: 1,
    }));
    const text = JSON.stringify({
      ...REPORT,
      amounts: {rows: rows.slice(0, 200), total: 5000},
    });
    const message = parseWorkerMessage(`R${text}`);
    const amounts =
      message?.kind === 'report' ? message.report.amounts : undefined;
    expect(amounts?.rows).toHaveLength(RUN_LIMITS.rows);
    expect(amounts?.rows[0]?.employeeId.length).toBeLessThan(400);
    expect(amounts?.total).toBe(5000);
  });

  test('is cut to what can be shown of hostile conditions', () => {
    const many = Array.from({length: 5000}, () => 'x'.repeat(10));
    const long = 'x'.repeat(5000);
    const message = parseWorkerMessage(
      `S${JSON.stringify({
        ...STRESS,
        passed: many.map((title) => ({
          title,
          ids: many.slice(0, 1),
          isStopped: true,
        })),
        notes: [long],
        violations: [{...CONDITION, findings: many}],
      })}`,
    );
    const report = message?.kind === 'stress' ? message.report : undefined;
    expect(report?.passed).toHaveLength(RUN_LIMITS.rows);
    expect(report?.violations[0]?.findings).toHaveLength(RUN_LIMITS.rows);
    expect(report?.notes[0]?.length).toBeLessThan(400);
  });

  test.each([
    '',
    'L',
    'Lnull',
    'L[]',
    'L{}',
    'X{}',
    'R{}',
    `L${JSON.stringify({...LINE, level: 'fatal'})}`,
    `L${JSON.stringify({...LINE, message: 1})}`,
    `L${JSON.stringify({...LINE, details: 'x'})}`,
    `R${JSON.stringify({...REPORT, amounts: {rows: [{}], total: 1}})}`,
    `R${JSON.stringify({...REPORT, error: 'x'})}`,
    `R${JSON.stringify({...REPORT, customData: {rows: [], total: 'x'}})}`,
    `L${JSON.stringify({...LINE, message: 'x'.repeat(RUN_LIMITS.messageLength)})}`,
    'P{}',
    `P${JSON.stringify({...PROGRESS, done: -1})}`,
    `P${JSON.stringify({...PROGRESS, total: '2'})}`,
    'S{}',
    `S${JSON.stringify(REPORT)}`,
    `S${JSON.stringify({...STRESS, violations: [{...CONDITION, rule: 'javascript:x'}]})}`,
    `S${JSON.stringify({...STRESS, violations: [{...CONDITION, id: '<x>'}]})}`,
    `S${JSON.stringify({...STRESS, passed: 'x'.repeat(RUN_LIMITS.messageLength)})}`,
    'T',
    'F',
  ])('is refused if it is malformed (%#)', (text) => {
    expect(parseWorkerMessage(text)).toBeUndefined();
  });

  test.each([0, -1, 1.5, '1', null])('has no line %j', (line) => {
    const message = parseWorkerMessage(`L${JSON.stringify({...LINE, line})}`);
    expect(message).toMatchObject({kind: 'log', line: {line: undefined}});
  });
});

test.each([
  [250, 2000],
  [3000, 9000],
])(
  'where loading took %i ms, a run is ended after %i ms',
  (loading, millis) => {
    expect(timeToRun(RUN_LIMITS.runMillis, loading)).toBe(millis);
  },
);

test('a trial of all conditions ends with a report after a minute', () => {
  expect(RUN_LIMITS.trialMillis).toBe(60_000);
  // What a condition may still take, and time to put the report together.
  expect(RUN_LIMITS.trialMillis + 2 * RUN_LIMITS.conditionMillis).toBeLessThan(
    RUN_LIMITS.stressMillis,
  );
});
