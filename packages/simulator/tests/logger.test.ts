import {describe, expect, test} from 'vitest';
import {cases} from './support/cases';
import {advice, messages, runMain, runSource} from './support/runtime';

describe('the logger', () => {
  test('keeps level, message, line and time', async () => {
    const {logs} = await runMain(
      "logger.debug('a');\nlogger.info('b');\nlogger.warn('c');\n\nlogger.error('d');",
    );
    const time = '2025/04/10 10:00:00';
    expect(logs).toEqual([
      {level: 'debug', message: 'a', details: [], line: 2, time},
      {level: 'info', message: 'b', details: [], line: 3, time},
      {level: 'warn', message: 'c', details: [], line: 4, time},
      {level: 'error', message: 'd', details: [], line: 6, time},
    ]);
  });

  test('does not end the run by an error line', async () => {
    const result = await runMain("logger.error('a');\nlogger.info('b');");
    expect(result.error).toBeNull();
    expect(messages(result)).toEqual(['a', 'b']);
  });

  test('records objects and lists as JSON, errors by their text', async () => {
    const {logs} = await runMain(
      "logger.info('a', {b: 1}, [2, null], new TypeError('c'), 'd', undefined, 3);",
    );
    expect(logs[0]?.details).toEqual([
      '{"b":1}',
      '[2,null]',
      'TypeError: c',
      'd',
      'undefined',
      '3',
    ]);
  });

  test.each(
    cases<Record<'value' | 'expected', string>>('logger', 'odd values'),
  )('survives $value', async ({value, expected}) => {
    const {logs, error} = await runMain(
      `let a;\nlogger.info('a', ${value});\nthrow ${value};`,
    );
    expect(error?.messageId).toBe('program-stopped');
    expect(logs[0]?.details).toEqual([expected]);
  });

  test.each([
    "'x'.repeat(1e7)",
    'new Array(4_000_000_000)',
    "Array.from({length: 1e3}, () => Array(1e3).fill('x'.repeat(1e4)))",
  ])('makes no more of %s than it shows', async (value) => {
    const {logs, error} = await runMain(
      `logger.info('a', ${value}, [${value}]);`,
      {limits: {logLineLength: 100}},
    );
    expect(error).toBeNull();
    expect(logs[0]?.details.map(({length}) => length)).toEqual([101, 101]);
  });

  test('knows the line in a function that is called', async () => {
    const {logs} = await runSource(
      "function note() {\n  logger.info('a');\n}\nasync function main() {\n  note();\n}",
    );
    expect(logs[0]?.line).toBe(2);
  });

  test('tells of a secret in the log', async () => {
    const body = (argument: string): string =>
      `const secret = await secretsManager.getSecret('CHAT_API_TOKEN');\nlogger.info('確認', ${argument});`;
    expect(await advice(body('secret'))).toEqual(['secret-in-log']);
    expect(await advice(body('`Bearer ${secret.value}`'))).toEqual([
      'secret-in-log',
    ]);
    expect(await advice(body('secret.name'))).toEqual([]);
  });
});

describe('a secret', () => {
  test('has name, value and time of update', async () => {
    const result = await runMain(
      "const {name, value, updatedAt} = await secretsManager.getSecret('KINTAI_API_KEY');\nlogger.info(`${name} ${value.length} ${updatedAt}`);",
    );
    expect(messages(result)).toEqual(['KINTAI_API_KEY 17 2025/03/03 10:00:00']);
  });

  test.each(['chat_api_token', 'CHAT_API_TOKEN '])(
    'is not found under “%s”',
    async (name) => {
      const result = await runMain(
        `await secretsManager.getSecret('${name}');`,
      );
      expect(result.error?.messageId).toBe('secret-not-found');
    },
  );
});
