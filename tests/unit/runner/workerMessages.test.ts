import {describe, expect, test} from 'vitest';
import {RUN_LIMITS} from '../../../src/shapes/runLimits';
import {parseWorkerMessage} from '../../../src/shapes/workerMessages';

const LINE = {
  level: 'info',
  message: 'x',
  details: [],
  line: 1,
  time: '2025/04/10 10:00:00',
};
const EMPTY = {rows: [], total: 0};
const REPORT = {
  dryRun: false,
  notices: [],
  httpCalls: EMPTY,
  customData: EMPTY,
  amounts: EMPTY,
  error: null,
};

describe("a worker's message", () => {
  test('is read', () => {
    expect(parseWorkerMessage(`L${JSON.stringify(LINE)}`)).toEqual({
      kind: 'log',
      line: LINE,
    });
    expect(parseWorkerMessage(`R${JSON.stringify(REPORT)}`)).toEqual({
      kind: 'report',
      report: REPORT,
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
  ])('is refused if it is malformed (%#)', (text) => {
    expect(parseWorkerMessage(text)).toBeUndefined();
  });

  test.each([0, -1, 1.5, '1', null])('has no line %j', (line) => {
    const message = parseWorkerMessage(`L${JSON.stringify({...LINE, line})}`);
    expect(message).toMatchObject({kind: 'log', line: {line: undefined}});
  });
});

test('a run is ended within three seconds, by the frame or by the page', () => {
  expect(RUN_LIMITS.runMillis).toBeLessThan(RUN_LIMITS.frameMillis);
  expect(RUN_LIMITS.frameMillis).toBeLessThan(3000);
});
