import {describe, expect, test} from 'vitest';
import {runCustomFunction} from '..';
import {formatMessage} from '../messages/messages';
import {sampleCompany} from '../sample-company';
import {
  failure,
  messages,
  runMain,
  runSource,
  scenario,
} from './support/runtime';

describe('a run ends', () => {
  test('with too many log lines, even if the program catches it', async () => {
    const result = await runMain(
      'for (let i = 1; i <= 9; i += 1) { try { logger.info(`${i}`); } catch {} }',
      {limits: {logLines: 3}},
    );
    expect(result.error?.messageId).toBe('log-limit');
    expect(messages(result)).toEqual([
      '1',
      '2',
      '3',
      'Error: ログが3行を超えたため、実行を止めました',
    ]);
  });

  test.each([
    ["'あ'.repeat(40)", 2],
    ["'', 'あ'.repeat(20), 'い'.repeat(20)", 2],
    ["'あ'.repeat(1000)", 1],
  ])('with too long a log: %s', async (values, lines) => {
    const result = await runMain(
      `for (let i = 0; i < 9; i += 1) { try { logger.info(${values}); } catch {} }`,
      {limits: {logCharacters: 100, logLineLength: 60}},
    );
    expect(result.error?.messageId).toBe('log-size-limit');
    // What came before the limit stays.
    expect(result.logs).toHaveLength(lines + 1);
  });

  test.each(['await ', ''])('with too many operations: %s', async (waiting) => {
    const {error} = await runMain(
      `while (true) { ${waiting}secretsManager.getSecret('CHAT_API_TOKEN'); }`,
      {limits: {operations: 50}},
    );
    expect(error).toEqual({
      messageId: 'operation-limit',
      message: 'データの操作が50回を超えたため、実行を止めました',
      line: 2,
    });
  });

  test('with too many requests', async () => {
    const result = await runMain(
      "while (true) { await httpRequest.get('https://api.example.com/status'); }",
      {limits: {httpCalls: 5}},
    );
    expect(result.error?.messageId).toBe('http-call-limit');
    expect(result.httpCalls).toHaveLength(5);
  });

  test('after too long a wait for answers', async () => {
    expect(
      await failure(
        "while (true) { try { await httpRequest.get('https://api.example.com/slow', {timeoutMillis: 20000}); } catch { logger.warn('遅い'); } }",
        {limits: {runMillis: 60_000}},
      ),
    ).toBe('run-time-limit');
  });
});

test('a long log line is cut off', async () => {
  const {logs} = await runMain(
    "logger.info('あ'.repeat(20), 'い'.repeat(20));",
    {
      limits: {logLineLength: 10},
    },
  );
  expect(logs[0]?.message).toBe(`${'あ'.repeat(10)}…`);
  expect(logs[0]?.details).toEqual([`${'い'.repeat(10)}…`]);
});

test('each log line is told as soon as it is written', async () => {
  const told: string[] = [];
  await runCustomFunction({
    source:
      "async function main() { logger.info('a'); await secretsManager.getSecret('ない'); }",
    scenario: scenario('手動実行'),
    company: sampleCompany,
    onLog: ({message}) => told.push(message),
  });
  expect(told).toEqual([
    'a',
    expect.stringContaining(
      formatMessage('secret-not-found', {name: 'ない', nearest: ''}),
    ),
  ]);
});

test('an empty program is told apart from one that does nothing', async () => {
  expect((await runSource('')).error?.messageId).toBe('main-missing');
  expect((await runMain('')).error).toBeNull();
});
